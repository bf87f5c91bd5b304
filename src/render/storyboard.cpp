#include "tqn/render/storyboard.hpp"

#include <fmt/format.h>

#include <utility>

#include "render/remark.hpp"
#include "tqn/check/step.hpp"
#include "tqn/notation/move.hpp"

namespace tqn {
namespace {

constexpr std::uint32_t most_depth = 64;

/// Whose half-move it is by its number.
Side mover_of(std::uint32_t half_move) noexcept { return half_move % 2 == 1 ? Side::white : Side::black; }

class Teller {
 public:
  Teller(const Game& game, const CheckOptions& options, Storyboard& story)
      : game_(game), options_(options), main_(game, options), story_(story) {}

  void tell(const Position& start) {
    Frame& first = story_.frames.emplace_back();
    first.position = start;
    first.half_move = game_.first_half_move();
    for (const Note& note : game_.main.before) take_note(first, note);
    story_.main.push_back(0);
    line(game_.main, 0, 0);
  }

 private:
  void line(const Line& line, std::size_t parent, std::uint32_t depth) {
    std::uint32_t half_move = story_.frames[parent].half_move;
    for (std::size_t i = 0; i < line.plies.size(); ++i) {
      if (story_.frames.size() == Storyboard::most_frames) {
        story_.whole = false;
        return;
      }
      const Ply& ply = line.plies[i];
      const std::size_t here = half_move_frame(ply, i, parent, depth, ++half_move);
      if (i == 0 && depth > 0) {
        for (const Note& note : line.before) take_front(story_.frames[here], note);
      }
      if (ply.notes) notes(*ply.notes, here, parent, depth);
      parent = here;
    }
  }

  std::size_t half_move_frame(const Ply& ply, std::size_t index, std::size_t parent, std::uint32_t depth,
                              std::uint32_t half_move) {
    const std::size_t here = story_.frames.size();
    Frame& frame = story_.frames.emplace_back();
    const Frame& before = story_.frames[parent];
    frame.parent = parent;
    frame.depth = depth;
    frame.half_move = half_move;
    frame.move = format_move(ply.move);
    frame.where = ply.move.where;
    frame.position = before.position;
    const bool goes_on = before.known != Known::nothing;
    const auto step = !goes_on     ? std::nullopt
                      : depth == 0 ? main_.step(index, before.position)
                                   : take_step(game_, ply, before.position, options_);
    frame.known = !step ? Known::nothing : step->pit ? Known::played : Known::stands;
    if (step) frame.position = step->after;
    if (step) frame.pit = step->pit;
    if (depth == 0 && step) story_.main.push_back(here);
    if (depth == 0 && !step) story_.whole = false;
    return here;
  }

  void notes(const std::vector<Note>& notes, std::size_t here, std::size_t parent, std::uint32_t depth) {
    for (const Note& note : notes) {
      if (note.kind == NoteKind::variation) {
        if (note.line && depth < most_depth) line(*note.line, parent, depth + 1);
      } else {
        take_note(story_.frames[here], note);
      }
    }
  }

  static void take_note(Frame& frame, const Note& note) {
    constexpr std::uint8_t diagram_glyph = 220;
    switch (note.kind) {
      case NoteKind::comment:
      case NoteKind::line_comment:
        take_remark(frame, note.text.view(), mover_of(frame.half_move));
        return;
      case NoteKind::nag:
        if (note.nag != diagram_glyph) return frame.glyphs.push_back(note.nag);
        if (!frame.diagram) frame.diagram.emplace();
        return;
      case NoteKind::escape:
      case NoteKind::variation:
      case NoteKind::unread:
        return;
    }
  }

  static void take_front(Frame& frame, const Note& note) {
    if (note.kind != NoteKind::comment && note.kind != NoteKind::line_comment) return;
    std::string text = remark_without_commands(note.text.view());
    if (!text.empty()) frame.before.push_back(std::move(text));
  }

  const Game& game_;
  const CheckOptions& options_;
  MainLine main_;
  Storyboard& story_;
};

}  // namespace

std::optional<Storyboard> make_storyboard(const Game& game, const CheckOptions& options) {
  const auto start = start_of(game, options);
  if (!start) return std::nullopt;
  Storyboard story;
  story.names = {std::string(game.known_value(TagKey::white)), std::string(game.known_value(TagKey::black))};
  Teller(game, options, story).tell(*start);
  return story;
}

std::string move_number_text(std::uint32_t half_move) {
  if (half_move == 0) return {};
  return fmt::format("{}{}", (half_move + 1) / 2, half_move % 2 == 1 ? "." : "…");
}

Diagram diagram_of(const Storyboard& story, std::size_t frame) {
  const Frame& shown = story.frames[frame];
  Diagram diagram;
  diagram.position = shown.position;
  if (shown.known == Known::played) diagram.last = LastMove{story.frames[shown.parent].position, *shown.pit};
  diagram.names = story.names;
  if (shown.diagram && !shown.diagram->empty()) {
    diagram.caption = *shown.diagram;
  } else if (shown.parent != Frame::none) {
    diagram.caption = fmt::format("{} {}", move_number_text(shown.half_move), shown.move);
  }
  diagram.marks = shown.marks;
  diagram.arrows = shown.arrows;
  diagram.labels = shown.labels;
  return diagram;
}

}  // namespace tqn
