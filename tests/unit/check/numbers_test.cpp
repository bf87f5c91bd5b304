// TQ303: move numbers.

#include "unit/check/judged.hpp"

namespace tqn::test {
namespace {

TEST(MoveNumbers, ThatDoNotFitAreCorrected) {
  const ReadGame game = judged_moves("1. 76 98 3. 99 77x");
  EXPECT_EQ(codes(game), "TQ303");
  EXPECT_EQ(finding(game, Code::move_number).message, "move number 3 stands where 2 was expected");
  EXPECT_EQ(finding(game, Code::move_number).fixes.front().safety, Safety::safe);
  EXPECT_EQ(mended(game, Code::move_number), with_tags("1. 76 98 2. 99 77x"));
}

TEST(MoveNumbers, ThatSkipOneAreOneFinding) { EXPECT_EQ(codes(judged_moves("1. 76 98 3. 99 77x 4. 67 13")), "TQ303"); }

TEST(MoveNumbers, OfBlackHaveThreeDots) {
  const ReadGame game = judged_moves("1. 76 3... 98");
  EXPECT_EQ(finding(game, Code::move_number).message, "move number 3... stands where 1... was expected");
  EXPECT_EQ(mended(game, Code::move_number), with_tags("1. 76 1... 98"));
}

TEST(MoveNumbers, WithoutADotAreOneFinding) {
  const ReadGame game = judged_moves("1 76 98\n2 99 77x\n3 67 13");
  EXPECT_EQ(codes(game), "TQ303");
  EXPECT_EQ(finding(game, Code::move_number).message, "move number 1 has no dot, and 2 more neither");
  EXPECT_EQ(mended(game, Code::move_number), with_tags("1. 76 98\n2. 99 77x\n3. 67 13"));
}

TEST(MoveNumbers, AreRightIfAHalfMoveIsMissing) {
  EXPECT_EQ(codes(judged_moves(replaced(forty, "23 9. 14 95", "23 9. 14"))), "TQ304");
}

TEST(MoveNumbers, AreWrongIfNoneIsMissing) {
  // Number 10 stands one half-move too early, and all moves are there.
  EXPECT_EQ(codes(judged_moves(replaced(forty, "14 95 10. 67", "14 10. 95 67"))), "TQ303");
}

TEST(MoveNumbers, AfterAFaultThatStopsTheLineAreNotJudged) {
  EXPECT_EQ(codes(judged_moves("1. 76 66 2. 87 12 4. 34 34")), "TQ401");
}

TEST(MoveNumbers, InVariationsAreThoseOfTheGame) {
  EXPECT_EQ(codes(judged_moves("1. 76 98 (1... 87 2. 88) 2. 99")), "");
  EXPECT_EQ(codes(judged_moves("1. 76 98 (4... 87) 2. 99")), "TQ303");
}

}  // namespace
}  // namespace tqn::test
