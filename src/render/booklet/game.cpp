#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "render/booklet/figure.hpp"
#include "render/booklet/paragraph.hpp"
#include "render/booklet/table.hpp"
#include "render/paper/leaf.hpp"
#include "render/remark.hpp"
#include "render/result_text.hpp"
#include "render/scoresheet/words.hpp"
#include "render/words.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/render/booklet.hpp"

namespace tqn {
namespace {

using booklet::append_block;
using booklet::append_text;
using booklet::Block;
using booklet::Cell;
using booklet::cell_of;
using booklet::Figure;
using booklet::Measure;
using booklet::Paragraph;
using booklet::Row;
using booklet::Setting;
using paper::Face;

/// Turns a game into blocks.
class Setter {
 public:
  Setter(const Game& game, const Storyboard& story, std::span<const std::size_t> diagrams, const BookletLook& look)
      : game_(game),
        story_(story),
        diagrams_(diagrams),
        look_(look),
        language_(look.diagrams.language),
        measure_(look.paper),
        remark_(remark_setting()) {}

  std::string set() {
    append_text(out_, players());
    heading();
    for (const Note& note : game_.preface) remark(note);
    start();
    for (std::size_t i = 1; i < story_.frames.size(); ++i) {
      story_.frames[i].depth == 0 ? main_move(i) : variation_move(i);
    }
    end_paragraph();
    end_rows();
    ending();
    for (const Note& note : game_.after) remark(note);
    return std::move(out_);
  }

 private:
  /// So many rows stand under the heading, if there are as many without a comment.
  static constexpr std::size_t kept_rows = 3;

  static bool is_white(const Frame& frame) noexcept { return frame.half_move % 2 == 1; }
  [[nodiscard]] Setting remark_setting() const noexcept { return {measure_.text_width, 9, 12, 0}; }

  [[nodiscard]] std::string players() const {
    const auto& parts = words_of(language_).parts;
    const auto& names = story_.names;
    return fmt::format("{} – {}", names.white.empty() ? parts.white : std::string_view(names.white),
                       names.black.empty() ? parts.black : std::string_view(names.black));
  }

  /// A rule, who plays, and under it the event.
  void heading() {
    Block block;
    block.name = "heading";
    block.gap = 16;
    block.height = 36;
    block.keeps = true;
    block.clears = true;
    svg::Ink ink(block.svg);
    ink << R"(<path stroke="#000" stroke-width=".8" d="M0 0h)" << measure_.width << "\"/><text";
    const paper::Fitted names = paper::fit(players(), Face::serif_bold, 13, 8, measure_.width - 60);
    ink.attribute("y", 17).attribute("font-size", names.size) << R"( font-weight="700">)";
    ink.text(names.text) << "</text><text";
    ink.attribute("x", measure_.width).attribute("y", 17) << R"( font-size="12" font-weight="700" text-anchor="end">)"
                                                          << result_text(game_.closing_result()) << "</text>";
    const paper::Fitted event = paper::fit(event_line(), Face::serif, 9, 7, measure_.width);
    ink << "<text";
    ink.attribute("y", 29).attribute("font-size", event.size) << " fill=\"" << paper::grey << "\">";
    ink.text(event.text) << "</text>";
    append_block(out_, block);
  }

  [[nodiscard]] std::string event_line() const {
    const auto& words = scoresheet::words_of(language_);
    std::string line;
    const auto add = [&](std::string_view text, std::string_view what = "") {
      if (text.empty()) return;
      if (!line.empty()) line += " · ";
      if (!what.empty()) line.append(what).append(" ");
      line += paper::on_one_line(text, 300);
    };
    add(game_.known_value(TagKey::event));
    add(game_.known_value(TagKey::section));
    add(game_.known_value(TagKey::site));
    add(game_.known_value(TagKey::date));
    add(game_.known_value(TagKey::round), words.round);
    add(game_.known_value(TagKey::board), words.board);
    return line;
  }

  [[nodiscard]] bool is_drawn(std::size_t frame) const { return std::ranges::binary_search(diagrams_, frame); }
  [[nodiscard]] Figure figure(std::size_t frame) const { return booklet::draw_figure(story_, frame, look_, measure_); }

  /// What stands before the first half-move.
  void start() {
    for (const std::string& comment : story_.frames.front().comments) remark(comment);
    Block heads = booklet::set_column_heads(words_of(language_).parts.white, words_of(language_).parts.black, measure_);
    heads.gap = 3;
    if (is_drawn(0)) heads.figures.push_back(figure(0));
    heads.keeps = story_.frames.size() > 1;
    append_block(out_, heads);
  }

  void main_move(std::size_t index) {
    const Frame& frame = story_.frames[index];
    end_paragraph();
    if (is_white(frame) || rows_.empty() || !rows_.back().black.move.empty()) {
      rows_.push_back({(frame.half_move + 1) / 2, {}, {}, {}});
      if (!is_white(frame)) rows_.back().white.move = "…";
    }
    (is_white(frame) ? rows_.back().white : rows_.back().black) = cell_of(story_, index);
    if (is_drawn(index)) rows_.back().figures.push_back(figure(index));
    for (const std::string& comment : frame.comments) remark(comment);
  }

  void remark(const Note& note) {
    if (note.kind != NoteKind::comment && note.kind != NoteKind::line_comment) return;
    const std::string text = remark_without_commands(note.text.view());
    if (!text.empty()) remark(text);
  }
  /// A paragraph between the rows.
  void remark(const std::string& text) {
    end_paragraph();
    end_rows();
    remark_.add(text);
    flush(remark_, 2);
  }

  void variation_move(std::size_t index) {
    const Frame& frame = story_.frames[index];
    const bool begins = frame.depth != story_.frames[frame.parent].depth;
    if (begins || frame.depth != depth_) {
      end_paragraph();
      end_rows();
      depth_ = frame.depth;
      constexpr double step = 12;
      variation_ = Paragraph({measure_.text_width, 8.5, 11.5, step * std::min<std::uint32_t>(frame.depth, 3)});
    }
    const bool first = variation_.empty();
    for (const std::string& comment : frame.before) variation_.add(comment);
    const Cell cell = cell_of(story_, index);
    if (is_white(frame) || first || after_comment_) variation_.add(move_number_text(frame.half_move));
    variation_.add(cell.move, Face::serif_bold);
    variation_.add(cell.kazan);
    variation_.add(cell.glyphs);
    if (is_drawn(index)) variation_.add(figure(index));
    for (const std::string& comment : frame.comments) variation_.add(comment);
    after_comment_ = !frame.comments.empty();
  }

  /// How the game ended.
  void ending() {
    const std::string kazans = kazans_text();
    if (result_text(game_.closing_result()).empty() && kazans.empty()) return;
    Paragraph line(remark_setting());
    line.add(result_text(game_.closing_result()), Face::serif_bold);
    line.add(kazans);
    flush(line, 3, "ending");
  }
  [[nodiscard]] std::string kazans_text() const {
    if (!story_.whole || story_.main.size() < 2) return {};
    const auto kazans = story_.frames[story_.main.back()].position.final_kazans();
    return fmt::format("({} : {})", kazans.white, kazans.black);
  }

  void end_rows() {
    std::vector<Block> blocks = booklet::set_rows(std::move(rows_), measure_);
    rows_.clear();
    if (!blocks.empty()) blocks.front().gap = 2;
    for (Block& block : blocks) {
      if (&block != &blocks.back()) block.keeps = ++first_rows_ < kept_rows;
      append_block(out_, block);
    }
  }
  void end_paragraph() {
    flush(variation_, 2);
    depth_ = 0;
    after_comment_ = false;
  }
  void flush(Paragraph& paragraph, double gap, std::string_view name = "words") {
    for (Block& block : paragraph.finish(gap)) {
      block.name = name;
      append_block(out_, block);
    }
  }

  const Game& game_;
  const Storyboard& story_;
  std::span<const std::size_t> diagrams_;
  const BookletLook& look_;
  Language language_;
  Measure measure_;
  Paragraph remark_;
  Paragraph variation_{Setting{}};
  std::vector<Row> rows_;
  std::uint32_t depth_ = 0;  ///< of the variation in the open paragraph
  bool after_comment_ = false;
  std::size_t first_rows_ = 0;
  std::string out_;
};

}  // namespace

std::string booklet_game(const Game& game, const Storyboard& story, std::span<const std::size_t> diagrams,
                         const BookletLook& look) {
  return Setter(game, story, diagrams, look).set();
}

}  // namespace tqn
