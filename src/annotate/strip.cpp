#include <algorithm>
#include <string>
#include <vector>

#include "annotate/piece.hpp"
#include "annotate/tag_facts.hpp"
#include "tqn/annotate/facts.hpp"

namespace tqn {
namespace {

using namespace annotating;

/// Takes pieces out of the program's comments, and gives each to `undo`.
template <typename Undo>
void strip_notes(std::vector<Note>& notes, Facts facts, const Undo& undo) {
  for (auto note = notes.begin(); note != notes.end();) {
    if (!is_marked(*note)) {
      ++note;
      continue;
    }
    std::string left;
    bool changed = false;
    for (const Piece& piece : pieces_of(note->text.view())) {
      if (piece.fact && facts.has(*piece.fact)) {
        undo(piece);
        changed = true;
        continue;
      }
      if (!left.empty()) left += ' ';
      left += piece.whole;
    }
    if (changed && left.empty()) {
      note = notes.erase(note);
      continue;
    }
    if (changed) note->text = Text(left);
    ++note;
  }
}

}  // namespace

void annotating::disclaim_tag(Game& game, TagKey key) {
  Facts facts;
  for (const FactInfo& row : all_facts()) {
    if (key != TagKey::other && tag_of(row.fact) == key) facts.add(row.fact);
  }
  if (facts.none()) return;
  for (std::vector<Note>* const notes : {&game.preface, &game.main.before})
    strip_notes(*notes, facts, [](const Piece&) {});
}

void strip_facts(Game& game, Facts facts) {
  const auto undo_game = [&](const Piece& piece) {
    if (*piece.fact != Fact::counts) return restore_tag(game, *piece.fact, piece.argument);
    for (Ply& ply : game.main.plies) ply.move.count = MoveText::no_count;
  };
  strip_notes(game.preface, facts, undo_game);
  strip_notes(game.main.before, facts, undo_game);
  for (Ply& ply : game.main.plies) {
    if (!ply.notes) continue;
    strip_notes(*ply.notes, facts, [&](const Piece& piece) {
      if (*piece.fact == Fact::tuzdyk) ply.move.tuzdyk = false;
    });
    if (ply.notes->empty()) ply.notes.reset();
  }
}

}  // namespace tqn
