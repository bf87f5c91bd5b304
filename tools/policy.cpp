#include "policy.hpp"

#include <algorithm>

namespace tqn::tools {

Policy make_policy(const Settings& settings) {
  Policy policy;
  const bool archival = settings.require == Level::archival;
  // A rung that is asked for takes the place of the fail level, which can still be given beside it.
  const bool by_weight = settings.fail_on.has_value() || !settings.require.has_value();
  const Severity fail_level = settings.fail_on.value_or(Severity::error);
  for (const CodeInfo& row : all_codes()) {
    const auto i = static_cast<std::size_t>(row.code);
    Severity shipped = row.severity;
    if (archival && row.code == Code::ending_unexplained) shipped = std::max(shipped, Severity::warning);
    const Severity severity = settings.severity[i].value_or(shipped);
    policy.severity[i] = severity;
    policy.active[i] = (!settings.select || (*settings.select)[i]) && !settings.ignore[i];
    policy.counted[i] = policy.active[i] && severity >= Severity::warning;
    policy.failing[i] = policy.active[i] && by_weight && severity >= fail_level;
    policy.shown[i] = settings.quiet ? policy.failing[i] : policy.active[i] && severity >= settings.level;
  }
  return policy;
}

void Tally::add(Severity weight, std::uint32_t count) noexcept {
  switch (weight) {
    case Severity::info:
      infos += count;
      break;
    case Severity::warning:
      warnings += count;
      break;
    case Severity::error:
      errors += count;
      break;
  }
}

Tally tally(const Sink& sink, const Sink::Codes& codes, const Policy& policy) noexcept {
  Tally sum;
  for (std::size_t i = 0; sink.any() && i < code_count; ++i) {
    if (codes[i]) sum.add(policy.severity[i], sink.count(static_cast<Code>(i)));
  }
  return sum;
}

}  // namespace tqn::tools
