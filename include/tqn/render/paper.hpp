#pragma once

#include <cstdint>

namespace tqn {

/// Paper to print on, upright.
enum class Paper : std::uint8_t { a4, letter };

/// In points, 72 to an inch.
struct PaperSize {
  double width = 0;
  double height = 0;
};
[[nodiscard]] constexpr PaperSize size_of(Paper paper) noexcept {
  // A4 is 210 by 297 millimetres, to the nearest point.
  return paper == Paper::a4 ? PaperSize{595, 842} : PaperSize{612, 792};
}

}  // namespace tqn
