#include <array>
#include <string>
#include <string_view>

#include "formats/scoresheet/sheet.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn {
namespace {

constexpr std::array<std::string_view, 2> shared_extensions{".html", ".htm"};

// The page is whole in itself: it asks for nothing from elsewhere and runs nothing.
constexpr std::string_view head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Score sheets</title>
<style>
body { font: 11pt/1.3 "Noto Sans", "DejaVu Sans", Arial, sans-serif; color: #000; background: #fff; margin: 1em; }
article { max-width: 46em; margin: 0 auto 3em; }
h1 { font-size: 1.3em; margin: 0 0 .5em; min-height: 1.3em; border-bottom: 1px solid #000; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15em 1em; margin: 0 0 1em; }
dt { font-weight: bold; }
dd { margin: 0; min-height: 1.3em; border-bottom: 1px solid #aaa; overflow-wrap: anywhere; }
.moves { display: flex; gap: 1.5em; align-items: flex-start; margin-bottom: 1em; }
table { flex: 1; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-size: .85em; padding-bottom: .2em; }
th, td { border: 1px solid #777; padding: .1em .5em; text-align: left; font-weight: normal; }
thead th { font-weight: bold; }
tbody th { text-align: right; width: 4em; }
.kazans { background: #eee; }
.signatures { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 1.5em; margin-top: 3em; }
.signatures p { margin: 0; border-top: 1px solid #000; overflow-wrap: anywhere; }
.signatures b { display: block; }
@media print {
  @page { margin: 12mm; }
  body { margin: 0; font-size: 9pt; }
  article { max-width: none; margin: 0; }
  article + article { break-before: page; }
  tr, .signatures { break-inside: avoid; }
  .kazans { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
</style>
</head>
<body>
)";

void append_escaped(std::string& out, std::string_view text) {
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
}

void append_element(std::string& out, std::string_view open, std::string_view text, std::string_view close) {
  out += open;
  append_escaped(out, text);
  out += close;
}

void append_field(std::string& out, std::string_view label, std::string_view value) {
  append_element(out, "<dt>", label, "</dt>");
  append_element(out, "<dd>", value, "</dd>\n");
}

void append_row(std::string& out, const SheetRow& row) {
  const std::string number = row.kazans() ? "kazans" : std::to_string(row.number) + '.';
  out += row.kazans() ? "<tr class=\"kazans\">" : "<tr>";
  append_element(out, "<th scope=\"row\">", number, "</th>");
  append_element(out, "<td>", row.white, "</td>");
  append_element(out, "<td>", row.black, "</td></tr>\n");
}

void append_table(std::string& out, std::span<const SheetRow> rows) {
  if (rows.empty()) return;
  std::uint32_t last = rows.front().number;
  for (const SheetRow& row : rows) last = row.kazans() ? last : row.number;
  out.append("<table>\n<caption>Moves ").append(std::to_string(rows.front().number)).append(" to ");
  out.append(std::to_string(last)).append("</caption>\n<thead><tr><th scope=\"col\">Move</th>");
  out += "<th scope=\"col\">White</th><th scope=\"col\">Black</th></tr></thead>\n<tbody>\n";
  for (const SheetRow& row : rows) append_row(out, row);
  out += "</tbody>\n</table>\n";
}

void append_signature(std::string& out, std::string_view whose, std::string_view name) {
  append_element(out, "<p><b>", whose, "</b>");
  append_element(out, "", name, "</p>\n");
}

void write_sheet(const Game& game, std::string& out, const WriteOptions& options) {
  const ScoreSheet sheet = make_sheet(game, options.positions);
  const std::span<const SheetRow> rows = sheet.rows;
  append_element(out, "<article>\n<h1>", sheet.event, "</h1>\n<dl>\n");
  for (const SheetField& field : sheet.fields) append_field(out, field.label, field.value);
  out += "</dl>\n<div class=\"moves\">\n";
  append_table(out, rows.first(sheet.left));
  append_table(out, rows.subspan(sheet.left));
  out += "</div>\n<dl>\n";
  append_field(out, "Result", sheet.result);
  append_field(out, "Kazans", sheet.kazans);
  out += "</dl>\n<div class=\"signatures\">\n";
  append_signature(out, "White", sheet.white);
  append_signature(out, "Black", sheet.black);
  append_signature(out, "Arbiter", sheet.arbiter);
  out += "</div>\n</article>\n";
}

}  // namespace

const Format html_scoresheet_format{
    .name = "html-scoresheet",
    .extensions = {},
    .shared_extensions = shared_extensions,
    .summary = "score sheets to print and sign, as one page of HTML without anything from elsewhere",
    .write = write_sheet,
    .carries = sheet_carries,
    .wants_positions = true,
    .head = head,
    .between = "",
    .tail = "</body>\n</html>\n",
};

}  // namespace tqn
