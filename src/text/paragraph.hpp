#pragma once

#include <string>
#include <string_view>

#include "tqn/text/code.hpp"

namespace tqn {

/// Appends a paragraph broken at blanks into lines of at most `width` columns, with a line end. What
/// stands between two backticks, and any longer word, is not broken.
void append_paragraph(std::string& out, std::string_view text, std::size_t width);

/// "info; warning with `--require archival`": what findings of a code weigh as shipped.
[[nodiscard]] std::string format_severity(const CodeInfo& row);

}  // namespace tqn
