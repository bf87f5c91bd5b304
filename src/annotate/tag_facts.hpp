#pragma once

#include <string_view>

#include "annotate/ink.hpp"
#include "tqn/annotate/facts.hpp"
#include "tqn/record/game.hpp"

namespace tqn::annotating {

/// Sets a tag for a fact, unless it says something already, and adds the piece that tells so to `marks`.
void set_tag(Game& game, Fact fact, std::string_view value, Ink& marks);
/// Gives the tag of a fact the value that it had before; `before` is the argument of its piece.
void restore_tag(Game& game, Fact fact, std::string_view before);

}  // namespace tqn::annotating
