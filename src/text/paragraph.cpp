#include "paragraph.hpp"

#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

/// The text up to the next blank that does not stand between backticks.
std::string_view first_word(std::string_view text) noexcept {
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '`') quoted = !quoted;
    if (text[i] == ' ' && !quoted) return text.substr(0, i);
  }
  return text;
}

}  // namespace

void append_paragraph(std::string& out, std::string_view text, std::size_t width) {
  std::size_t column = 0;
  while (!text.empty()) {
    const std::string_view word = first_word(text);
    text.remove_prefix(word.size() < text.size() ? word.size() + 1 : word.size());
    const std::size_t size = display_width(word);
    if (column > 0) {
      const bool fits = column + 1 + size <= width;
      out += fits ? ' ' : '\n';
      column = fits ? column + 1 : 0;
    }
    out += word;
    column += size;
  }
  out += '\n';
}

}  // namespace tqn
