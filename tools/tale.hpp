#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "exit.hpp"
#include "tqn/core/position.hpp"

namespace tqn::tools {

/// What came of playing moves.
struct Tale {
  std::string text;                ///< a line for each move that was played
  std::optional<Failure> failure;  ///< why the next one could not be
};
/// Plays moves ("76", "36x", "3", numbers before them) from a position, until one cannot be played or does not do
/// what it says. `number`: of the move that comes next; both go on to where play ends.
[[nodiscard]] Tale play_moves(std::string_view moves, Position& position, std::uint16_t& number);
/// Who is to move and what he can play, or how the game ended; one line.
[[nodiscard]] std::string how_it_stands(const Position& position, std::uint16_t number);

}  // namespace tqn::tools
