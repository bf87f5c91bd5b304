#pragma once

namespace tqn {

/// Whether a character is none to be seen: a control character, an embedding, override or isolate of a direction of
/// writing, or one that no text may hold. Names are drawn without them, whatever they are drawn for.
[[nodiscard]] constexpr bool is_command(char32_t c) noexcept {
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) ||
         (c >= 0xFDD0 && c <= 0xFDEF) || (c & 0xFFFE) == 0xFFFE;
}
/// The same, but tabs and ends of lines are text.
[[nodiscard]] constexpr bool is_command_in_text(char32_t c) noexcept {
  return is_command(c) && c != U'\t' && c != U'\n' && c != U'\r';
}

}  // namespace tqn
