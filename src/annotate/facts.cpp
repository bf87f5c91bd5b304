#include "tqn/annotate/facts.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "annotate/annotator.hpp"
#include "annotate/piece.hpp"

namespace tqn {
namespace {

/// Makes what the program wrote the game's own.
void own_words(Game& game) {
  for (Ply& ply : game.main.plies) {
    if (!ply.notes) continue;
    for (Note& note : *ply.notes) {
      if (annotating::is_marked(note)) note.text = Text(note.text.view());
    }
  }
}

/// Puts the comments among the tags behind them, where canonical text has them, if the program wrote any: what comes
/// belongs to those.
void gather_front(Game& game) {
  if (std::ranges::none_of(game.preface, annotating::is_marked)) return;
  std::vector<Note>& before = game.main.before;
  before.insert(before.begin(), std::make_move_iterator(game.preface.begin()),
                std::make_move_iterator(game.preface.end()));
  game.preface.clear();
}

}  // namespace

FactWriter::FactWriter() : annotator_(std::make_unique<annotating::Annotator>()) {}
FactWriter::FactWriter(FactWriter&&) noexcept = default;
FactWriter& FactWriter::operator=(FactWriter&&) noexcept = default;
FactWriter::~FactWriter() = default;

Trace& FactWriter::trace() noexcept { return annotator_->trace(); }

void FactWriter::add(Game& game, const Verdict& verdict, const FactOptions& options) {
  strip_facts(game, options.facts);
  gather_front(game);
  annotator_->annotate(game, verdict, options);
}

void FactWriter::take_back(Game& game) { annotator_->take_back(game); }

void add_facts(Game& game, const Verdict& verdict, const FactOptions& options) {
  FactWriter writer;
  writer.add(game, verdict, options);
  own_words(game);
}

}  // namespace tqn
