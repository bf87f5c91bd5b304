#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "paragraph.hpp"
#include "tqn/text/catalogue.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

constexpr std::size_t terminal_width = 80;

/// An example, each line of it moved in by four blanks.
void append_indented(std::string& out, std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    const std::string_view line = text.substr(0, end);
    if (line != "\n") out += "    ";
    out += line;
    text.remove_prefix(end);
  }
}

std::string upper_first(std::string_view sentence) {
  std::string out(sentence);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

/// The codes whose findings show the board before the half-move.
bool shows_board(const CodeInfo& row) noexcept {
  const char chapter = row.id[2];
  return chapter == '4' || chapter == '5' || row.code == Code::half_move_missing || row.code == Code::illegible;
}

}  // namespace

std::string escape_unprintable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const Decoded decoded = decode_utf8(text);
    const auto byte = static_cast<unsigned char>(text[0]);
    const bool control = (byte < 0x20 && byte != '\n') || byte == 0x7F;
    if (control || !decoded.valid) {
      fmt::format_to(std::back_inserter(out), "\\x{:02X}", byte);
    } else {
      out += text.substr(0, decoded.length);
    }
    text.remove_prefix(decoded.length);
  }
  return out;
}

std::string format_severity(const CodeInfo& row) {
  std::string out(name(row.severity));
  if (row.otherwise) out += fmt::format("; {} {}", name(row.otherwise->severity), row.otherwise->when);
  return out;
}

std::string format_explain(const CodeInfo& row) {
  std::string out = fmt::format("{} {} ({}{})\n\n", row.id, row.name, format_severity(row),
                                row.critical ? ", critical: such a game is never rewritten" : "");
  append_paragraph(out, upper_first(row.title) + ".", terminal_width);
  out += '\n';
  append_paragraph(out, row.cause, terminal_width);
  out += "\nBefore:\n\n";
  append_indented(out, escape_unprintable(row.before));
  out += "\nAfter:\n\n";
  append_indented(out, escape_unprintable(row.after));
  out += '\n';
  append_paragraph(out, row.remedy, terminal_width);
  if (shows_board(row)) {
    out += '\n';
    append_paragraph(out, board_line_legend, terminal_width);
  }
  if (!row.rule.empty()) out += fmt::format("\nSpecification: {}\n", row.rule);
  return out;
}

}  // namespace tqn
