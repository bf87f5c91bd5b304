#include "report/excerpt.hpp"

#include <algorithm>
#include <vector>

#include "report/escape.hpp"

namespace tqn {
namespace {

constexpr std::string_view cut_sign = "\xE2\x80\xA6";

constexpr bool is_line_end(char c) { return c == '\n' || c == '\r'; }
constexpr bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// A stretch of one line, in bytes of the text, and whether the line goes on outside it.
struct Stretch {
  std::size_t begin;
  std::size_t end;
  bool cut_before;
  bool cut_after;
};

/// At most `reach` bytes to each side of `position`, no further than its line.
Stretch surroundings(std::string_view text, std::size_t position, std::size_t reach) {
  std::size_t begin = position;
  while (begin > 0 && position - begin < reach && !is_line_end(text[begin - 1])) --begin;
  const bool cut_before = begin > 0 && !is_line_end(text[begin - 1]);
  for (int i = 0; cut_before && i < 3 && begin < position && is_continuation(text[begin]); ++i) ++begin;
  std::size_t end = position;
  while (end < text.size() && end - position < reach && !is_line_end(text[end])) ++end;
  const bool cut_after = end < text.size() && !is_line_end(text[end]);
  for (int i = 0; cut_after && i < 3 && end > position && is_continuation(text[end]); ++i) --end;
  return {begin, end, cut_before, cut_after};
}

/// One character as it is shown.
struct Cell {
  std::size_t offset;  ///< in the text
  std::size_t begin;   ///< in the shown bytes
  std::size_t columns;
};

/// A stretch turned into cells.
struct Shown {
  std::string bytes;
  std::vector<Cell> cells;

  [[nodiscard]] std::size_t width(std::size_t first, std::size_t last) const {
    std::size_t sum = 0;
    for (std::size_t i = first; i < last; ++i) sum += cells[i].columns;
    return sum;
  }
};

Shown show(std::string_view text, const Stretch& stretch) {
  Shown shown;
  shown.cells.reserve(stretch.end - stretch.begin);
  for (std::size_t at = stretch.begin; at < stretch.end;) {
    const std::size_t begin = shown.bytes.size();
    const Glyph glyph = append_glyph(shown.bytes, text.substr(at, stretch.end - at));
    shown.cells.push_back({at, begin, glyph.columns});
    at += glyph.bytes;
  }
  return shown;
}

/// The cells to print: all of them, or a window of `columns` around the marked ones.
struct Window {
  std::size_t first;
  std::size_t last;
};

Window choose_window(const Shown& shown, std::size_t mark, std::size_t columns) {
  const std::vector<Cell>& cells = shown.cells;
  Window window{0, cells.size()};
  const std::size_t after = shown.width(mark, cells.size());
  // A third of the room belongs to what stands before the mark, and all that the rest leaves over.
  const std::size_t room_before = columns - std::min(after, columns - columns / 3);
  std::size_t before = shown.width(0, mark);
  while (before > room_before) before -= cells[window.first++].columns;
  const auto starts_with_combining = [&] { return window.first < mark && cells[window.first].columns == 0; };
  while (window.first > 0 && starts_with_combining()) ++window.first;
  std::size_t width = before + after;
  while (width > columns) width -= cells[--window.last].columns;
  return window;
}

/// The cells of the window, and "…" on each side where something is left out.
Excerpt cut_out(const Shown& shown, const Window& window, const Stretch& stretch, std::size_t mark,
                std::size_t mark_end) {
  const auto begin_of = [&](std::size_t cell) {
    return cell < shown.cells.size() ? shown.cells[cell].begin : shown.bytes.size();
  };
  const bool cut_before = stretch.cut_before || window.first > 0;
  const bool cut_after = stretch.cut_after || window.last < shown.cells.size();
  Excerpt excerpt;
  if (cut_before) excerpt.line += cut_sign;
  excerpt.line.append(shown.bytes, begin_of(window.first), begin_of(window.last) - begin_of(window.first));
  if (cut_after) excerpt.line += cut_sign;
  excerpt.line.resize(excerpt.line.find_last_not_of(' ') + 1);

  excerpt.caret_column = (cut_before ? 1 : 0) + shown.width(window.first, mark);
  excerpt.caret_count = shown.width(mark, std::clamp(mark_end, mark, std::max(mark, window.last)));
  if (excerpt.caret_count == 0) {
    // A combining mark stands on the character before it.
    if (mark_end > mark && excerpt.caret_column > 0) --excerpt.caret_column;
    excerpt.caret_count = 1;
  }
  return excerpt;
}

}  // namespace

Excerpt make_excerpt(std::string_view text, Span where, std::size_t columns) {
  std::size_t position = std::min<std::size_t>(where.begin, text.size());
  const bool inside_crlf =
      position > 0 && position < text.size() && text[position] == '\n' && text[position - 1] == '\r';
  if (inside_crlf) --position;
  const Stretch stretch = surroundings(text, position, 4 * columns);
  const Shown shown = show(text, stretch);
  const std::vector<Cell>& cells = shown.cells;

  const auto cells_before = [&](std::size_t offset) {
    const auto found =
        std::partition_point(cells.begin(), cells.end(), [&](const Cell& c) { return c.offset < offset; });
    return static_cast<std::size_t>(found - cells.begin());
  };
  const std::size_t mark = position < stretch.end ? cells_before(position + 1) - 1 : cells.size();
  const std::size_t mark_end = std::max(mark, cells_before(where.end));

  const bool fits = !stretch.cut_before && !stretch.cut_after && shown.width(0, cells.size()) <= columns;
  Window window{0, cells.size()};
  if (!fits) window = choose_window(shown, mark, columns - 2);  // room for two ellipses
  return cut_out(shown, window, stretch, mark, mark_end);
}

}  // namespace tqn
