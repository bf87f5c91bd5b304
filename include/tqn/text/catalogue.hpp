#pragma once

#include <string>
#include <string_view>

#include "tqn/text/code.hpp"

namespace tqn {

/// The page of `tqn explain TQ403`: plain text of at most 80 columns, examples apart.
[[nodiscard]] std::string format_explain(const CodeInfo& row);
/// The whole of spec/diagnostics.md: what a finding is, every code in a table, then a section for each.
[[nodiscard]] std::string format_catalogue();
/// A text in which every byte that cannot be shown is written \xHH: control characters except the line
/// end, and what is not UTF-8.
[[nodiscard]] std::string escape_unprintable(std::string_view text);

}  // namespace tqn
