#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "tqn/text/catalogue.hpp"

namespace tqn::tools {

/// A text of one of the program's own tables as a JSON string; bytes that are no text are spelled out.
[[nodiscard]] inline std::string json_quote(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : escape_unprintable(text)) {
    if (c == '"' || c == '\\') quoted += '\\';
    c == '\n' ? quoted += "\\n" : quoted += c;
  }
  return quoted + '"';
}

}  // namespace tqn::tools
