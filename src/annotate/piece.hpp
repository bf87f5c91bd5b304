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
  std::string_view whole;     ///< with the command and all blanks behind it
};

/// Whether a comment has a command that is part of what was played: such a comment is never taken out.
[[nodiscard]] bool tells_what_was_played(std::string_view text) noexcept;
/// Whether the program wrote this comment.
[[nodiscard]] bool is_marked(const Note& note) noexcept;
/// The pieces of a comment that the program wrote.
[[nodiscard]] std::vector<Piece> pieces_of(std::string_view text);

/// Begins a piece with an argument, not empty, behind the others of a comment.
void begin_piece(Ink& ink, Fact fact, std::string_view argument);

/// Puts pieces into the first comment of the program among these notes, or a new one where it belongs. Those that are
/// there stay as they are. `text`: pieces in the order of the facts, not empty.
void put_behind_half_move(std::vector<Note>& notes, Text text);
/// The same in front of the first half-move.
void put_in_front(std::vector<Note>& notes, Text text);

}  // namespace tqn::annotating
