#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "tqn/notation/position_notation.hpp"

// Notations that show the board: Black's row above from 9 to 1, White's below, tuzdyks as x in their pits.

namespace tqn {

/// The strip of bulletins. notation.md 9.
[[nodiscard]] std::variant<PositionText, PositionTextError> parse_strip(std::string_view text);
[[nodiscard]] std::string format_strip(const Position& position);

/// The drawn board. notation.md 10.
[[nodiscard]] std::variant<PositionText, PositionTextError> parse_board(std::string_view text);
/// Whether a line is a row of a board.
[[nodiscard]] bool is_board_row(std::string_view line);
[[nodiscard]] std::string format_board(const Position& position);

}  // namespace tqn
