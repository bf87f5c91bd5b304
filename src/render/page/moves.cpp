#include "render/page/moves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "render/page/board.hpp"
#include "render/page/escape.hpp"
#include "render/page/words.hpp"
#include "tqn/notation/glyph.hpp"

namespace tqn::page {
namespace {

/// How a glyph is coloured: praise, blame, or as text.
std::string_view style_of(std::uint8_t glyph) noexcept {
  if (glyph == 1 || glyph == 3 || glyph == 5) return " class=\"good\"";
  if (glyph == 2 || glyph == 4 || glyph == 6) return " class=\"bad\"";
  return {};
}

/// The digits of a half-move with its mark, and the mover's kazan behind an even capture.
void append_move_text(std::string& out, const Frame& frame, const Frame& before) {
  if (frame.known != Known::played) {
    append_html(out, frame.move);
    return;
  }
  Position position = before.position;
  const Side mover = position.turn();
  const Effect effect = play_unchecked(position, *frame.pit);
  out += frame.pit->to_char();
  out += effect.landing.to_char();
  if (effect.tuzdyk) out += "×";
  if (effect.captured > 0) fmt::format_to(std::back_inserter(out), " <i>({})</i>", position.kazan(mover));
}

void append_glyphs(std::string& out, const Frame& frame) {
  for (const std::uint8_t glyph : frame.glyphs) {
    const std::string_view text = format_glyph(glyph);
    fmt::format_to(std::back_inserter(out), " <b{}>{}</b>", style_of(glyph),
                   text.empty() ? fmt::format("${}", glyph) : std::string(text));
  }
}

class Sheet {
 public:
  Sheet(std::string& out, const Storyboard& story, const Tree& tree, const PageLook& look)
      : out_(out), story_(story), tree_(tree), look_(look) {}

  void write() {
    remarks(story_.frames.front());
    for (std::size_t i = 1; i < story_.frames.size(); ++i) {
      if (story_.frames[i].depth == 0) {
        main_move(i);
      } else {
        variation_move(i);
      }
    }
    end_note();
    end_row();
  }

 private:
  static bool is_white(const Frame& frame) noexcept { return frame.half_move % 2 == 1; }

  void main_move(std::size_t index) {
    const Frame& frame = story_.frames[index];
    end_note();
    if (is_white(frame) || !row_open_) {
      end_row();
      fmt::format_to(std::back_inserter(out_), "<tr><th>{}", (frame.half_move + 1) / 2);
      if (!is_white(frame)) out_ += "<td class=\"e\">…";
      row_open_ = true;
    }
    out_ += "<td>";
    append_button(out_, story_, tree_, index, {});
    remarks(frame);
  }

  /// What stands behind a half-move of the main line, in rows of its own.
  void remarks(const Frame& frame) {
    for (const std::string& comment : frame.comments) {
      note_row();
      out_ += "<p class=\"n\" dir=\"auto\">";
      append_html(out_, comment);
      out_ += "</p>";
    }
    if (frame.diagram) shot(frame);
  }

  void shot(const Frame& frame) {
    note_row();
    out_ += "<figure class=\"shot\">";
    const auto index = static_cast<std::size_t>(&frame - story_.frames.data());
    append_board(out_, diagram_of(story_, index), look_.orientation, look_.language);
    if (!frame.diagram->empty()) {
      out_ += "<figcaption>";
      append_html(out_, *frame.diagram);
      out_ += "</figcaption>";
    }
    out_ += "</figure>";
  }

  void variation_move(std::size_t index) {
    const Frame& frame = story_.frames[index];
    const bool begins = frame.depth != story_.frames[frame.parent].depth;
    if (begins || frame.depth != depth_) {
      end_paragraph();
      note_row();
      fmt::format_to(std::back_inserter(out_), "<p class=\"d{}\">", std::min<std::uint32_t>(frame.depth, 3));
      depth_ = frame.depth;
    }
    for (const std::string& comment : frame.before) inline_remark(comment);
    const bool numbered = is_white(frame) || out_.ends_with('>');
    append_button(out_, story_, tree_, index, numbered ? move_number_text(frame.half_move) + ' ' : std::string());
    out_ += ' ';
    for (const std::string& comment : frame.comments) inline_remark(comment);
  }

  void inline_remark(const std::string& comment) {
    out_ += "<bdi class=\"n\">";
    append_html(out_, comment);
    out_ += "</bdi>";
  }

  /// Opens a row for notes, if none is open.
  void note_row() {
    if (note_open_) return;
    end_row();
    out_ += "<tr><td colspan=\"3\">";
    note_open_ = true;
  }
  void end_paragraph() {
    if (depth_ != 0) out_ += "</p>";
    depth_ = 0;
  }
  void end_note() {
    end_paragraph();
    if (note_open_) out_ += '\n';
    note_open_ = false;
  }
  void end_row() {
    if (row_open_) out_ += '\n';
    row_open_ = false;
  }

  std::string& out_;
  const Storyboard& story_;
  const Tree& tree_;
  const PageLook& look_;
  std::uint32_t depth_ = 0;
  bool row_open_ = false;
  bool note_open_ = false;
};

void append_head(std::string& out, std::string_view name, std::string_view part) {
  out += "<th dir=\"auto\">";
  append_html(out, name.empty() ? part : name);
}

}  // namespace

void append_button(std::string& out, const Storyboard& story, const Tree& tree, std::size_t frame,
                   std::string_view number_text) {
  const Frame& shown = story.frames[frame];
  const std::uint32_t number = tree.number_of(frame);
  if (number == Tree::none) {
    out += "<span class=\"e\">";
  } else {
    fmt::format_to(std::back_inserter(out), "<button value=\"{}\">", number);
  }
  out += number_text;
  append_move_text(out, shown, story.frames[shown.parent]);
  append_glyphs(out, shown);
  out += number == Tree::none ? "</span>" : "</button>";
}

void append_moves(std::string& out, const Storyboard& story, const Tree& tree, const PageLook& look) {
  out += "<div class=\"moves\" tabindex=\"-1\"><table><thead><tr><th>";
  append_head(out, story.names.white, word("white", look.language));
  append_head(out, story.names.black, word("black", look.language));
  out += "</thead><tbody>\n";
  Sheet(out, story, tree, look).write();
  out += "</tbody></table></div>\n";
}

}  // namespace tqn::page
