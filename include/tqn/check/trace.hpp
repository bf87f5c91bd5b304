#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "tqn/core/position.hpp"

namespace tqn {

/// The way of a main line, half-move by half-move, in memory that one game after another is gone in.
struct Trace {
  std::size_t size = 0;                        ///< half-moves that were gone
  std::vector<Position> positions;             ///< one more than those: where the game starts, and behind each of them
  std::vector<std::optional<Effect>> effects;  ///< nothing: the position was set, not played to. tqn.md 7.3

  /// Begins the way of a game with so many half-moves.
  void begin(const Position& start, std::size_t half_moves) {
    size = 0;
    make_room(half_moves);
    positions.front() = start;
  }
  /// Makes the lists long enough for so many half-moves; what is in them stays.
  void make_room(std::size_t half_moves) {
    if (positions.size() > half_moves) return;
    positions.resize(half_moves + 1, Position::start());
    effects.resize(half_moves + 1);
  }
};

}  // namespace tqn
