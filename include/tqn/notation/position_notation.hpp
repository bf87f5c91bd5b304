#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tqn/core/position.hpp"
#include "tqn/notation/position.hpp"

namespace tqn {

/// The ways in which programs and books write a position. notation.md 7.
enum class PositionNotation : std::uint8_t {
  fen,      ///< PlayStrategy's, the one of records. notation.md 2
  q9,       ///< 9Q-FEN. notation.md 8.1
  tfen,     ///< of 9qum.com. notation.md 8.2
  nurkal,   ///< of the engine 9Qumalaq. notation.md 8.3
  korgool,  ///< eighteen numbers of 9-korgool. notation.md 8.4
  strip,    ///< of printed bulletins. notation.md 9
  board,    ///< a drawing of letters. notation.md 10
};

/// What is known about a notation.
struct PositionNotationInfo {
  PositionNotation notation;
  std::string_view name;     ///< "q9"
  bool one_line;             ///< a position is one line
  bool numbered;             ///< the move number is written
  std::string_view summary;  ///< one line
};

/// All rows, in order.
[[nodiscard]] std::span<const PositionNotationInfo> all_position_notations() noexcept;
/// The row of a notation.
[[nodiscard]] const PositionNotationInfo& info(PositionNotation notation) noexcept;
/// By its name; nothing if there is none.
[[nodiscard]] std::optional<PositionNotation> find_position_notation(std::string_view name) noexcept;

/// Reads a position in a notation. The setup is not judged: see Position::from. notation.md 7 to 10.
[[nodiscard]] std::variant<PositionText, PositionTextError> parse_position(std::string_view text,
                                                                           PositionNotation notation);
/// Writes a position in a notation; without a line end behind the last line. Reading it gives the position
/// back, and the move number where it is written.
[[nodiscard]] std::string format_position(const Position& position, PositionNotation notation,
                                          std::uint16_t move_number = 1);
/// One way in which a text can be read.
struct PositionReading {
  PositionNotation notation;
  std::string_view twist;  ///< how it differs from the notation: "tuzdyks counted from 0"; mostly empty
  PositionText text;
};
/// All ways in which a text can be read, those without a twist first. notation.md 11.
[[nodiscard]] std::vector<PositionReading> all_readings(std::string_view text);

/// What a text is taken for when nobody tells its notation. notation.md 11.
struct PositionGuess {
  std::vector<PositionReading> readings;  ///< one: that is it; several: it is ambiguous
  PositionTextError error;                ///< none: why it is no position of the notation that it looks like
};
[[nodiscard]] PositionGuess guess_position(std::string_view text);

/// What a line of a file of positions is. notation.md 12.
enum class PositionLine : std::uint8_t {
  blank,
  comment,   ///< begins with '#'
  position,  ///< looks like a position in one line
  frame,     ///< a part of a drawn board
  strip,     ///< numbers of a strip
  label,     ///< "White" or "Black" beside a board
  words,     ///< anything else
};
[[nodiscard]] PositionLine kind_of_position_line(std::string_view line) noexcept;

/// A position in a file of them, and the words that stand above it.
struct PositionPiece {
  Span words;         ///< empty if there are none
  Span turn;          ///< the line of them that says who is to move and nothing else; mostly empty
  Span where;         ///< the position itself
  Span reading;       ///< the same with the line above that tells who is to move: what is to be read
  bool none = false;  ///< only words: this is no position
};
/// Takes a file of positions apart. notation.md 12.
class PositionSplitter {
 public:
  explicit PositionSplitter(std::string_view text) noexcept : text_(text) {}
  /// The next piece; nothing at the end.
  [[nodiscard]] std::optional<PositionPiece> next();

 private:
  struct Line {
    Span where;
    std::size_t next;  ///< where the one below begins
  };
  [[nodiscard]] Line line_at(std::size_t at) const noexcept;
  [[nodiscard]] std::string_view slice(Span where) const noexcept { return text_.substr(where.begin, where.size()); }
  /// The last of the lines of one kind that begin with this one.
  [[nodiscard]] Line last_of_picture(Line line, PositionLine kind) const;
  /// `last_words`: the last line of words above.
  [[nodiscard]] PositionPiece picture(Span words, Span last_words, Line line, PositionLine kind);

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace tqn
