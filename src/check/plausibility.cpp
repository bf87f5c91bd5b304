#include "check/plausibility.hpp"

#include <algorithm>
#include <cmath>

namespace tqn::checking {
namespace {

// A conditional logit model of 49,000 half-moves of tournament and server games. With it a move is
// guessed about as well as among five equal ones, where seven are legal.
constexpr double for_capturing = 0.95;
constexpr double for_each_ball = 0.14;
constexpr double for_tuzdyk = 5.0;
constexpr double for_each_ball_lost = -0.24;
constexpr int most_balls = 20;       // more do not count
constexpr int tuzdyk_in_balls = 20;  // what the opponent's tuzdyk costs

[[nodiscard]] double appeal(const Position& position, Pit pit) noexcept {
  Position after = position;
  const Effect effect = play_unchecked(after, pit);
  return (effect.captured > 0 ? for_capturing : 0) + for_each_ball * std::min<int>(effect.captured, most_balls) +
         (effect.tuzdyk ? for_tuzdyk : 0) + for_each_ball_lost * best_gain(after);
}

}  // namespace

// The moves are not played: what the last ball takes follows from the pit that it falls into. rules.md 5-8.
int best_gain(const Position& position) noexcept {
  if (position.over()) return 0;
  const int pits = position.rules().pits();
  const Side mover = position.turn();
  const auto own = position.tuzdyk(mover);
  const auto other = position.tuzdyk(opponent(mover));
  int best = 0;
  for (int from = 0; from < pits; ++from) {
    const int balls = position.balls(mover, *Pit::from_number(from + 1));
    if (balls == 0) continue;
    const int end = from + (balls == 1 ? 1 : balls - 1);
    const int target = (pits == 9 ? end % 18 : end % (2 * pits)) - pits;  // from 0 in the other row
    if (target < 0) continue;
    const Pit landing = *Pit::from_number(target + 1);
    if (own == landing) continue;
    const int last = position.balls(opponent(mover), landing) + (balls - 1) / (2 * pits) + 1;
    if (last % 2 == 0) {
      best = std::max(best, last);
    } else if (last == 3 && position.rules().has_tuzdyk() && target + 1 != pits && !own && other != landing) {
      best = std::max(best, tuzdyk_in_balls);
    }
  }
  return std::min(best, most_balls);
}

double log_chance(const Position& position, Pit pit) noexcept {
  double sum = 0;
  double own = 0;
  for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
    const Pit other = *Pit::from_number(number);
    if (!position.is_legal(other)) continue;
    const double of_other = appeal(position, other);
    sum += std::exp(of_other);
    if (other == pit) own = of_other;
  }
  return own - std::log(sum);
}

}  // namespace tqn::checking
