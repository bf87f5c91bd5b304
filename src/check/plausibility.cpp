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

/// What the side to move can take at best.
[[nodiscard]] int best_gain(const Position& position) noexcept {
  int best = 0;
  for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
    const Pit pit = *Pit::from_number(number);
    if (!position.is_legal(pit)) continue;
    Position after = position;
    const Effect effect = play_unchecked(after, pit);
    best = std::max(best, effect.captured + (effect.tuzdyk ? tuzdyk_in_balls : 0));
  }
  return std::min(best, most_balls);
}

[[nodiscard]] double appeal(const Position& position, Pit pit) noexcept {
  Position after = position;
  const Effect effect = play_unchecked(after, pit);
  return (effect.captured > 0 ? for_capturing : 0) + for_each_ball * std::min<int>(effect.captured, most_balls) +
         (effect.tuzdyk ? for_tuzdyk : 0) + for_each_ball_lost * best_gain(after);
}

}  // namespace

double log_chance(const Position& position, Pit pit) noexcept {
  double sum = 0;
  for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
    const Pit other = *Pit::from_number(number);
    if (position.is_legal(other)) sum += std::exp(appeal(position, other));
  }
  return appeal(position, pit) - std::log(sum);
}

}  // namespace tqn::checking
