#include "mend.hpp"

#include <utility>

namespace tqn::tools {
namespace {

/// Fixes can uncover further ones, but every round leaves fewer findings; this is for faults of ours.
constexpr int most_rounds = 20;

std::uint64_t count_active(const Sink& sink, const Policy& policy) noexcept {
  std::uint64_t sum = 0;
  for (const CodeInfo& row : all_codes()) {
    if (policy.active[static_cast<std::size_t>(row.code)]) sum += sink.count(row.code);
  }
  return sum;
}

}  // namespace

Verdict Mender::mend(std::string& text, Game& game, Sink& sink, const Verdict& verdict, std::uint64_t& fixed) const {
  const Safety least_safe = fixing == Fixing::safe ? Safety::safe : Safety::suggested;
  const auto read = [&]() -> std::optional<Verdict> {
    sink.clear();
    const std::size_t size = format.read(text, game, sink);
    const Verdict now = check(game, text, sink, options);
    if (size != text.size() || sink.critical()) return std::nullopt;
    return now;
  };
  Verdict current = verdict;
  for (int round = 0; round < most_rounds && !sink.critical(); ++round) {
    Fixed next = apply_fixes(text, sink.kept(), policy.active, least_safe);
    if (next.applied == 0) break;
    const std::uint64_t before = count_active(sink, policy);
    std::swap(text, next.text);
    const auto better = read();
    if (better && count_active(sink, policy) < before) {
      fixed += next.applied;
      current = *better;
      continue;
    }
    std::swap(text, next.text);
    current = read().value_or(verdict);
    break;
  }
  return current;
}

}  // namespace tqn::tools
