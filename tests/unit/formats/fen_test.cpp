#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "findings.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::test {
namespace {

std::string findings(std::string_view text) { return findings_of(text, fen_format); }

TEST(Fen, MakesAGameOfEachPosition) {
  const char* const text =
      "# comment\n9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- w 0\n\nStudy 7.\nBlack to move, a draw.\n\n"
      "          Black\n+--+-+-+\n|73|6|0|0|0|1|x|3|0|0|  |\n|  |0|0|0|0|1|x|1|3|2|72|\n          White\n\n"
      "47\n2 2 8 7 2 1 x 2 9\n9 1 2 2 24 x 3 - 6\n35\n24\n1 1 5 7 6 18 6 - x\n1 2 20 7 19 x 1 2 -\n42\n";
  EXPECT_EQ(
      dumps_of(text, fen_format),
      (std::vector<std::string>{
          "tag SetUp = 1\ntag FEN = 9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1\nresult none\n",
          "comment <Study 7.\nBlack to move, a draw.>\ntag SetUp = 1\n"
          "tag FEN = 6S,3,1S,t,3S,2/4,1S,t,1S,3S,2S 72 73 N 1\nresult none\n",
          "tag SetUp = 1\ntag FEN = 2S,2S,8S,7S,2S,1S,t,2S,9S/9S,1S,2S,2S,24S,t,3S,1,6S 35 47 S 1\nresult none\n",
          "tag SetUp = 1\ntag FEN = 1S,1S,5S,7S,6S,18S,6S,1,t/1S,2S,20S,7S,19S,t,1S,2S,1 42 24 S 1\nresult none\n"}));
}

TEST(Fen, SaysWhatIsNoPosition) {
  EXPECT_EQ(findings("hello\nworld\n"), "TQ803 hello\nworld: this is no position, and none follows\n");
  EXPECT_EQ(findings("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- x 0"), "TQ803 x: expected w or b, who is to move\n");
  EXPECT_EQ(findings("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 5,- w 0"),
            "TQ803 9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 5,- w 0: White's tuzdyk, pit 5, holds 9 balls, a tuzdyk is "
            "always empty\n");
  EXPECT_EQ(findings("9,1,2,2,24,9,3,4,2/9,2,2,0,2,7,8,1,2/35,38/4,-1/0").substr(0, 6), "TQ306 ");
  EXPECT_EQ(findings("# nothing\n\n"), "nothing");
}

TEST(Fen, LeavesAnIllegalPositionToTheCheck) {
  const auto games = read_games("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,8 0,0 -,- w 0\n", fen_format);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(codes_at_least(Severity::error, games[0].findings), std::vector<std::string>{"TQ206"});
}

TEST(Fen, IsReadSoon) {
  for (const char* piece :
       {"9 ", "9\n", "|", "|9", "+-", "#", "x\n", "9,9,9,9,9/\n", "White\n", "a\n", "\n", "t", "Ход белых\n"}) {
    std::string text;
    while (text.size() < 300'000) text += piece;
    Game game;
    Sink sink;
    const auto reader = open_games(fen_format, text);
    while (reader->next(game, sink)) sink.clear();
  }
}

TEST(Fen, KnowsItsTexts) {
  EXPECT_EQ(tell_format("# positions\n9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- w 0\n", ".txt").format, &fen_format);
  EXPECT_EQ(tell_format("1. 76 98\n", ".txt").format, &tqn_format);
}

}  // namespace
}  // namespace tqn::test
