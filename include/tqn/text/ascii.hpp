#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace tqn {

// The letters and digits of ASCII, whatever the language of the machine: with these the notation is written.

[[nodiscard]] constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) noexcept { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
/// The small letter of a capital one; anything else as it is.
[[nodiscard]] constexpr char to_lower(char c) noexcept {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
/// Whether two texts differ in nothing but small and capital letters of ASCII.
[[nodiscard]] constexpr bool equal_ignoring_case(std::string_view a, std::string_view b) noexcept {
  return std::ranges::equal(a, b, [](char x, char y) { return to_lower(x) == to_lower(y); });
}

/// Without blanks and ends of lines at both ends; a part of `text` also where nothing is left.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) noexcept {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return text.substr(0, 0);
  return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}
[[nodiscard]] constexpr bool is_blank_text(std::string_view text) noexcept { return trimmed(text).empty(); }

/// What editors put in front of a text of UTF-8.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace tqn
