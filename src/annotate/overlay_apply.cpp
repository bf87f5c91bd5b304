#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <deque>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "annotate/overlay_entry.hpp"
#include "annotate/piece.hpp"
#include "tqn/text/ascii.hpp"
#include "tqn/text/controls.hpp"

namespace tqn::annotating {
namespace {

[[nodiscard]] Note note_of(const NoteWish& wish) {
  Note note;
  note.kind = wish.kind;
  note.nag = wish.nag;
  note.text = Text(wish.text);
  return note;
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

/// What stands at a place before anything is added: what is wished is compared with that, and not with itself.
class There {
 public:
  explicit There(std::vector<Note>& notes) {
    for (Note& note : notes) {
      switch (note.kind) {
        case NoteKind::nag:
          nags_.set(note.nag);
          break;
        case NoteKind::comment:
        case NoteKind::line_comment:
          comments_.insert(gist_of(note.text.view()));
          break;
        case NoteKind::escape:
          escapes_.insert(gist_of(note.text.view()));
          break;
        case NoteKind::variation:
          variations_[pits_of(*note.line)].push_back(note.line.get());
          break;
        case NoteKind::unread:
          break;
      }
    }
  }
  /// Whether a note says what is wished already.
  [[nodiscard]] bool says(const NoteWish& wish) const {
    switch (wish.kind) {
      case NoteKind::nag:
        return nags_.test(wish.nag);
      case NoteKind::comment:
      case NoteKind::line_comment:
        return comments_.contains(gist_of(wish.text));
      case NoteKind::escape:
        return escapes_.contains(gist_of(wish.text));
      case NoteKind::variation:
      case NoteKind::unread:
        break;
    }
    return false;
  }
  /// The first variation that has the same half-moves and was not meant before; null if there is none.
  [[nodiscard]] Line* next_like(const Line& line) {
    const auto found = variations_.find(pits_of(line));
    if (found == variations_.end() || found->second.empty()) return nullptr;
    Line* const next = found->second.front();
    found->second.pop_front();
    return next;
  }

 private:
  [[nodiscard]] static std::string pits_of(const Line& line) {
    std::string pits;
    for (const Ply& ply : line.plies) pits += ply.move.from ? ply.move.from->to_char() : '_';
    return pits;
  }

  std::bitset<256> nags_;
  /// A text with one blank for all that stand together: the writer may put others for them.
  [[nodiscard]] static std::string gist_of(std::string_view text) {
    std::string gist;
    for (const char c : without_controls(trimmed(text))) {
      const bool blank = c == ' ' || c == '\t' || c == '\n';
      if (!blank) {
        gist += c;
      } else if (!gist.empty() && gist.back() != ' ') {
        gist += ' ';
      }
    }
    if (gist.ends_with(' ')) gist.pop_back();
    return gist;
  }

  std::unordered_set<std::string> comments_;
  std::unordered_set<std::string> escapes_;
  std::unordered_map<std::string, std::deque<Line*>> variations_;
};

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
  std::uint32_t number = 0;  ///< by its place in the game; 0 is White's of move 1
  const Position& before;
};

[[nodiscard]] Line line_of(const VariationWish& wish, const HalfMove& half_move, int depth) {
  if (depth >= deepest_line) fail(wish.place, "variations nest deeper than 64");
  Line line;
  line.bare = wish.bare;
  line.numbers = wish.numbers;
  Position position = half_move.before;
  std::uint32_t number = half_move.number;
  for (const VariationWish::Move& move : wish.moves)
    line.plies.push_back(play_wish(move, wish.place, number++, position));
  return line;
}

void add_notes(Ply& ply, const std::vector<NoteWish>& wishes, const HalfMove& half_move, int depth) {
  if (wishes.empty()) return;
  std::vector<Note>& notes = ply.notes.make();
  const auto place = std::ranges::find(notes, NoteKind::variation, &Note::kind) - notes.begin();
  std::vector<Note> in_front;
  std::vector<Note> behind;
  There there(notes);
  bool came_variation = false;
  for (const NoteWish& wish : wishes) {
    std::vector<Note>& added = came_variation ? behind : in_front;
    if (wish.kind != NoteKind::variation) {
      if (!there.says(wish)) added.push_back(note_of(wish));
      continue;
    }
    came_variation = true;
    Line line = line_of(*wish.variation, half_move, depth);
    Line* target = there.next_like(line);
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
  if (wishes.empty()) return;
  const There there(notes);
  std::vector<Note> added;
  for (const NoteWish& wish : wishes) {
    if (wish.kind == NoteKind::variation) fail(wish.place, "a variation stands behind a half-move");
    if (!there.says(wish)) added.push_back(note_of(wish));
  }
  notes.insert(notes.end(), std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
}

void lay_over(Line& line, std::uint32_t first, const std::vector<Position>& positions, const LineWish& wish,
              int depth) {
  add_plain_notes(line.before, wish.start);
  for (const HalfMoveWish& notes : wish.notes) lay_at(line, first, positions, notes, notes.path, depth);
}

}  // namespace tqn::annotating
