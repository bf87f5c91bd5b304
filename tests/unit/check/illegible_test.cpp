// TQ308, and the repairs that the reader's findings about a token get.

#include "unit/check/judged.hpp"

namespace tqn::test {
namespace {

TEST(Illegible, TheSecondDigitFollowsFromThePosition) {
  const ReadGame game = judged_moves(replaced(forty, "57 12 5.", "5_ 12 5."));
  EXPECT_EQ(all_codes_of(game), "TQ308");
  EXPECT_EQ(finding(game, Code::illegible).message,
            "the illegible digit can only be 7: pit 5 holds 12 balls: the last one falls into Black's pit 7");
  EXPECT_EQ(finding(game, Code::illegible).severity, Severity::info);
  EXPECT_EQ(mended(game, Code::illegible), with_tags(forty));
  EXPECT_TRUE(game.verdict.legal);
}

TEST(Illegible, TheFirstDigitIsTheOnlyOneThatFits) {
  const ReadGame game = judged_moves(replaced(forty, "57 12 5.", "_7 12 5."));
  EXPECT_EQ(all_codes_of(game), "TQ308");
  EXPECT_EQ(mended(game, Code::illegible), with_tags(forty));
  EXPECT_EQ(game.verdict.end, judged_moves(forty).verdict.end);
}

TEST(Illegible, AHalfMoveIsFilledByWhatFollows) {
  for (const std::string_view token : {"__", "--"}) {
    const ReadGame game = judged_moves(replaced(forty, "57 12 5.", std::string(token) + " 12 5."));
    EXPECT_EQ(all_codes_of(game), "TQ308") << token;
    EXPECT_EQ(mended(game, Code::illegible), with_tags(forty)) << token;
    EXPECT_EQ(game.verdict.judged, 40U);
    ASSERT_EQ(game.verdict.filled.size(), 1U);
    EXPECT_EQ(game.verdict.filled.front().ply, 6U);
    EXPECT_EQ(game.verdict.filled.front().pit.number(), 5);
  }
}

TEST(Illegible, AMissingHalfMoveIsCalledMissing) {
  const ReadGame game = judged_moves(replaced(forty, "57 12 5.", "-- 12 5."));
  EXPECT_TRUE(finding(game, Code::illegible).message.starts_with("the missing half-move can only be 57"));
}

TEST(Illegible, ThatMayBeSeveralStopsTheLineAndListsThem) {
  const ReadGame game = judged_moves("1. 76 -- 2. 99 _3");
  EXPECT_EQ(all_codes_of(game), "TQ308 TQ406");
  const Diagnostic d = finding(game, Code::illegible);
  EXPECT_EQ(d.severity, Severity::warning);
  EXPECT_TRUE(d.message.starts_with("the missing half-move may be any of 22, 33, ")) << d.message;
  EXPECT_EQ(d.fixes.size(), 3U);
  for (const Fix& fix : d.fixes) EXPECT_EQ(fix.safety, Safety::manual);
  EXPECT_EQ(game.verdict.judged, 2U);
  EXPECT_EQ(game.verdict.not_judged, 2U);
  EXPECT_FALSE(game.verdict.legal);
}

TEST(Illegible, ThatFitsNothingSaysSo) {
  // After 76 no pit of Black lands in 9.
  const ReadGame game = judged_moves("1. 76 _9");
  EXPECT_EQ(finding(game, Code::illegible).message, "no move fits the illegible half-move");
  EXPECT_FALSE(game.verdict.legal);
}

TEST(Illegible, TheMarkTellsMovesApart) {
  const ReadGame game = judged_moves(replaced(forty, "46x 46 6.", "_6x 46 6."));
  EXPECT_EQ(mended(game, Code::illegible), with_tags(forty));
}

TEST(FaultyToken, GetsTheMoveThatFits) {
  const ReadGame zero = judged_moves(replaced(forty, "57 12 5.", "50 12 5."));
  EXPECT_EQ(all_codes_of(zero), "TQ302");
  EXPECT_EQ(finding(zero, Code::pit_out_of_range).fixes.front().safety, Safety::suggested);
  EXPECT_EQ(mended(zero, Code::pit_out_of_range), with_tags(forty));
  const ReadGame letter = judged_moves(replaced(forty, "57 12 5.", "b7 12 5."));
  EXPECT_EQ(all_codes_of(letter), "TQ301");
  EXPECT_EQ(mended(letter, Code::bad_token), with_tags(forty));
}

TEST(FaultyToken, OfOneDigitIsListedWithItsEditButMendedByHand) {
  const std::string text = replaced(forty, "57 12 5.", "5 12 5.");
  const ReadGame game = judged_moves(text);
  EXPECT_EQ(all_codes_of(game), "TQ301");
  const Diagnostic d = finding(game, Code::bad_token);
  ASSERT_EQ(d.fixes.size(), 1U);
  EXPECT_EQ(d.fixes.front().title, "write 57");
  EXPECT_EQ(d.fixes.front().safety, Safety::manual);
  EXPECT_EQ(mended(game, Code::bad_token), with_tags(forty));
}

TEST(FaultyToken, ThatMayBeSeveralMovesIsIllegible) {
  EXPECT_EQ(all_codes_of(judged_moves("1. 76 98 2. 99 77x 3. 67 b7")), "TQ301 TQ308");
}

}  // namespace
}  // namespace tqn::test
