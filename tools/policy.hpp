#pragma once

#include <array>
#include <cstdint>

#include "settings.hpp"
#include "tqn/text/code.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::tools {

/// What the settings make of the code table.
struct Policy {
  std::array<Severity, code_count> severity{};
  Sink::Codes active;   ///< selected and not ignored: the others are as if they were not found
  Sink::Codes counted;  ///< active, warning or error: a game without them is ok
  Sink::Codes shown;    ///< active, at or above the level
  Sink::Codes failing;  ///< active, at or above the fail level: one of them makes the status 1
};

[[nodiscard]] Policy make_policy(const Settings& settings);

/// Findings by weight.
struct Tally {
  std::uint32_t errors = 0;
  std::uint32_t warnings = 0;
  std::uint32_t infos = 0;

  void add(Severity weight, std::uint32_t count) noexcept;
  [[nodiscard]] std::uint64_t all() const noexcept { return std::uint64_t{errors} + warnings + infos; }
};
/// Counts what a sink has seen of these codes.
[[nodiscard]] Tally tally(const Sink& sink, const Sink::Codes& codes, const Policy& policy) noexcept;

}  // namespace tqn::tools
