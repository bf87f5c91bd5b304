#pragma once

#include <cstddef>
#include <cstdint>

namespace tqn {

/// A half-open range of bytes inside the text of one game. Lines and columns are computed from it
/// only when something is printed (see Source).
struct Span {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  /// Length in bytes.
  [[nodiscard]] constexpr std::uint32_t size() const noexcept { return end - begin; }
  [[nodiscard]] constexpr bool empty() const noexcept { return begin == end; }
  friend constexpr bool operator==(Span, Span) = default;
};

/// The span between two offsets, which fit.
[[nodiscard]] constexpr Span span_between(std::size_t begin, std::size_t end) noexcept {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

/// The smallest span that holds both.
[[nodiscard]] constexpr Span join(Span a, Span b) noexcept {
  return {a.begin < b.begin ? a.begin : b.begin, a.end > b.end ? a.end : b.end};
}

}  // namespace tqn
