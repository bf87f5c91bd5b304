#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "tqn/annotate/facts.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/ink.hpp"

namespace tqn::annotating {

/// Variations that nest deeper are not looked at.
inline constexpr int deepest_line = 64;

/// A part of a comment that the program wrote: "[%tqn kazans] 45-32". annotations.md 2.2.
struct Piece {
  std::optional<Fact> fact;   ///< nothing: a name that is not known
  std::string_view argument;  ///< "totals" of "[%tqn counts totals]"
  std::string_view whole;     ///< with the command, without blanks at its ends
};

/// Whether the program wrote this comment.
[[nodiscard]] bool is_marked(const Note& note) noexcept;
/// The pieces of a comment that the program wrote.
[[nodiscard]] std::vector<Piece> pieces_of(std::string_view text);

/// Begins a piece with an argument, not empty, behind the others of a comment.
void begin_piece(Ink& ink, Fact fact, std::string_view argument);

/// Puts pieces into the program's comment among these notes, in their order and in their place; pieces of the same
/// name are joined. `text`: pieces, not empty.
void put_behind_half_move(std::vector<Note>& notes, Text text);
/// The same in front of the first half-move.
void put_in_front(std::vector<Note>& notes, Text text);

}  // namespace tqn::annotating
