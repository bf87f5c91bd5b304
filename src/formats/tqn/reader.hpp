#pragma once

#include <cstddef>
#include <string_view>

#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn {

/// Format::read of TQN. The only place that runs the grammar.
std::size_t read_tqn(std::string_view whole, Game& game, Sink& sink);

}  // namespace tqn
