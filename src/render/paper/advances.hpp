#pragma once

#include <array>
#include <cstdint>

namespace tqn::paper {

/// A run of characters of which the widths are known.
struct CharacterRange {
  char32_t first;
  char32_t last;
};
/// ASCII, Latin-1, Cyrillic with the letters of Kazakh and Kyrgyz.
inline constexpr std::array<CharacterRange, 3> measured{{{0x20, 0x7E}, {0xA0, 0xFF}, {0x400, 0x4FF}}};
inline constexpr std::size_t measured_count = 95 + 96 + 256;

/// How far each character of the ranges moves the pen, one range after another, in hundredths of the font's size.
using Advances = std::array<std::uint8_t, measured_count>;

// Of the fonts of DejaVu, which are wide: other fonts take less room.
extern const Advances sans_advances;
extern const Advances sans_bold_advances;
extern const Advances serif_advances;
extern const Advances serif_bold_advances;

}  // namespace tqn::paper
