#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "support/random.hpp"
#include "tqn/core/position.hpp"

namespace tqn::test {

/// What a made-up player is after. Each leads to other endings.
enum class Temper : std::uint8_t {
  keen,      ///< captures and tuzdyks: games by 82
  starving,  ///< empties the opponent's row: games by atsyrau
  peaceful,  ///< keeps the kazans level: draws
};

/// A legal move in the spirit of the temper, with a good deal of chance. Precondition: not over().
[[nodiscard]] Pit choose_move(const Position& position, Temper temper, Random& random);

/// Up to `most` moves from a position, fewer when the game ends.
[[nodiscard]] std::vector<Pit> play_out(Position position, std::size_t most, Temper temper, Random& random);

}  // namespace tqn::test
