#pragma once

#include <string>
#include <string_view>

namespace tqn {

/// The value of a tag as it stands between quotes: '"' and '\' escaped. tqn.md 4.1.
[[nodiscard]] std::string escape_value(std::string_view value);
/// What stands between quotes as the value that it says. An escape of anything else keeps both characters. tqn.md 4.1.
[[nodiscard]] std::string unescape_value(std::string_view value);
/// A text with blanks for its control characters, line ends and tabs among them.
[[nodiscard]] std::string on_one_line(std::string_view text);
/// A token as a message quotes it: short, on one line.
[[nodiscard]] std::string in_message(std::string_view token);

}  // namespace tqn
