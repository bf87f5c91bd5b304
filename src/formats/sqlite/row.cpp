#include "formats/sqlite/row.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>

#include "formats/movetext.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/notation/date.hpp"

namespace tqn::sqlite {
namespace {

constexpr std::chrono::sys_days epoch = std::chrono::year(1899) / 12 / 30;

bool is_word(char c) noexcept {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// The digits at [from, from + size) as a number; nothing if they are none.
std::optional<int> digits(std::string_view text, std::size_t from, std::size_t size) noexcept {
  int value = 0;
  const std::string_view part = text.substr(std::min(from, text.size()), size);
  const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
  if (error != std::errc() || end != part.data() + part.size()) return std::nullopt;
  return value;
}

}  // namespace

std::string tag_of(std::string_view column) {
  const auto known = std::ranges::find(columns, column, &Column::name);
  if (known != columns.end()) return std::string(known->tag);
  std::string name;
  for (const char c : column.substr(std::min(column.find_first_not_of('_'), column.size()))) {
    if (is_word(c)) name += c;
  }
  const bool letter = !name.empty() && (name.front() < '0' || name.front() > '9');
  return letter ? name : "Column" + name;
}

void append_tag(std::string& line, std::string_view name, std::string_view value) {
  append_tag_pair(line, name, value);
  line.back() = ' ';
}

void append_moves(std::string& line, std::string_view notation) {
  std::string moves;
  bool comment = false;
  bool line_comment = false;
  for (char c : notation) {
    if (line_comment && (c == '\n' || c == '\r')) {
      moves += '}';
      line_comment = false;
    } else if (line_comment && c == '}') {
      c = ')';
    } else if (!comment && !line_comment && c == ';') {
      c = '{';
      line_comment = true;
    } else if (!line_comment && (c == '{' || c == '}')) {
      comment = c == '{';
    }
    moves += c;
  }
  if (line_comment) moves += '}';
  line += on_one_line(moves);
}

const std::string* Row::find(std::string_view tag) const noexcept {
  const auto found = std::ranges::find(tags, tag, &TagValue::name);
  return found == tags.end() ? nullptr : &found->value;
}

Row parse_row(std::string_view line) {
  Row row;
  while (line.starts_with('[')) {
    const std::size_t quote = line.find('"');
    std::size_t end = quote + 1;
    while (end < line.size() && line[end] != '"') end += line[end] == '\\' ? 2 : 1;
    if (quote == std::string_view::npos || end >= line.size()) break;
    row.tags.push_back(
        {std::string(line.substr(1, quote - 2)), unescape_value(line.substr(quote + 1, end - quote - 1))});
    line.remove_prefix(std::min(end + 3, line.size()));
  }
  while (line.ends_with('\n') || line.ends_with(' ')) line.remove_suffix(1);
  // A number begins a line: the table has a pair of half-moves on each.
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    if (!row.notation.empty()) row.notation += word.ends_with('.') ? '\n' : ' ';
    row.notation += word;
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  if (!row.notation.empty()) row.notation += '\n';
  return row;
}

std::optional<int> score_of(std::string_view result) noexcept {
  switch (parse_result(result).value_or(Result::unknown)) {
    case Result::white:
      return 1;
    case Result::draw:
      return 0;
    case Result::black:
      return -1;
    case Result::unknown:
      break;
  }
  return std::nullopt;
}

std::optional<long> serial_of(std::string_view date) {
  const std::string canonical = canonical_date(date).value_or("");
  const auto year = digits(canonical, 0, 4);
  if (!year) return std::nullopt;
  const std::chrono::year_month_day day{std::chrono::year(*year),
                                        std::chrono::month(static_cast<unsigned>(digits(canonical, 5, 2).value_or(1))),
                                        std::chrono::day(static_cast<unsigned>(digits(canonical, 8, 2).value_or(1)))};
  if (!day.ok()) return std::nullopt;
  return (std::chrono::sys_days(day) - epoch).count();
}

std::optional<std::string> date_of(long serial) {
  constexpr long last = 401'768;  // the last day of 2999
  if (serial < 2 || serial > last) return std::nullopt;
  const std::chrono::year_month_day day(epoch + std::chrono::days(serial));
  return fmt::format("{:04}.{:02}.{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                     static_cast<unsigned>(day.day()));
}

}  // namespace tqn::sqlite
