#include "support/generator.hpp"
#include "unit/check/judged.hpp"

namespace tqn::test {
namespace {

Game read_one(std::string_view movetext, std::string_view tags = "") {
  return parse_games(with_tags(movetext, "*", tags)).front();
}

std::string moves_of(const Game& game) {
  std::string out;
  for (const Ply& ply : game.main.plies) {
    if (!out.empty()) out += ' ';
    append_move(out, ply.move);
  }
  return out;
}

/// A game whose notation writes origins only.
Game origins_only(std::string_view movetext) {
  Game game = read_one(movetext);
  for (Ply& ply : game.main.plies) {
    ply.move.to.reset();
    ply.move.tuzdyk = false;
  }
  return game;
}

TEST(Complete, FillsInLandingsAndMarks) {
  Game game = origins_only(forty);
  EXPECT_EQ(complete(game), 40U);
  EXPECT_EQ(moves_of(game), moves_of(read_one(forty)));
}

TEST(Complete, LeavesACompleteGameAlone) {
  Game game = read_one(forty);
  EXPECT_EQ(complete(game), 0U);
  EXPECT_EQ(moves_of(game), moves_of(read_one(forty)));
}

TEST(Complete, AddsAMarkThatWasNotWritten) {
  Game game = read_one(replaced(forty, "46x", "46"));
  EXPECT_EQ(complete(game), 1U);
  EXPECT_EQ(moves_of(game), moves_of(read_one(forty)));
}

TEST(Totals, StandBehindEvenCapturesOnly) {
  Game game = read_one("1. 76 98(3) 2. 99 77x 3. 67");
  write_totals(game);
  EXPECT_EQ(moves_of(game), "76(10) 98 99(12) 77x 67(14)");
}

TEST(Complete, DoesNotCorrectWhatIsWritten) {
  Game game = read_one("1. 76 97 2. 99x");
  EXPECT_EQ(complete(game), 0U);
  EXPECT_EQ(moves_of(game), "76 97 99x");
}

TEST(Complete, FillsInAnIllegibleDigitIfOneFits) {
  Game game = read_one(replaced(forty, "57 12 5.", "_7 12 5."));
  EXPECT_EQ(complete(game), 1U);
  EXPECT_EQ(moves_of(game), moves_of(read_one(forty)));
}

TEST(Complete, StopsWhereSeveralFit) {
  Game game = read_one("1. 7_ -- 2. 9_");
  EXPECT_EQ(complete(game), 1U);
  EXPECT_EQ(moves_of(game), "76 -- 9_");
}

TEST(Complete, StopsAtAMoveThatCannotBePlayed) {
  Game game = read_one("1. 7_ 66 2. 9_");
  EXPECT_EQ(complete(game), 1U);
  EXPECT_EQ(moves_of(game), "76 66 9_");
}

TEST(Complete, GoesIntoVariations) {
  Game game = read_one("1. 76 66 (1... 9_ 2. 9_) 2. 9_");
  EXPECT_EQ(complete(game), 2U);
  const Line& variation = *game.main.plies[1].notes->front().line;
  EXPECT_EQ(format_move(variation.plies[0].move), "98");
  EXPECT_EQ(format_move(variation.plies[1].move), "99");
}

TEST(Complete, GoesOnFromAPositionThatStands) {
  Game game =
      read_one("1. 76 66 {[%stands 9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 S 2]} 2. 7_");
  EXPECT_EQ(complete(game), 1U);
  EXPECT_EQ(moves_of(game), "76 66 78");
}

TEST(Complete, BeginsWithThePositionOfTheTags) {
  Game game = read_one("80. 9_", "[SetUp \"1\"]\n[FEN \"8,1S/2,2S,5,1S 79 79 S 80\"]\n");
  EXPECT_EQ(complete(game), 1U);
  EXPECT_EQ(moves_of(game), "91");
  Game broken = read_one("80. 9_", "[SetUp \"1\"]\n[FEN \"8,1S/2,2S,5,1S 79 78 S 80\"]\n");
  EXPECT_EQ(complete(broken), 0U);
}

TEST(Complete, TakesTheRulesOfTheOptions) {
  Game game = read_one("1. 3_ 1_");
  CheckOptions options;
  options.rules = Rules{.variant = Variant::bestemshe};
  EXPECT_EQ(complete(game, options), 2U);
  EXPECT_EQ(moves_of(game), "32 11");
}

constexpr std::string_view ahead =
    "1. 19 87 2. 12 19 3. 12 66 4. -- 12 5. 46x 46 6. 57 25 7. 69 36 8. 56 23 9. 14 95 10. 67 91x\n*\n";

TEST(Follow, GoesAsFarAsTheCheckerWhereItFillsInAPit) {
  for (const std::string_view written : {"--", "__", "_"}) {
    std::string text(ahead);
    text.replace(text.find("--"), 2, written == "_" ? "5_" : written);
    const Game game = parse_games(text).front();
    Sink sink;
    const Verdict verdict = check(game, text, sink);
    ASSERT_TRUE(verdict.legal);
    std::vector<Position> positions;
    follow(game, positions);
    ASSERT_EQ(positions.size(), game.main.plies.size() + 1) << written;
    EXPECT_EQ(positions.back(), verdict.end);
  }
}

TEST(Follow, GoesAsFarAsTheCheckerOnGamesWithScars) {
  std::size_t filled = 0;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    const Game game = generate_game(seed, Flavour::scarred);
    Sink sink;
    const Verdict verdict = check(game, {}, sink);
    if (verdict.not_judged > 0 || !verdict.legal) continue;
    filled += verdict.filled.empty() ? 0 : 1;
    std::vector<Position> positions;
    follow(game, positions);
    ASSERT_EQ(positions.size(), game.main.plies.size() + 1) << seed;
    ASSERT_EQ(positions.back(), verdict.end) << seed;
  }
  EXPECT_GT(filled, 10U);
}

TEST(Complete, WritesAPitThatOnlyWhatFollowsTells) {
  Game game = parse_games(ahead).front();
  Sink sink;
  const std::vector<FilledPit> filled = check(game, {}, sink).filled;
  ASSERT_EQ(filled.size(), 1U);
  EXPECT_EQ(complete(game), 1U);
  EXPECT_EQ(game.main.plies[filled.front().ply].move.from, filled.front().pit);
}

}  // namespace
}  // namespace tqn::test
