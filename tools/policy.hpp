#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "settings.hpp"
#include "tqn/text/code.hpp"
#include "tqn/text/finding_set.hpp"

namespace tqn::tools {

/// What the settings make of the findings. A finding comes with a severity of its own, which the user can
/// replace for a whole code; the sets are about the severity that it came with.
struct Policy {
  std::array<std::optional<Severity>, code_count> chosen{};  ///< by the user
  Codes active;        ///< selected and not ignored: the others are as if they were not found
  FindingSet counted;  ///< active, warning or error: a game without them is ok
  FindingSet shown;    ///< active, at or above the level
  FindingSet failing;  ///< active, at or above the fail level: one of them makes the status 1

  /// What a finding weighs.
  [[nodiscard]] Severity severity(Code code, Severity own) const noexcept {
    return chosen[static_cast<std::size_t>(code)].value_or(own);
  }
};

[[nodiscard]] Policy make_policy(const Settings& settings);
/// Only findings of these codes, as shipped.
[[nodiscard]] Policy policy_of(const Codes& codes);

/// Findings by weight.
struct Tally {
  std::uint32_t errors = 0;
  std::uint32_t warnings = 0;
  std::uint32_t infos = 0;

  void add(Severity weight, std::uint32_t count) noexcept;
};

}  // namespace tqn::tools
