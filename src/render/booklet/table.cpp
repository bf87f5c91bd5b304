#include "render/booklet/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>

#include "render/paper/leaf.hpp"
#include "tqn/notation/glyph.hpp"

namespace tqn::booklet {
namespace {

using paper::Face;

constexpr double row_height = 13.5;
constexpr double base = 9.8;
constexpr double size = 9.5;
constexpr double kazan_size = 7.5;
constexpr double kazan_gap = 2.5;
constexpr double number_width = 25;
/// So many rows stand under each other before others stand beside them.
constexpr std::size_t rows_of_chunk = 10;

double column_width(const Measure& measure) noexcept { return (measure.text_width / 2 - number_width) / 2; }

/// A cell in one line of its column, drawn smaller if it must be.
void draw_cell(svg::Ink& ink, const Cell& cell, double x, double y, double room) {
  const double width = paper::width_of(cell.move, Face::serif_bold) * size +
                       paper::width_of(cell.kazan, Face::serif) * kazan_size + kazan_gap +
                       paper::width_of(cell.glyphs, Face::serif) * size;
  const double scale = std::min(1.0, room / std::max(width, 1.0));
  ink << "<text";
  ink.attribute("x", x).attribute("y", y).attribute("font-size", size * scale) << R"(><tspan font-weight="700">)";
  ink.text(cell.move) << "</tspan>";
  if (!cell.kazan.empty()) {
    ink << "<tspan";
    ink.attribute("dx", kazan_gap * scale).attribute("font-size", kazan_size * scale)
        << " fill=\"" << paper::grey << "\">" << cell.kazan << "</tspan>";
  }
  ink.text(cell.glyphs) << "</text>";
}

void draw_row(svg::Ink& ink, const Row& row, double x, double y, const Measure& measure) {
  const double column = column_width(measure);
  const std::string number = fmt::format("{}.", row.number);
  const double scale = std::min(1.0, (number_width - 5) / (paper::width_of(number, Face::serif) * size));
  ink << "<text";
  ink.attribute("x", x + number_width - 5).attribute("y", y + base).attribute("font-size", size * scale)
      << " text-anchor=\"end\">" << number << "</text>";
  if (!row.white.move.empty()) draw_cell(ink, row.white, x + number_width, y + base, column - 4);
  if (!row.black.move.empty()) draw_cell(ink, row.black, x + number_width + column, y + base, column - 4);
}

/// Rows beside rows.
Block set_chunk(std::span<Row> rows, const Measure& measure) {
  Block block;
  block.name = "row";
  svg::Ink ink(block.svg);
  const std::size_t left = (rows.size() + 1) / 2;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const double y = static_cast<double>(i % left) * row_height;
    draw_row(ink, rows[i], i < left ? 0 : measure.text_width / 2, y, measure);
  }
  const double height = static_cast<double>(left) * row_height;
  ink << "<path";
  ink << " d=\"M" << measure.text_width / 2 << " 2v" << height - 3 << R"(" stroke="#000" stroke-width=".3"/>)";
  block.height = height + 4;
  block.figures = std::move(rows.back().figures);
  return block;
}

Block set_row(Row& row, const Measure& measure) {
  Block block;
  block.name = "row";
  svg::Ink ink(block.svg);
  draw_row(ink, row, 0, 0, measure);
  block.height = row_height;
  block.figures = std::move(row.figures);
  return block;
}

/// How many rows are set beside each other: many without a diagram, but for the last one. 0: the first stands alone.
std::size_t chunk_of(std::span<const Row> rows) {
  constexpr std::size_t most = 2 * rows_of_chunk;
  const auto found = std::ranges::find_if(rows, [](const Row& row) { return !row.figures.empty(); });
  const auto bare = static_cast<std::size_t>(found - rows.begin());
  const std::size_t chunk = std::min(found == rows.end() ? bare : bare + 1, most);
  return chunk > rows_of_chunk ? chunk : 0;
}

}  // namespace

Cell cell_of(const Storyboard& story, std::size_t frame) {
  const Frame& shown = story.frames[frame];
  Cell cell;
  cell.move = shown.move;
  // What the record counts stands behind it as the kazan, which is known.
  if (shown.known == Known::played) cell.move.resize(std::min(cell.move.find('('), cell.move.size()));
  if (cell.move.ends_with('x')) cell.move.replace(cell.move.size() - 1, 1, "×");
  if (shown.known == Known::played) {
    Position position = story.frames[shown.parent].position;
    const Side mover = position.turn();
    const Effect effect = play_unchecked(position, *shown.pit);
    if (effect.captured > 0) cell.kazan = fmt::format("({})", position.kazan(mover));
  }
  // What nobody would write is cut off.
  constexpr std::size_t most_glyphs = 6;
  for (const std::uint8_t glyph : std::span(shown.glyphs).first(std::min(shown.glyphs.size(), most_glyphs))) {
    const std::string_view text = format_glyph(glyph);
    cell.glyphs += ' ';
    cell.glyphs += text.empty() ? fmt::format("${}", glyph) : std::string(text);
  }
  if (shown.glyphs.size() > most_glyphs) cell.glyphs += "…";
  return cell;
}

std::vector<Block> set_rows(std::vector<Row> rows, const Measure& measure) {
  std::vector<Block> blocks;
  std::span<Row> rest = rows;
  while (!rest.empty()) {
    const std::size_t chunk = chunk_of(rest);
    if (chunk > 0) {
      blocks.push_back(set_chunk(rest.first(chunk), measure));
    } else {
      blocks.push_back(set_row(rest.front(), measure));
    }
    rest = rest.subspan(std::max<std::size_t>(chunk, 1));
  }
  return blocks;
}

Block set_column_heads(std::string_view white, std::string_view black, const Measure& measure) {
  constexpr double head_size = 7;
  Block block;
  block.name = "heads";
  svg::Ink ink(block.svg);
  const double column = column_width(measure);
  double x = number_width;
  for (const std::string_view name : {white, black}) {
    const paper::Fitted fitted = paper::fit(name, Face::serif, head_size, 4, column - 4);
    ink << "<text";
    ink.attribute("x", x).attribute("y", 8).attribute("font-size", fitted.size) << " fill=\"" << paper::grey << "\">";
    ink.text(fitted.text) << "</text>";
    x += column;
  }
  block.height = 11;
  block.keeps = true;
  return block;
}

}  // namespace tqn::booklet
