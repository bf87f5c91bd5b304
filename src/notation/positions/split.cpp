#include <algorithm>
#include <cstdint>
#include <utility>

#include "notation/positions/pictures.hpp"
#include "notation/positions/pit_text.hpp"
#include "notation/positions/turn_text.hpp"
#include "tqn/notation/position_notation.hpp"
#include "tqn/text/ascii.hpp"
#include "tqn/text/line_end.hpp"

namespace tqn {
namespace {

/// A line without blanks, and without the mark that stands where files were put together.
std::string_view without_mark(std::string_view text) noexcept {
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  return trimmed(text);
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
  std::string_view second;
  for (std::size_t at = find_line_end(text, 0).next; at < text.size();) {
    const LineEnd line = find_line_end(text, at);
    second = text.substr(at, line.end - at);
    if (kind_of_position_line(second) != PositionLine::comment) break;
    at = line.next;
  }
  return count_words(second) == 5 ? 12 : 20;
}

}  // namespace

PositionLine kind_of_position_line(std::string_view line) noexcept {
  line = without_mark(line);
  if (line.empty()) return PositionLine::blank;
  if (line.front() == '#') return PositionLine::comment;
  if (line.front() == '|' || line.starts_with("+-")) return PositionLine::frame;
  if (line == "White" || line == "Black") return PositionLine::label;
  if (is_strip(line)) return PositionLine::strip;
  return is_position(line) ? PositionLine::position : PositionLine::words;
}

PositionSplitter::Line PositionSplitter::line_at(std::size_t at) const noexcept {
  if (text_.substr(at).starts_with(byte_order_mark)) at += byte_order_mark.size();
  const LineEnd found = find_line_end(text_, at);
  return {{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(found.end)}, found.next};
}

PositionSplitter::Line PositionSplitter::last_of_picture(Line line, PositionLine kind) const {
  Line last = line;
  std::size_t wanted = kind == PositionLine::strip ? numbers_of_strip(text_.substr(line.where.begin)) : SIZE_MAX;
  int rows = 0;
  for (; wanted > 0; line = line_at(line.next)) {
    const std::string_view text = slice(line.where);
    const PositionLine here = kind_of_position_line(text);
    // Behind both rows of a board a comment may stand above the next one.
    if (here == PositionLine::comment && rows < 2) continue;
    if (here != kind) break;
    if (kind == PositionLine::strip) wanted -= std::min(wanted, count_words(text));
    if (kind == PositionLine::frame && is_board_row(text)) ++rows;
    last = line;
  }
  return last;
}

PositionPiece PositionSplitter::picture(Span words, Span last_words, Line line, PositionLine kind) {
  const Line last = last_of_picture(line, kind);
  at_ = last.next;
  PositionPiece piece;
  piece.words = words;
  piece.where = piece.reading = {line.where.begin, last.where.end};
  if (last_words.empty() || !turn_in(slice(last_words))) return piece;
  piece.reading.begin = last_words.begin;
  if (tells_only_turn(slice(last_words))) piece.turn = last_words;
  return piece;
}

std::optional<PositionPiece> PositionSplitter::next() {
  PositionPiece piece;
  Span last_words;
  while (at_ < text_.size()) {
    const Line line = line_at(at_);
    const PositionLine kind = kind_of_position_line(slice(line.where));
    switch (kind) {
      case PositionLine::frame:
      case PositionLine::strip:
        return picture(piece.words, last_words, line, kind);
      case PositionLine::position:
        if (!piece.words.empty()) break;
        at_ = line.next;
        piece.where = piece.reading = line.where;
        return piece;
      case PositionLine::words:
        piece.words = piece.words.empty() ? line.where : join(piece.words, line.where);
        if (has_letter(slice(line.where))) last_words = line.where;
        break;
      case PositionLine::blank:
      case PositionLine::comment:
      case PositionLine::label:
        break;
    }
    if (kind == PositionLine::position) break;
    at_ = line.next;
  }
  if (piece.words.empty()) return std::nullopt;
  piece.none = true;
  piece.where = piece.reading = std::exchange(piece.words, {});
  return piece;
}

}  // namespace tqn
