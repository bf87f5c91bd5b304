#pragma once

#include <string>
#include <string_view>

namespace tqn {

/// Whether a code point is a letter, a digit, or a mark that belongs to one, in any script.
[[nodiscard]] bool is_letter_or_digit(char32_t code_point) noexcept;
/// The text in small letters, for comparing without regard to case; invalid bytes stay.
[[nodiscard]] std::string small_letters(std::string_view text);

}  // namespace tqn
