#pragma once

#include <string>
#include <string_view>

namespace tqn {

/// Whether a byte is a control character that is neither a tab nor the end of a line: canonical text has none.
[[nodiscard]] constexpr bool is_control_byte(char c) noexcept {
  return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t') || c == 0x7F;
}

/// Text as canonical text holds it: LF as line end, a blank for each control character.
[[nodiscard]] std::string without_controls(std::string_view text);

}  // namespace tqn
