#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "formats/sqlite/connection.hpp"
#include "formats/sqlite/database.hpp"
#include "formats/sqlite/row.hpp"

namespace tqn::sqlite {
namespace {

constexpr const char* schema =
    "CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, _WhiteName VARCHAR(50), _BlackName VARCHAR(50), "
    "_Result VARCHAR(7), _Event VARCHAR(50), _Date VARCHAR(10), _Round Integer, _Site VARCHAR(50), _Notation TEXT, "
    "_WhiteID VARCHAR(10), _BlackID VARCHAR(10), _Res Integer, _EventID Integer, _DateInt Integer, _SiteID Integer, "
    "_reserved1 INTEGER, _reserved2 INTEGER, _reserved3 VARCHAR(50), _reserved4 BOOLEAN)";

std::optional<long long> integer(std::string_view text) noexcept {
  long long value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc() && end == text.data() + text.size() && !text.empty();
  return whole ? std::optional(value) : std::nullopt;
}

bool begins_like_a_number(std::string_view text) noexcept {
  return std::string_view("0123456789+-. \t").find(text.front()) != std::string_view::npos;
}

/// What a table says of a date: without the parts that are not known.
std::string_view known_part(std::string_view date) noexcept {
  while (date.ends_with(".??")) date.remove_suffix(3);
  return date == "????" ? std::string_view() : date;
}

class Writer final : public RowWriter {
 public:
  Writer(Connection connection, Statement statement, Table table)
      : connection_(std::move(connection)), statement_(std::move(statement)), table_(std::move(table)) {}
  ~Writer() override {
    statement_.reset();
    if (!committed_) static_cast<void>(execute(connection_.get(), "ROLLBACK"));
  }

  std::optional<std::string> add(std::string_view line) override {
    const Row row = parse_row(line);
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (!bind(static_cast<int>(i + 1), table_.columns[i], row)) return trouble(connection_.get());
    }
    if (sqlite3_step(statement_.get()) != SQLITE_DONE) return trouble(connection_.get());
    last_id_ = std::max<long long>(last_id_, sqlite3_last_insert_rowid(connection_.get()));
    return std::nullopt;
  }

  std::optional<std::string> commit() override {
    sqlite3_reset(statement_.get());
    committed_ = execute(connection_.get(), "COMMIT");
    return committed_ ? std::nullopt : std::optional(trouble(connection_.get()));
  }

  void begin_behind(long long id) noexcept { last_id_ = id; }

 private:
  bool bind(int place, const std::string& column, const Row& row) {
    const std::string* const given = row.find(tag_of(column));
    if (column == notation) return bind_text(place, row.notation);
    // An id that stands already is told anew.
    if (column == "id") {
      const auto id = given != nullptr ? integer(*given) : std::nullopt;
      return !id || *id <= last_id_ || sqlite3_bind_int64(statement_.get(), place, *id) == SQLITE_OK;
    }
    if (given != nullptr && !given->empty() && *given != "?") {
      return column == "_Date" ? bind_text(place, known_part(*given)) : bind_value(place, column, *given);
    }
    const std::string* const result = row.find("Result");
    const std::string* const date = row.find("Date");
    if (column == "_Res" && result != nullptr) return bind_number(place, score_of(*result));
    if (column == "_DateInt" && date != nullptr) return bind_number(place, serial_of(*date));
    const auto known = std::ranges::find(columns, column, &Column::name);
    const bool null = known == columns.end() || known->empty.data() == nullptr;
    return null || bind_text(place, known->empty);
  }

  bool bind_text(int place, std::string_view text) {
    return sqlite3_bind_text64(statement_.get(), place, text.data() == nullptr ? "" : text.data(), text.size(),
                               SQLITE_TRANSIENT, SQLITE_UTF8) == SQLITE_OK;
  }
  /// Numbers become numbers where the column's own type makes them so; "3.10" and "01" would become other ones, which
  /// bytes do not.
  bool bind_value(int place, const std::string& column, std::string_view text) {
    if (text == "-") return bind_text(place, {});
    const auto known = std::ranges::find(columns, column, &Column::name);
    const bool of_text = known != columns.end() && known->empty.data() != nullptr;
    const auto number = integer(text);
    if (of_text || !begins_like_a_number(text) || (number && std::to_string(*number) == text))
      return bind_text(place, text);
    return sqlite3_bind_blob64(statement_.get(), place, text.data(), text.size(), SQLITE_TRANSIENT) == SQLITE_OK;
  }
  template <typename Number>
  bool bind_number(int place, std::optional<Number> number) {
    return !number || sqlite3_bind_int64(statement_.get(), place, *number) == SQLITE_OK;
  }

  Connection connection_;
  Statement statement_;
  Table table_;
  long long last_id_ = 0;
  bool committed_ = false;
};

/// A column without which a game cannot be kept; empty if all are there.
std::string missing_column(const Table& table) {
  for (const std::string_view needed :
       {"_WhiteName", "_BlackName", "_Result", "_Event", "_Date", "_Round", "_Site", "_WhiteID", "_BlackID"}) {
    if (std::ranges::find(table.columns, needed) == table.columns.end()) return std::string(needed);
  }
  return {};
}

std::string insert_of(const Table& table) {
  std::string names;
  std::string places;
  for (const std::string& column : table.columns) {
    names += (names.empty() ? "" : ", ") + quote_name(column);
    places += places.empty() ? "?" : ", ?";
  }
  return fmt::format("INSERT INTO {} ({}) VALUES ({})", quote_name(table.name), names, places);
}

}  // namespace

std::variant<std::unique_ptr<RowWriter>, std::string> write(const std::string& path, Existing existing) {
  auto connected = connect(path, Access::write);
  if (auto* const error = std::get_if<std::string>(&connected)) return std::move(*error);
  auto connection = std::get<Connection>(std::move(connected));
  sqlite3* const raw = connection.get();
  // A new file takes its place when it is whole: it needs no journal on disk.
  if (existing == Existing::empty && !execute(raw, "PRAGMA journal_mode = MEMORY")) return trouble(raw);
  if (!execute(raw, "BEGIN IMMEDIATE")) return trouble(raw);
  if (existing == Existing::empty && !execute(raw, schema)) return trouble(raw);
  auto table = find_table(raw);
  if (auto* const error = std::get_if<std::string>(&table)) return std::move(*error);
  if (const std::string missing = missing_column(std::get<Table>(table)); !missing.empty())
    return fmt::format("its table has no column {}, so that a part of the games would be lost", missing);
  Statement statement = prepare(raw, insert_of(std::get<Table>(table)));
  const Statement last =
      prepare(raw, fmt::format("SELECT max(rowid) FROM {}", quote_name(std::get<Table>(table).name)));
  if (!statement || !last || sqlite3_step(last.get()) != SQLITE_ROW) return trouble(raw);
  auto writer =
      std::make_unique<Writer>(std::move(connection), std::move(statement), std::get<Table>(std::move(table)));
  writer->begin_behind(sqlite3_column_int64(last.get(), 0));
  return writer;
}

}  // namespace tqn::sqlite
