#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tqn::test {

/// A row of a table in Markdown: its cells without the blanks around them.
using Row = std::vector<std::string>;

/// "| a | b |" is "a", "b".
[[nodiscard]] Row cells_of(std::string_view line);
/// The rows of the first table with this head in a document: "spec/tqn.md".
[[nodiscard]] std::vector<Row> table_of(const Row& head, std::string_view document);
/// Their first cells.
[[nodiscard]] std::vector<std::string> first_cells(const Row& head, std::string_view document);

}  // namespace tqn::test
