#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "tqn/text/source.hpp"
#include "tqn/text/span.hpp"

namespace tqn {

/// A span as people count it; `end` is one past the last character, as in SARIF and LSP.
struct Range {
  Place begin;
  Place end;
};

/// Source::place for many positions of one game. Fifty findings on a line of 16 MiB would each scan that
/// line; this remembers a place every few KiB, so that all of them together scan it once.
class Locator {
 public:
  explicit Locator(const Source& source);

  /// Same answer as Source::place.
  [[nodiscard]] Place place(std::uint32_t position);
  [[nodiscard]] Range range(Span span);

 private:
  struct Mark {
    std::size_t offset;
    Place place;
  };
  /// Moves `mark` to `position`, or to the first byte of the character that covers it.
  void advance(Mark& mark, std::size_t position) const;

  std::string_view text_;
  Mark last_;                ///< the place asked for before: most questions come in order
  std::vector<Mark> marks_;  ///< marks_[i] covers the byte i * mark_distance
};

}  // namespace tqn
