#include "check/scene.hpp"

#include <algorithm>

#include "check/counts.hpp"

namespace tqn::checking {

Pit landing_of(const Position& position, Pit from) noexcept {
  const int pits = position.rules().pits();
  const int balls = position.balls(position.turn(), from);
  const int steps = balls == 1 ? 1 : balls - 1;
  const int end = from.index() + steps;
  return *Pit::from_number((pits == 9 ? end % 9 : end % pits) + 1);  // by a constant, which is many times quicker
}

std::size_t fitting_pits(const Position& position, const MoveText& move, std::array<Pit, 9>& pits) noexcept {
  std::size_t found = 0;
  for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
    const Pit pit = *Pit::from_number(number);
    if (!position.is_legal(pit) || (move.to && landing_of(position, pit) != *move.to)) continue;
    pits[found++] = pit;
  }
  return found;
}

Fit try_half_move(Position& position, const MoveText& move, CountDialect counts) noexcept {
  if (!move.from) {
    auto pits = no_pits;
    const std::size_t found = fitting_pits(position, move, pits);
    if (found == 1) play_unchecked(position, pits[0]);
    return found == 0 ? Fit::off : found == 1 ? Fit::fits : Fit::unknown;
  }
  if (!position.is_legal(*move.from)) return Fit::off;
  if (move.to && landing_of(position, *move.from) != *move.to) return Fit::off;
  const Side mover = position.turn();
  const Effect effect = play_unchecked(position, *move.from);
  return !move.to || claims_hold(move, effect, position, mover, counts) ? Fit::fits : Fit::slips;
}

bool claims_hold(const MoveText& move, const Effect& effect, const Position& after, Side mover,
                 CountDialect counts) noexcept {
  return effect.tuzdyk == move.tuzdyk && (!move.has_count() || fits(move.count, takings(effect, after, mover), counts));
}

bool sets_position(const Ply& ply) noexcept {
  if (!ply.notes) return false;
  return std::ranges::any_of(*ply.notes, [](const Note& note) {
    return (note.kind == NoteKind::comment || note.kind == NoteKind::line_comment) &&
           note.text.view().find("[%stands") != std::string_view::npos;
  });
}

Outlook look_ahead(Position& position, std::span<const Ply> plies, std::size_t index, std::size_t end,
                   CountDialect counts) noexcept {
  Outlook outlook;
  for (end = std::min(end, plies.size()); index < end; ++index) {
    const Ply& ply = plies[index];
    if (sets_position(ply)) break;
    const Fit fit = try_half_move(position, ply.move, counts);
    if (fit == Fit::off) return outlook;
    if (fit == Fit::unknown) break;
    if (fit == Fit::slips) ++outlook.slips;
    ++outlook.half_moves;
  }
  outlook.whole = true;
  return outlook;
}

}  // namespace tqn::checking
