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
  bool score = false;      ///< "82-80": the final kazans, from which the result was told
  std::uint16_t white_score = 0;
  std::uint16_t black_score = 0;
};
/// Reads a whole text (blanks around it are allowed) as a result; nothing if it is none.
[[nodiscard]] std::optional<ResultText> recognise_result(std::string_view text) noexcept;

}  // namespace tqn
