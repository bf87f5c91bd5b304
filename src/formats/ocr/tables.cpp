#include "formats/ocr/tables.hpp"

#include <algorithm>
#include <array>

#include "tqn/text/ascii.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

/// The character that an entity without '&' and ';' stands for; 0 if it is not known.
char32_t character_of(std::string_view entity) noexcept {
  struct Entity {
    std::string_view name;
    char32_t character;
  };
  constexpr std::array known{Entity{"amp", U'&'},  Entity{"lt", U'<'},    Entity{"gt", U'>'},
                             Entity{"quot", U'"'}, Entity{"apos", U'\''}, Entity{"nbsp", U' '}};
  const auto found = std::ranges::find(known, entity, &Entity::name);
  if (found != known.end()) return found->character;
  if (!entity.starts_with('#')) return 0;
  const bool hex = entity.substr(1).starts_with('x') || entity.substr(1).starts_with('X');
  char32_t value = 0;
  for (const char c : entity.substr(hex ? 2 : 1)) {
    const bool digit = c >= '0' && c <= '9';
    const char low = static_cast<char>(c | 0x20);
    if (!digit && !(hex && low >= 'a' && low <= 'f')) return 0;
    value = value * (hex ? 16 : 10) + static_cast<char32_t>(digit ? c - '0' : low - 'a' + 10);
    if (value > 0x10FFFF) return 0;
  }
  return value >= 0xD800 && value <= 0xDFFF ? 0 : value;
}

void append_decoded(std::string& out, std::string_view text) {
  constexpr std::size_t longest = 10;
  while (!text.empty()) {
    const std::size_t amp = std::min(text.find('&'), text.size());
    out += text.substr(0, amp);
    text.remove_prefix(amp);
    if (text.empty()) return;
    const std::size_t end = text.substr(0, longest).find(';');
    const char32_t character = end == std::string_view::npos ? 0 : character_of(text.substr(1, end - 1));
    if (character == 0) {
      out += '&';
      text.remove_prefix(1);
    } else {
      append_utf8(out, character);
      text.remove_prefix(end + 1);
    }
  }
}

/// "|---|:-:|": the line below the head of a table of Markdown.
bool is_rule(std::string_view line) noexcept {
  return line.find('-') != std::string_view::npos && line.find_first_not_of("|-: \t\r") == std::string_view::npos;
}

}  // namespace

MarkedTable TableScanner::next() {
  MarkedTable table;
  in_cell_ = false;  // of the table before, where another begins inside it
  const std::size_t begin = at_;
  while (at_ < text_.size()) {
    const bool markdown = !in_table_ && at_markdown_row();
    if (markdown) {
      take_markdown_row(table, std::min(text_.find('\n', at_), text_.size()));
      if (table.rows.empty() || at_markdown_row()) continue;
      break;
    }
    if (text_[at_] == '<') {
      if (const auto mark = mark_at(at_)) {
        if (mark->name == "table" && !table.rows.empty()) break;
        if (take_mark(table, *mark)) break;
        continue;
      }
    }
    const std::size_t end = std::min(text_.find_first_of("<\n", at_ + (text_[at_] == '<' ? 1 : 0)), text_.size());
    take_text(table, end < text_.size() && text_[end] == '\n' ? end + 1 : end);
  }
  if (at_ >= text_.size()) in_table_ = in_cell_ = false;
  table.where = span_between(begin, at_);
  return table;
}

bool TableScanner::at_markdown_row() const noexcept {
  if (at_ > 0 && at_ <= text_.size() && text_[at_ - 1] != '\n') return false;
  const std::size_t first = text_.find_first_not_of(" \t", at_);
  return first != std::string_view::npos && text_[first] == '|';
}

std::optional<TableScanner::Mark> TableScanner::mark_at(std::size_t at) const {
  if (text_.substr(at).starts_with("<!--")) {
    constexpr std::string_view close = "-->";
    if (const std::size_t end = text_.find(close, at); end != std::string_view::npos)
      return Mark{"!", end + close.size()};
  }
  if (text_.substr(at).starts_with("<!")) return Mark{"!", std::min(text_.find('>', at), text_.size() - 1) + 1};
  Mark mark;
  std::size_t end = at + 1;
  if (end < text_.size() && text_[end] == '/') mark.name = text_[end++];
  while (end < text_.size() && is_letter(text_[end]) && mark.name.size() < 12)
    mark.name += static_cast<char>(text_[end++] | 0x20);
  if (mark.name.empty() || mark.name == "/") return std::nullopt;
  // What is never closed ends with its line.
  char quote = 0;
  for (; end < text_.size() && text_[end] != '\n'; ++end) {
    const char c = text_[end];
    if (quote == 0 && c == '>') break;
    if (c == '"' || c == '\'') quote = quote == 0 ? c : quote == c ? '\0' : quote;
  }
  mark.end = std::min(end + 1, text_.size());
  return mark;
}

bool TableScanner::take_mark(MarkedTable& table, const Mark& mark) {
  at_ = mark.end;
  if (mark.name == "table") {
    in_table_ = true;
  } else if (mark.name == "tr") {
    in_table_ = true;
    close_cell();
    table.rows.emplace_back();
  } else if (mark.name == "td" || mark.name == "th") {
    if (in_table_) open_cell(table);
  } else if (mark.name == "/td" || mark.name == "/th" || mark.name == "/tr") {
    close_cell();
  } else if (mark.name == "script" || mark.name == "style") {
    pass_element(mark.name);
  } else if (mark.name == "br" && in_cell_) {
    table.rows.back().back().text += ' ';
  } else if (mark.name == "/table") {
    in_table_ = in_cell_ = false;
    return !table.rows.empty();
  }
  return false;
}

void TableScanner::open_cell(MarkedTable& table) {
  if (table.rows.empty()) table.rows.emplace_back();
  table.rows.back().push_back({{}, span_between(at_, at_)});
  in_cell_ = true;
}

void TableScanner::take_text(MarkedTable& table, std::size_t end) {
  const std::string_view text = text_.substr(at_, end - at_);
  if (in_cell_) {
    MarkedText& cell = table.rows.back().back();
    if (is_blank_text(cell.text)) cell.where.begin = static_cast<std::uint32_t>(at_);
    append_decoded(cell.text, text);
    cell.where.end = static_cast<std::uint32_t>(end);
  } else if (!is_blank_text(text)) {
    MarkedText& line = table.before.emplace_back();
    append_decoded(line.text, trimmed(text));
    line.where = span_between(at_, end);
  }
  at_ = end;
}

/// Passes the content of a script or of styles.
void TableScanner::pass_element(std::string_view name) {
  for (at_ = text_.find("</", at_); at_ < text_.size(); at_ = text_.find("</", at_ + 1)) {
    const auto mark = mark_at(at_);
    if (mark && mark->name.substr(1) == name) break;
  }
  at_ = std::min(at_, text_.size());
}

void TableScanner::take_markdown_row(MarkedTable& table, std::size_t end) {
  const std::string_view line = text_.substr(at_, end - at_);
  if (!is_rule(line)) {
    std::vector<MarkedText>& row = table.rows.emplace_back();
    for (std::size_t begin = line.find('|') + 1; begin < line.size();) {
      const std::size_t close = std::min(line.find('|', begin), line.size());
      const std::string_view cell = line.substr(begin, close - begin);
      // What stands behind the last bar is a cell only if it says something.
      if (close < line.size() || !is_blank_text(cell))
        row.push_back({std::string(trimmed(cell)), span_between(at_ + begin, at_ + close)});
      begin = close + 1;
    }
  }
  at_ = std::min(end + 1, text_.size());
}

}  // namespace tqn
