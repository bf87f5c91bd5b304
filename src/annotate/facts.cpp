#include "tqn/annotate/facts.hpp"

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

}  // namespace

FactWriter::FactWriter() : annotator_(std::make_unique<annotating::Annotator>()) {}
FactWriter::FactWriter(FactWriter&&) noexcept = default;
FactWriter& FactWriter::operator=(FactWriter&&) noexcept = default;
FactWriter::~FactWriter() = default;

Trace& FactWriter::trace() noexcept { return annotator_->trace(); }

void FactWriter::add(Game& game, const Verdict& verdict, const FactOptions& options) {
  strip_facts(game, options.facts);
  annotator_->annotate(game, verdict, options);
}

void FactWriter::take_back(Game& game) { annotator_->take_back(game); }

void add_facts(Game& game, const Verdict& verdict, const FactOptions& options) {
  FactWriter writer;
  writer.add(game, verdict, options);
  own_words(game);
}

}  // namespace tqn
