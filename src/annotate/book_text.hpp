#pragma once

#include <string_view>

namespace tqn::annotating {

/// src/annotate/book.yaml, which the build puts into the program.
[[nodiscard]] std::string_view standard_book_text() noexcept;

}  // namespace tqn::annotating
