#pragma once

#include <sqlite3.h>

#include <memory>
#include <string>
#include <variant>
#include <vector>

/// What every use of a database begins with. Nothing throws; a text says what went wrong.
namespace tqn::sqlite {

struct Close {
  void operator()(sqlite3* connection) const noexcept { sqlite3_close_v2(connection); }
  void operator()(sqlite3_stmt* statement) const noexcept { sqlite3_finalize(statement); }
};
using Connection = std::unique_ptr<sqlite3, Close>;
using Statement = std::unique_ptr<sqlite3_stmt, Close>;

enum class Access : std::uint8_t { read, write };

/// Opens a file that exists. What a hostile database could do beyond holding data is switched off.
[[nodiscard]] std::variant<Connection, std::string> connect(const std::string& path, Access access);
/// What the last call says went wrong, in words for people.
[[nodiscard]] std::string trouble(sqlite3* connection);
/// Null, and trouble() says why, if it cannot be prepared.
[[nodiscard]] Statement prepare(sqlite3* connection, const std::string& sql);
/// False, and trouble() says why, if it fails.
[[nodiscard]] bool execute(sqlite3* connection, const char* sql);
/// The text of a column of the current row; empty for NULL.
[[nodiscard]] std::string_view text_of(sqlite3_stmt* statement, int column);
/// A name between quotes, for SQL.
[[nodiscard]] std::string quote_name(std::string_view name);

/// The table that holds games.
struct Table {
  std::string name;
  std::vector<std::string> columns;
};
/// Finds the table with a column _Notation, "games" before all others.
[[nodiscard]] std::variant<Table, std::string> find_table(sqlite3* connection);

}  // namespace tqn::sqlite
