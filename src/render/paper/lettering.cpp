#include "render/paper/lettering.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "render/command.hpp"
#include "render/paper/advances.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::paper {
namespace {

/// Of a text that is drawn in one piece: more would not fit on any paper, whatever its letters are.
constexpr std::size_t most_bytes = 4096;
constexpr std::string_view cut = "…";

const Advances& advances_of(Face face) noexcept {
  switch (face) {
    case Face::sans:
      return sans_advances;
    case Face::sans_bold:
      return sans_bold_advances;
    case Face::serif:
      return serif_advances;
    case Face::serif_bold:
      return serif_bold_advances;
  }
  return sans_advances;
}

/// As wide as the widest of these characters is in DejaVu, if it has them, or the frame that stands for one without a
/// font: about 1.2.
struct Guess {
  CharacterRange range;
  double width;
};
constexpr double widest_letter = 1.3;
constexpr std::array guesses{
    Guess{{0x1C4, 0x1CC}, 1.6},      // digraphs
    Guess{{0x1F1, 0x1F3}, 1.6},      //
    Guess{{0x300, 0x36F}, 0},        // accents, which stand on the letter before them
    Guess{{0x100, 0x3FF}, 1.2},      // Latin, Greek
    Guess{{0x600, 0x6FF}, 1.4},      // Arabic
    Guess{{0xE00, 0xE7F}, 1.4},      // Thai
    Guess{{0x1400, 0x16FF}, 2.1},    // syllables of Canada, Ogham
    Guess{{0x1F00, 0x1FFF}, 1.4},    // Greek with accents
    Guess{{0x200B, 0x200F}, 0},      //
    Guess{{0x2010, 0x2013}, 0.85},   // hyphens
    Guess{{0x2014, 0x2014}, 1.0},    // —
    Guess{{0x2018, 0x2022}, 0.85},   // quotes
    Guess{{0x2026, 0x2026}, 1.0},    // …
    Guess{{0x2116, 0x2116}, 1.25},   // №
    Guess{{0x2023, 0x2BFF}, 1.9},    // signs
    Guess{{0xA640, 0xA7FF}, 1.5},    // old Cyrillic
    Guess{{0xFB00, 0xFB4F}, 1.75},   // ligatures
    Guess{{0xFDF0, 0xFDFF}, 10},     // words in one character
    Guess{{0xFE00, 0xFE0F}, 0},      // which say how the one before them looks
    Guess{{0x10300, 0x1FFFF}, 1.6},  // old scripts, mathematics, pictures
};

/// Of a character that is in no table: as wide as the wide ones of its kind, so that nothing runs out of its place.
double guess(char32_t character) noexcept {
  const auto* const found = std::ranges::find_if(guesses, [character](const Guess& guess) {
    return character >= guess.range.first && character <= guess.range.last;
  });
  return found == guesses.end() ? widest_letter : found->width;
}

double width_of(char32_t character, const Advances& advances) noexcept {
  std::size_t before = 0;
  for (const CharacterRange& range : measured) {
    if (character >= range.first && character <= range.last)
      return advances[before + (character - range.first)] / 100.0;
    before += range.last - range.first + 1;
  }
  return guess(character);
}

}  // namespace

double width_of(std::string_view text, Face face) noexcept {
  const Advances& advances = advances_of(face);
  double width = 0;
  while (!text.empty()) {
    const Decoded point = decode_utf8(text);
    width += width_of(point.code_point, advances);
    text.remove_prefix(point.length);
  }
  return width;
}

Prefix prefix_of(std::string_view text, Face face, double room) noexcept {
  const Advances& advances = advances_of(face);
  Prefix prefix;
  while (prefix.bytes < text.size()) {
    const std::string_view rest = text.substr(prefix.bytes);
    const Decoded point = decode_utf8(rest);
    const double width = width_of(point.code_point, advances);
    if (prefix.width + width > room) break;
    prefix.width += width;
    prefix.bytes += point.length;
  }
  return prefix;
}

std::string on_one_line(std::string_view text, std::size_t most) {
  std::string line;
  while (!text.empty()) {
    const Decoded point = decode_utf8(text);
    const std::string_view bytes = text.substr(0, point.length);
    text.remove_prefix(point.length);
    const bool blank = bytes == " " || bytes == "\t" || bytes == "\n" || bytes == "\r";
    if (line.size() + bytes.size() > most) return line += cut;
    if (!blank) {
      line += point.valid && !is_command(point.code_point) ? bytes : "\xEF\xBF\xBD";
    } else if (!line.empty() && line.back() != ' ') {
      line += ' ';
    }
  }
  if (line.ends_with(' ')) line.pop_back();
  return line;
}

Fitted fit(std::string_view words, Face face, double size, double least, double room) {
  std::string text = on_one_line(words, most_bytes);
  const Prefix whole = prefix_of(text, face, room / least);
  if (whole.bytes == text.size()) return {std::move(text), std::min(size, room / std::max(whole.width, 0.01))};
  const Prefix kept = prefix_of(text, face, room / least - width_of(cut, face));
  text.resize(kept.bytes);
  return {text.append(cut), least};
}

}  // namespace tqn::paper
