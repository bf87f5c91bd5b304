// TQ303: move numbers.

#include <gmock/gmock.h>

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

TEST(MoveNumbers, ThatGoOnFromAWrongOneAreCorrectedWithIt) {
  const ReadGame skipped = judged_moves("1. 76 98 3. 99 77x\n4.67 13");
  EXPECT_EQ(finding(skipped, Code::move_number).fixes.front().safety, Safety::safe);
  EXPECT_EQ(mended(skipped, Code::move_number), with_tags("1. 76 98 2. 99 77x\n3.67 13"));
  // Number 10 stands one half-move too early, and so do all that follow it.
  std::string moves(forty);
  for (int number = 10; number <= 20; ++number) {
    const std::string token = std::to_string(number) + ". ";
    const std::size_t at = moves.find(token);
    moves.erase(at, token.size());
    moves.insert(moves.rfind(' ', at - 2) + 1, token);
  }
  const ReadGame early = judged_moves(moves);
  EXPECT_EQ(codes(early), "TQ303");
  EXPECT_EQ(finding(early, Code::move_number).fixes.front().edits.size(), 11U);
  EXPECT_EQ(all_codes_of(judged(mended(early, Code::move_number))), "");
}

TEST(MoveNumbers, BehindAnotherWrongOneAreCorrectedWithThat) {
  // Numbers 3 and 9 are left out.
  std::string moves(forty);
  for (int number = 20; number >= 3; --number) {
    const std::string token = " " + std::to_string(number) + ".";
    const std::size_t at = std::min(moves.find(token), moves.find('\n' + token.substr(1)));
    moves.replace(at + 1, token.size() - 1, std::to_string(number + (number >= 8 ? 2 : 1)) + ".");
  }
  const ReadGame game = judged_moves(moves);
  EXPECT_EQ(codes(game), "TQ303 TQ303");
  EXPECT_EQ(finding(game, Code::move_number).fixes.front().edits.size(), 5U);
  EXPECT_EQ(codes(judged(mended(game, Code::move_number))), "TQ303");
}

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

TEST(MoveNumbers, MayBeRightWhereNothingShowsThatNoneIsMissing) {
  // White's half-move of move 4 is left out, and the record ends before that is noticed.
  const ReadGame game = judged_moves("1. 19 87 2. 12 19 3. 12 66 4. 12 5.");
  EXPECT_EQ(codes(game), "TQ303");
  const Diagnostic d = finding(game, Code::move_number);
  EXPECT_EQ(d.fixes.front().safety, Safety::manual);
  EXPECT_THAT(d.notes, testing::ElementsAre("if a half-move is missing before it, the number is right"));
}

TEST(MoveNumbers, MayBeRightShortlyBeforeAFault) {
  // Move 3 is left out, which leaves the turn to the same player.
  const ReadGame game = judged_moves("1. 76 98 2. 99 77x 4. 91 81");
  EXPECT_EQ(finding(game, Code::move_number).fixes.front().safety, Safety::manual);
}

TEST(MoveNumbers, ThatSayThatOneIsMissingAreOneFindingWithTheFault) {
  // What is missing before or after the half-move alone in its row is not clear, or is not there.
  for (const char* moves :
       {"1. 19 87 2. 19 3. 12 66", "1. 19 87 2. 12 19 3. 66 4.", "1. 19 87 2. 12 19 3. 12 66 4. 57 12 5. 46 6. 57"}) {
    const ReadGame game = judged_moves(moves);
    EXPECT_EQ(codes(game), "TQ304") << moves;
    const Diagnostic d = finding(game, Code::half_move_missing);
    EXPECT_FALSE(d.fixes.empty());
    for (const Fix& fix : d.fixes) EXPECT_EQ(fix.safety, Safety::manual) << fix.title;
  }
}

TEST(MoveNumbers, ThatSayThatOneIsMissingDecideWhichRepairIsBelieved) {
  const ReadGame game = judged_moves("1. 87 2. 12");
  EXPECT_EQ(codes(game), "TQ304");
  EXPECT_EQ(mended(game, Code::half_move_missing), with_tags("1. 19 87 2. 12"));
}

TEST(MoveNumbers, AreNotedWhereNoHalfMoveFits) {
  const ReadGame game = judged_moves("1. 76 98 2. 99 3. 69 57 4. 55 31");
  EXPECT_EQ(codes(game), "TQ403");
  EXPECT_THAT(finding(game, Code::wrong_landing).notes,
              testing::Contains("the move numbers say that a half-move is missing here"));
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
