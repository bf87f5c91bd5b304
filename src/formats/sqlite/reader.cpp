#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "formats/sqlite/connection.hpp"
#include "formats/sqlite/database.hpp"
#include "formats/sqlite/row.hpp"
#include "tqn/notation/date.hpp"

namespace tqn::sqlite {
namespace {

std::string select_of(const Table& table) {
  std::string names;
  for (const std::string& column : table.columns) {
    if (!names.empty()) names += ", ";
    names += quote_name(column);
  }
  return fmt::format("SELECT {} FROM {} ORDER BY rowid", names, quote_name(table.name));
}

class Reader final : public RowReader {
 public:
  Reader(Connection connection, Statement statement, Table table)
      : connection_(std::move(connection)), statement_(std::move(statement)), table_(std::move(table)) {}

  std::variant<bool, std::string> next(std::string& line) override {
    line.clear();
    const int step = sqlite3_step(statement_.get());
    if (step == SQLITE_DONE) return false;
    if (step != SQLITE_ROW) return fmt::format("behind row {}: {}", rows_, trouble(connection_.get()));
    ++rows_;
    append_tags(line);
    append_moves(line, value(notation));
    // A row of which nothing is known is a game as well: an empty line would be none.
    if (line.find_first_not_of(' ') == std::string::npos) sqlite::append_tag(line, "Result", "*");
    line += '\n';
    return true;
  }

 private:
  [[nodiscard]] std::string_view value(std::string_view column) const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (table_.columns[i] == column) return text_of(statement_.get(), static_cast<int>(i));
    }
    return {};
  }

  void append_tags(std::string& line) const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const std::string& column = table_.columns[i];
      const std::string_view text = text_of(statement_.get(), static_cast<int>(i));
      if (column == notation || text.empty() || is_told_elsewhere(column, text)) continue;
      if (column == "_DateInt" && value("_Date").empty()) {
        long serial = 0;
        std::from_chars(text.data(), text.data() + text.size(), serial);
        if (const auto date = date_of(serial)) append_tag(line, "Date", *date);
        if (date_of(serial)) continue;
      }
      append_tag(line, tag_of(column), column == "_Date" ? canonical_date(text).value_or(std::string(text)) : text);
    }
  }

  /// Whether a column says what another one says already, or the place of the row.
  [[nodiscard]] bool is_told_elsewhere(std::string_view column, std::string_view text) const {
    if (column == "id") return text == std::to_string(rows_);
    if (column == "_Res") {
      const auto score = score_of(value("_Result"));
      return score && text == std::to_string(*score);
    }
    if (column == "_DateInt") {
      const auto serial = serial_of(value("_Date"));
      return serial && text == std::to_string(*serial);
    }
    return false;
  }

  Connection connection_;
  Statement statement_;  // gone before the connection
  Table table_;
  std::uint64_t rows_ = 0;
};

}  // namespace

std::variant<std::unique_ptr<RowReader>, std::string> open(const std::string& path) {
  auto connected = connect(path, Access::read);
  if (auto* const error = std::get_if<std::string>(&connected)) return std::move(*error);
  auto connection = std::get<Connection>(std::move(connected));
  auto table = find_table(connection.get());
  if (auto* const error = std::get_if<std::string>(&table)) return std::move(*error);
  Statement statement = prepare(connection.get(), select_of(std::get<Table>(table)));
  if (!statement) return trouble(connection.get());
  return std::make_unique<Reader>(std::move(connection), std::move(statement), std::get<Table>(std::move(table)));
}

}  // namespace tqn::sqlite
