#pragma once

#include <string>
#include <string_view>

namespace tqn {

/// The value of a tag as it stands between quotes: '"' and '\' escaped. tqn.md 4.1.
[[nodiscard]] inline std::string escape_value(std::string_view value) {
  std::string escaped;
  escaped.reserve(value.size());
  for (const char c : value) {
    if (c == '"' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

}  // namespace tqn
