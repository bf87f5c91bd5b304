#include "support/spec_table.hpp"

#include "support/files.hpp"

namespace tqn::test {
namespace {

std::string trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(' ') - begin + 1));
}

}  // namespace

Row cells_of(std::string_view line) {
  Row cells;
  for (std::size_t at = 1; at < line.size();) {
    const std::size_t end = line.find('|', at);
    if (end == std::string_view::npos) break;
    cells.push_back(trimmed(line.substr(at, end - at)));
    at = end + 1;
  }
  return cells;
}

std::vector<Row> table_of(const Row& head, std::string_view document) {
  const std::vector<std::string> lines = lines_of(read_file(project_path(document)));
  std::vector<Row> rows;
  bool inside = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool is_row = lines[i].starts_with('|');
    if (!inside && is_row && cells_of(lines[i]) == head) {
      inside = true;
      ++i;  // the line of dashes
    } else if (inside && is_row) {
      rows.push_back(cells_of(lines[i]));
    } else if (inside) {
      break;
    }
  }
  return rows;
}

std::vector<std::string> first_cells(const Row& head, std::string_view document) {
  std::vector<std::string> cells;
  for (Row& row : table_of(head, document)) cells.push_back(std::move(row.front()));
  return cells;
}

}  // namespace tqn::test
