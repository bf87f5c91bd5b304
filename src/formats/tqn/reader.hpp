#pragma once

#include <cstddef>
#include <string_view>

#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn {

/// Format::read of TQN.
std::size_t read_tqn(std::string_view whole, Game& game, Sink& sink);

/// Whether a line is text that cannot be read, whatever stands before and behind it. tqn.md 8.6.
[[nodiscard]] bool stays_unread(std::string_view line);

}  // namespace tqn
