#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tqn {

/// The outcome a record states. tqn.md 6.
enum class Result : std::uint8_t { white, black, draw, unknown };

/// "1-0", "0-1", "1/2-1/2", "*".
[[nodiscard]] std::string_view format_result(Result result) noexcept;
/// Exactly one of the four canonical spellings.
[[nodiscard]] std::optional<Result> parse_result(std::string_view text) noexcept;

/// A result in any spelling of tqn.md 6.2.
struct ResultText {
  Result result = Result::unknown;
  bool canonical = false;  ///< one of the four spellings
  bool forfeit = false;    ///< "(+)", "+/-": the game was not played
  bool score = false;      ///< "82-80": two kazans. They tell the result only if one holds more than 81
                           ///< or both hold 81; "45-32" leaves it unknown
  std::uint16_t white_score = 0;
  std::uint16_t black_score = 0;
};
/// Reads a whole text (blanks around it are allowed) as a result; nothing if it is none. Two single digits
/// are no score, and neither are kazans that add up to more than 165: a few balls too many are a slip.
[[nodiscard]] std::optional<ResultText> recognise_result(std::string_view text) noexcept;

}  // namespace tqn
