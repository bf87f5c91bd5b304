#include "formats/tqn/writer.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "formats/yaml/reader.hpp"
#include "tqn/text/letters.hpp"
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

/// Words that some reader of YAML takes for nothing, or for yes and no.
bool is_word_of_yaml(std::string_view name) {
  constexpr std::array<std::string_view, 9> words{"null", "true", "false", "yes", "no", "on", "off", "y", "n"};
  return std::ranges::find(words, small_letters(name)) != words.end();
}

/// A key longer than 1024 characters is none, unless it is marked as one.
void append_key(std::string& out, std::string_view name) {
  constexpr std::size_t longest_plain = 1000;
  if (name.size() > longest_plain) {
    out.append("  ? ").append(name).append("\n  : ");
  } else if (is_word_of_yaml(name)) {
    out.append("  \"").append(name).append("\": ");
  } else {
    out.append("  ").append(name).append(": ");
  }
}

/// What stands behind the tags in canonical text.
std::string movetext(const Game& game, const WriteOptions& options) {
  std::string text;
  write_tqn(game, text, options);
  return text.substr(text.find("\n\n") + 2);
}

/// The same with PlayOK's mark where it stands: behind the result, before all notes there.
std::string movetext_with_zero(const Game& game, const WriteOptions& options) {
  Game bare = game;
  bare.after.clear();
  std::string text = movetext(game, options);
  return text.insert(movetext(bare, options).size() - 1, " {zero}");
}

}  // namespace

void write_yaml(const Game& game, std::string& out, const WriteOptions& options) {
  out += "---\ntqn: 1\n";
  if (!game.tags.empty()) out += "tags:\n";
  std::set<std::string_view> names;
  for (const Tag& tag : game.tags) {
    if (!names.insert(tag.name.view()).second) continue;  // an exact repetition: see refuse_repeated_tags
    append_key(out, tag.name.view());
    append_quoted(out, tag.value.view());
    out += '\n';
  }
  const std::string moves = game.zero_mark ? movetext_with_zero(game, options) : movetext(game, options);
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
