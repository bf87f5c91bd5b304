#pragma once

#include <string_view>

namespace tqn {

[[nodiscard]] inline bool is_blank_text(std::string_view text) noexcept {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// Without blanks at both ends; a part of `text` also where nothing is left.
[[nodiscard]] inline std::string_view trimmed(std::string_view text) noexcept {
  const auto begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return text.substr(0, 0);
  return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

}  // namespace tqn
