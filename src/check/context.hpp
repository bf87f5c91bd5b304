#pragma once

#include <cstdint>
#include <string_view>

#include "check/counts.hpp"
#include "tqn/check/check.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::checking {

/// What the parts of one judgement share.
struct Context {
  const Game& game;
  std::string_view text;
  Sink& sink;
  const CheckOptions& options;
  Rules rules;
  Counts counts;
  /// Searches for repairs that this game may still ask for: a game of nothing but faults must not cost
  /// more than a constant for each half-move.
  std::uint32_t searches = 64;
};

}  // namespace tqn::checking
