#pragma once

#include <cstddef>
#include <cstdint>

#include "tqn/core/rules.hpp"
#include "tqn/render/scoresheet.hpp"

namespace tqn::scoresheet {

inline constexpr std::size_t tens_in_block = 2;
inline constexpr std::size_t rows_in_ten = 10;
inline constexpr std::size_t rows_in_block = tens_in_block * rows_in_ten;
inline constexpr double inset = 4;  ///< of words from the lines of their field

/// Where everything stands on a page, in points from its upper left corner. scoresheet.md 4.
struct Layout {
  Layout(const Scoresheet& sheet, const ScoresheetLook& look) noexcept;

  static constexpr double margin = 36;
  static constexpr double title = margin + 13;  ///< base line
  static constexpr double fields = margin + 22;
  static constexpr double field_height = 26;
  static constexpr double field_rows = 4;
  static constexpr double gap = 12;          ///< between blocks, and above and under them
  static constexpr double head_height = 25;  ///< of a block
  static constexpr double strip_row = 17;
  static constexpr double strip_height = 2 * strip_row;  ///< of a position between the rows
  static constexpr double foot_height = 48;

  std::size_t blocks;
  int pits;
  double width;  ///< between the margins
  double right;
  double start = 0;  ///< upper edge of the position that the game began with; 0: there is none
  double top;        ///< of the blocks
  double foot;       ///< upper edge of what stands under them
  double block_width;
  double row_height;
  double number_width;
  double move_width;
  double kazan_width;

  [[nodiscard]] double block_left(std::size_t block) const noexcept {
    return margin + static_cast<double>(block) * (block_width + gap);
  }
  /// The upper edge of a row of its block.
  [[nodiscard]] double row_top(std::size_t row) const noexcept {
    const std::size_t strips = row / rows_in_ten;
    return top + head_height + static_cast<double>(row) * row_height + static_cast<double>(strips) * strip_height;
  }
  /// The left edge of a player's half-moves.
  [[nodiscard]] double moves_left(std::size_t block, Side side) const noexcept {
    return block_left(block) + number_width + (side == Side::white ? 0 : move_width + kazan_width);
  }
};

/// Where the moves of a sheet stand among the rows of all its pages, which begin with a whole ten.
struct Numbering {
  explicit Numbering(const Scoresheet& sheet) noexcept
      : first_row(sheet.first_half_move / 2 / rows_in_ten * rows_in_ten) {}

  std::size_t first_row;  ///< the number of the move before the one of the first row
};

[[nodiscard]] constexpr std::size_t rows_on_page(ScoresheetRows rows) noexcept {
  return rows == ScoresheetRows::forty ? 40 : 60;
}

}  // namespace tqn::scoresheet
