#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "render/booklet/block.hpp"
#include "render/paper/lettering.hpp"

namespace tqn::booklet {

/// How the lines of a paragraph are set.
struct Setting {
  double width = 0;
  double size = 9;
  double leading = 12;  ///< from one base line to the next
  double indent = 0;    ///< of all lines
};

/// Text that is broken into lines, word by word.
class Paragraph {
 public:
  explicit Paragraph(const Setting& setting) : setting_(setting) {}

  /// Adds words; blanks of any kind stand between them. A word that is wider than a line is broken.
  void add(std::string_view text, paper::Face face = paper::Face::serif);
  /// A diagram beside the line that was begun last.
  void add(Figure figure);
  [[nodiscard]] bool empty() const noexcept { return lines_.empty(); }
  /// The lines, with so much room above the first. Neither the first nor the last one stands alone on a page.
  [[nodiscard]] std::vector<Block> finish(double gap);

 private:
  void word(std::string_view word, paper::Face face);
  void put(std::string_view word, paper::Face face, double width);
  void close_face();

  struct Line {
    std::string text;
    double width = 0;
    std::vector<Figure> figures;
  };

  Setting setting_;
  std::vector<Line> lines_;
  paper::Face face_ = paper::Face::serif;  ///< that is open in the last line
};

}  // namespace tqn::booklet
