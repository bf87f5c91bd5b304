#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "formats/cutters.hpp"
#include "formats/plain_moves.hpp"
#include "formats/words.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> shared_extensions{".csv"};

/// The fields of White, of Black, and the one that stays empty.
constexpr std::size_t fields_of_a_game = 3;

/// A line of a table, and how far it was read.
struct Row {
  std::size_t number = 0;  ///< 0: the players, 1: the date
  std::size_t at = 0;
  std::size_t end = 0;
  bool done = false;
};

struct Field {
  std::string_view text;
  Span where;
  [[nodiscard]] bool blank() const noexcept { return is_blank_text(text); }
};

/// "name|1-0".
bool names_player(std::string_view field) {
  const std::size_t bar = field.rfind('|');
  return bar != std::string_view::npos && recognise_result(field.substr(bar + 1)).has_value();
}

/// Puts one game together, row after row.
class Column {
 public:
  Column(Game& game, Sink& sink) noexcept : game_(game), sink_(sink) {}

  void take(std::size_t row, const std::array<Field, fields_of_a_game>& fields) {
    const auto& [white, black, none] = fields;
    for (const Field& field : fields) {
      if (!field.blank()) end_ = std::max(end_, field.where.end);
    }
    if (row == 0) {
      take_player(TagKey::white, white);
      take_player(TagKey::black, black);
    } else if (row == 1) {
      add_tag(game_, TagKey::date, white.text, white.where);
      add_tag(game_, TagKey::time, black.text, black.where);
    } else {
      take_moves(row, white, black);
    }
    if (!none.blank()) add_unread(game_, none.text, none.where, sink_);
  }

  /// One past the last byte that says something; 0 if none does.
  [[nodiscard]] std::uint32_t end() const noexcept { return end_; }

 private:
  void take_player(TagKey key, const Field& field) {
    const std::size_t bar = field.text.rfind('|');
    add_tag(game_, key, field.text.substr(0, bar), field.where);
    if (bar != std::string_view::npos) set_result(game_, field.text.substr(bar + 1), field.where, sink_);
  }

  void take_moves(std::size_t row, const Field& white, const Field& black) {
    // What stands below a gap belongs to no move that could be told.
    const bool ended = row != row_ || (white.blank() && black.blank());
    if (ended) {
      for (const Field& field : {white, black}) {
        if (!field.blank()) add_unread(game_, field.text, field.where, sink_);
      }
      return;
    }
    ++row_;
    if (game_.main.plies.size() % 2 == 1) add_missing_half_move(game_, {white.where.begin, white.where.begin});
    take_move(white);
    if (!black.blank()) take_move(black);
  }

  void take_move(const Field& field) {
    if (field.blank()) return add_missing_half_move(game_, field.where);
    add_half_move(game_, trimmed(field.text), field.where, Marks::latin, sink_);
  }

  Game& game_;
  Sink& sink_;
  std::size_t row_ = 2;  ///< the one that comes next
  std::uint32_t end_ = 0;
};

class TableReader final : public GameReader {
 public:
  explicit TableReader(std::string_view text) noexcept : text_(text) {}

  std::optional<Span> next(Game& game, Sink& sink) override {
    while (!rows_.empty() || open_table()) {
      game.clear();
      const std::size_t base = rows_.front().at;
      Column column(game, sink);
      for (Row& row : rows_) column.take(row.number, take_fields(row, base));
      std::erase_if(rows_, [](const Row& row) { return row.done; });
      if (column.end() == 0) continue;
      if (rows_.empty() && at_ == text_.size()) report_if_cut(text_, sink);
      game.where = {0, column.end()};
      const auto begin = static_cast<std::uint32_t>(base);
      return Span{begin, begin + column.end()};
    }
    return std::nullopt;
  }

 private:
  /// Finds the lines of the next table: up to an empty one, or up to one that names players.
  bool open_table() {
    while (at_ < text_.size()) {
      const std::size_t end = std::min(text_.find('\n', at_), text_.size());
      const std::string_view line = text_.substr(at_, end - at_);
      const bool blank = is_blank_text(line);
      if (!rows_.empty() && (blank || names_player(line.substr(0, line.find(','))))) return true;
      if (!blank) {
        const std::size_t size = line.ends_with('\r') ? line.size() - 1 : line.size();
        rows_.push_back({rows_.size(), at_, at_ + size, false});
      }
      at_ = std::min(end + 1, text_.size());
    }
    return !rows_.empty();
  }

  std::array<Field, fields_of_a_game> take_fields(Row& row, std::size_t base) const {
    std::array<Field, fields_of_a_game> fields;
    for (Field& field : fields) {
      const std::size_t end = std::min(text_.find(',', row.at), row.end);
      field.text = text_.substr(row.at, end - row.at);
      field.where = {static_cast<std::uint32_t>(row.at - base), static_cast<std::uint32_t>(end - base)};
      row.done = row.done || end == row.end;
      row.at = std::min(end + 1, row.end);
    }
    return fields;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<Row> rows_;  ///< of the open table, those that are not read to their end
};

std::unique_ptr<GameReader> open_table_reader(std::string_view text) { return std::make_unique<TableReader>(text); }

Guess sniff_table(std::string_view head) {
  const std::string_view line = head.substr(0, head.find_first_of("\r\n"));
  const std::size_t comma = line.find(',');
  if (comma == std::string_view::npos) return {};
  const std::string_view second = line.substr(comma + 1);
  if (!names_player(line.substr(0, comma)) || !names_player(second.substr(0, second.find(',')))) return {};
  return {Certainty::certain, "its first two fields are names with a result"};
}

/// A value for fields that nothing can be quoted in.
std::string field_value(std::string_view value) {
  std::string field = plain_value(value);
  std::ranges::replace(field, ',', ';');
  std::ranges::replace(field, '|', '/');
  return field;
}

void append_player(std::string& out, const Game& game, TagKey key) {
  const std::string_view name = game.value(key);
  out.append(name.empty() ? "?" : field_value(name)).append("|");
  out.append(format_result(game.closing_result())).append(",");
}

void write_table(const Game& game, std::string& out, const WriteOptions&) {
  append_player(out, game, TagKey::white);
  append_player(out, game, TagKey::black);
  out.append("\n").append(field_value(game.value(TagKey::date))).append(",");
  out.append(field_value(game.value(TagKey::time))).append(",\n");
  const std::vector<Ply>& plies = game.main.plies;
  for (std::size_t i = 0; i < plies.size(); i += 2) {
    append_site_move(out, plies[i].move);
    out += ',';
    if (i + 1 < plies.size()) append_site_move(out, plies[i + 1].move);
    out += ",\n";
  }
}

/// The lines of some games side by side.
void append_table(std::string& out, std::vector<std::string_view> games) {
  constexpr std::string_view empty = ",,";
  for (bool more = true; more;) {
    more = false;
    for (std::size_t i = 0; i < games.size(); ++i) {
      const std::size_t end = games[i].find('\n');
      if (i > 0) out += ',';
      out += end == std::string_view::npos ? empty : games[i].substr(0, end);
      games[i].remove_prefix(end == std::string_view::npos ? games[i].size() : end + 1);
      more = more || !games[i].empty();
    }
    out += '\n';
  }
}

/// One table, and another below it where the first would have too many fields: a short game has as many rows as the
/// longest beside it.
void join_tables(std::span<const std::string> games, std::string& out) {
  constexpr std::size_t most_rows_times_games = std::size_t{1} << 20U;
  for (std::size_t begin = 0; begin < games.size();) {
    std::vector<std::string_view> table;
    std::size_t rows = 0;
    for (std::size_t i = begin; i < games.size(); ++i) {
      rows = std::max(rows, static_cast<std::size_t>(std::ranges::count(games[i], '\n')));
      if (!table.empty() && rows * (table.size() + 1) > most_rows_times_games) break;
      table.emplace_back(games[i]);
    }
    if (begin > 0) out += '\n';
    begin += table.size();
    append_table(out, std::move(table));
  }
}

bool carries_tag(TagKey key) {
  return key == TagKey::white || key == TagKey::black || key == TagKey::date || key == TagKey::time;
}

}  // namespace

const Format csv_viewer_format{
    .name = "csv-viewer",
    .extensions = {},
    .shared_extensions = shared_extensions,
    .summary = "the tables of a viewer of PlayOK's games: three columns a game, games side by side",
    .sniff = sniff_table,
    .cutter = make_document_cutter,
    .open = open_table_reader,
    .write = write_table,
    .join = join_tables,
    .carries = {Carries::lossy, Carries::none, Carries::none, Carries::none, Carries::none, Carries::full,
                Carries::full, Carries::full, Carries::none, Carries::full},
    .carries_tag = carries_tag,
    .refuses = refuse_unless_plain,
    .counts = Counts::totals,
};

}  // namespace tqn
