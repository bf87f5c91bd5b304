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
    policy.shown[i] = policy.active[i] && severity >= settings.level;
    policy.failing[i] = policy.active[i] && by_weight && severity >= fail_level;
  }
  return policy;
}

Tally tally(const Sink& sink, const Sink::Codes& codes, const Policy& policy) noexcept {
  Tally sum;
  if (!sink.any()) return sum;
  for (const CodeInfo& row : all_codes()) {
    const auto i = static_cast<std::size_t>(row.code);
    if (!codes[i]) continue;
    const std::uint32_t count = sink.count(row.code);
    switch (policy.severity[i]) {
      case Severity::info: sum.infos += count; break;
      case Severity::warning: sum.warnings += count; break;
      case Severity::error: sum.errors += count; break;
    }
  }
  return sum;
}

bool any_of(const Sink& sink, const Sink::Codes& codes) noexcept {
  return sink.any() && std::ranges::any_of(all_codes(), [&](const CodeInfo& row) {
           return codes[static_cast<std::size_t>(row.code)] && sink.count(row.code) > 0;
         });
}

}  // namespace tqn::tools
