#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "annotate/piece.hpp"
#include "annotate/tag_facts.hpp"
#include "tqn/annotate/facts.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

using namespace annotating;

[[nodiscard]] std::string joined(const std::vector<Piece>& pieces) {
  std::string text;
  for (const Piece& piece : pieces) text += piece.whole;
  return std::string(trimmed(text));
}

/// Puts what is left of a comment in its place; nothing of it may be left. A comment that would begin with a piece of
/// another name becomes two: else its facts could not be told any more.
[[nodiscard]] std::vector<Note>::iterator put_left(std::vector<Note>& notes, std::vector<Note>::iterator note,
                                                   std::vector<Piece> left) {
  if (left.empty()) return notes.erase(note);
  const bool tears = !left.front().fact;
  const auto facts =
      std::stable_partition(left.begin(), left.end(), [&](const Piece& piece) { return tears && !piece.fact; });
  if (facts == left.begin() || facts == left.end()) {
    note->text = Text(joined(left));
    return note + 1;
  }
  Note others;
  others.text = Text(joined({left.begin(), facts}));
  note->text = Text(joined({facts, left.end()}));
  return notes.insert(note, std::move(others)) + 2;
}

/// Takes pieces out of the program's comments, and gives each to `undo`.
template <typename Undo>
void strip_notes(std::vector<Note>& notes, Facts facts, const Undo& undo) {
  for (auto note = notes.begin(); note != notes.end();) {
    if (!is_marked(*note)) {
      ++note;
      continue;
    }
    const std::string text(note->text.view());
    std::vector<Piece> pieces = pieces_of(text);
    const std::size_t taken = std::erase_if(pieces, [&](const Piece& piece) {
      if (!piece.fact || !facts.has(*piece.fact)) return false;
      undo(piece);
      return true;
    });
    note = taken > 0 ? put_left(notes, note, std::move(pieces)) : note + 1;
  }
}

constexpr auto undo_nothing = [](const Piece&) {};

void strip_line(Line& line, Facts facts, int depth) {
  for (Ply& ply : line.plies) {
    if (!ply.notes) continue;
    strip_notes(*ply.notes, facts, [&](const Piece& piece) {
      if (*piece.fact == Fact::tuzdyk) ply.move.tuzdyk = false;
    });
    for (Note& note : *ply.notes) {
      if (!note.line || depth >= deepest_line) continue;
      strip_notes(note.line->before, facts, undo_nothing);
      strip_line(*note.line, facts, depth + 1);
    }
    if (ply.notes->empty()) ply.notes.reset();
  }
}

}  // namespace

void annotating::disclaim_tag(Game& game, TagKey key) {
  Facts facts;
  for (const FactInfo& row : all_facts()) {
    if (key != TagKey::other && tag_of(row.fact) == key) facts.add(row.fact);
  }
  if (facts.none()) return;
  for (std::vector<Note>* const notes : {&game.preface, &game.main.before}) strip_notes(*notes, facts, undo_nothing);
}

void strip_facts(Game& game, Facts facts) {
  const auto undo_game = [&](const Piece& piece) {
    if (*piece.fact != Fact::counts) return restore_tag(game, *piece.fact, piece.argument);
    for (Ply& ply : game.main.plies) ply.move.count = MoveText::no_count;
  };
  strip_notes(game.preface, facts, undo_game);
  strip_notes(game.main.before, facts, undo_game);
  strip_line(game.main, facts, 0);
  strip_notes(game.after, facts, undo_nothing);
}

}  // namespace tqn
