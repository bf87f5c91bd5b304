#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "tqn/notation/move.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/record/rare.hpp"
#include "tqn/record/tag.hpp"
#include "tqn/record/text.hpp"
#include "tqn/text/span.hpp"

namespace tqn {

struct Line;

/// What stands between moves. tqn.md 7.
enum class NoteKind : std::uint8_t {
  comment,       ///< {text}
  line_comment,  ///< ;text to the end of the line
  escape,        ///< %text, a whole line
  nag,           ///< $n or a glyph
  variation,     ///< ( ... )
  unread,        ///< text that is none of these: kept and written as it was
};

/// One note, in its place among the others.
struct Note {
  NoteKind kind = NoteKind::comment;
  std::uint8_t nag = 0;  ///< 0 to 255; only for nag
  Text text;             ///< without braces, ';' or '%'; not for nag and variation
  Rare<Line> line;       ///< only for variation
  Span where;
};

/// One half-move and what was noted after it.
struct Ply {
  MoveText move;
  Rare<std::vector<Note>> notes;
};

/// A move number that does not say what its place in the line says. tqn.md 5.1.
struct NumberClaim {
  std::uint32_t ply = 0;     ///< index in the line of the half-move that follows it
  std::uint32_t number = 0;  ///< as written, at most 0xFFFFFFFF
  bool black = false;        ///< written with "..." : the next half-move is Black's
  bool no_dot = false;       ///< written without a dot
  bool slip = false;         ///< the numbers after it go on as if it were not there
  Span where;
};

/// A sequence of half-moves: the game itself, or a variation. A variation replaces the half-move it
/// stands behind.
struct Line {
  std::vector<Note> before;  ///< notes before the first half-move
  std::vector<Ply> plies;
  std::vector<NumberClaim> numbers;  ///< only the unexpected ones
  bool bare = false;                 ///< "(22)": two digits in parentheses, which could be a count too. tqn.md 5.3
  Span where;

  void clear() noexcept;
};

/// One game record as it was written; nothing in it is judged. A value: copy, keep, change it freely.
struct Game {
  std::vector<Note> preface;  ///< comments before and between the tags
  std::vector<Tag> tags;      ///< in the order of the text, duplicates included
  Line main;
  std::optional<Result> result;  ///< the token that ends the moves
  Span result_where;
  std::vector<Note> after;  ///< notes after the result
  bool zero_mark = false;   ///< PlayOK's "{zero}" after the result: the game ended by atsyrau. tqn.md 6.4
  Span where;               ///< from the first byte that belongs to it to the last

  /// The first tag with this key, or null.
  [[nodiscard]] const Tag* find(TagKey key) const noexcept;
  /// Its value, or an empty view.
  [[nodiscard]] std::string_view value(TagKey key) const noexcept;
  /// The same, but an empty view also where it says that it is not known: "?", "????.??.??", "-".
  [[nodiscard]] std::string_view known_value(TagKey key) const noexcept;
  /// The tag FEN, if it says something; null: the game begins as its variant does.
  [[nodiscard]] const Tag* start() const noexcept;
  /// The result that ends the moves: as written, else as the tag says, else unknown.
  [[nodiscard]] Result closing_result() const noexcept;
  /// The half-move that the moves begin with, 0 being White's of move 1: as the tag FEN says, else 0.
  [[nodiscard]] std::uint32_t first_half_move() const;
  /// Forgets everything, keeps the memory.
  void clear() noexcept;
};

}  // namespace tqn
