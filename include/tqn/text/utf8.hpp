#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tqn {

/// One code point and the bytes it takes.
struct Decoded {
  char32_t code_point;
  std::size_t length;  ///< 1 to 4; 1 for an invalid byte
  bool valid;
};

/// Decodes the first code point of a non-empty text. Overlong forms, surrogates, values past U+10FFFF
/// and truncated sequences are invalid and take one byte.
[[nodiscard]] Decoded decode_utf8(std::string_view text) noexcept;
/// Offset of the first invalid byte at or after `from`; nothing if all is valid.
[[nodiscard]] std::optional<std::size_t> find_invalid_utf8(std::string_view text, std::size_t from = 0) noexcept;
/// Appends a code point (at most U+10FFFF, no surrogate).
void append_utf8(std::string& out, char32_t code_point);
/// Number of code points; an invalid byte counts as one.
[[nodiscard]] std::size_t count_code_points(std::string_view text) noexcept;
/// Columns of a terminal that the text takes: wide characters 2, combining and control characters 0,
/// an invalid byte 1. A tab counts 1 (print it as a blank).
[[nodiscard]] std::size_t display_width(std::string_view text) noexcept;

}  // namespace tqn
