#include "mend.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace tqn::tools {
namespace {

/// Fixes can uncover further ones, but every round leaves less; this is for faults of ours.
constexpr int most_rounds = 60;

/// The active findings by weight, the heaviest first: fewer errors outweigh any number of notes. A fix may
/// well bring a lighter finding to light, such as a tag Result without a result behind the moves.
std::array<std::uint64_t, severities.size()> weigh(const Sink& sink, const Policy& policy) noexcept {
  std::array<std::uint64_t, severities.size()> sums{};
  for (const CodeInfo& row : all_codes()) {
    if (!policy.active[static_cast<std::size_t>(row.code)]) continue;
    for (const Severity own : severities) {
      const auto weight = static_cast<std::size_t>(policy.severity(row.code, own));
      sums[sums.size() - 1 - weight] += sink.count(row.code, own);
    }
  }
  return sums;
}

/// Whether a fix says that other half-moves were played than are written: what is found behind it may not be so.
bool changes_moves(Code code, const Fix& fix) noexcept {
  return fix.safety == Safety::suggested && code >= Code::bad_token && code <= Code::tuzdyk_false &&
         code != Code::illegible;
}

std::uint32_t begin_of(const Fix& fix) noexcept {
  return std::ranges::min(fix.edits, {}, [](const Edit& edit) { return edit.where.begin; }).where.begin;
}
std::uint32_t end_of(const Fix& fix) noexcept {
  return std::ranges::max(fix.edits, {}, [](const Edit& edit) { return edit.where.end; }).where.end;
}

/// The fixes of one round: one at most that changes moves, and only what stands before that.
struct Round {
  std::vector<Diagnostic> findings;
  bool changes_moves = false;
};

/// `refused`: how many fixes that change moves are passed over.
Round next_round(std::span<const Diagnostic> findings, Safety least_safe, std::size_t refused) {
  std::vector<const Fix*> changes;
  for (const Diagnostic& finding : findings) {
    const Fix* const fix = find_fix(finding, least_safe);
    if (fix != nullptr && changes_moves(finding.code, *fix)) changes.push_back(fix);
  }
  std::ranges::sort(changes, {}, [](const Fix* fix) { return begin_of(*fix); });
  const Fix* const change = refused < changes.size() ? changes[refused] : nullptr;
  Round round{{}, change != nullptr};
  for (const Diagnostic& finding : findings) {
    const Fix* const fix = find_fix(finding, least_safe);
    if (fix == nullptr) continue;
    const bool rests_on_change = change != nullptr && end_of(*fix) > begin_of(*change);
    const bool taken = changes_moves(finding.code, *fix) ? fix == change : !rests_on_change;
    if (taken) round.findings.push_back(finding);
  }
  return round;
}

}  // namespace

std::optional<Verdict> Mender::read(std::string_view text, Game& game, Sink& sink) const {
  sink.clear();
  const std::size_t size = format.read(text, game, sink);
  const Verdict verdict = check(game, text, sink, options);
  if (size != text.size() || sink.critical()) return std::nullopt;
  return verdict;
}

Verdict Mender::mend(std::string& text, Game& game, Sink& sink, const Verdict& verdict, std::uint64_t& fixed) const {
  const Safety least_safe = fixing == Fixing::safe ? Safety::safe : Safety::suggested;
  Verdict current = verdict;
  std::size_t refused = 0;
  for (int i = 0; i < most_rounds && !sink.critical(); ++i) {
    const Round round = next_round(sink.kept(), least_safe, refused);
    Fixed next = apply_fixes(text, round.findings, policy.active, least_safe);
    if (next.applied > 0) {
      const auto before = weigh(sink, policy);
      std::swap(text, next.text);
      const auto better = read(text, game, sink);
      if (better && weigh(sink, policy) < before) {
        fixed += next.applied;
        current = *better;
        continue;
      }
      std::swap(text, next.text);
      current = read(text, game, sink).value_or(verdict);
    }
    if (!round.changes_moves) break;
    ++refused;
  }
  return current;
}

}  // namespace tqn::tools
