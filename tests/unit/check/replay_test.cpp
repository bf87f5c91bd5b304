#include "unit/check/judged.hpp"

namespace tqn::test {
namespace {

TEST(Replay, ALegalGameHasNoFinding) {
  const ReadGame game = judged_moves(forty);
  EXPECT_EQ(all_codes_of(game), "");
  EXPECT_TRUE(game.verdict.legal);
  EXPECT_EQ(game.verdict.half_moves, 40U);
  EXPECT_EQ(game.verdict.judged, 40U);
  EXPECT_EQ(game.verdict.not_judged, 0U);
  EXPECT_EQ(game.verdict.start, Position::start());
  EXPECT_EQ(game.verdict.start_number, 1);
  EXPECT_EQ(game.verdict.counts, CountDialect::undecided);
}

TEST(Replay, EndsWhereTheLastHalfMoveLeads) {
  const ReadGame game = judged_moves("1. 76 98");
  Position position = Position::start();
  for (const int pit : {7, 9}) play_unchecked(position, *Pit::from_number(pit));
  EXPECT_EQ(game.verdict.end, position);
}

TEST(Replay, AFinishedGameEndsByTheRules) {
  const ReadGame game = judged_moves(won_by_white, "1-0");
  EXPECT_EQ(all_codes_of(game), "");
  EXPECT_EQ(game.verdict.end.ending(), Ending::kazan);
  EXPECT_EQ(game.verdict.end.winner(), Side::white);
}

TEST(Replay, BeginsWithThePositionOfTheTags) {
  const ReadGame game = judged_moves("80. 91", "1-0", "[SetUp \"1\"]\n[FEN \"8,1S/2,2S,5,1S 79 79 S 80\"]\n");
  EXPECT_EQ(all_codes_of(game), "");
  EXPECT_EQ(game.verdict.start_number, 80);
  EXPECT_EQ(game.verdict.start.kazan(Side::black), 79);
  EXPECT_EQ(game.verdict.end.ending(), Ending::atsyrau);
}

TEST(Replay, ARecordWithAPositionMayCountFromOne) {
  const ReadGame game = judged_moves("1. 91", "1-0", "[SetUp \"1\"]\n[FEN \"8,1S/2,2S,5,1S 79 79 S 80\"]\n");
  EXPECT_EQ(all_codes_of(game), "");
}

TEST(Replay, BlackMayBegin) {
  const std::string fen =
      "[SetUp \"1\"]\n[FEN \"9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1\"]\n";
  EXPECT_EQ(all_codes_of(judged_moves("1... 98 2. 66 87", "*", fen)), "");
  const ReadGame wrong = judged_moves("1... 97 2. 66 87", "*", fen);
  EXPECT_EQ(codes(wrong), "TQ403");
  EXPECT_EQ(finding(wrong, Code::wrong_landing).move, "move 1, Black");
}

constexpr std::string_view small_game = "1. 32 11 2. 21 55 3. 41 45 4. 31 52 5. 34 45 6. 14 34";

TEST(Replay, BestemsheIsToldByTheVariant) {
  const ReadGame game = judged_moves(small_game, "0-1", "[Variant \"Bestemshe\"]\n");
  EXPECT_EQ(all_codes_of(game), "");
  EXPECT_EQ(game.verdict.end.kazan(Side::black), 26);
  EXPECT_EQ(game.verdict.end.ending(), Ending::kazan);
}

TEST(Replay, BestemsheIsToldByTheWidthOfTheBoard) {
  const std::string fen = "[SetUp \"1\"]\n[FEN \"5S,5S,5S,5S,5S/5S,5S,5S,5S,5S 0 0 S 1\"]\n";
  EXPECT_EQ(all_codes_of(judged_moves(small_game, "0-1", fen)), "");
}

TEST(Replay, BestemsheHasNoSixthPit) {
  const ReadGame game = judged_moves("1. 62", "*", "[Variant \"Bestemshe\"]\n");
  EXPECT_EQ(codes(game), "TQ302");
  EXPECT_EQ(finding(game, Code::pit_out_of_range).message, "pit 6 does not exist: a row of Bestemshe has 5 pits");
}

TEST(Replay, OptionsOverruleTheTags) {
  CheckOptions options;
  options.rules = Rules{.variant = Variant::bestemshe};
  EXPECT_EQ(all_codes_of(judged(with_tags(small_game, "0-1"), options)), "");
}

constexpr std::string_view played_on =
    "1. 21 21 2. 44 55 3. 78 68 4. 46 35x 5. 45 72 6. 45 47 7. 38 79 8. 34 96 9. 34 27 10. 28 84 11. 34 91 12. 65 89\n"
    "13. 24 63 14. 23 23 15. 23 16 16. 71 54 17. 23 81 18. 97 73 19. 91 97 20. 88 12 21. 89 42 22. 34 32 23. 34 71\n"
    "24. 48 94 25. 18 91 26. 62 85 27. 74x 63";

TEST(Replay, TheSettingOfTheRulesLetsAGameGoOnPastEightyTwo) {
  EXPECT_EQ(codes(judged_moves(played_on)), "TQ404");
  EXPECT_EQ(codes(judged_moves(played_on, "*", "[Rules \"end=exhaust\"]\n")), "");
  EXPECT_EQ(codes(judged_moves(played_on, "*", "[Rules \"exhaust\"]\n")), "");
}

TEST(Replay, AGameThatWentOnIsOfferedThatSetting) {
  const ReadGame game = judged_moves(played_on);
  EXPECT_EQ(game.verdict.judged, 49U);
  EXPECT_EQ(game.verdict.not_judged, 5U);
  const Diagnostic d = finding(game, Code::after_end);
  EXPECT_EQ(d.message, "the game was over: Black had 83 balls");
  ASSERT_FALSE(d.fixes.empty());
  EXPECT_EQ(d.fixes.back().safety, Safety::manual);
  EXPECT_EQ(codes(judged(mended(game, d.fixes.back()))), "");
}

TEST(Replay, TheAtsyrauSettingIsUnderstood) {
  const std::string fen = "[SetUp \"1\"]\n[FEN \"8,1S/2S,1,3S,4,4S,1S 75 76 S 60\"]\n";
  // White takes Black's last balls; by the extra rule he moves once more before the board is his.
  EXPECT_EQ(codes(judged_moves("60. 91 12", "1-0", fen)), "TQ404");
  const ReadGame game = judged_moves("60. 91 12", "*", fen + "[Rules \"atsyrau=extra\"]\n");
  EXPECT_TRUE(game.verdict.judged == 2 && game.verdict.start.rules().atsyrau == AtsyrauRule::extra);
}

TEST(Replay, VariationsAreJudgedFromThePositionBeforeTheMoveTheyReplace) {
  const ReadGame good = judged_moves("1. 76 98 (1... 87 2. 88) 2. 99 77x");
  EXPECT_EQ(codes(good), "");
  EXPECT_EQ(good.verdict.variation_half_moves, 2U);
  const ReadGame bad = judged_moves("1. 76 98 (1... 86 2. 65) 2. 99 77x");
  EXPECT_EQ(codes(bad), "TQ403");
  const Diagnostic d = finding(bad, Code::wrong_landing);
  EXPECT_EQ(pointed_at(bad, d), "86");
  EXPECT_EQ(d.ply, Diagnostic::no_ply);
  EXPECT_EQ(d.move, "move 1, Black");
}

TEST(Replay, VariationsMayNest) {
  EXPECT_EQ(codes(judged_moves("1. 76 98 (1... 87 2. 88 (2. 99 12 (2... 34)) 2... 12) 2. 99")), "");
}

TEST(Replay, AFaultInAVariationLeavesTheGameAlone) {
  const ReadGame game = judged_moves("1. 76 98 (1... 66 2. 87 12 3. 34 34) 2. 99 77x");
  EXPECT_EQ(codes(game), "TQ401");
  EXPECT_EQ(game.verdict.judged, 4U);
  EXPECT_EQ(finding(game, Code::empty_pit).notes.back(), "4 later half-moves of this variation were not judged");
}

TEST(Replay, TagsWithoutMovesAreAGame) {
  const ReadGame game = judged_moves("");
  EXPECT_EQ(all_codes_of(game), "");
  EXPECT_TRUE(game.verdict.legal);
}

TEST(Names, OfLevelsAndEndings) {
  EXPECT_EQ(name(Level::rejected), "rejected");
  EXPECT_EQ(name(Level::readable), "readable");
  EXPECT_EQ(name(Level::legal), "legal");
  EXPECT_EQ(name(Level::archival), "archival");
  EXPECT_EQ(name(Ending::open), "open");
  EXPECT_EQ(name(Ending::kazan), "kazan");
  EXPECT_EQ(name(Ending::draw), "draw");
  EXPECT_EQ(name(Ending::atsyrau), "atsyrau");
}

}  // namespace
}  // namespace tqn::test
