#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "formats/scoresheet/sheet.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 1> shared_extensions{".sheet"};

constexpr std::size_t width = 80;
constexpr std::size_t label_width = 14;
constexpr std::size_t column_width = 39;

void append_padded(std::string& out, std::string_view text, std::size_t columns) {
  out += text;
  const std::size_t taken = display_width(text);
  if (taken < columns) out.append(columns - taken, ' ');
}

/// The part of a text that fits into some columns: up to a blank if there is one.
std::string_view fitting(std::string_view text, std::size_t columns) {
  std::size_t taken = 0;
  std::size_t at = 0;
  std::size_t blank = 0;
  while (at < text.size()) {
    const std::size_t length = decode_utf8(text.substr(at)).length;
    taken += display_width(text.substr(at, length));
    if (taken > columns) break;
    if (text[at] == ' ') blank = at;
    at += length;
  }
  if (at == text.size()) return text;
  const std::size_t end = blank > 0 ? blank : at;
  // Something wider than all columns stands alone.
  return text.substr(0, end > 0 ? end : decode_utf8(text).length);
}

void append_field(std::string& out, std::string_view label, std::string_view value) {
  append_padded(out, label, label_width);
  if (label.size() >= label_width) out.append("\n").append(label_width, ' ');
  if (value.empty()) out.append(width - 2 * label_width, '_');
  while (!value.empty()) {
    const std::string_view line = fitting(value, width - label_width);
    out += line;
    value.remove_prefix(line.size());
    while (value.starts_with(' ')) value.remove_prefix(1);
    if (!value.empty()) out.append("\n").append(label_width, ' ');
  }
  out += '\n';
}

std::string format_row(const SheetRow& row) {
  if (row.kazans()) return fmt::format("{:>8}  {:<9} {:<9}", "kazans", row.white, row.black);
  return fmt::format("{:>7}.  {:<9} {:<9}", row.number, row.white, row.black);
}

void append_line(std::string& out, std::string_view left, std::string_view right) {
  std::string line;
  append_padded(line, left, column_width);
  line.append("| ").append(right);
  line.erase(line.find_last_not_of(' ') + 1);
  out.append(line).append("\n");
}

void append_moves(std::string& out, const ScoreSheet& sheet) {
  const std::string head = fmt::format("{:>8}  {:<9} {:<9}", "move", "White", "Black");
  const std::size_t right = sheet.rows.size() - sheet.left;
  append_line(out, head, right > 0 ? head : "");
  out.append(column_width, '-').append("+").append(width - column_width - 1, '-').append("\n");
  for (std::size_t i = 0; i < std::max(sheet.left, right); ++i) {
    const std::string left = i < sheet.left ? format_row(sheet.rows[i]) : "";
    append_line(out, left, i < right ? format_row(sheet.rows[sheet.left + i]) : "");
  }
}

void append_signature(std::string& out, std::string_view whose, std::string_view name) {
  append_padded(out, whose, label_width);
  out.append(28, '_');
  if (!name.empty()) out.append("  ").append(fitting(name, width - label_width - 30));
  out += '\n';
}

void write_sheet(const Game& game, std::string& out, const WriteOptions& options) {
  const ScoreSheet sheet = make_sheet(game, options.positions);
  append_field(out, "Event", sheet.event);
  for (const SheetField& field : sheet.fields) append_field(out, field.label, field.value);
  out += '\n';
  append_moves(out, sheet);
  out += '\n';
  append_field(out, "Result", sheet.result);
  append_field(out, "Kazans", sheet.kazans);
  out += '\n';
  append_signature(out, "White", sheet.white);
  append_signature(out, "Black", sheet.black);
  append_signature(out, "Arbiter", sheet.arbiter);
}

}  // namespace

const Format text_scoresheet_format{
    .name = "text-scoresheet",
    .extensions = {},
    .shared_extensions = shared_extensions,
    .summary = "score sheets to print and sign, as text of 80 columns, a page for each game",
    .write = write_sheet,
    .carries = sheet_carries,
    .wants_positions = true,
    .between = "\f",
};

}  // namespace tqn
