#include "formats/sqlite/connection.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "formats/sqlite/row.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::sqlite {
namespace {

/// How long another program may keep the database locked.
constexpr int patience_in_milliseconds = 2000;

std::variant<std::vector<std::string>, std::string> names(sqlite3* connection, const std::string& sql) {
  const Statement statement = prepare(connection, sql);
  if (!statement) return trouble(connection);
  std::vector<std::string> found;
  int step = sqlite3_step(statement.get());
  for (; step == SQLITE_ROW; step = sqlite3_step(statement.get())) found.emplace_back(text_of(statement.get(), 0));
  if (step != SQLITE_DONE) return trouble(connection);
  return found;
}

}  // namespace

std::variant<Connection, std::string> connect(const std::string& path, Access access) {
  sqlite3* raw = nullptr;
  const int flags = (access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE) | SQLITE_OPEN_NOMUTEX;
  const int opened = sqlite3_open_v2(path.c_str(), &raw, flags, nullptr);
  Connection connection(raw);
  if (raw == nullptr) return std::string("there is no memory left");
  if (opened != SQLITE_OK) return trouble(raw);
  sqlite3_busy_timeout(raw, patience_in_milliseconds);
  sqlite3_db_config(raw, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(raw, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(raw, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_db_config(raw, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
  sqlite3_limit(raw, SQLITE_LIMIT_LENGTH, static_cast<int>(most_game_bytes));
  return connection;
}

std::string trouble(sqlite3* connection) {
  switch (sqlite3_errcode(connection)) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "the database is locked by another program";
    case SQLITE_NOTADB:
      return "it is not a database";
    case SQLITE_CORRUPT:
      return "the database is damaged";
    case SQLITE_FULL:
      return "the disk is full";
    case SQLITE_TOOBIG:
      return "a row is larger than 16 MiB";
    default:
      return sqlite3_errmsg(connection);
  }
}

Statement prepare(sqlite3* connection, const std::string& sql) {
  sqlite3_stmt* raw = nullptr;
  sqlite3_prepare_v2(connection, sql.data(), static_cast<int>(sql.size()), &raw, nullptr);
  return Statement(raw);
}

bool execute(sqlite3* connection, const char* sql) {
  return sqlite3_exec(connection, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

std::string_view text_of(sqlite3_stmt* statement, int column) {
  const unsigned char* const text = sqlite3_column_text(statement, column);
  if (text == nullptr) return {};
  // The bytes are counted after the text was made.
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
  return {reinterpret_cast<const char*>(text), size};
}

std::string quote_name(std::string_view name) {
  std::string quoted = "\"";
  for (const char c : name) quoted.append(c == '"' ? 2 : 1, c);
  return quoted += '"';
}

std::variant<Table, std::string> find_table(sqlite3* connection) {
  auto tables = names(connection, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name <> 'games', name");
  if (auto* const error = std::get_if<std::string>(&tables)) return std::move(*error);
  for (std::string& table : std::get<std::vector<std::string>>(tables)) {
    auto columns = names(connection, fmt::format("SELECT name FROM pragma_table_info({})", quote_name(table)));
    if (auto* const error = std::get_if<std::string>(&columns)) return std::move(*error);
    auto& found = std::get<std::vector<std::string>>(columns);
    if (std::ranges::find(found, notation) != found.end()) return Table{std::move(table), std::move(found)};
  }
  return fmt::format("no table of this database has a column {}: it holds no games of the shape tqn knows", notation);
}

}  // namespace tqn::sqlite
