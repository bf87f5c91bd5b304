#include <algorithm>

#include "annotate/fact_table.hpp"

namespace tqn {

std::span<const FactInfo> all_facts() noexcept { return annotating::fact_table; }

std::optional<Fact> find_fact(std::string_view name) noexcept {
  const auto found = std::ranges::find(annotating::fact_table, name, &FactInfo::name);
  if (found == annotating::fact_table.end()) return std::nullopt;
  return found->fact;
}

}  // namespace tqn
