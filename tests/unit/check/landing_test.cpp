// TQ401 to TQ406, and what replay does after them.

#include "unit/check/judged.hpp"

namespace tqn::test {
namespace {

TEST(WrongLanding, SaysWhereTheLastBallFalls) {
  const ReadGame game = judged_moves(replaced(forty, "57 12 5.", "58 12 5."));
  EXPECT_EQ(codes(game), "TQ403");
  const Diagnostic d = finding(game, Code::wrong_landing);
  EXPECT_EQ(pointed_at(game, d), "58");
  EXPECT_EQ(d.message, "this move lands in pit 7, not pit 8");
  EXPECT_EQ(d.move, "move 4, White");
  EXPECT_EQ(d.ply, 6U);
  EXPECT_EQ(d.label, "pit 5 holds 12 balls: the last one falls into Black's pit 7");
  EXPECT_TRUE(d.board.starts_with("N "));
  EXPECT_TRUE(d.notes.empty());
}

TEST(WrongLanding, OffersTheDigitAndSaysHowMuchFits) {
  const ReadGame game = judged_moves(replaced(forty, "57 12 5.", "58 12 5."));
  const Diagnostic d = finding(game, Code::wrong_landing);
  ASSERT_FALSE(d.fixes.empty());
  EXPECT_EQ(d.fixes.front().title, "57 fits, and so do all 33 half-moves after it");
  EXPECT_EQ(d.fixes.front().safety, Safety::suggested);
  EXPECT_EQ(mended(game, d.fixes.front()), with_tags(forty));
}

TEST(WrongLanding, DoesNotStopTheGame) {
  const ReadGame game = judged_moves(replaced(forty, "57 12 5.", "58 12 5."));
  EXPECT_EQ(game.verdict.judged, 40U);
  EXPECT_EQ(game.verdict.end, judged_moves(forty).verdict.end);
  EXPECT_FALSE(game.verdict.legal);
}

TEST(WrongLanding, CountsTheRoundsOfALongSowing) {
  const std::string fen = "[SetUp \"1\"]\n[FEN \"1,8S,2S,2S,4S,1S,3S,6S,7S/1S,3S,2S,2S,2S,37S,3S,1,4S 40 35 S 30\"]\n";
  const ReadGame game = judged_moves("30. 67", "*", fen);
  EXPECT_EQ(finding(game, Code::wrong_landing).label, "pit 6 holds 37 balls: twice round the board and on to pit 6");
}

TEST(WrongLanding, OfTheLastHalfMoveIsNotDecided) {
  // Either digit may be wrong, and nothing follows that could tell.
  const ReadGame game = judged_moves("1. 76 97");
  const Diagnostic d = finding(game, Code::wrong_landing);
  ASSERT_GE(d.fixes.size(), 2U);
  EXPECT_LE(d.fixes.size(), 3U);
  for (const Fix& fix : d.fixes) {
    EXPECT_EQ(fix.safety, Safety::manual);
    EXPECT_EQ(codes(judged(mended(game, fix))), "") << fix.title;
  }
}

TEST(WrongLanding, SuggestionsCanBeLeftOut) {
  CheckOptions options;
  options.suggest = false;
  const ReadGame game = judged(with_tags(replaced(forty, "57 12 5.", "58 12 5.")), options);
  EXPECT_EQ(codes(game), "TQ403");
  EXPECT_TRUE(finding(game, Code::wrong_landing).fixes.empty());
}

TEST(EmptyPit, SaysWhichPitsCanBePlayed) {
  const ReadGame game = judged_moves("1. 76 66 2. 87 12 3. 34 34");
  EXPECT_EQ(all_codes_of(game), "TQ401 TQ406");
  const Diagnostic d = finding(game, Code::empty_pit);
  EXPECT_EQ(d.message, "pit 6 of Black is empty");
  EXPECT_EQ(d.label, "pits 1, 2, 3, 4, 5, 7, 8 and 9 can be played");
}

TEST(EmptyPit, ThatCannotBeBridgedStopsTheLine) {
  const ReadGame game = judged_moves("1. 76 66 2. 87 12 3. 34 34");
  EXPECT_EQ(game.verdict.judged, 2U);
  EXPECT_EQ(game.verdict.not_judged, 4U);
  EXPECT_EQ(finding(game, Code::empty_pit).notes.back(), "4 later half-moves of this game were not judged");
  EXPECT_EQ(finding(game, Code::not_judged).message, "4 later half-moves were not judged");
}

TEST(EmptyPit, IsBridgedByTheOnlyRepairThatFits) {
  const ReadGame game = judged_moves(replaced(forty, "19 3. 12", "69 3. 12"));
  EXPECT_EQ(game.verdict.judged, 40U) << codes(game);
  ASSERT_EQ(game.findings.size(), 1U);
  EXPECT_EQ(mended(game, game.findings.front().fixes.front()), with_tags(forty));
}

TEST(TuzdykPit, CannotBePlayedFrom) {
  const ReadGame game = judged_moves("1. 76 98 2. 99 77x 3. 76");
  EXPECT_EQ(codes(game), "TQ402");
  EXPECT_EQ(finding(game, Code::tuzdyk_pit).message, "pit 7 is the opponent's tuzdyk and cannot be played from");
}

TEST(AfterTheEnd, TheFirstHalfMoveIsReported) {
  const ReadGame game = judged_moves(std::string(won_by_white) + " 98 7. 76 87", "1-0");
  EXPECT_EQ(all_codes_of(game), "TQ404 TQ406");
  EXPECT_EQ(finding(game, Code::after_end).message, "the game was over: White had 88 balls");
  EXPECT_EQ(game.verdict.end.ending(), Ending::kazan);
}

TEST(AfterTheEnd, TheResultIsStillJudged) {
  const ReadGame game = judged_moves(std::string(won_by_white) + " 98", "0-1");
  EXPECT_EQ(codes(game), "TQ404 TQ601");
}

TEST(AfterTheEnd, NothingIsDeletedUnasked) {
  const ReadGame game = judged_moves(std::string(won_by_white) + " 98", "1-0");
  for (const Fix& fix : finding(game, Code::after_end).fixes) EXPECT_EQ(fix.safety, Safety::manual) << fix.title;
}

TEST(WrongSide, ExchangedColumnsAreExchangedBack) {
  const ReadGame game = judged_moves(replaced(forty, "9. 14 95", "9. 95 14"));
  ASSERT_EQ(game.findings.size(), 1U);
  EXPECT_EQ(game.verdict.judged, 40U);
  EXPECT_EQ(codes(game), "TQ405");
  EXPECT_EQ(mended(game, game.findings.front().fixes.front()), with_tags(forty));
}

TEST(MissingHalfMove, IsNamed) {
  const ReadGame game = judged_moves(replaced(forty, "23 9. 14 95", "23 9. 14"));
  EXPECT_EQ(codes(game), "TQ304");
  EXPECT_EQ(game.verdict.not_judged, 0U);
  const Diagnostic d = finding(game, Code::half_move_missing);
  ASSERT_FALSE(d.fixes.empty());
  const ReadGame again = judged(mended(game, d.fixes.front()));
  EXPECT_EQ(again.verdict.end, judged_moves(forty).verdict.end);
}

TEST(MissingHalfMove, IsFoundWithoutNumbers) {
  std::string moves = replaced(forty, "23 9. 14 95", "23 14");
  std::string bare;
  for (std::size_t i = 0; i < moves.size(); ++i) {  // "12. " goes
    const std::size_t dot = moves.find_first_not_of("0123456789", i);
    if (dot != std::string::npos && dot > i && moves[dot] == '.') {
      i = dot + 1;
    } else {
      bare += moves[i];
    }
  }
  const ReadGame game = judged_moves(bare);
  EXPECT_EQ(codes(game), "TQ304");
  EXPECT_EQ(judged(mended(game, Code::half_move_missing)).verdict.end, judged_moves(forty).verdict.end);
}

TEST(MissingHalfMove, ThatMayBeOneOfSeveralIsListed) {
  const ReadGame game = judged_moves("1. 76 98 2. 99 3. 67 13");
  EXPECT_EQ(all_codes_of(game), "TQ304");
  EXPECT_GE(finding(game, Code::half_move_missing).fixes.size(), 2U);
}

TEST(HalfMoveWrittenTwice, IsTakenOut) {
  const ReadGame game = judged_moves(replaced(forty, "14 95 10. 67", "14 95 10. 95 67"));
  ASSERT_FALSE(game.findings.empty());
  EXPECT_EQ(judged(mended(game, game.findings.front().fixes.front())).verdict.end, judged_moves(forty).verdict.end);
  EXPECT_EQ(game.verdict.not_judged, 0U);
}

TEST(SwappedDigits, AreSwappedBack) {
  const ReadGame game = judged_moves(replaced(forty, "36 12. 23", "63 12. 23"));
  ASSERT_EQ(game.findings.size(), 1U);
  EXPECT_EQ(mended(game, game.findings.front().fixes.front()), with_tags(forty));
}

TEST(Faults, TwoSlipsGiveTwoFindings) {
  const std::string moves = replaced(replaced(forty, "57 12 5.", "58 12 5."), "59 12 20.", "58 12 20.");
  const ReadGame game = judged_moves(moves);
  EXPECT_EQ(codes(game), "TQ403 TQ403");
  EXPECT_EQ(game.verdict.judged, 40U);
  EXPECT_EQ(game.verdict.end, judged_moves(forty).verdict.end);
}

TEST(Faults, TwoSlipsCloseToEachOtherGiveTwoFindings) {
  const std::string moves = replaced(replaced(forty, "14 95 10.", "24 95 10."), "91x", "81x");
  const ReadGame game = judged_moves(moves);
  EXPECT_EQ(game.findings.size(), 2U) << codes(game);
  EXPECT_EQ(game.verdict.end, judged_moves(forty).verdict.end);
}

TEST(Faults, AfterTwentyTheLineIsNoRecordOfThisGame) {
  std::string moves;
  for (int i = 1; i <= 200; ++i) moves += "11 11 ";
  const ReadGame game = judged_moves(moves);
  EXPECT_LE(game.findings.size(), 21U);
  EXPECT_GT(game.verdict.not_judged, 300U);
}

}  // namespace
}  // namespace tqn::test
