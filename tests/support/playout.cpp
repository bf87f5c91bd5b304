#include "support/playout.hpp"

#include <cstdlib>
#include <optional>

namespace tqn::test {
namespace {

int worth(const Position& before, const Position& after, const Effect& effect, Temper temper) {
  const Side mover = before.turn();
  const Side other = opponent(mover);
  switch (temper) {
    case Temper::keen:
      return after.kazan(mover) - before.kazan(mover) + (effect.tuzdyk ? 10 : 0);
    case Temper::starving:
      return before.row_total(other) - after.row_total(other) + (after.over() ? 50 : 0);
    case Temper::peaceful:
      return -std::abs(after.kazan(mover) - after.kazan(other));
  }
  return 0;
}

}  // namespace

Pit choose_move(const Position& position, Temper temper, Random& random) {
  const bool any = random.chance(30);
  std::optional<Pit> best;
  int best_worth = 0;
  for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
    const Pit pit = *Pit::from_number(number);
    if (!position.is_legal(pit)) continue;
    Position after = position;
    const Effect effect = play_unchecked(after, pit);
    const int luck = static_cast<int>(random.below(any ? 1000 : 4));
    const int value = any ? luck : 4 * worth(position, after, effect, temper) + luck;
    if (!best || value > best_worth) {
      best = pit;
      best_worth = value;
    }
  }
  return *best;
}

std::vector<Pit> play_out(Position position, std::size_t most, Temper temper, Random& random) {
  std::vector<Pit> moves;
  while (moves.size() < most && !position.over()) {
    moves.push_back(choose_move(position, temper, random));
    play_unchecked(position, moves.back());
  }
  return moves;
}

}  // namespace tqn::test
