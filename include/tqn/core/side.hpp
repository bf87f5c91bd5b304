#pragma once

#include <cstdint>
#include <string_view>

namespace tqn {

/// White (bastaushy) moves first. rules.md 2.
enum class Side : std::uint8_t { white, black };

/// The other player.
[[nodiscard]] constexpr Side opponent(Side side) noexcept { return side == Side::white ? Side::black : Side::white; }

/// "White", "Black".
[[nodiscard]] constexpr std::string_view side_name(Side side) noexcept {
  return side == Side::white ? "White" : "Black";
}

/// One value for each player.
template <typename T>
struct BySide {
  T white{};
  T black{};

  [[nodiscard]] constexpr T& operator[](Side side) noexcept { return side == Side::white ? white : black; }
  [[nodiscard]] constexpr const T& operator[](Side side) const noexcept { return side == Side::white ? white : black; }
  friend constexpr bool operator==(const BySide&, const BySide&) = default;
};

}  // namespace tqn
