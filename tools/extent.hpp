#pragma once

#include <cstdint>
#include <string_view>

namespace tqn::tools {

/// How far a text moves the place of what follows it. Extents of neighbouring texts add up, so that pieces
/// of a file can be measured in any order, by several threads.
struct Extent {
  std::uint64_t lines = 0;    ///< line ends: LF, CRLF as one, CR alone; the same as Source counts
  std::uint64_t columns = 0;  ///< code points after the last line end
  bool begins_with_lf = false;
  bool ends_with_cr = false;

  friend bool operator==(const Extent&, const Extent&) = default;
};

[[nodiscard]] Extent measure(std::string_view text) noexcept;
/// The extent of the text of `a` followed by the text of `b`: a CR and an LF that meet are one line end.
[[nodiscard]] Extent operator+(const Extent& a, const Extent& b) noexcept;

}  // namespace tqn::tools
