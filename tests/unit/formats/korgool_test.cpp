#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn::test {
namespace {

constexpr std::string_view before_the_end = "0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,1/80,80/-,-/w";

ReadGame read_first(std::string_view text) { return read_games(text, korgool_format).front(); }

std::string moves(std::string_view text) {
  std::string out;
  for (const Ply& ply : read_first(text).game.main.plies) {
    out += ply.move.from ? ply.move.from->to_char() : '_';
    out += ply.move.tuzdyk ? "X " : " ";
  }
  return out;
}

std::vector<std::string> codes(std::string_view text) {
  std::vector<std::string> found;
  for (const std::string& code : codes_at_least(Severity::info, read_first(text).findings)) {
    if (code != "TQ606" && code != "TQ603" && code != "TQ201") found.push_back(code);
  }
  return found;
}
using Codes = std::vector<std::string>;

TEST(Korgool, MarksCapturesSmallAndTuzdyksLarge) {
  EXPECT_EQ(write_first("[White \"A\"]\n\n1. 76 98 2. 99 77x 3. 67 *", korgool_format), "1. 7x 9 2. 9x 7X 3. 6x *\n");
  EXPECT_EQ(moves("1. 7x 9 2. 9x 7X 3. 6x *"), "7 9 9 7X 6 ");
  EXPECT_EQ(codes("1. 7x 9 2. 9x 7X 3. 6x *"), Codes{});
}

TEST(Korgool, LandingsAreFilledInByReplay) {
  Game game = read_first("1. 7x 9 2. 9x 7X *").game;
  complete(game);
  EXPECT_EQ(format_move(game.main.plies[3].move), "77x");
}

TEST(Korgool, MarksThatTheBoardRefutesAreReported) {
  EXPECT_EQ(codes("1. 7x 9x *"), Codes{"TQ503"});
  EXPECT_EQ(codes("1. 7x 9X *"), Codes{"TQ502"});
  EXPECT_EQ(codes("1. 7 9 *"), Codes{});
}

TEST(Korgool, AnXThatMarksTuzdyksIsToldByPlaying) {
  EXPECT_EQ(moves("1. 7 9 2. 9 7x *"), "7 9 9 7X ");
  EXPECT_EQ(codes("1. 7 9 2. 9 7x *"), Codes{"TQ306"});
}

TEST(Korgool, AClashThatCannotBeDecidedIsTold) {
  const auto found = codes("1. 7x 9 2. 9 7x *");
  EXPECT_EQ(found, (Codes{"TQ306", "TQ503"}));
  EXPECT_EQ(moves("1. 7x 9 2. 9 7x *"), "7 9 9 7 ");
}

TEST(Korgool, APositionBeginsAGameAndComesBack) {
  const std::string text = std::string(before_the_end) + "\n1. 9 1/2-1/2\n";
  const ReadGame game = read_first(text);
  EXPECT_TRUE(game.verdict.legal);
  EXPECT_EQ(game.game.closing_result(), Result::draw);
  Game copy = game.game;
  EXPECT_EQ(write_alone(copy, korgool_format).substr(0, before_the_end.size() + 1), std::string(before_the_end) + '\n');
  const auto games = read_games(text + text, korgool_format);
  EXPECT_EQ(games.size(), 2U);
}

TEST(Korgool, APositionThatIsNoneIsReported) {
  const auto found = codes("0,0,0,0,0,0,0,0,1/80,80/-,-/w\n1. 9x *");
  EXPECT_NE(std::ranges::find(found, "TQ206"), found.end());
}

TEST(Korgool, TheScoreIsTheResultAndAClaim) {
  const ReadGame game = read_first("1. 7x 9 84 : 78");
  EXPECT_EQ(game.game.closing_result(), Result::white);
  EXPECT_EQ(game.game.value(TagKey::count), "84-78");
  EXPECT_EQ(codes("1. 7x 9 84 : 79"), Codes{"TQ604"});
}

TEST(Korgool, TwoDigitsAreReadInPart) {
  EXPECT_EQ(codes("1. 76 *"), Codes{"TQ301"});
  EXPECT_EQ(codes("1. 0 *").front(), "TQ302");
  EXPECT_EQ(read_first("1. 76 9 *").game.main.plies.size(), 2U);
}

TEST(Korgool, IsToldByNumberedSinglePitsAndNeverTakesTqn) {
  const auto certainty = [](std::string_view text) { return korgool_format.sniff(text).certainty; };
  EXPECT_EQ(certainty("1. 7x 3 2. 9X 5x"), Certainty::likely);
  EXPECT_EQ(certainty(before_the_end), Certainty::certain);
  for (const char* const text : {"", "1. 76 98", "1. 76x 98", "7 9 6 8", "1. 7", "1. 7 98", "9,9,9\n"})
    EXPECT_EQ(certainty(text), Certainty::no) << text;
}

TEST(Korgool, RefusesBestemsheAndGamesWithoutMoves) {
  EXPECT_NE(korgool_format.refuses(parse_games("[Variant \"Bestemshe\"]\n\n1. 54 *").front()), "");
  EXPECT_NE(korgool_format.refuses(parse_games("[White \"A\"]\n\n1-0").front()), "");
  EXPECT_NE(korgool_format.refuses(parse_games("1. 77 *").front()), "");
}

}  // namespace
}  // namespace tqn::test
