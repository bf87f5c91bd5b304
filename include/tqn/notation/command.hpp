#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "tqn/text/span.hpp"

namespace tqn {

/// "[%name arguments]" inside a comment. tqn.md 7.3.
struct Command {
  std::string_view name;       ///< "clk"
  std::string_view arguments;  ///< "0:05:00", blanks at both ends removed
  Span where;                  ///< in the comment's text, brackets included
  Span arguments_where;        ///< in the comment's text
};

/// Every command of a comment's text, in order. The views borrow from the text.
[[nodiscard]] std::vector<Command> parse_commands(std::string_view comment);
/// Hundredths of a second of a clock or a thinking time: "0:05:00", "1:02:03.45", "12.5".
[[nodiscard]] std::optional<std::uint64_t> parse_clock(std::string_view text) noexcept;

}  // namespace tqn
