#include "findings.hpp"

#include <algorithm>
#include <utility>

#include "fix.hpp"

namespace tqn::tools {

Span first_line(std::string_view text) noexcept {
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

std::string_view without_trailing_blanks(std::string_view text) noexcept {
  return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
}

Findings count_findings(const Sink& sink, const Policy& policy, const Codes& ignored, Work& work) noexcept {
  Findings sum;
  const Codes found = sink.found() & policy.active & ~ignored;
  for_each(found, [&](Code code) {
    for (const Severity own : severities) {
      const std::uint32_t count = sink.count(code, own);
      sum.tally.add(policy.severity(code, own), count);
      if (policy.failing.contains(code, own)) sum.failing += count;
      if (!policy.shown.contains(code, own)) continue;
      sum.to_show += count;
      work.to_show[static_cast<std::size_t>(code)] += count;
    }
  });
  return sum;
}

Status status_of(const Sink& sink, const Tally& tally, const Policy& policy, const Codes& ignored) {
  if (sink.critical()) return Status::rejected;
  const std::uint64_t all = std::uint64_t{tally.errors} + tally.warnings;
  if (all == 0) return Status::ok;
  const auto fixable = std::ranges::count_if(sink.kept(), [&](const Diagnostic& finding) {
    return policy.counted.contains(finding.code, finding.severity) &&
           !ignored[static_cast<std::size_t>(finding.code)] && find_fix(finding, Safety::suggested) != nullptr;
  });
  return static_cast<std::uint64_t>(fixable) == all ? Status::fixable : Status::review;
}

std::vector<Diagnostic> take_findings(Sink& sink, const Policy& policy, const Codes& ignored) {
  std::vector<Diagnostic> findings;
  for (Diagnostic& finding : sink.kept()) {
    const bool shown = policy.shown.contains(finding.code, finding.severity);
    if (!shown || ignored[static_cast<std::size_t>(finding.code)]) continue;
    finding.severity = policy.severity(finding.code, finding.severity);
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace tqn::tools
