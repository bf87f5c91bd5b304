#include "formats/ocr/columns.hpp"

#include <algorithm>

#include "tqn/core/position.hpp"

namespace tqn {
namespace {

Pit from_other_end(Pit pit) noexcept { return *Pit::from_number(Pit::lowest + Pit::highest - pit.number()); }

/// Half-moves that can be played from the start of a game.
std::size_t count_playable(const std::vector<Ply>& plies) {
  Position position = Position::start();
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const auto& from = plies[i].move.from;
    if (!from || !position.is_legal(*from)) return i;
    play_unchecked(position, *from);
  }
  return plies.size();
}

void turn_round(std::vector<Ply>& plies, const std::vector<std::uint32_t>& pits) {
  for (const std::uint32_t i : pits) plies[i].move.from = from_other_end(*plies[i].move.from);
}

}  // namespace

void settle_black_pits(Game& game, const std::vector<std::uint32_t>& pits, Sink& sink) {
  std::vector<Ply>& plies = game.main.plies;
  const auto is_middle = [&](std::uint32_t i) { return plies[i].move.from == from_other_end(*plies[i].move.from); };
  if (std::ranges::all_of(pits, is_middle)) return;
  const Span where = plies[pits.front()].move.where;
  const std::size_t own = count_playable(plies);
  turn_round(plies, pits);
  const std::size_t turned = count_playable(plies);
  if (turned > own) {
    if (Diagnostic* d = sink.report(Code::dialect_guess, where))
      d->message = "Black's pits are numbered from the other end: only so can the moves be played";
    return;
  }
  turn_round(plies, pits);
  if (turned < own) return;
  constexpr const char* doubt = "Black's pits may be numbered from either end: both can be played as far as the other";
  if (Diagnostic* d = sink.report(Code::dialect_guess, where)) d->message = doubt;
  Note& note = game.preface.emplace_back();
  note.text = Text(doubt);
  note.where = {where.begin, where.begin};
}

}  // namespace tqn
