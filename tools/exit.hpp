#pragma once

#include <algorithm>
#include <string>

namespace tqn::tools {

/// The statuses of every subcommand; there are no others.
enum class Exit : int {
  fine = 0,      ///< nothing at or above the fail level
  findings = 1,  ///< the records are not as they should be, or would change
  failed = 2,    ///< the job could not be done: usage, configuration, input, output
};

/// The one that matters more.
[[nodiscard]] constexpr Exit worse(Exit a, Exit b) noexcept { return std::max(a, b); }

/// Why a command cannot be carried out, for the user; ends in Exit::failed.
struct Failure {
  std::string message;  ///< what is wrong, in one sentence without a full stop
  std::string help;     ///< what to do about it; may be empty
};

}  // namespace tqn::tools
