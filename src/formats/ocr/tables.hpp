#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/text/span.hpp"

namespace tqn {

/// A piece of text without the marks around it.
struct MarkedText {
  std::string text;
  Span where;
};

/// A table of HTML or Markdown.
struct MarkedTable {
  std::vector<MarkedText> before;  ///< lines between the table in front of it and this one
  std::vector<std::vector<MarkedText>> rows;
  Span where;  ///< with what stands before it
};

/// Finds the tables of a text, one after another. Any text will do: what is no mark is text.
class TableScanner {
 public:
  explicit TableScanner(std::string_view text) noexcept : text_(text) {}
  /// The next table that has a cell; at the end one without rows, with the lines that are left.
  [[nodiscard]] MarkedTable next();

 private:
  struct Mark {
    std::string name;  ///< in small letters, with the '/' of one that closes
    std::size_t end = 0;
  };

  [[nodiscard]] std::optional<Mark> mark_at(std::size_t at) const;
  /// Takes one mark. True if the table ends with it.
  bool take_mark(MarkedTable& table, const Mark& mark);
  void take_text(MarkedTable& table, std::size_t end);
  void take_markdown_row(MarkedTable& table, std::size_t end);
  void pass_element(std::string_view name);
  [[nodiscard]] bool at_markdown_row() const noexcept;
  void open_cell(MarkedTable& table);
  void close_cell() noexcept { in_cell_ = false; }

  std::string_view text_;
  std::size_t at_ = 0;
  bool in_table_ = false;
  bool in_cell_ = false;
};

}  // namespace tqn
