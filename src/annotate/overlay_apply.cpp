#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>

#include "annotate/overlay_entry.hpp"
#include "annotate/piece.hpp"

namespace tqn::annotating {
namespace {

[[nodiscard]] Note note_of(const NoteWish& wish) {
  Note note;
  note.kind = wish.kind;
  note.nag = wish.nag;
  note.text = Text(wish.text);
  return note;
}

[[nodiscard]] bool is_comment(const Note& note) noexcept {
  return note.kind == NoteKind::comment || note.kind == NoteKind::line_comment;
}

/// Whether a note says what is wished already.
[[nodiscard]] bool says(const Note& note, const NoteWish& wish) noexcept {
  switch (wish.kind) {
    case NoteKind::nag:
      return note.kind == NoteKind::nag && note.nag == wish.nag;
    case NoteKind::comment:
    case NoteKind::line_comment:
      return is_comment(note) && note.text == wish.text;
    case NoteKind::escape:
      return note.kind == NoteKind::escape && note.text == wish.text;
    case NoteKind::variation:
    case NoteKind::unread:
      break;
  }
  return false;
}

[[nodiscard]] std::string_view why(Illegal illegal) noexcept {
  switch (illegal) {
    case Illegal::no_such_pit:
      return "there is no such pit";
    case Illegal::empty_pit:
      return "the pit is empty";
    case Illegal::tuzdyk_pit:
      return "the pit is the opponent's tuzdyk";
    case Illegal::game_over:
      return "the game is over";
  }
  return {};
}

[[nodiscard]] std::string name_of(std::uint32_t half_move) {
  return fmt::format("{}{}", half_move / 2 + 1, half_move % 2 == 0 ? 'w' : 'b');
}

/// Plays a half-move of a variation and fills in what it leaves out.
[[nodiscard]] Ply play_wish(const VariationWish::Move& move, Place place, std::uint32_t half_move, Position& position) {
  Ply ply;
  ply.move = move.text;
  const auto name = [&] { return fmt::format("half-move {} of the variation, {}", name_of(half_move), move.written); };
  if (!ply.move.from) fail(place, fmt::format("{}: it names no pit", name()));
  const auto played = play(position, *ply.move.from);
  if (const auto* const illegal = std::get_if<Illegal>(&played))
    fail(place, fmt::format("{} cannot be played: {}", name(), why(*illegal)));
  const Effect& effect = std::get<Effect>(played);
  if (ply.move.to && ply.move.to != effect.landing)
    fail(place, fmt::format("{} lands in pit {}, not pit {}", name(), effect.landing.number(), ply.move.to->number()));
  if (ply.move.tuzdyk && !effect.tuzdyk) fail(place, fmt::format("{} makes no tuzdyk", name()));
  if (!ply.move.to) {
    ply.move.to = effect.landing;
    ply.move.tuzdyk = effect.tuzdyk;
  }
  return ply;
}

[[nodiscard]] bool same_pits(const Line& a, const Line& b) noexcept {
  return std::ranges::equal(a.plies, b.plies, [](const Ply& x, const Ply& y) { return x.move.from == y.move.from; });
}

/// The positions of a variation, as far as it can be played.
[[nodiscard]] std::vector<Position> positions_of(const Line& line, const Position& start) {
  std::vector<Position> positions{start};
  for (const Ply& ply : line.plies) {
    Position position = positions.back();
    if (!ply.move.from || !position.is_legal(*ply.move.from)) break;
    play_unchecked(position, *ply.move.from);
    positions.push_back(position);
  }
  return positions;
}

struct HalfMove {
  std::uint32_t number = 0;  ///< 0 is White's of move 1
  const Position& before;
};

[[nodiscard]] Line line_of(const VariationWish& wish, const HalfMove& half_move, int depth) {
  if (depth >= deepest_line) fail(wish.place, "variations nest deeper than 64");
  Line line;
  line.bare = wish.bare;
  Position position = half_move.before;
  std::uint32_t number = half_move.number;
  for (const VariationWish::Move& move : wish.moves)
    line.plies.push_back(play_wish(move, wish.place, number++, position));
  return line;
}

/// The first variation among these notes that has the same half-moves and was not meant before.
[[nodiscard]] Line* find_variation(std::vector<Note>& notes, const Line& line, std::vector<const Line*>& meant) {
  for (Note& note : notes) {
    if (note.kind != NoteKind::variation || !same_pits(*note.line, line)) continue;
    if (std::ranges::find(meant, note.line.get()) != meant.end()) continue;
    meant.push_back(note.line.get());
    return note.line.get();
  }
  return nullptr;
}

/// What is there is compared with what is wished, and not what is wished with itself.
void add_notes(Ply& ply, const std::vector<NoteWish>& wishes, const HalfMove& half_move, int depth) {
  if (wishes.empty()) return;
  std::vector<Note>& notes = ply.notes.make();
  const auto place = std::ranges::find(notes, NoteKind::variation, &Note::kind) - notes.begin();
  std::vector<Note> in_front;
  std::vector<Note> behind;
  std::vector<const Line*> meant;
  bool came_variation = false;
  for (const NoteWish& wish : wishes) {
    std::vector<Note>& added = came_variation ? behind : in_front;
    if (wish.kind != NoteKind::variation) {
      const bool there = std::ranges::any_of(notes, [&](const Note& note) { return says(note, wish); });
      if (!there) added.push_back(note_of(wish));
      continue;
    }
    came_variation = true;
    Line line = line_of(*wish.variation, half_move, depth);
    Line* target = find_variation(notes, line, meant);
    if (target == nullptr) {
      Note& note = behind.emplace_back();
      note.kind = NoteKind::variation;
      target = &note.line.make();
      *target = std::move(line);
    }
    lay_over(*target, half_move.number, positions_of(*target, half_move.before), wish.variation->line, depth + 1);
  }
  notes.insert(notes.begin() + place, std::make_move_iterator(in_front.begin()),
               std::make_move_iterator(in_front.end()));
  notes.insert(notes.end(), std::make_move_iterator(behind.begin()), std::make_move_iterator(behind.end()));
  if (notes.empty()) ply.notes.reset();
}

using Steps = std::span<const HalfMoveWish::Step>;

void lay_at(Line& line, std::uint32_t first, const std::vector<Position>& positions, const HalfMoveWish& wish,
            Steps path, int depth) {
  const HalfMoveWish::Step step = path.front();
  const std::size_t index = std::size_t{step.half_move} - first;
  if (step.half_move < first || index >= line.plies.size() || index >= positions.size())
    fail(wish.place, fmt::format("{}: there is no half-move {} here", wish.key, name_of(step.half_move)));
  Ply& ply = line.plies[index];
  if (step.variation == 0) return add_notes(ply, wish.notes, {step.half_move, positions[index]}, depth);
  std::uint32_t number = 0;
  if (ply.notes) {
    for (Note& note : *ply.notes) {
      if (note.kind != NoteKind::variation || ++number != step.variation) continue;
      return lay_at(*note.line, step.half_move, positions_of(*note.line, positions[index]), wish, path.subspan(1),
                    depth + 1);
    }
  }
  fail(wish.place, fmt::format("{}: behind {} there {}", wish.key, name_of(step.half_move),
                               number == 0   ? "is no variation"
                               : number == 1 ? "is one variation"
                                             : fmt::format("are {} variations", number)));
}

}  // namespace

void add_plain_notes(std::vector<Note>& notes, const std::vector<NoteWish>& wishes) {
  const auto before = static_cast<std::ptrdiff_t>(notes.size());
  for (const NoteWish& wish : wishes) {
    if (wish.kind == NoteKind::variation) fail(wish.place, "a variation stands behind a half-move");
    const auto is_it = [&](const Note& note) { return says(note, wish); };
    if (std::none_of(notes.begin(), notes.begin() + before, is_it)) notes.push_back(note_of(wish));
  }
}

void lay_over(Line& line, std::uint32_t first_half_move, const std::vector<Position>& positions, const LineWish& wish,
              int depth) {
  add_plain_notes(line.before, wish.start);
  for (const HalfMoveWish& notes : wish.notes) lay_at(line, first_half_move, positions, notes, notes.path, depth);
}

}  // namespace tqn::annotating
