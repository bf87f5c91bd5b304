#pragma once

#include <cstdint>

#include "tqn/core/position.hpp"

namespace tqn {

/// The number of move sequences of exactly `depth` half-moves. A finished game has no moves, so a
/// line that ends earlier counts nothing. rules.md 22.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth) noexcept;

/// Sums over the leaves of the tree cut at a depth, a finished game being a leaf. Shows a wrong
/// ending, which perft does not. rules.md 22.
struct LeafSums {
  std::uint64_t leaves = 0;
  BySide<std::uint64_t> kazan{};
  std::uint64_t finished = 0;  ///< leaves where the game is over
  std::uint64_t tuzdyks = 0;   ///< tuzdyks owned, of both players
  friend constexpr bool operator==(const LeafSums&, const LeafSums&) = default;
};
[[nodiscard]] LeafSums perft_leaves(const Position& position, int depth) noexcept;

}  // namespace tqn
