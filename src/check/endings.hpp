#pragma once

#include "check/context.hpp"
#include "tqn/core/position.hpp"

namespace tqn::checking {

/// What is known about the end of the main line.
struct End {
  Position position = Position::start();
  bool known = false;       ///< the main line was followed to its end
  bool as_written = true;   ///< every half-move was played as it is written
  bool may_repeat = false;  ///< a position may have occurred twice
};

/// Compares result, Count and Termination with each other and with the position at the end (TQ601-TQ607).
/// tqn.md 6.
void judge_ending(Context& context, const Position& start, const End& end);

}  // namespace tqn::checking
