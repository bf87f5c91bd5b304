#include "check/token.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "tqn/text/utf8.hpp"

namespace tqn::checking {
namespace {

[[nodiscard]] constexpr bool is_blank(char c) noexcept { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

[[nodiscard]] constexpr bool is_mark(char32_t c) noexcept {
  return c == U'x' || c == U'X' || c == U'\u0445' || c == U'\u0425' || c == U'\u00D7';
}

[[nodiscard]] constexpr Span at(Span where, std::size_t begin, std::size_t end) noexcept {
  return {where.begin + static_cast<std::uint32_t>(begin), where.begin + static_cast<std::uint32_t>(end)};
}

[[nodiscard]] std::string_view slice(std::string_view text, Span where) noexcept {
  if (where.end < where.begin || where.end > text.size()) return {};
  return text.substr(where.begin, where.size());
}

}  // namespace

std::optional<TokenParts> token_parts(std::string_view text, Span where) noexcept {
  const std::string_view token = slice(text, where);
  if (token.size() < 2) return std::nullopt;
  const std::size_t first = decode_utf8(token).length;
  if (first >= token.size()) return std::nullopt;
  const std::size_t digits = first + decode_utf8(token.substr(first)).length;
  TokenParts parts{
      .digits = at(where, 0, digits), .mark = at(where, digits, digits), .count = at(where, digits, digits)};
  std::size_t next = digits;
  while (next < token.size() && is_blank(token[next])) ++next;
  if (next < token.size()) {
    const Decoded letter = decode_utf8(token.substr(next));
    if (is_mark(letter.code_point)) parts.mark = at(where, digits, next + letter.length);
  }
  const std::size_t open = token.find('(', digits);
  const std::size_t close = token.find(')', digits);
  if (open < close && close != std::string_view::npos) parts.count = at(where, open + 1, close);
  return parts;
}

bool has_illegible_digit(std::string_view text, Span where) noexcept {
  return slice(text, where).find('_') != std::string_view::npos;
}

void append_rewrite(std::vector<Edit>& edits, std::string_view text, Span where, Pit from, Pit to, bool tuzdyk) {
  const std::array digits{from.to_char(), to.to_char()};
  const std::string_view wanted(digits.data(), digits.size());
  const auto parts = token_parts(text, where);
  if (!parts) {  // a single digit, the only token of a half-move that is so short
    edits.push_back({where, std::string(wanted) + (tuzdyk ? "x" : "")});
    return;
  }
  if (slice(text, parts->digits) != wanted) edits.push_back({parts->digits, std::string(wanted)});
  if (tuzdyk == parts->mark.empty()) edits.push_back({parts->mark, tuzdyk ? "x" : ""});
}

void append_removal(std::vector<Edit>& edits, std::string_view text, Span where) {
  if (where.end > text.size() || where.end < where.begin) return;
  Span cut = where;
  const auto is_gap = [&](std::uint32_t at) { return text[at] == ' ' || text[at] == '\t'; };
  while (cut.begin > 0 && is_gap(cut.begin - 1)) --cut.begin;
  const bool at_line_start = cut.begin == 0 || text[cut.begin - 1] == '\n' || text[cut.begin - 1] == '\r';
  const bool gap_before = cut.begin < where.begin;
  const bool blank_after = where.end == text.size() || is_blank(text[where.end]);
  if (at_line_start || !gap_before || !blank_after) {
    // The line end before the token may end a comment, and "76(98)" must not be glued to "12.": keep
    // what stands before.
    cut.begin = where.begin;
    if (at_line_start || !gap_before) {
      while (cut.end < text.size() && is_gap(cut.end)) ++cut.end;
    }
  }
  edits.push_back({cut, ""});
}

void append_exchange(std::vector<Edit>& edits, std::string_view text, Span first, Span second) {
  const std::string_view a = slice(text, first);
  const std::string_view b = slice(text, second);
  if (a.empty() || b.empty()) return;
  edits.push_back({first, std::string(b)});
  edits.push_back({second, std::string(a)});
}

}  // namespace tqn::checking
