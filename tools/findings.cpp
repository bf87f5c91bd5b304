#include "findings.hpp"

#include <algorithm>
#include <utility>

#include "fix.hpp"

namespace tqn::tools {

Findings count_findings(const Sink& sink, const Policy& policy, const Sink::Codes& ignored, Work& work) noexcept {
  Findings sum;
  for (std::size_t i = 0; i < code_count; ++i) {
    const std::uint32_t count = sink.count(static_cast<Code>(i));
    if (count == 0 || !policy.active[i] || ignored[i]) continue;
    sum.tally.add(policy.severity[i], count);
    if (policy.failing[i]) sum.failing += count;
    if (!policy.shown[i]) continue;
    sum.to_show += count;
    work.to_show[i] += count;
  }
  return sum;
}

Status status_of(const Sink& sink, const Tally& tally, const Policy& policy, const Sink::Codes& ignored) {
  if (sink.critical()) return Status::rejected;
  const std::uint64_t all = std::uint64_t{tally.errors} + tally.warnings;
  if (all == 0) return Status::ok;
  const Sink::Codes codes = policy.counted & ~ignored;
  const auto fixable = std::ranges::count_if(sink.kept(), [&](const Diagnostic& finding) {
    return codes[static_cast<std::size_t>(finding.code)] && find_fix(finding, Safety::suggested) != nullptr;
  });
  return static_cast<std::uint64_t>(fixable) == all ? Status::fixable : Status::review;
}

std::vector<Diagnostic> take_findings(Sink& sink, const Policy& policy, const Sink::Codes& ignored) {
  std::vector<Diagnostic> findings;
  for (Diagnostic& finding : sink.kept()) {
    const auto i = static_cast<std::size_t>(finding.code);
    if (!policy.shown[i] || ignored[i]) continue;
    finding.severity = policy.severity[i];
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace tqn::tools
