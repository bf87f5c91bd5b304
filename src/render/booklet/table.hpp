#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "render/booklet/block.hpp"
#include "tqn/render/storyboard.hpp"

namespace tqn::booklet {

/// A half-move in its column: digits and mark, the mover's kazan if it captured, glyphs.
struct Cell {
  std::string move;
  std::string kazan;
  std::string glyphs;
};
[[nodiscard]] Cell cell_of(const Storyboard& story, std::size_t frame);

/// A move in its row.
struct Row {
  std::uint32_t number = 0;
  Cell white;
  Cell black;
  std::vector<Figure> figures;
};

/// Sets rows under each other; those that have a diagram stand beside it. Of more than ten of which only the last one
/// has a diagram, the second half stands at the right of the first.
[[nodiscard]] std::vector<Block> set_rows(std::vector<Row> rows, const Measure& measure);
/// The names of the columns.
[[nodiscard]] Block set_column_heads(std::string_view white, std::string_view black, const Measure& measure);

}  // namespace tqn::booklet
