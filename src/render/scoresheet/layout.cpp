#include "render/scoresheet/layout.hpp"

#include <algorithm>

namespace tqn::scoresheet {

Layout::Layout(const Scoresheet& sheet, const ScoresheetLook& look) noexcept
    : blocks(rows_on_page(look.rows) / rows_in_block), pits(sheet.rules.pits()) {
  const PaperSize paper = size_of(look.paper);
  width = paper.width - 2 * margin;
  right = paper.width - margin;
  top = fields + field_rows * field_height + gap;
  if (sheet.tells_start) {
    start = top;
    top += strip_height + gap;
  }
  foot = paper.height - margin - foot_height;
  block_width = (width - gap * static_cast<double>(blocks - 1)) / static_cast<double>(blocks);
  const double room = foot - gap - top - head_height - strip_height * tens_in_block;
  row_height = room / rows_in_block;
  number_width = blocks == 2 ? 27 : 21;
  const double half = (block_width - number_width) / 2;
  move_width = half * 0.58;
  kazan_width = half - move_width;
}

}  // namespace tqn::scoresheet

namespace tqn {

std::size_t page_count(const Scoresheet& sheet, const ScoresheetLook& look) noexcept {
  const std::size_t rows = scoresheet::rows_on_page(look.rows);
  const std::size_t half_moves = sheet.first_half_move + sheet.half_moves.size();
  const std::size_t first_row = scoresheet::Numbering(sheet).first_row;
  const std::size_t used = (half_moves + 1) / 2 - std::min(first_row, (half_moves + 1) / 2);
  return std::max<std::size_t>((used + rows - 1) / rows, 1);
}

}  // namespace tqn
