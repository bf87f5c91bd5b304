#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "render/booklet/block.hpp"
#include "render/paper/leaf.hpp"
#include "tqn/render/booklet.hpp"

namespace tqn {

using booklet::Block;
using booklet::Figure;
using booklet::id_mark;
using booklet::Measure;
using paper::Align;
using paper::Face;

/// Puts blocks on pages.
class Booklet::Press {
 public:
  Press(BookletLook look, Sink sink) : look_(std::move(look)), sink_(std::move(sink)), measure_(look_.paper) {}

  void add(std::string_view game) {
    prefix_ = fmt::format("g{}", ++games_);
    players_ = booklet::take_text(game);
    if (page_ == 0) begin_page();
    std::vector<Block> group;
    while (auto block = booklet::take_block(game)) {
      const bool goes_on = block->keeps && group.size() < most_kept;
      group.push_back(std::move(*block));
      if (goes_on) continue;
      place(group);
      group.clear();
    }
    place(group);
  }

  void finish() {
    if (page_ > 0) end_page();
  }

 private:
  /// More blocks are not kept together: they would not fit on a page.
  static constexpr std::size_t most_kept = 12;
  /// The room under a diagram, which the edge of a page may take.
  static constexpr double slack = 10;

  void begin_page() {
    ++page_;
    body_.clear();
    heading_ = players_;
    text_ = figures_ = Measure::top;
    fresh_ = true;
    if (page_ > 1 || look_.title.empty()) return;
    constexpr double size = 20;
    const paper::Fitted title = paper::fit(look_.title, Face::serif_bold, size, 10, measure_.width);
    svg::Ink ink(body_);
    ink << "<text";
    ink.attribute("x", measure_.size.width / 2).attribute("y", Measure::top + 8).attribute("font-size", title.size)
        << R"( font-weight="700" text-anchor="middle">)";
    ink.text(title.text) << "</text>\n";
    text_ = figures_ = Measure::top + 32;
  }

  void end_page() {
    std::string out;
    const std::string number = std::to_string(page_);
    const std::string name = look_.title.empty() ? heading_ : look_.title;
    paper::Leaf leaf(out, look_.paper, look_.diagrams.language, fmt::format("{} – {}", name, number));
    leaf.begin_words({Face::serif, 9});
    leaf.ink << '\n' << body_;
    leaf.end();
    if (page_ > 1) running_head(leaf);
    leaf.begin_words({Face::serif, 9, Align::middle});
    leaf.word(measure_.size.width / 2, measure_.size.height - 30, number);
    leaf.end();
    leaf.close();
    sink_(out);
  }

  void running_head(paper::Leaf& leaf) {
    constexpr paper::Type left{Face::serif, 8};
    constexpr paper::Type right{Face::serif, 8, Align::right};
    const double room = measure_.width / 2 - 8;
    const double edge = measure_.size.width - Measure::margin;
    leaf.begin_words(left);
    if (!look_.title.empty()) leaf.fitted(Measure::margin, Measure::head, look_.title, left, room, 6);
    leaf.end();
    leaf.begin_words(right);
    leaf.fitted(edge, Measure::head, heading_, right, room, 6);
    leaf.end();
    leaf.begin_lines(0.4);
    leaf.line(Measure::margin, Measure::head + 5, edge, Measure::head + 5);
    leaf.end();
  }

  void turn_page() {
    end_page();
    begin_page();
  }

  /// Whether blocks and their diagrams have room on this page.
  [[nodiscard]] bool fits(const std::vector<Block>& group) const noexcept {
    double text = text_;
    double figures = figures_;
    bool fresh = fresh_;
    for (const Block& block : group) {
      if (block.clears) text = std::max(text, figures);
      text += fresh ? 0 : block.gap;
      fresh = false;
      for (const Figure& figure : block.figures) figures = std::max(figures, text) + figure.height;
      text += block.height;
    }
    return text <= measure_.bottom && figures <= measure_.bottom + slack;
  }

  void place(const std::vector<Block>& group) {
    if (group.empty()) return;
    if (!fresh_ && !fits(group)) turn_page();
    for (const Block& block : group) place(block);
  }

  void place(const Block& block) {
    if (block.clears) text_ = std::max(text_, figures_);
    text_ += fresh_ ? 0 : block.gap;
    fresh_ = false;
    double top = text_;
    put(block.name, block.svg, Measure::margin, text_);
    text_ += block.height;
    for (const Figure& figure : block.figures) {
      figures_ = std::max(figures_, top);
      // More diagrams than a page has room for beside one line.
      if (figures_ + figure.height > measure_.bottom + slack && figures_ > Measure::top) {
        turn_page();
        top = text_;
        figures_ = top;
        fresh_ = false;
      }
      put("figure", figure.svg, measure_.figure_left, figures_);
      figures_ += figure.height;
    }
  }

  void put(std::string_view name, std::string_view markup, double x, double y) {
    svg::Ink ink(body_);
    ink << "<g class=\"" << name << "\" transform=\"translate(" << x << ' ' << y << ")\">";
    while (!markup.empty()) {
      const std::size_t mark = std::min(markup.find(id_mark), markup.size());
      ink << markup.substr(0, mark);
      if (mark < markup.size()) ink << prefix_;
      markup.remove_prefix(std::min(mark + 1, markup.size()));
    }
    ink << "</g>\n";
  }

  BookletLook look_;
  Sink sink_;
  Measure measure_;
  std::string prefix_;   ///< of the ids of this game
  std::string players_;  ///< of this game
  std::string heading_;  ///< of this page
  std::string body_;
  std::size_t games_ = 0;
  std::size_t page_ = 0;
  double text_ = 0;     ///< how far down the page there is text
  double figures_ = 0;  ///< and diagrams
  bool fresh_ = true;   ///< nothing is on the page yet
};

Booklet::Booklet(BookletLook look, Sink sink) : press_(std::make_unique<Press>(std::move(look), std::move(sink))) {}
Booklet::~Booklet() = default;
void Booklet::add(std::string_view game) { press_->add(game); }
void Booklet::finish() { press_->finish(); }

}  // namespace tqn
