#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "notation/positions/pictures.hpp"
#include "notation/positions/pit_text.hpp"
#include "notation/positions/turn_text.hpp"
#include "tqn/text/ascii.hpp"
#include "tqn/text/line_end.hpp"

namespace tqn {
namespace {

constexpr std::size_t most_cells = 11;

struct Cell {
  Span where;
  std::string_view text;  ///< without blanks at its ends
};

/// What stands between the '|' of a line; one more than a row has if there are too many.
std::vector<Cell> cells_of(std::string_view line, std::size_t offset) {
  std::vector<Cell> cells;
  std::size_t at = line.find('|');
  while (at != std::string_view::npos && cells.size() <= most_cells) {
    const std::size_t end = line.find('|', at + 1);
    if (end == std::string_view::npos) break;
    const Span where{static_cast<std::uint32_t>(offset + at + 1), static_cast<std::uint32_t>(offset + end)};
    cells.push_back({where, trimmed(line.substr(at + 1, end - at - 1))});
    at = end;
  }
  return cells;
}

/// A row: whose it is, and its cells.
struct BoardRow {
  Side side;
  std::vector<Cell> cells;
  [[nodiscard]] const Cell& kazan() const noexcept { return side == Side::black ? cells.front() : cells.back(); }
};

/// A kazan at one end, and something in every cell between.
std::optional<BoardRow> row_in(std::string_view line, std::size_t offset) {
  std::vector<Cell> cells = cells_of(line, offset);
  if (cells.size() != 11 && cells.size() != 7) return std::nullopt;
  const bool left = !cells.front().text.empty();
  const bool right = !cells.back().text.empty();
  const auto is_full = [](const Cell& cell) { return !cell.text.empty(); };
  if (left == right || !std::all_of(cells.begin() + 1, cells.end() - 1, is_full)) return std::nullopt;
  BoardRow row{left ? Side::black : Side::white, std::move(cells)};
  if (!parse_pit(row.kazan().text)) return std::nullopt;  // "Kz" of the numbering
  return row;
}

/// The rows of a board are the lines with a kazan at one end and pits in all cells between; everything else
/// is frame, numbering, or words.
class BoardReader {
 public:
  explicit BoardReader(std::string_view text) noexcept : text_(text) {}

  std::variant<PositionText, PositionTextError> read() {
    for (std::size_t at = 0; at < text_.size() && good_;) {
      const LineEnd line = find_line_end(text_, at);
      take(text_.substr(at, line.end - at), at);
      at = line.next;
    }
    if (good_ && !(seen_.white && seen_.black)) {
      fail(whole(), seen_.white   ? "expected Black's row: his kazan, then his pits from 9 to 1"
                    : seen_.black ? "expected White's row: his pits from 1 to 9, then his kazan"
                                  : "expected a board: rows with | between the pits");
    }
    if (good_ && seen_.white != seen_.black) fail(whole(), "the rows have different numbers of pits");
    if (!good_) return error_;
    result_.variant = seen_.white == 9 ? Variant::standard : Variant::bestemshe;
    return result_;
  }

 private:
  [[nodiscard]] Span whole() const noexcept { return {0, static_cast<std::uint32_t>(text_.size())}; }
  void fail(Span where, std::string message) {
    if (good_) error_ = {where, std::move(message)};
    good_ = false;
  }

  void take(std::string_view line, std::size_t offset) {
    const PositionLine kind = kind_of_position_line(line);
    if (kind == PositionLine::comment) return;
    if (const auto row = row_in(line, offset)) return take_row(*row);
    // The last line of words above the rows tells who is to move.
    if (kind == PositionLine::words && has_letter(line) && !seen_.white && !seen_.black)
      result_.setup.turn = turn_in(line).value_or(Side::white);
  }

  void take_row(const BoardRow& found) {
    const auto& [row, cells] = found;
    const Cell& kazan = found.kazan();
    if (seen_[row]) return fail(join(cells.front().where, cells.back().where), "this row is there a second time");
    const auto balls = parse_pit(kazan.text);
    if (balls->tuzdyk) return fail(kazan.where, "expected the number of balls in a kazan");
    result_.setup.kazan[row] = balls->balls;
    const int pits = static_cast<int>(cells.size()) - 2;
    for (int place = 0; place < pits; ++place) {
      const Cell& cell = cells[static_cast<std::size_t>(place) + 1];
      const Pit number = pit_in_picture(row, place, pits);
      const auto pit = parse_pit(cell.text);
      if (!pit) return fail(cell.where, "expected a pit: a number of balls, - for none, or x for a tuzdyk");
      if (pit->tuzdyk && result_.setup.tuzdyk[opponent(row)])
        return fail(cell.where, "a row has one tuzdyk at most, here is a second");
      if (pit->tuzdyk) result_.setup.tuzdyk[opponent(row)] = number;
      result_.setup.rows[row][static_cast<std::size_t>(number.index())] = pit->balls;
    }
    seen_[row] = pits;
  }

  std::string_view text_;
  bool good_ = true;
  BySide<int> seen_;  ///< pits of each row
  PositionText result_;
  PositionTextError error_;
};

std::string pit_cell(const Position& position, Side row, Pit pit) {
  return shows_tuzdyk(position, row, pit) ? "x" : std::to_string(position.balls(row, pit));
}

class BoardWriter {
 public:
  explicit BoardWriter(const Position& position) : position_(position), pits_(position.rules().pits()) {
    for (const Side side : {Side::white, Side::black}) {
      kazan_width_ = std::max(kazan_width_, std::to_string(position.kazan(side)).size());
      for (int place = 0; place < pits_; ++place)
        width_ = std::max(width_, pit_cell(position, side, pit_in_picture(side, place, pits_)).size());
    }
  }

  std::string write() {
    if (position_.turn() == Side::black) out_.append(black_to_move).append("\n");
    label("Black");
    edge('+', '+', 0);
    numbers(Side::black);
    edge('|', '|', 0);
    row(Side::black);
    edge('|', '|', ' ');
    row(Side::white);
    edge('|', '|', 0);
    numbers(Side::white);
    edge('+', '+', 0);
    label("White");
    out_.pop_back();
    return std::move(out_);
  }

 private:
  void label(std::string_view name) {
    const std::size_t middle = 1 + kazan_width_ + (static_cast<std::size_t>(pits_) * (width_ + 1) + 1) / 2;
    out_ += fmt::format("{:{}}{}\n", "", middle - name.size() / 2, name);
  }
  /// A line of the frame; `kazan` fills the places of the kazans, 0 being the frame itself.
  void edge(char left, char right, char kazan) {
    out_ += left;
    out_.append(kazan_width_, kazan == 0 ? '-' : kazan);
    for (int place = 0; place < pits_; ++place) out_.append("+").append(width_, '-');
    out_ += '+';
    out_.append(kazan_width_, kazan == 0 ? '-' : kazan);
    out_ += right;
    out_ += '\n';
  }
  void line(Side side, std::string_view kazan, const std::vector<std::string>& cells) {
    const std::string_view left = side == Side::black ? kazan : "";
    const std::string_view right = side == Side::white ? kazan : "";
    out_ += fmt::format("|{:>{}}|", left, kazan_width_);
    for (const std::string& cell : cells) out_ += fmt::format("{:>{}}|", cell, width_);
    out_ += fmt::format("{:>{}}|\n", right, kazan_width_);
  }
  void numbers(Side side) {
    std::vector<std::string> cells(static_cast<std::size_t>(pits_));
    for (int place = 0; place < pits_; ++place)
      cells[static_cast<std::size_t>(place)] = pit_in_picture(side, place, pits_).to_char();
    line(side, "Kz", cells);
  }
  void row(Side side) {
    std::vector<std::string> cells(static_cast<std::size_t>(pits_));
    for (int place = 0; place < pits_; ++place)
      cells[static_cast<std::size_t>(place)] = pit_cell(position_, side, pit_in_picture(side, place, pits_));
    line(side, std::to_string(position_.kazan(side)), cells);
  }

  const Position& position_;
  int pits_;
  std::size_t width_ = 1;
  std::size_t kazan_width_ = 2;
  std::string out_;
};

}  // namespace

bool is_board_row(std::string_view line) { return row_in(line, 0).has_value(); }

std::variant<PositionText, PositionTextError> parse_board(std::string_view text) { return BoardReader(text).read(); }

std::string format_board(const Position& position) { return BoardWriter(position).write(); }

}  // namespace tqn
