#include "render/paper/lettering.hpp"

#include <algorithm>
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

/// Of a character that is in no table: as wide as the wide ones of its kind, so that nothing runs out of its place.
double guess(char32_t character, std::string_view bytes) noexcept {
  const std::size_t columns = display_width(bytes);
  if (columns != 1) return 1.05 * static_cast<double>(columns);
  const bool sign = character >= 0x2100 && character < 0x2C00;  // № and its neighbours
  return sign ? 1.25 : character == U'…' || character == U'—' ? 1.0 : 0.85;
}

double width_of(char32_t character, std::string_view bytes, const Advances& advances) noexcept {
  std::size_t before = 0;
  for (const CharacterRange& range : measured) {
    if (character >= range.first && character <= range.last)
      return advances[before + (character - range.first)] / 100.0;
    before += range.last - range.first + 1;
  }
  return guess(character, bytes);
}

}  // namespace

double width_of(std::string_view text, Face face) noexcept {
  const Advances& advances = advances_of(face);
  double width = 0;
  while (!text.empty()) {
    const Decoded point = decode_utf8(text);
    width += width_of(point.code_point, text.substr(0, point.length), advances);
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
    const double width = width_of(point.code_point, rest.substr(0, point.length), advances);
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
