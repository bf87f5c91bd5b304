// TQ501 to TQ504, TQ305, TQ306, TQ309: marks, counts, checkpoints.

#include "unit/check/judged.hpp"

namespace tqn::test {
namespace {

TEST(Mark, ThatIsMissingIsAdded) {
  const ReadGame game = judged_moves(replaced(forty, "46x", "46"));
  EXPECT_EQ(codes(game), "TQ501");
  EXPECT_EQ(finding(game, Code::tuzdyk_unmarked).message, "this move makes a tuzdyk; 46x was expected");
  EXPECT_EQ(finding(game, Code::tuzdyk_unmarked).fixes.front().safety, Safety::safe);
  EXPECT_EQ(mended(game, Code::tuzdyk_unmarked), with_tags(forty));
  EXPECT_EQ(game.verdict.judged, 40U);
}

TEST(Mark, ThatIsMissingStandsBeforeTheCount) {
  const ReadGame game = judged_moves("1. 76 98 2. 99 77(13) 3. 67 13");
  EXPECT_NE(mended(game, Code::tuzdyk_unmarked).find(" 77x(13) "), std::string::npos);
}

TEST(Mark, ThatIsFalseIsRemoved) {
  const ReadGame game = judged_moves(replaced(forty, "2. 12", "2. 12x"));
  EXPECT_EQ(codes(game), "TQ502");
  EXPECT_EQ(finding(game, Code::tuzdyk_false).fixes.front().safety, Safety::safe);
  EXPECT_EQ(mended(game, Code::tuzdyk_false), with_tags(forty));
}

TEST(Mark, ThatIsFalseSaysWhy) {
  const auto why = [](std::string_view moves, std::string_view fen) {
    return finding(judged_moves(moves, "*", "[SetUp \"1\"]\n[FEN \"" + std::string(fen) + "\"]\n"), Code::tuzdyk_false)
        .message;
  };
  EXPECT_EQ(why("25. 89x", "2S,3S,8S,11S,12S,1S,4S,13S,9S/9S,10S,2S,12S,2S,10S,3S,11S,4S 25 11 S 12"),
            "this move makes no tuzdyk: pit 9 cannot become a tuzdyk");
  EXPECT_EQ(why("19. 93x", "12S,3S,8S,t,12S,1S,2S,13S,9S/9S,10S,2S,12S,2S,10S,3S,4S,4S 25 21 S 19"),
            "this move makes no tuzdyk: White has a tuzdyk already, pit 6");
  EXPECT_EQ(why("19. 92x", "12S,3S,8S,7S,12S,1S,5S,2S,9S/9S,t,2S,12S,2S,10S,3S,4S,3S 25 33 S 19"),
            "this move makes no tuzdyk: Black's tuzdyk has the number 2 too");
  EXPECT_EQ(why("19. 93x", "12S,2S,8S,7S,12S,1S,t,2S,9S/9S,1S,2S,12S,2S,11S,3S,4S,4S 25 36 S 19"),
            "this move makes no tuzdyk: pit 3 is a tuzdyk already");
  EXPECT_EQ(why("12. 34x", "3S,1,11S,10S,12S,1S,2S,13S,12S/1,10S,1S,12S,2S,11S,3S,1,12S 24 23 S 12"),
            "this move makes no tuzdyk: the last ball falls into White's own row");
  EXPECT_EQ(finding(judged_moves("1. 76x 98"), Code::tuzdyk_false).message,
            "this move makes no tuzdyk: the last ball makes 10 in pit 6, not 3");
  EXPECT_EQ(finding(judged_moves("1. 32x", "*", "[Variant \"Bestemshe\"]\n"), Code::tuzdyk_false).message,
            "this move makes no tuzdyk: Bestemshe has no tuzdyk");
}

TEST(Mark, OnEveryCaptureIsNoReasonToStop) {
  const ReadGame game = judged_moves("1. 76x 98x 2. 99x 77x 3. 67 13");
  EXPECT_EQ(codes(game), "TQ502 TQ502 TQ502");
  EXPECT_EQ(game.verdict.judged, 6U);
}

TEST(Counts, OfTheKazanAreTotals) {
  const ReadGame game = judged_moves("1. 76(10) 98 2. 99(12) 77x 3. 67(14) 13(16)");
  EXPECT_EQ(all_codes_of(game), "");
  EXPECT_EQ(game.verdict.counts, CountDialect::total);
}

TEST(Counts, OfTheMoveAreCaptures) {
  const ReadGame game = judged_moves("1. 76(10) 98 2. 99(2) 77x 3. 67(2) 13(12)");
  EXPECT_EQ(all_codes_of(game), "TQ306");
  EXPECT_EQ(game.verdict.counts, CountDialect::captured);
  EXPECT_EQ(finding(game, Code::dialect_guess).message,
            "the numbers in parentheses are read as captured balls, not as totals: 4 of 4 agree");
  EXPECT_EQ(finding(judged_moves("1. 76 98 2. 99(2)"), Code::dialect_guess).message,
            "the numbers in parentheses are read as captured balls, not as totals: 1 of 1 agrees");
}

TEST(Counts, ThatFitBothReadingsDecideNothing) {
  const ReadGame game = judged_moves("1. 76(10) 98");
  EXPECT_EQ(all_codes_of(game), "");
  EXPECT_EQ(game.verdict.counts, CountDialect::undecided);
}

TEST(Counts, ThatAreWrongAreMended) {
  const ReadGame game = judged_moves("1. 76(10) 98 2. 99(13) 77x 3. 67(14) 13");
  EXPECT_EQ(codes(game), "TQ503");
  const Diagnostic d = finding(game, Code::count_mismatch);
  EXPECT_EQ(d.message, "the record says 13, White's kazan holds 12");
  EXPECT_EQ(d.move, "move 2, White");
  EXPECT_EQ(d.ply, 2U);
  EXPECT_EQ(d.fixes.front().safety, Safety::safe);
  EXPECT_NE(mended(game, Code::count_mismatch).find("99(12)"), std::string::npos);
}

TEST(Counts, OfCapturesThatAreWrongSaySo) {
  const ReadGame game = judged_moves("1. 76(10) 98 2. 99(2) 77x 3. 67(4) 13");
  EXPECT_EQ(game.verdict.counts, CountDialect::captured);
  EXPECT_EQ(codes(game), "TQ503");
  EXPECT_EQ(finding(game, Code::count_mismatch).message,
            "the record says that 4 balls were captured, the move captures 2");
}

TEST(Counts, AreTotalsWhereNothingWasCaptured) {
  EXPECT_EQ(codes(judged_moves("1. 76(10) 98(0) 2. 99(12) 77x(3)")), "");
  EXPECT_EQ(codes(judged_moves("1. 76(10) 98(5) 2. 99(12)")), "TQ503");
}

TEST(Counts, ASlipInAddingUpIsFoundOnce) {
  // White's total is one too high from move 2 on.
  const ReadGame game = judged_moves("1. 76(10) 98 2. 99(13) 77x 3. 67(15) 13(16)");
  EXPECT_EQ(codes(game), "TQ503");
}

TEST(Counts, InVariationsFollowTheGame) {
  EXPECT_EQ(codes(judged_moves("1. 76(10) 98 (1... 87 2. 88(12)) 2. 99(12) 77x")), "");
  EXPECT_EQ(codes(judged_moves("1. 76(10) 98 (1... 87 2. 88(20)) 2. 99(12) 77x")), "TQ503");
}

TEST(Counts, OfAVariationDecideIfTheGameHasNone) {
  EXPECT_EQ(judged_moves("1. 76 98 2. 99 (2. 99(2)) 77x").verdict.counts, CountDialect::captured);
}

TEST(DetachedCount, IsToldFromAVariation) {
  // No pit 1 of nine balls lands in 2, and White's kazan holds 12.
  const ReadGame game = judged_moves("1. 76 98 2. 99 (12) 77x 3. 67 13");
  EXPECT_EQ(codes(game), "TQ305");
  EXPECT_EQ(game.verdict.counts, CountDialect::total);
  EXPECT_NE(mended(game, Code::parenthesis).find("99(12)  77x"), std::string::npos);
}

TEST(DetachedCount, ThatIsNoCountEitherIsAVariation) {
  EXPECT_EQ(codes(judged_moves("1. 76 98 2. 99 (14) 77x 3. 67 13")), "TQ403");
}

TEST(DetachedCount, IsNoCountIfItIsAMove) { EXPECT_EQ(codes(judged_moves("1. 76 98 (87) 2. 99 77x")), ""); }

constexpr std::string_view after_76 = "9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1";

std::string noted(std::string_view command, std::string_view fen) {
  return "1. 76 {[%" + std::string(command) + " " + std::string(fen) + "]} 98 2. 99 77x";
}

TEST(Checkpoint, ThatIsRightIsSilent) { EXPECT_EQ(all_codes_of(judged_moves(noted("pos", after_76))), ""); }

TEST(Checkpoint, ThatIsWrongSaysWhatDiffers) {
  const ReadGame game =
      judged_moves(noted("pos", replaced(replaced(after_76, "1S,10S,10S", "2S,10S,10S"), "10 0", "9 0")));
  EXPECT_EQ(codes(game), "TQ504");
  const Diagnostic d = finding(game, Code::checkpoint_mismatch);
  EXPECT_EQ(d.message, "the noted position is not the one on the board: White's kazan holds 10 balls, not 9");
  ASSERT_EQ(d.notes.size(), 1U);
  EXPECT_EQ(d.notes.front(), "White's pit 7 holds 1 ball, not 2");
  EXPECT_EQ(d.fixes.front().safety, Safety::manual);
  EXPECT_EQ(codes(judged(mended(game, Code::checkpoint_mismatch))), "");
  EXPECT_EQ(game.verdict.judged, 4U);
}

TEST(Checkpoint, BeforeTheFirstMoveIsTheStart) {
  const std::string start = "{[%pos 9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1]} 1. 76";
  EXPECT_EQ(codes(judged_moves(start)), "");
  EXPECT_EQ(codes(judged_moves(replaced(start, " S 1]", " N 1]"))), "TQ504");
}

TEST(Checkpoint, MayBookTheSweepLater) {
  const std::string tags = "[SetUp \"1\"]\n[FEN \"8,1S/2S,1,3S,4,4S,1S 75 76 S 60\"]\n";
  EXPECT_EQ(codes(judged_moves("60. 91 {[%pos 9/9 86 76 N 60]}", "1-0", tags)), "");
  EXPECT_EQ(codes(judged_moves("60. 91 {[%pos 9/2S,1,3S,4,4S 77 76 N 60]}", "1-0", tags)), "TQ309");
  EXPECT_EQ(codes(judged_moves("60. 91 {[%pos 9/2S,1,3S,4S,5 77 76 N 60]}", "1-0", tags)), "");
  EXPECT_EQ(codes(judged_moves("60. 91 {[%pos 9/2S,1,3S,4S,5 76 77 N 60]}", "1-0", tags)), "TQ504");
}

TEST(Checkpoint, ThatCannotBeIsABadPosition) {
  EXPECT_EQ(codes(judged_moves(noted("pos", replaced(after_76, "10 0", "11 0")))), "TQ206");
}

TEST(Checkpoint, ThatCannotBeReadIsABadCommand) {
  const ReadGame game = judged_moves(noted("pos", replaced(after_76, " N 1", " X 1")));
  EXPECT_EQ(codes(game), "TQ309");
  EXPECT_EQ(pointed_at(game, finding(game, Code::bad_command)).substr(0, 1), "X");
}

TEST(StandingPosition, ExcusesTheMoveBeforeIt) {
  // 66 cannot be played: the pit is empty. It was played over the board and stood.
  const std::string stood =
      "1. 76 66 {[%stands 9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 S 2]} 2. 88";
  const ReadGame game = judged_moves(stood);
  EXPECT_EQ(codes(game), "");
  EXPECT_EQ(game.verdict.judged, 3U);
  EXPECT_TRUE(game.verdict.legal);
}

TEST(StandingPosition, IsWhereReplayGoesOn) {
  const std::string stood =
      "1. 76 66 {[%stands 9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 S 2]} 2. 77";
  EXPECT_EQ(codes(judged_moves(stood)), "TQ403");
}

TEST(StandingPosition, ThatCannotBeExcusesNothing) {
  EXPECT_EQ(codes(judged_moves("1. 76 66 {[%stands 9/9 1 1 S 2]} 2. 87")), "TQ401 TQ206");
}

TEST(Commands, WithArgumentsThatCannotBeReadAreReported) {
  EXPECT_EQ(codes(judged_moves("1. 76 {[%clk 0:09:58] [%emt 12.5] [%eval -1.5] [%pits w3] [%other x y]}")), "");
  EXPECT_EQ(codes(judged_moves("1. 76 {[%clk ten minutes]}")), "TQ309");
  EXPECT_EQ(codes(judged_moves("1. 76 {[%emt soon]}")), "TQ309");
  EXPECT_EQ(codes(judged_moves("1. 76 {[%eval good]}")), "TQ309");
  EXPECT_EQ(codes(judged_moves("1. 76 {[%eval 1.]}")), "TQ309");
}

}  // namespace
}  // namespace tqn::test
