#pragma once

#include <string_view>

#include "tqn/formats/format.hpp"
#include "tqn/record/game.hpp"

namespace tqn::tools {

// What was written is read again before it is trusted. `again`: memory for it.

/// Whether a TQN text holds exactly this game: tags, half-moves of the main line, result.
[[nodiscard]] bool reads_alike(const Game& game, std::string_view text, Game& again);
/// Whether a text of another format says the same half-moves and the same result.
[[nodiscard]] bool says_the_same(const Game& game, std::string_view text, const Format& format, Game& again);

}  // namespace tqn::tools
