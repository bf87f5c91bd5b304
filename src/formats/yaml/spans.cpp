#include "formats/yaml/spans.hpp"

#include <algorithm>

#include "tqn/formats/tqn.hpp"

namespace tqn {
namespace {

void move_line(Line& line, const PlaceMap& places, std::size_t depth);

void move_notes(std::vector<Note>& notes, const PlaceMap& places, std::size_t depth) {
  for (Note& note : notes) {
    note.where = places(note.where);
    if (note.line && depth < most_variation_depth) move_line(*note.line, places, depth + 1);
  }
}

void move_line(Line& line, const PlaceMap& places, std::size_t depth) {
  move_notes(line.before, places, depth);
  for (Ply& ply : line.plies) {
    ply.move.where = places(ply.move.where);
    if (ply.notes) move_notes(*ply.notes, places, depth);
  }
  for (NumberClaim& claim : line.numbers) claim.where = places(claim.where);
  line.where = places(line.where);
}

}  // namespace

const PlaceMap::Piece& PlaceMap::piece_of(std::uint32_t own) const noexcept {
  const auto behind = std::ranges::upper_bound(pieces_, own, {}, &Piece::own);
  return behind == pieces_.begin() ? pieces_.front() : *(behind - 1);
}

Span PlaceMap::operator()(Span where) const noexcept {
  if (pieces_.empty()) return where;
  const Piece& first = piece_of(where.begin);
  const std::uint32_t begin = first.whole ? first.begin : first.begin + (where.begin - first.own);
  // The end is that of the last byte, which may stand in another piece.
  const std::uint32_t last = where.empty() ? where.begin : where.end - 1;
  const Piece& piece = piece_of(last);
  const std::uint32_t end = piece.whole ? piece.end : piece.begin + (last - piece.own) + (where.empty() ? 0U : 1U);
  return {begin, std::max(begin, end)};
}

void move_places(Game& game, const PlaceMap& places) {
  move_notes(game.preface, places, 0);
  for (Tag& tag : game.tags) {
    tag.where = places(tag.where);
    tag.value_where = places(tag.value_where);
  }
  move_line(game.main, places, 0);
  game.result_where = places(game.result_where);
  move_notes(game.after, places, 0);
  game.where = places(game.where);
}

void move_places(Sink& sink, std::size_t first, const PlaceMap& places) {
  for (std::size_t i = first; i < sink.kept().size(); ++i) {
    Diagnostic& finding = sink.kept()[i];
    finding.where = places(finding.where);
    for (Related& related : finding.related) related.where = places(related.where);
    for (Fix& fix : finding.fixes) {
      for (Edit& edit : fix.edits) edit.where = places(edit.where);
    }
  }
}

}  // namespace tqn
