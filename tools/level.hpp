#pragma once

#include <string_view>

#include "tqn/check/check.hpp"
#include "tqn/formats/format.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::tools {

/// The rung of the conformance ladder that a game stands on, whatever findings were selected. tqn.md 9.
/// `scratch` is overwritten.
[[nodiscard]] Level level_of(const Game& game, std::string_view text, const Sink& sink, const Verdict& verdict,
                             const WriteOptions& layout, std::string& scratch);
/// Whether something else than the layout keeps the game from the archival rung: a warning, an error, or an
/// ending that nobody explained.
[[nodiscard]] bool is_flawed(const Sink& sink) noexcept;
/// Whether the bytes are the canonical text of the game, a blank line after it allowed.
[[nodiscard]] bool is_canonical(const Game& game, std::string_view text, const WriteOptions& layout,
                                std::string& scratch);

}  // namespace tqn::tools
