#include <fmt/format.h>

#include <optional>

#include "render/scoresheet/page.hpp"
#include "render/svg/number_text.hpp"
#include "render/words.hpp"

namespace tqn::scoresheet {
namespace {

using paper::Align;
using paper::Face;
using paper::Type;
using svg::NumberText;

constexpr std::array sides{Side::white, Side::black};

/// The half-moves of a page: where each stands, and what is known of it.
class Block {
 public:
  Block(Page& page, std::size_t block)
      : page_(page),
        layout_(page.layout),
        block_(block),
        left_(page.layout.block_left(block)),
        first_row_(Numbering(page.sheet).first_row + page.number * rows_on_page(page.look.rows) +
                   block * rows_in_block) {}

  void draw() {
    shades();
    strips();
    lines();
    head();
    numbers();
    moves();
    kazans();
  }

 private:
  /// The half-move of a row by its number in the sheet; nothing if there is none.
  [[nodiscard]] std::optional<std::size_t> index_of(std::size_t row, Side side) const noexcept {
    const std::size_t half_move = (first_row_ + row) * 2 + (side == Side::white ? 0 : 1);
    const std::size_t first = page_.sheet.first_half_move;
    if (half_move < first || half_move - first >= page_.sheet.half_moves.size()) return std::nullopt;
    return half_move - first;
  }
  /// Whether a half-move lies before those of the game.
  [[nodiscard]] bool is_before(std::size_t row, Side side) const noexcept {
    return (first_row_ + row) * 2 + (side == Side::white ? 0 : 1) < page_.sheet.first_half_move;
  }
  /// The position after so many half-moves of the sheet; null if it is not known.
  [[nodiscard]] const Position* after(std::size_t half_moves) const noexcept {
    const std::vector<Position>& positions = page_.sheet.positions;
    return half_moves < positions.size() ? &positions[half_moves] : nullptr;
  }
  [[nodiscard]] double bottom() const noexcept { return layout_.row_top(rows_in_block); }
  [[nodiscard]] double base(std::size_t row) const noexcept {
    return layout_.row_top(row) + layout_.row_height / 2 + 3.8;
  }

  void shades() {
    page_.leaf.filled_box(left_, layout_.top, layout_.block_width, Layout::head_height, paper::shade);
    for (std::size_t ten = 0; ten < tens_in_block; ++ten) {
      page_.leaf.filled_box(left_, layout_.row_top(ten * rows_in_ten), layout_.number_width,
                            layout_.row_height * rows_in_ten, paper::shade);
    }
    for (std::size_t row = 0; row < rows_in_block; ++row) {
      for (const Side side : sides) {
        if (is_before(row, side))
          page_.leaf.filled_box(layout_.moves_left(block_, side), layout_.row_top(row),
                                layout_.move_width + layout_.kazan_width, layout_.row_height, paper::shade);
      }
    }
    page_.leaf.ink << '\n';
  }

  void lines() {
    paper::Leaf& leaf = page_.leaf;
    const double right = left_ + layout_.block_width;
    leaf.begin_lines(0.4, "rows");
    for (std::size_t row = 0; row < rows_in_block; ++row) {
      if (row % rows_in_ten != 0) leaf.line(left_, layout_.row_top(row), right, layout_.row_top(row));
    }
    for (const Side side : sides) {
      const double x = layout_.moves_left(block_, side) + layout_.move_width;
      leaf.line(x, layout_.top + Layout::head_height / 2 + 1, x, layout_.top + Layout::head_height);
      for (std::size_t ten = 0; ten < tens_in_block; ++ten) column(x, ten);
    }
    leaf.end();
    leaf.begin_lines(1, "columns");
    for (std::size_t ten = 0; ten < tens_in_block; ++ten) {
      for (const Side side : sides) column(layout_.moves_left(block_, side), ten);
      const double top = layout_.row_top(ten * rows_in_ten);
      leaf.line(left_, top, right, top);
      leaf.line(left_, top + layout_.row_height * rows_in_ten, right, top + layout_.row_height * rows_in_ten);
    }
    for (const Side side : sides) {
      const double x = layout_.moves_left(block_, side);
      leaf.line(x, layout_.top, x, layout_.top + Layout::head_height);
    }
    leaf.box(left_, layout_.top, layout_.block_width, bottom() - layout_.top);
    leaf.end();
  }
  void column(double x, std::size_t ten) {
    const double top = layout_.row_top(ten * rows_in_ten);
    page_.leaf.line(x, top, x, top + layout_.row_height * rows_in_ten);
  }

  void head() {
    constexpr Type player{Face::sans_bold, 9, Align::middle};
    constexpr Type column{Face::sans, 6.5, Align::middle, paper::grey};
    const double both = layout_.move_width + layout_.kazan_width;
    page_.leaf.begin_words(player);
    page_.leaf.word(left_ + layout_.number_width / 2, layout_.top + 16, "№");
    for (const Side side : sides) {
      page_.leaf.fitted(layout_.moves_left(block_, side) + both / 2, layout_.top + 10.5,
                        tqn::words_of(page_.look.language).parts[side], player, both - 4, 5);
    }
    page_.leaf.end();
    page_.leaf.begin_words(column);
    for (const Side side : sides) {
      const double x = layout_.moves_left(block_, side);
      const double y = layout_.top + Layout::head_height - 4;
      page_.leaf.fitted(x + layout_.move_width / 2, y, page_.words.move, column, layout_.move_width - 2, 4);
      page_.leaf.fitted(x + layout_.move_width + layout_.kazan_width / 2, y, page_.words.kazan, column,
                        layout_.kazan_width - 2, 4);
    }
    page_.leaf.end();
  }

  void numbers() {
    constexpr Type type{Face::sans, 8.5, Align::middle};
    page_.leaf.begin_words(type, "numbers");
    for (std::size_t row = 0; row < rows_in_block; ++row) {
      page_.leaf.fitted(left_ + layout_.number_width / 2, base(row) - 0.7, std::to_string(first_row_ + row + 1), type,
                        layout_.number_width - 3, 4);
    }
    page_.leaf.end();
  }

  void moves() {
    page_.leaf.begin_words({Face::sans, 11.5, Align::middle}, "moves");
    for (std::size_t row = 0; row < rows_in_block; ++row) {
      for (const Side side : sides) {
        const auto index = index_of(row, side);
        if (!index) continue;
        std::string text = page_.sheet.half_moves[*index];
        if (text.ends_with('x')) text.replace(text.size() - 1, 1, "×");
        page_.leaf.word(layout_.moves_left(block_, side) + layout_.move_width / 2, base(row), text);
      }
    }
    page_.leaf.end();
  }

  void kazans() {
    page_.leaf.begin_words({Face::sans, 9.5, Align::middle}, "totals");
    for (std::size_t row = 0; row < rows_in_block; ++row) {
      for (const Side side : sides) {
        const auto index = index_of(row, side);
        const Position* const now = index ? after(*index + 1) : nullptr;
        if (now == nullptr) continue;
        const Position* const before = after(*index < 2 ? 0 : *index - 1);
        if (now->kazan(side) == before->kazan(side)) continue;
        page_.leaf.word(layout_.moves_left(block_, side) + layout_.move_width + layout_.kazan_width / 2,
                        base(row) - 0.5, NumberText(now->kazan(side)));
      }
    }
    page_.leaf.end();
  }

  void strips() {
    for (std::size_t ten = 0; ten < tens_in_block; ++ten) {
      const auto last = index_of(ten * rows_in_ten + rows_in_ten - 1, Side::black);
      const double y = layout_.row_top(ten * rows_in_ten) + layout_.row_height * rows_in_ten;
      draw_strip(page_, left_, y, layout_.block_width, last ? after(*last + 1) : nullptr);
    }
  }

  Page& page_;
  const Layout& layout_;
  std::size_t block_;
  double left_;
  std::size_t first_row_;  ///< the number of the move before its first
};

}  // namespace

void draw_blocks(Page& page) {
  for (std::size_t block = 0; block < page.layout.blocks; ++block) Block(page, block).draw();
}

}  // namespace tqn::scoresheet
