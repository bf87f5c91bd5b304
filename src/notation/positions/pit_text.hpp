#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tqn/core/position.hpp"

namespace tqn {

/// What a picture of the board shows in the place of a pit or a kazan.
struct PitText {
  bool tuzdyk = false;
  std::uint8_t balls = 0;
};

/// "12", "-" for an empty pit, "x" in any of its letters for a tuzdyk; nothing for anything else, or for more than 255
/// balls.
[[nodiscard]] inline std::optional<PitText> parse_pit(std::string_view text) noexcept {
  constexpr std::array<std::string_view, 7> marks{"x", "X", "\xD1\x85", "\xD0\xA5", "\xC3\x97", "t", "T"};
  if (std::ranges::find(marks, text) != marks.end()) return PitText{true, 0};
  if (text == "-" || text == "\xE2\x80\x93" || text == "\xE2\x80\x94") return PitText{};
  unsigned value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + static_cast<unsigned>(c - '0');
    if (value > 255) return std::nullopt;
  }
  if (text.empty()) return std::nullopt;
  return PitText{false, static_cast<std::uint8_t>(value)};
}

/// Whether a picture shows a tuzdyk in this pit.
[[nodiscard]] inline bool shows_tuzdyk(const Position& position, Side row, Pit pit) noexcept {
  return position.tuzdyk(opponent(row)) == pit;
}

/// The pit that stands `place` pits from the left, seen by White: Black's row runs the other way.
[[nodiscard]] inline Pit pit_in_picture(Side row, int place, int pits) noexcept {
  return *Pit::from_number(row == Side::white ? place + 1 : pits - place);
}

}  // namespace tqn
