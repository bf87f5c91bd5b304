#pragma once

#include <cstdint>
#include <string_view>

#include "tqn/text/span.hpp"

namespace tqn {

/// A place as people count it: line and column from 1, the column in code points.
struct Place {
  std::uint64_t line = 1;
  std::uint64_t column = 1;
  friend constexpr bool operator==(Place, Place) = default;
};

/// The text of one game and where it stands in its file. Borrows; the file's block must outlive it.
struct Source {
  std::string_view file;           ///< name as the user gave it; "<stdin>" for standard input
  std::string_view text;           ///< the bytes of this game
  std::uint64_t offset = 0;        ///< bytes of the decoded file before `text`
  std::uint64_t first_line = 1;    ///< line of the first byte
  std::uint64_t first_column = 1;  ///< column of the first byte (not 1 when two games share a line)

  /// Line and column of the byte at `position` (at most text.size()). Scans only this game.
  [[nodiscard]] Place place(std::uint32_t position) const noexcept;
  /// The whole line of `text` that holds `position`, without its line end.
  [[nodiscard]] std::string_view line_at(std::uint32_t position) const noexcept;
  /// Offset in `text` of the first byte of the line that holds `position`.
  [[nodiscard]] std::uint32_t line_begin(std::uint32_t position) const noexcept;
  /// The bytes of a span, clipped to the text.
  [[nodiscard]] std::string_view slice(Span span) const noexcept;
};

}  // namespace tqn
