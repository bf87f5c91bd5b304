#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace tqn {

/// Where a line ends, and where the next one begins. The same place at the end of a text.
struct LineEnd {
  std::size_t end = 0;
  std::size_t next = 0;
};
/// The end of the line that holds a place: a LF, a CR LF, a CR, or the end of the text.
[[nodiscard]] inline LineEnd find_line_end(std::string_view text, std::size_t at) noexcept {
  const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
  if (end == text.size()) return {end, end};
  return {end, end + (text.substr(end, 2) == "\r\n" ? 2 : 1)};
}

}  // namespace tqn
