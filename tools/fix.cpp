#include "fix.hpp"

#include <algorithm>
#include <set>
#include <vector>

namespace tqn::tools {
namespace {

/// Orders edits so that those which exclude each other compare equal: overlapping ranges, or two insertions
/// at one place, whose order nobody has decided.
struct Apart {
  bool operator()(const Edit* a, const Edit* b) const noexcept {
    return a->where.end <= b->where.begin && a->where != b->where;
  }
};

bool fits(const Edit& edit, std::string_view text) noexcept {
  return edit.where.begin <= edit.where.end && edit.where.end <= text.size();
}

}  // namespace

const Fix* find_fix(const Diagnostic& diagnostic, Safety least_safe) noexcept {
  const auto found = std::ranges::find_if(
      diagnostic.fixes, [&](const Fix& fix) { return fix.safety <= least_safe && !fix.edits.empty(); });
  return found == diagnostic.fixes.end() ? nullptr : &*found;
}

Fixed apply_fixes(std::string_view text, std::span<const Diagnostic> findings, const Sink::Codes& codes,
                  Safety least_safe) {
  std::set<const Edit*, Apart> edits;
  Fixed fixed;
  for (const Diagnostic& diagnostic : findings) {
    if (!codes[static_cast<std::size_t>(diagnostic.code)]) continue;
    const Fix* fix = find_fix(diagnostic, least_safe);
    if (fix == nullptr) continue;
    std::vector<const Edit*> added;
    for (const Edit& edit : fix->edits) {
      if (!fits(edit, text) || !edits.insert(&edit).second) break;
      added.push_back(&edit);
    }
    if (added.size() == fix->edits.size()) {
      ++fixed.applied;
    } else {
      for (const Edit* edit : added) edits.erase(edit);
    }
  }
  std::size_t at = 0;
  for (const Edit* edit : edits) {
    fixed.text += text.substr(at, edit->where.begin - at);
    fixed.text += edit->text;
    at = edit->where.end;
  }
  fixed.text += text.substr(at);
  return fixed;
}

}  // namespace tqn::tools
