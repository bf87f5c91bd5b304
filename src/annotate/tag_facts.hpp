#pragma once

#include <optional>
#include <string_view>

#include "tqn/annotate/facts.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/ink.hpp"

namespace tqn::annotating {

/// The tag that a fact sets, if it sets one.
[[nodiscard]] std::optional<TagKey> tag_of(Fact fact) noexcept;
/// Whether a value says that nothing is known. Precondition: `key` is not `other`.
[[nodiscard]] bool says_nothing(std::string_view value, TagKey key) noexcept;
/// Sets a tag for a fact, unless it says something already, and adds the piece that tells so to `marks`.
void set_tag(Game& game, Fact fact, std::string_view value, Ink& marks);
/// Takes out the piece that tells that a tag is the program's.
void disclaim_tag(Game& game, TagKey key);
/// Gives the tag of a fact the value that it had before; `before` is the argument of its piece.
void restore_tag(Game& game, Fact fact, std::string_view before);

}  // namespace tqn::annotating
