#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "tqn/record/game.hpp"
#include "tqn/render/storyboard.hpp"
#include "tqn/text/sink.hpp"

// Errors of a record before what is drawn of it: the positions behind them may not be those of the game. diagrams.md 9.

namespace tqn::tools {

/// Whether a finding of this code may be an error in half-moves or in what is claimed about them.
[[nodiscard]] bool is_about_moves(Code code) noexcept;

/// Judges a game of which these frames are drawn: the sink keeps of the errors in its moves those that the frames come
/// behind, and says what they mean for what is drawn. What else it holds stays.
void tell_errors_before(const Game& game, std::string_view text, const Storyboard& story,
                        std::span<const std::size_t> frames, Sink& sink);
/// The same for a game that is drawn as a whole.
void tell_errors(const Game& game, std::string_view text, Sink& sink);
/// Judges a game that is not drawn.
void find_errors(const Game& game, std::string_view text, Sink& sink);
/// Leaves out all that was found about the moves: they are not what keeps the game from being drawn.
void forget_errors(Sink& sink);

}  // namespace tqn::tools
