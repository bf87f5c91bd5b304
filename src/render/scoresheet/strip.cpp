#include "render/scoresheet/page.hpp"
#include "render/svg/number_text.hpp"

namespace tqn::scoresheet {
namespace {

using paper::Align;
using paper::Face;
using paper::Type;

/// Two rows of pits, Black's from the last one above White's from the first, and each kazan at its owner's right.
class Strip {
 public:
  Strip(Page& page, double x, double y, double width)
      : page_(page), pits_(page.layout.pits), left_(x), top_(y), width_(width) {
    pit_ = width_ / (pits_ + 3);
    kazan_ = (width_ - pit_ * pits_) / 2;
  }

  void draw(const Position* position) {
    paper::Leaf& leaf = page_.leaf;
    for (const double x : {left_, left_ + width_ - kazan_})
      leaf.filled_box(x, top_, kazan_, Layout::strip_height, paper::shade);
    leaf.begin_lines(0.4);
    for (int i = 0; i <= pits_; ++i)
      leaf.line(left_ + kazan_ + i * pit_, top_, left_ + kazan_ + i * pit_, top_ + Layout::strip_height);
    leaf.line(left_ + kazan_, top_ + Layout::strip_row, left_ + width_ - kazan_, top_ + Layout::strip_row);
    leaf.box(left_, top_, width_, Layout::strip_height);
    leaf.end();
    position == nullptr ? numbers() : counts(*position);
  }

 private:
  [[nodiscard]] double middle(Side row, int pit) const noexcept {
    const int place = row == Side::white ? pit - 1 : pits_ - pit;
    return left_ + kazan_ + (place + 0.5) * pit_;
  }
  [[nodiscard]] double row_top(Side row) const noexcept { return row == Side::black ? top_ : top_ + Layout::strip_row; }

  /// What to write where.
  void numbers() {
    page_.leaf.begin_words({Face::sans, 4.2, Align::left, paper::grey}, "places");
    for (const Side row : {Side::black, Side::white}) {
      for (int pit = 1; pit <= pits_; ++pit)
        page_.leaf.word(middle(row, pit) - pit_ / 2 + 1.2, row_top(row) + 4.8, svg::NumberText(pit));
    }
    page_.leaf.end();
  }

  void counts(const Position& position) {
    page_.leaf.begin_words({Face::sans, 8.5, Align::middle}, "strip");
    for (const Side row : {Side::black, Side::white}) {
      for (int pit = 1; pit <= pits_; ++pit) {
        const Pit here = *Pit::from_number(pit);
        const bool tuzdyk = position.tuzdyk(opponent(row)) == here;
        const int balls = position.balls(row, here);
        page_.leaf.word(middle(row, pit), row_top(row) + 11.6,
                        tuzdyk       ? "×"
                        : balls == 0 ? "–"
                                     : std::string_view(svg::NumberText(balls)));
      }
    }
    page_.leaf.end();
    page_.leaf.begin_words({Face::sans_bold, 9.5, Align::middle}, "kazans");
    const double y = top_ + Layout::strip_row + 3.4;
    page_.leaf.word(left_ + kazan_ / 2, y, svg::NumberText(position.kazan(Side::black)));
    page_.leaf.word(left_ + width_ - kazan_ / 2, y, svg::NumberText(position.kazan(Side::white)));
    page_.leaf.end();
  }

  Page& page_;
  int pits_;
  double left_;
  double top_;
  double width_;
  double pit_;
  double kazan_;
};

}  // namespace

void draw_strip(Page& page, double x, double y, double width, const Position* position) {
  Strip(page, x, y, width).draw(position);
}

}  // namespace tqn::scoresheet
