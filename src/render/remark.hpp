#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/render/storyboard.hpp"

namespace tqn {

/// The text of a comment without its commands, blanks at its ends removed and line ends made blanks.
[[nodiscard]] std::string remark_without_commands(std::string_view comment);
/// Adds what a comment says to a frame: its text, and what its commands mark. `mover`: whose row a pit is in that
/// names none. tqn.md 7.3.
void take_remark(Frame& frame, std::string_view comment, Side mover);

}  // namespace tqn
