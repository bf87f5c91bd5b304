#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tqn/core/position.hpp"
#include "tqn/core/setup.hpp"
#include "tqn/text/span.hpp"

namespace tqn {

/// A position as written, with the number of the move that comes next. notation.md 2.
struct PositionText {
  Setup setup;
  std::uint16_t move_number = 1;
  Variant variant = Variant::standard;  ///< told by the number of pits in a row
};

/// Why a text is not a position, and where in the text.
struct PositionTextError {
  Span where;
  std::string message;  ///< one sentence: what is, what was expected
};

/// Reads PlayStrategy's FEN, with the tolerances of notation.md 3 ("0S", a trailing comma, "T").
/// The setup is not judged: see Position::from.
[[nodiscard]] std::variant<PositionText, PositionTextError> parse_position(std::string_view text);
/// Writes PlayStrategy's FEN. notation.md 2. parse_position(format_position(p, n)) gives p and n back.
[[nodiscard]] std::string format_position(const Position& position, std::uint16_t move_number = 1);
/// The same behind a text.
void append_position(std::string& out, const Position& position, std::uint16_t move_number = 1);
/// The FEN of a position that nobody judged; nothing if FEN cannot say it: balls in a tuzdyk, balls beyond the last
/// pit of the variant.
[[nodiscard]] std::optional<std::string> format_fen(const PositionText& position);
/// All problems of a setup in words, one each: "the balls add up to 161, not 162".
[[nodiscard]] std::vector<std::string> describe(const Setup& setup, SetupProblems problems, Rules rules = {});
/// One line for people, as under a diagnostic: "N 2 2 6 8 7 1 7 1 x | 26 : 44 | S 2 3 21 2 21 x 3 4 2":
/// Black's pits 9 to 1, White's kazan, Black's kazan, White's pits 1 to 9; x is a tuzdyk.
[[nodiscard]] std::string format_board_line(const Position& position);

}  // namespace tqn
