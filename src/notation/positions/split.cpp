#include <algorithm>
#include <cstdint>

#include "notation/positions/pit_text.hpp"
#include "notation/positions/turn_text.hpp"
#include "tqn/notation/position_notation.hpp"

namespace tqn {
namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view text) noexcept {
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

/// The first word of a text, which is taken from it.
std::string_view take_word(std::string_view& text) noexcept {
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const std::size_t end = std::min(text.find_first_of(" \t\r\n", begin), text.size());
  const std::string_view word = text.substr(begin, end - begin);
  text.remove_prefix(end);
  return word;
}

std::size_t count_words(std::string_view text) noexcept {
  std::size_t words = 0;
  while (!take_word(text).empty()) ++words;
  return words;
}

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

bool is_strip(std::string_view line) noexcept {
  while (true) {
    const std::string_view word = take_word(line);
    if (word.empty()) return true;
    if (!parse_pit(word)) return false;
  }
}

/// Rows begin with a pit and have signs between the pits; a number behind them is a kazan.
bool is_position(std::string_view line) noexcept {
  const std::string_view rows = take_word(line);
  constexpr std::string_view signs = "0123456789,/StT-bw";
  if (!std::ranges::all_of(rows, [&](char c) { return signs.find(c) != std::string_view::npos; })) return false;
  if (!is_digit(rows.front()) && rows.front() != 't' && rows.front() != 'T') return false;
  if (std::ranges::count(rows, ',') >= 4) return true;
  const std::string_view next = take_word(line);
  return rows.find('/') != std::string_view::npos && !next.empty() && is_digit(next.front());
}

/// The numbers of one strip at the begin of a text: twenty, or twelve if its second line has five.
std::size_t numbers_of_strip(std::string_view text) noexcept {
  const std::size_t first = text.find('\n');
  if (first == std::string_view::npos) return 20;
  std::string_view second = text.substr(first + 1);
  second = second.substr(0, second.find('\n'));
  return count_words(second) == 5 ? 12 : 20;
}

}  // namespace

PositionLine kind_of_position_line(std::string_view line) noexcept {
  line = trimmed(line);
  if (line.empty()) return PositionLine::blank;
  if (line.front() == '#') return PositionLine::comment;
  if (line.front() == '|' || line.starts_with("+-")) return PositionLine::frame;
  if (line == "White" || line == "Black") return PositionLine::label;
  if (is_strip(line)) return PositionLine::strip;
  return is_position(line) ? PositionLine::position : PositionLine::words;
}

Span PositionSplitter::line_at(std::size_t at) const noexcept {
  const std::size_t end = std::min(text_.find('\n', at), text_.size());
  return {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
}

std::size_t PositionSplitter::end_of_picture(Span line, PositionLine kind) const noexcept {
  std::size_t end = line.end;
  std::size_t wanted = kind == PositionLine::strip ? numbers_of_strip(text_.substr(line.begin)) : SIZE_MAX;
  for (std::size_t at = line.begin; at < text_.size() && wanted > 0;) {
    const Span here = line_at(at);
    if (kind_of_position_line(slice(here)) != kind) break;
    if (kind == PositionLine::strip) wanted -= std::min(wanted, count_words(slice(here)));
    end = here.end;
    at = here.end + std::size_t{1};
  }
  return end;
}

PositionPiece PositionSplitter::picture(Span words, Span line, PositionLine kind) {
  const std::size_t end = end_of_picture(line, kind);
  PositionPiece piece{words, {line.begin, static_cast<std::uint32_t>(end)}};
  if (!words.empty()) {
    const std::size_t break_at = slice(words).rfind('\n');
    const auto last = static_cast<std::uint32_t>(break_at == std::string_view::npos ? 0 : break_at + 1);
    const Span last_line{words.begin + last, words.end};
    if (turn_in(slice(last_line))) piece.where.begin = last_line.begin;
  }
  at_ = end;
  return piece;
}

std::optional<PositionPiece> PositionSplitter::next() {
  Span words;
  while (at_ < text_.size()) {
    const Span line = line_at(at_);
    const PositionLine kind = kind_of_position_line(slice(line));
    switch (kind) {
      case PositionLine::frame:
      case PositionLine::strip:
        return picture(words, line, kind);
      case PositionLine::position:
        if (!words.empty()) return PositionPiece{{}, words, true};
        at_ = line.end + std::size_t{1};
        return PositionPiece{{}, line};
      case PositionLine::words:
        words = words.empty() ? line : join(words, line);
        break;
      case PositionLine::blank:
      case PositionLine::comment:
      case PositionLine::label:
        break;
    }
    at_ = line.end + std::size_t{1};
  }
  if (words.empty()) return std::nullopt;
  return PositionPiece{{}, words, true};
}

}  // namespace tqn
