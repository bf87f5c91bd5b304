#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tqn {

/// An opaque colour of sRGB.
struct Colour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;

  friend constexpr bool operator==(Colour, Colour) = default;
};

/// Reads "#1c1208" or "#fff"; nothing if the text is neither.
[[nodiscard]] std::optional<Colour> parse_colour(std::string_view text) noexcept;
/// Writes "#1c1208". parse_colour(format_colour(c)) gives c back.
[[nodiscard]] std::string format_colour(Colour colour);
/// How far two colours stand apart, 1 to 21, by the Web Content Accessibility Guidelines 2.2.
[[nodiscard]] double contrast(Colour one, Colour other) noexcept;

}  // namespace tqn
