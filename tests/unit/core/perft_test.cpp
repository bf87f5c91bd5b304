#include "tqn/core/perft.hpp"

#include <gtest/gtest.h>

#include "support/rules_script.hpp"

namespace tqn {
namespace {

TEST(Perft, OfDepthNothingIsOneLine) {
  EXPECT_EQ(perft(Position::start(), 0), 1U);
  EXPECT_EQ(perft(Position::start(), -3), 1U);
}

TEST(Perft, CountsNothingBehindTheEnd) {
  const Position over = test::position_of("9/9 86 76 N 60");
  EXPECT_EQ(perft(over, 1), 0U);
  EXPECT_EQ(perft_leaves(over, 5), (LeafSums{1, {86, 76}, 1, 0}));
}

TEST(Perft, OfOneHalfMoveIsTheNumberOfMoves) {
  EXPECT_EQ(perft(Position::start(), 1), 9U);
  EXPECT_EQ(perft(test::position_of("19S,t,4S,2S,2S,3S,13S,2S,1S/8S,8S,1S,t,1S,21S,4S,2S,2S 62 7 N 21"), 1), 8U);
}

TEST(PerftLeaves, AddUpWhatTheLeavesHold) {
  // Pit 1 ends in the own row; each of the others captures ten balls.
  const LeafSums sums = perft_leaves(Position::start(), 1);
  EXPECT_EQ(sums.leaves, 9U);
  EXPECT_EQ(sums.kazan.white, 80U);
  EXPECT_EQ(sums.kazan.black, 0U);
  EXPECT_EQ(sums.finished, 0U);
  EXPECT_EQ(sums.tuzdyks, 0U);
}

TEST(PerftLeaves, CountTuzdyksOfBothPlayers) {
  const Position both = test::position_of("19S,t,4S,2S,2S,3S,13S,2S,1S/8S,8S,1S,t,1S,21S,4S,2S,2S 62 7 N 21");
  EXPECT_EQ(perft_leaves(both, 0), (LeafSums{1, {62, 7}, 0, 2}));
}

}  // namespace
}  // namespace tqn
