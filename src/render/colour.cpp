#include "tqn/render/colour.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tqn {
namespace {

std::optional<unsigned> hex_digit(char c) noexcept {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
  if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10;
  return std::nullopt;
}

/// What a channel adds to the luminance, before its weight.
double linear(std::uint8_t channel) noexcept {
  const double value = channel / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(Colour colour) noexcept {
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

}  // namespace

std::optional<Colour> parse_colour(std::string_view text) noexcept {
  if ((text.size() != 7 && text.size() != 4) || text.front() != '#') return std::nullopt;
  const std::size_t digits = text.size() == 7 ? 2 : 1;
  std::array<std::uint8_t, 3> channels{};
  for (std::size_t i = 0; i < channels.size(); ++i) {
    const auto high = hex_digit(text[1 + i * digits]);
    const auto low = hex_digit(text[i * digits + digits]);
    if (!high || !low) return std::nullopt;
    channels[i] = static_cast<std::uint8_t>(*high * 16 + *low);
  }
  return Colour{channels[0], channels[1], channels[2]};
}

std::string format_colour(Colour colour) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text = "#";
  for (const std::uint8_t channel : {colour.red, colour.green, colour.blue}) {
    text += digits[channel >> 4U];
    text += digits[channel & 15U];
  }
  return text;
}

double contrast(Colour one, Colour other) noexcept {
  const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
  return (light + 0.05) / (dark + 0.05);
}

}  // namespace tqn
