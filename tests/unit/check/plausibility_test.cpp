#include "check/plausibility.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/playout.hpp"
#include "tqn/notation/position.hpp"

namespace tqn::test {
namespace {

/// Calls `use` with positions of games of every temper and variant.
template <typename Use>
void for_many_positions(Use use) {
  Random random(12);
  for (const Variant variant : {Variant::standard, Variant::bestemshe}) {
    for (const Temper temper : {Temper::keen, Temper::starving, Temper::peaceful}) {
      for (int game = 0; game < 20; ++game) {
        Position position = Position::start({.variant = variant});
        for (const Pit pit : play_out(position, 200, temper, random)) {
          use(position);
          play_unchecked(position, pit);
        }
        use(position);
      }
    }
  }
}

template <typename Use>
void for_each_move(const Position& position, Use use) {
  for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
    const Pit pit = *Pit::from_number(number);
    if (!position.is_legal(pit)) continue;
    Position after = position;
    const Effect effect = play_unchecked(after, pit);
    use(pit, effect);
  }
}

TEST(BestGain, IsWhatTheBestMoveTakesWhenItIsPlayed) {
  for_many_positions([](const Position& position) {
    int best = 0;
    for_each_move(position, [&](Pit, const Effect& effect) {
      best = std::max(best, std::min<int>(effect.tuzdyk ? 20 : effect.captured, 20));
    });
    ASSERT_EQ(checking::best_gain(position), best) << format_position(position);
  });
}

TEST(LogChance, OfAllMovesAddsUpToCertainty) {
  for_many_positions([](const Position& position) {
    if (position.over()) return;
    double sum = 0;
    for_each_move(position, [&](Pit pit, const Effect&) { sum += std::exp(checking::log_chance(position, pit)); });
    ASSERT_NEAR(sum, 1, 1e-9) << format_position(position);
  });
}

TEST(LogChance, IsHigherForACapture) {
  // 76 takes ten balls, 11 none.
  const Position start = Position::start();
  EXPECT_GT(checking::log_chance(start, *Pit::from_number(7)), checking::log_chance(start, *Pit::from_number(1)));
}

}  // namespace
}  // namespace tqn::test
