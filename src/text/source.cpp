#include "tqn/text/source.hpp"

#include <algorithm>

#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

/// Line ends that are complete before `text[end]`: LF, CRLF as one, CR alone.
std::uint64_t count_line_ends(std::string_view text, std::size_t end) noexcept {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < end; ++i) {
    const bool first_half_of_crlf = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    count += (text[i] == '\n' || (text[i] == '\r' && !first_half_of_crlf)) ? 1U : 0U;
  }
  return count;
}

/// Moves back to the first byte of the code point that covers `position`.
std::size_t code_point_begin(std::string_view text, std::size_t position) noexcept {
  for (std::size_t back = 1; back <= 3 && back <= position && position < text.size(); ++back) {
    const Decoded decoded = decode_utf8(text.substr(position - back));
    if (decoded.valid && decoded.length > back) return position - back;
  }
  return position;
}

std::size_t find_line_begin(std::string_view text, std::size_t position) noexcept {
  std::size_t begin = position;
  while (begin > 0) {
    const char previous = text[begin - 1];
    if (previous == '\n') break;
    if (previous == '\r' && (begin == text.size() || text[begin] != '\n')) break;
    --begin;
  }
  return begin;
}

std::size_t clip(std::string_view text, std::uint32_t position) noexcept {
  return std::min<std::size_t>(position, text.size());
}

}  // namespace

Place Source::place(std::uint32_t position) const noexcept {
  const std::size_t target = code_point_begin(text, clip(text, position));
  const std::size_t begin = find_line_begin(text, target);
  Place place;
  place.line = first_line + count_line_ends(text, begin);
  place.column = 1 + count_code_points(text.substr(begin, target - begin));
  if (begin == 0) place.column += first_column - 1;
  return place;
}

std::string_view Source::line_at(std::uint32_t position) const noexcept {
  const std::size_t begin = find_line_begin(text, clip(text, position));
  const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
  return text.substr(begin, end - begin);
}

std::uint32_t Source::line_begin(std::uint32_t position) const noexcept {
  return static_cast<std::uint32_t>(find_line_begin(text, clip(text, position)));
}

std::string_view Source::slice(Span span) const noexcept {
  const std::size_t begin = clip(text, span.begin);
  const std::size_t end = std::max(begin, clip(text, span.end));
  return text.substr(begin, end - begin);
}

}  // namespace tqn
