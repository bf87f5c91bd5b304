#pragma once

#include <span>

#include "exit.hpp"

namespace tqn::tools {

/// The whole program. `arguments`: without its own name.
[[nodiscard]] Exit run_program(std::span<const char* const> arguments);

}  // namespace tqn::tools
