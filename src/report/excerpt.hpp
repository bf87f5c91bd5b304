#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "tqn/text/span.hpp"

namespace tqn {

/// The source line of a finding as a terminal shows it, and where the carets go below it.
struct Excerpt {
  std::string line;              ///< harmless and without trailing blanks; "…" where it was cut
  std::size_t caret_column = 0;  ///< columns before the first caret
  std::size_t caret_count = 1;   ///< at least 1, never past the line that is shown
};

/// The line that holds the first byte of `where`, at most `columns` wide (at least 20). Only the
/// neighbourhood of `where` is read, so that a line of any length costs the same. A span of several
/// lines is marked to the end of its first.
[[nodiscard]] Excerpt make_excerpt(std::string_view text, Span where, std::size_t columns);

}  // namespace tqn
