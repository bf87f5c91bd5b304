#include "policy.hpp"

namespace tqn::tools {

Policy make_policy(const Settings& settings) {
  Policy policy;
  policy.chosen = settings.severity;
  // A rung that is asked for takes the place of the fail level, which can still be given beside it.
  const bool by_weight = settings.fail_on.has_value() || !settings.require.has_value();
  const Severity fail_level = settings.fail_on.value_or(Severity::error);
  for (const CodeInfo& row : all_codes()) {
    const auto i = static_cast<std::size_t>(row.code);
    policy.active[i] = (!settings.select || (*settings.select)[i]) && !settings.ignore[i];
    if (!policy.active[i]) continue;
    for (const Severity own : severities) {
      const Severity severity = policy.severity(row.code, own);
      const bool fails = by_weight && severity >= fail_level;
      if (severity >= Severity::warning) policy.counted.insert(row.code, own);
      if (fails) policy.failing.insert(row.code, own);
      if (settings.quiet ? fails : severity >= settings.level) policy.shown.insert(row.code, own);
    }
  }
  return policy;
}

Policy policy_of(const Codes& codes) {
  Settings settings;
  settings.select = codes;
  return make_policy(settings);
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

}  // namespace tqn::tools
