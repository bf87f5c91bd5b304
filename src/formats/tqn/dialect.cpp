#include "formats/tqn/dialect.hpp"

#include <algorithm>

#include "formats/tqn/boundary.hpp"

namespace tqn {
namespace {

/// The blanks and delimiters that end a token. Control characters are blanks.
bool ends_token(char c) noexcept {
  constexpr std::string_view delimiters = "(){}[];!?=$+\x7F";
  return static_cast<unsigned char>(c) <= 0x20 || delimiters.find(c) != std::string_view::npos;
}

/// One past the move number at `at` with its dots; `at` if there is none.
std::size_t pass_number(std::string_view text, std::size_t at) noexcept {
  const std::size_t dots = std::min(text.find_first_not_of("0123456789", at), text.size());
  const std::size_t end = std::min(text.find_first_not_of('.', dots), text.size());
  return end > dots ? end : at;
}

}  // namespace

bool is_stop(std::string_view text, std::size_t at) noexcept {
  return at >= text.size() || ends_token(text[at]) || boundary::skip_blanks(text, at) > at;
}

std::string_view word_at(std::string_view text, std::size_t at) noexcept {
  std::size_t end = at;
  while (!is_stop(text, end)) {
    if (++end - at > most_word_bytes) return {};
  }
  return text.substr(at, end - at);
}

std::string_view moves_of(std::string_view text) noexcept {
  std::size_t at = boundary::skip_blanks(text, 0);
  while (at < text.size()) {
    const char c = text[at];
    const bool starts_line = boundary::is_line_start(text, at);
    std::size_t end = at;
    if (c == '[' && !boundary::tag_name(text, at).empty()) {
      end = boundary::find_tag_end(text, at);
    } else if (c == '{') {
      end = boundary::find_comment_end(text, at);
    } else if (c == ';' || (c == '%' && starts_line)) {
      end = boundary::line_end(text, at);
    } else {
      end = pass_number(text, at);
    }
    if (end == at) break;
    at = boundary::skip_blanks(text, end);
  }
  return text.substr(at);
}

}  // namespace tqn
