#pragma once

#include "check/context.hpp"
#include "tqn/core/position.hpp"

namespace tqn::checking {

/// Fewest half-moves that can lead back to the same position: every ball that is moved goes round the
/// ring, so every one of its pits is emptied at least once. rules.md 17.
[[nodiscard]] constexpr int shortest_cycle(Rules rules) noexcept { return 2 * rules.pits(); }

/// Looks for a position that occurs twice on the main line and reports the first (TQ607).
/// Precondition: the main line was played as it is written.
void report_repetition(Context& context, const Position& start);

}  // namespace tqn::checking
