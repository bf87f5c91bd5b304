#include "tqn/notation/glyph.hpp"

#include <array>

namespace tqn {
namespace {

struct Glyph {
  std::string_view text;
  std::uint8_t nag;
};

/// The first row of a number is the one that is written. tqn.md 7.2.
constexpr std::array glyphs{
    Glyph{"!", 1},         // good move
    Glyph{"?", 2},         // poor move
    Glyph{"!!", 3},        // brilliant move
    Glyph{"??", 4},        // blunder
    Glyph{"!?", 5},        // interesting move
    Glyph{"?!", 6},        // dubious move
    Glyph{"\u25A1", 7},    // only move
    Glyph{"=", 10},        // equal
    Glyph{"\u221E", 13},   // unclear
    Glyph{"\u2A72", 14},   // White is slightly better
    Glyph{"\u2A71", 15},   // Black is slightly better
    Glyph{"\u00B1", 16},   // White is better
    Glyph{"\u2213", 17},   // Black is better
    Glyph{"+-", 18},       // White is winning
    Glyph{"-+", 19},       // Black is winning
    Glyph{"+\u2212", 18},  // with a minus sign
    Glyph{"\u2212+", 19},  //
    Glyph{"+\u2013", 18},  // with a dash
    Glyph{"\u2013+", 19},  //
};

}  // namespace

std::optional<std::uint8_t> parse_glyph(std::string_view text) noexcept {
  for (const Glyph& glyph : glyphs) {
    if (glyph.text == text) return glyph.nag;
  }
  return std::nullopt;
}

std::string_view format_glyph(std::uint8_t nag) noexcept {
  for (const Glyph& glyph : glyphs) {
    if (glyph.nag == nag) return glyph.text;
  }
  return {};
}

}  // namespace tqn
