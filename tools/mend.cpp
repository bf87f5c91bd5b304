#include "mend.hpp"

#include <array>
#include <utility>

namespace tqn::tools {
namespace {

/// Fixes can uncover further ones, but every round leaves less; this is for faults of ours.
constexpr int most_rounds = 20;

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
    const auto before = weigh(sink, policy);
    std::swap(text, next.text);
    const auto better = read();
    if (better && weigh(sink, policy) < before) {
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
