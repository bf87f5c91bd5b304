#pragma once

#include "tqn/core/position.hpp"

namespace tqn::checking {

/// What the side to move can take at best: balls, a tuzdyk as 20 of them, at most 20; 0 if it cannot move.
[[nodiscard]] int best_gain(const Position& position) noexcept;

/// How likely a player is to choose a pit, as the natural logarithm of the chance: captures and tuzdyks
/// are sought, and what the opponent can take in reply is avoided. Only decides between repairs that fit
/// equally well. Precondition: legal.
[[nodiscard]] double log_chance(const Position& position, Pit pit) noexcept;

}  // namespace tqn::checking
