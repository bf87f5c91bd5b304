#pragma once

#include <string>
#include <string_view>

#include "tqn/text/code.hpp"

namespace tqn {

/// What the board line of a finding says.
inline constexpr std::string_view board_line_legend =
    "The board line shows the position at that place: N is Black's row, pits 9 to 1 from the left, S White's, "
    "pits 1 to 9; x is a tuzdyk; between the rows stand the kazans, White's first.";

/// The page of `tqn explain TQ403`: plain text of at most 80 columns, examples apart.
[[nodiscard]] std::string format_explain(const CodeInfo& row);
/// The whole of spec/diagnostics.md: what a finding is, every code in a table, then a section for each.
[[nodiscard]] std::string format_catalogue();
/// A text in which every byte that cannot be shown is written \xHH: control characters except the line
/// end, and what is not UTF-8.
[[nodiscard]] std::string escape_unprintable(std::string_view text);

}  // namespace tqn
