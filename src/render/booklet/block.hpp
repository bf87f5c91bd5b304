#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/render/paper.hpp"

// What a game is for the press: a list of blocks, each of which is set as a whole.

namespace tqn::booklet {

/// Where everything stands on a page, in points. booklet.md 2.
struct Measure {
  explicit constexpr Measure(Paper paper) noexcept : size(size_of(paper)) {
    width = size.width - 2 * margin;
    figure_width = width * 0.4;
    text_width = width - figure_width - gutter;
    figure_left = size.width - margin - figure_width;
    bottom = size.height - 54;
  }

  static constexpr double margin = 48;
  static constexpr double top = 62;   ///< under the running head
  static constexpr double head = 46;  ///< its base line
  static constexpr double gutter = 20;

  PaperSize size;
  double width;  ///< between the margins
  double text_width;
  double figure_width;
  double figure_left;
  double bottom;  ///< of text and diagrams
};

/// A diagram for the column beside the text, in the units of the page, from its upper left corner.
struct Figure {
  double height = 0;
  std::string svg;
};

/// A line of text, or what else is not torn apart.
struct Block {
  std::string name;  ///< the class of its group: "heading", "heads", "row", "words", "ending"
  double height = 0;
  double gap = 0;       ///< above it, unless it is the first of a page
  bool keeps = false;   ///< stands on the page of the next one
  bool clears = false;  ///< stands under all diagrams before it
  std::string svg;      ///< from the upper left corner of the text
  std::vector<Figure> figures;
};

/// What the id of everything begins with, until it is known which game of the booklet this is. No text holds it.
inline constexpr char id_mark = '\x01';

/// Appends a block to the text of a game.
void append_block(std::string& out, const Block& block);
/// Takes the next block from the front of a text; nothing at its end.
[[nodiscard]] std::optional<Block> take_block(std::string_view& text);
/// A text in front of the blocks: who plays.
void append_text(std::string& out, std::string_view text);
[[nodiscard]] std::string_view take_text(std::string_view& from) noexcept;

}  // namespace tqn::booklet
