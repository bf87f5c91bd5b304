#include "formats/tqn/boundary.hpp"

#include <array>

namespace tqn::boundary {
namespace {

/// Bytes that decide where a value ends.
constexpr std::array<bool, 256> special_bytes = [] {
  std::array<bool, 256> special{};
  for (const char c : {'"', '\\', '[', '\n', '\r'}) special[static_cast<unsigned char>(c)] = true;
  return special;
}();
constexpr bool is_special(char c) noexcept { return special_bytes[static_cast<unsigned char>(c)]; }

/// Control characters are read as blanks. tqn.md 2.1.
constexpr bool is_space(char c) noexcept {
  return (static_cast<unsigned char>(c) <= 0x20 && c != '\n' && c != '\r') || c == 0x7F;
}

}  // namespace

bool has_blank_line_before(std::string_view text, std::size_t at) noexcept {
  int line_ends = 0;
  for (std::size_t i = at; i > 0 && is_plain_blank(text[i - 1]); --i) {
    const char c = text[i - 1];
    if (c == '\n' || (c == '\r' && (i >= text.size() || text[i] != '\n'))) ++line_ends;
  }
  return line_ends >= 2;
}

std::size_t line_end(std::string_view text, std::size_t at) noexcept {
  while (at < text.size() && text[at] != '\n' && text[at] != '\r') ++at;
  return at;
}

std::string_view tag_name(std::string_view text, std::size_t at) noexcept {
  std::size_t begin = at + 1;
  while (begin < text.size() && is_space(text[begin])) ++begin;
  if (begin >= text.size() || !is_name_start(text[begin])) return {};
  std::size_t end = begin + 1;
  while (end < text.size() && is_name_byte(text[end])) ++end;
  return text.substr(begin, end - begin);
}

Answer is_quoted_tag(std::string_view text, std::size_t at) noexcept {
  const std::string_view name = tag_name(text, at);
  if (name.empty()) {
    std::size_t next = at + 1;
    while (next < text.size() && is_space(text[next])) ++next;
    return next >= text.size() ? Answer::unknown : Answer::no;
  }
  std::size_t i = static_cast<std::size_t>(name.data() - text.data()) + name.size();
  while (i < text.size() && is_space(text[i])) ++i;
  if (i >= text.size()) return Answer::unknown;
  return text[i] == '"' ? Answer::yes : Answer::no;
}

Answer is_tag_shaped(std::string_view text, std::size_t at) noexcept {
  const Answer quoted = is_quoted_tag(text, at);
  const std::string_view name = tag_name(text, at);
  if (quoted != Answer::no || name.empty()) return quoted;
  if (name.front() >= 'a') return Answer::no;  // without quotes only a capital letter begins a name
  const std::size_t whole = find_bad_tag_end(text, at);
  std::size_t end = whole;
  while (end > at && is_space(text[end - 1])) --end;
  if (text[end - 1] == ']') return Answer::yes;
  return whole < text.size() ? Answer::no : Answer::unknown;
}

Answer is_bare_tag(std::string_view text, std::size_t at) noexcept {
  const std::string_view name = tag_name(text, at);
  if (name.empty() || name.front() >= 'a') return Answer::no;
  const std::size_t end = find_bad_tag_end(text, at);
  if (text.substr(at, end - at).find(']') != std::string_view::npos) return Answer::yes;
  return end < text.size() ? Answer::no : Answer::unknown;
}

std::size_t find_bad_tag_end(std::string_view text, std::size_t at) noexcept {
  for (std::size_t i = at + 1; i < text.size(); ++i) {
    if (text[i] == '\n' || text[i] == '\r') return i;
    if (text[i] == '[' && is_quoted_tag(text, i) == Answer::yes) return i;
  }
  return text.size();
}

std::size_t find_plain_tag_end(std::string_view text, std::size_t at) noexcept {
  if (at + 1 >= text.size() || text[at] != '[' || !is_name_start(text[at + 1])) return 0;
  std::size_t i = at + 2;
  while (i < text.size() && is_name_byte(text[i])) ++i;
  if (i + 1 >= text.size() || text[i] != ' ' || text[i + 1] != '"') return 0;
  for (i += 2; i < text.size() && !is_special(text[i]);) ++i;
  return i + 1 < text.size() && text[i] == '"' && text[i + 1] == ']' ? i + 2 : 0;
}

std::size_t find_tag_end(std::string_view text, std::size_t at) noexcept {
  if (const std::size_t end = find_plain_tag_end(text, at)) return end;
  const std::string_view name = tag_name(text, at);
  if (name.empty()) return line_end(text, at);
  std::size_t i = static_cast<std::size_t>(name.data() - text.data()) + name.size();
  while (i < text.size() && is_space(text[i])) ++i;
  if (i >= text.size() || text[i] != '"') {
    while (i < text.size() && text[i] != ']' && text[i] != '\n' && text[i] != '\r') ++i;
    return i < text.size() && text[i] == ']' ? i + 1 : i;
  }
  bool inner_quote = false;
  for (++i; i < text.size() && text[i] != '\n' && text[i] != '\r'; ++i) {
    if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] != '\n' && text[i + 1] != '\r') {
      ++i;
    } else if (text[i] == '"') {
      std::size_t close = i + 1;
      while (close < text.size() && is_space(text[close])) ++close;
      if (close < text.size() && text[close] == ']') return close + 1;
      inner_quote = true;
    } else if (text[i] == '[' && is_quoted_tag(text, i) == Answer::yes) {
      // The tag was cut off and the next one begins here, unless the quote is the one that closes it.
      if (inner_quote) break;
      std::size_t close = text.find('"', i) + 1;
      while (close < text.size() && is_space(text[close])) ++close;
      if (close >= text.size()) return text.size();  // more text may tell otherwise
      if (text[close] != ']') break;
    }
  }
  if (i == text.size()) return i;
  // Cut off, or one quote is missing: `[Round "3]`.
  const std::size_t first = text.find_first_of("\"[]\n\r", text.find('"', at) + 1);
  return text[first] == ']' ? first + 1 : i;
}

std::size_t skip_blanks(std::string_view text, std::size_t at) noexcept {
  while (at < text.size()) {
    const auto byte = static_cast<unsigned char>(text[at]);
    const std::string_view rest = text.substr(at, 3);
    if (byte <= 0x20 || byte == 0x7F) {
      ++at;
    } else if (rest.starts_with("\xC2\xA0")) {
      at += 2;
    } else if (rest == "\xE2\x80\xAF" || rest == "\xEF\xBB\xBF") {
      at += 3;
    } else {
      break;
    }
  }
  return at;
}

namespace {

/// Whether the last line before `at` that is not blank, looking back no further than `from`, is
/// shaped like a tag.
bool follows_bracket_line(std::string_view text, std::size_t from, std::size_t at) noexcept {
  std::size_t end = at;
  while (end > from && is_plain_blank(text[end - 1])) --end;
  if (end == from) return false;
  std::size_t begin = end;
  while (begin > from && text[begin - 1] != '\n' && text[begin - 1] != '\r') --begin;
  return is_line_start(text, begin) && is_tag_shaped(text, begin) == Answer::yes;
}

}  // namespace

bool CommentSearch::run(std::string_view text) noexcept {
  // More text may tell otherwise what a line without its end is: then it is searched again from there.
  std::size_t unsure_at = 0;
  std::size_t unsure_candidate = 0;
  const auto finish = [&](std::size_t end) {
    end_ = end;
    if (unsure_at == 0) return true;
    at_ = unsure_at;
    candidate_ = unsure_candidate;
    return false;
  };
  for (; at_ < text.size(); ++at_) {
    const char c = text[at_];
    if (c == '}') return finish(at_ + 1);
    bool next_game = c == '{' && candidate_ != 0;
    if (c == '[' && is_line_start(text, at_)) {
      if (unsure_at == 0 && line_end(text, at_) == text.size()) {
        unsure_at = at_;
        unsure_candidate = candidate_;
      }
      const bool tag = is_tag_shaped(text, at_) == Answer::yes;
      const bool first_of_section = tag && !follows_bracket_line(text, open_ + 1, at_);
      next_game = first_of_section && candidate_ != 0;
      if (first_of_section && candidate_ == 0) candidate_ = at_;
    }
    if (next_game) return finish(candidate_);
  }
  (void)finish(candidate_ != 0 ? candidate_ : text.size());
  return false;
}

VariationEnd find_variation_end(std::string_view text, std::size_t open) noexcept {
  std::size_t depth = 0;
  bool sure = true;
  for (std::size_t at = open; at < text.size();) {
    const char c = text[at];
    const bool starts_line = is_line_start(text, at);
    if (c == '{') {
      CommentSearch search(at);
      sure = search.run(text) && sure;
      at = search.end();
    } else if (c == ';' || (c == '%' && starts_line)) {
      at = line_end(text, at);
    } else if (c == '[' &&
               (is_quoted_tag(text, at) == Answer::yes || (starts_line && is_bare_tag(text, at) == Answer::yes))) {
      return {at, false, sure};
    } else if (c == '[' && starts_line && !tag_name(text, at).empty()) {
      at = find_bad_tag_end(text, at);
    } else {
      ++at;
      if (c == '(') ++depth;
      if (c == ')' && --depth == 0) return {at, true, sure};
    }
  }
  return {text.size(), false, false};
}

}  // namespace tqn::boundary
