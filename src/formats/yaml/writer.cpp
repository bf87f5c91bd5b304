#include "formats/tqn/writer.hpp"

#include <algorithm>
#include <string>

#include "formats/yaml/reader.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

void append_escaped(std::string& out, char32_t code_point) {
  constexpr std::string_view hex = "0123456789abcdef";
  out += "\\u";
  for (unsigned shift = 16; shift > 0; shift -= 4) out += hex[(code_point >> (shift - 4)) & 15U];
}

/// Whether a character stands for itself between double quotes: no sign of YAML's, and no kind of line end.
bool is_plain(char32_t c) noexcept {
  if (c < 0x20 || c == '"' || c == '\\') return false;
  return (c < 0x7F || c > 0x9F) && c != 0x2028 && c != 0x2029 && c != 0xFEFF;
}

/// A text between double quotes.
void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const Decoded decoded = decode_utf8(text);
    const char32_t c = decoded.code_point;
    if (!decoded.valid) {
      out += "\xEF\xBF\xBD";
    } else if (is_plain(c)) {
      out += text.substr(0, decoded.length);
    } else if (c == '"' || c == '\\') {
      out += '\\';
      out += text.front();
    } else if (c == '\n') {
      out += "\\n";
    } else {
      append_escaped(out, c);
    }
    text.remove_prefix(decoded.length);
  }
  out += '"';
}

/// What stands behind the tags in canonical text.
std::string movetext(const Game& game, const WriteOptions& options) {
  std::string text;
  write_tqn(game, text, options);
  return text.substr(text.find("\n\n") + 2);
}

}  // namespace

void write_yaml(const Game& game, std::string& out, const WriteOptions& options) {
  out += "---\ntqn: 1\n";
  if (!game.tags.empty()) out += "tags:\n";
  for (std::size_t i = 0; i < game.tags.size(); ++i) {
    const Tag& tag = game.tags[i];
    const auto is_it = [&](const Tag& other) { return other.name == tag.name; };
    const auto here = game.tags.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::any_of(game.tags.begin(), here, is_it)) continue;  // an exact repetition: see refuse_repeated_tags
    out.append("  ").append(tag.name.view()).append(": ");
    append_quoted(out, tag.value.view());
    out += '\n';
  }
  std::string moves = movetext(game, options);
  // The first line tells how far all are indented, unless it begins with a blank of its own.
  out += moves.starts_with(' ') || moves.starts_with('\n') ? "moves: |2\n" : "moves: |\n";
  for (std::string_view rest = moves; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    if (end > 0) out.append("  ").append(rest.substr(0, end));
    out += '\n';
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

}  // namespace tqn
