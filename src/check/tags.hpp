#pragma once

#include <cstdint>

#include "check/context.hpp"

namespace tqn::checking {

/// Judges the tags of a game: which are there, and what they hold (TQ201-TQ208). The tags that set the
/// start are judged by find_start(). tqn.md 4.
void judge_tags(Context& context);

/// Where in the text a tag can be put in, as a line of its own: before the first tag, or the start of the game.
[[nodiscard]] std::uint32_t place_of_new_tag(const Game& game) noexcept;

}  // namespace tqn::checking
