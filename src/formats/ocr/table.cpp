#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "formats/cutters.hpp"
#include "formats/ocr/tables.hpp"
#include "formats/words.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 3> shared_extensions{".html", ".htm", ".md"};

/// What heads of columns say, and nothing about the game.
constexpr std::array<std::string_view, 16> heads{
    "\u2116",
    "#",
    "No",
    "N",
    "\u0410\u043A",
    "\u0410\u049B",
    "\u041A\u0430\u0440\u0430",
    "\u049A\u0430\u0440\u0430",
    "White",
    "Black",
    "Move",
    "\u0425\u043E\u0434",
    "\u0411\u0435\u043B\u044B\u0435",
    "\u0427\u0435\u0440\u043D\u044B\u0435",
    "\u0427\u0451\u0440\u043D\u044B\u0435",
    "n",
};

/// "12", "12.": a move number.
std::optional<std::uint32_t> to_number(std::string_view text) noexcept {
  while (text.ends_with('.') || text.ends_with(')')) text.remove_suffix(1);
  if (text.empty() || text.size() > 6) return std::nullopt;
  std::uint32_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + static_cast<std::uint32_t>(c - '0');
  }
  return number;
}

std::string without_blanks(std::string_view text) {
  std::string word;
  std::ranges::remove_copy_if(text, std::back_inserter(word),
                              [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; });
  return word;
}

/// The cells of one move.
struct Move {
  std::optional<std::uint32_t> number;
  MarkedText number_cell, white, black;
};

/// What the rows of a table hold.
struct Sheet {
  std::vector<std::vector<Move>> columns;  ///< of moves: printed sheets have several
  std::vector<MarkedText> words;           ///< all the rest
  [[nodiscard]] bool has_moves() const noexcept {
    return std::ranges::any_of(columns, [](const auto& column) { return !column.empty(); });
  }
};

void take_group(Sheet& sheet, std::size_t column, const std::array<MarkedText, 3>& cells) {
  Move move{to_number(trimmed(cells[0].text)), cells[0], cells[1], cells[2]};
  for (MarkedText* cell : {&move.white, &move.black}) cell->text = without_blanks(cell->text);
  const bool empty = move.white.text.empty() && move.black.text.empty();
  const bool moves = is_half_move(move.white.text) || is_half_move(move.black.text);
  if (moves || (move.number && !empty)) {
    if (sheet.columns.size() <= column) sheet.columns.resize(column + 1);
    sheet.columns[column].push_back(std::move(move));
  } else if (!move.number || !empty) {
    for (const MarkedText& cell : cells) {
      const std::string_view text = trimmed(cell.text);
      if (!text.empty() && std::ranges::find(heads, text) == heads.end()) sheet.words.push_back(cell);
    }
  }
}

Sheet take_rows(const MarkedTable& table) {
  Sheet sheet;
  for (const std::vector<MarkedText>& row : table.rows) {
    for (std::size_t i = 0; i < row.size(); i += 3) {
      std::array<MarkedText, 3> cells;
      for (std::size_t k = 0; k < cells.size(); ++k) {
        if (i + k < row.size()) cells[k] = row[i + k];
        if (i + k >= row.size()) cells[k].where = {row.back().where.end, row.back().where.end};
      }
      take_group(sheet, i / 3, cells);
    }
  }
  return sheet;
}

/// Whether the moves go on from row to row, and not down the columns.
bool runs_along_rows(const std::vector<std::vector<Move>>& columns) {
  if (columns.size() < 2 || columns[0].size() < 2 || columns[1].empty()) return false;
  const auto first = columns[0][0].number;
  const auto beside = columns[1][0].number;
  const auto below = columns[0][1].number;
  return first && beside && below && *beside == *first + 1 && *below > *first + 1;
}

std::vector<Move> in_order(std::vector<std::vector<Move>> columns) {
  std::vector<Move> moves;
  if (!runs_along_rows(columns)) {
    for (auto& column : columns) std::ranges::move(column, std::back_inserter(moves));
    return moves;
  }
  for (std::size_t row = 0; row < columns.front().size(); ++row) {
    std::erase_if(columns, [row](const auto& column) { return column.size() <= row; });
    for (auto& column : columns) moves.push_back(std::move(column[row]));
  }
  return moves;
}

/// A table that was read, and the lines before it.
struct Page {
  std::vector<MarkedText> before;
  std::vector<Move> moves;
  std::vector<MarkedText> words;
  Span where;
};

class GameMaker {
 public:
  GameMaker(Game& game, std::uint32_t base, Sink& sink) noexcept : game_(game), base_(base), sink_(sink) {}

  void add(const Page& page) {
    for (const MarkedText& line : page.before) add_words(line);
    for (const MarkedText& cell : page.words) add_words(cell);
    for (const Move& move : page.moves) add_move(move);
  }
  void add_words(const MarkedText& words) {
    const std::string_view text = trimmed(words.text);
    if (recognise_result(text) && !game_.result) return set_result(game_, text, here(words.where), sink_);
    Note& note = (game_.main.plies.empty() ? game_.preface : game_.after).emplace_back();
    note.text = Text(text);
    note.where = here(words.where);
  }

 private:
  [[nodiscard]] Span here(Span where) const noexcept { return {where.begin - base_, where.end - base_}; }

  void add_move(const Move& move) {
    if (move.number) claim_number(game_, *move.number, here(move.number_cell.where));
    if (!move.number && game_.main.plies.size() % 2 == 1) add_missing_half_move(game_, here(move.number_cell.where));
    add_half(move.white);
    if (!move.black.text.empty()) add_half(move.black);
  }
  void add_half(const MarkedText& cell) {
    if (cell.text.empty()) return add_missing_half_move(game_, here(cell.where));
    add_half_move(game_, cell.text, here(cell.where), Marks::cyrillic_too, sink_);
  }

  Game& game_;
  std::uint32_t base_;
  Sink& sink_;
};

class SheetReader final : public GameReader {
 public:
  explicit SheetReader(std::string_view text) : text_(text), scanner_(text), coming_(scan()) {}

  std::optional<Span> next(Game& game, Sink& sink) override {
    game.clear();
    if (coming_.moves.empty()) return std::nullopt;
    const std::uint32_t begin = coming_.where.begin;
    std::uint32_t end = coming_.where.end;
    GameMaker maker(game, begin, sink);
    maker.add(coming_);
    std::optional<std::uint32_t> last = coming_.moves.back().number;
    // A sheet of several pages has a table for each.
    for (coming_ = scan(); last && !coming_.moves.empty() && coming_.moves.front().number == *last + 1;
         coming_ = scan()) {
      maker.add(coming_);
      last = coming_.moves.back().number;
      end = coming_.where.end;
    }
    if (coming_.moves.empty()) {
      for (const MarkedText& line : coming_.before) maker.add_words(line);
      end = std::max(end, coming_.where.end);
      report_if_cut(text_, sink);
    }
    game.where = {0, end - begin};
    return Span{begin, end};
  }

 private:
  /// The next table with moves; at the end the lines that are left.
  Page scan() {
    Page page;
    page.where.begin = end_;
    while (true) {
      MarkedTable table = scanner_.next();
      end_ = page.where.end = table.where.end;
      std::ranges::move(table.before, std::back_inserter(page.before));
      Sheet sheet = take_rows(table);
      const bool found = sheet.has_moves();
      std::ranges::move(sheet.words, std::back_inserter(found ? page.words : page.before));
      if (found) page.moves = in_order(std::move(sheet.columns));
      if (found || end_ >= text_.size()) return page;
    }
  }

  std::string_view text_;
  TableScanner scanner_;
  std::uint32_t end_ = 0;
  Page coming_;
};

std::unique_ptr<GameReader> open_sheets(std::string_view text) { return std::make_unique<SheetReader>(text); }

Guess sniff_sheet(std::string_view head) {
  // Nothing else is looked at: this is asked of every text.
  constexpr std::string_view beginnings = "<|#`";
  if (beginnings.find(trimmed(head.substr(0, 64)).substr(0, 1)) == std::string_view::npos) return {};
  const MarkedTable table = TableScanner(head).next();
  if (table.rows.empty() || !take_rows(table).has_moves()) return {};
  const bool html = trimmed(head).starts_with('<');
  if (html || trimmed(head).starts_with('|')) return {Certainty::likely, "it begins with a table of moves"};
  return {Certainty::possible, "it holds a table of moves"};
}

}  // namespace

const Format ocr_table_format{
    .name = "ocr-table",
    .extensions = {},
    .shared_extensions = shared_extensions,
    .summary = "what scanners of score sheets give as tables of HTML or Markdown",
    .sniff = sniff_sheet,
    .cutter = make_document_cutter,
    .open = open_sheets,
    .carries = {Carries::none, Carries::lossy, Carries::none, Carries::none, Carries::none, Carries::full,
                Carries::full, Carries::none, Carries::none, Carries::lossy},
};

}  // namespace tqn
