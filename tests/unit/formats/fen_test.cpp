#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// A text with other line ends.
std::string with_line_ends(std::string_view text, std::string_view end) {
  std::string other;
  for (const char c : text) c == '\n' ? other += end : other += c;
  return other;
}

constexpr std::string_view board = "|73|6|0|0|0|1|x|3|0|0|  |\n|  |0|0|0|0|1|x|1|3|2|72|\n";

TEST(Fen, IsReadWithAnyLineEnds) {
  const std::string text =
      "9/9 80 82 S 1\n9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- w 0\n"
      "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0 0 - - 0\n9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9/0,0/-1,-1/1\n"
      "9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9/0,0/-,-/b\nA study\nBlack to move\n" +
      std::string(board) + "\n47\n2 2 8 7 2 1 x 2 9\n9 1 2 2 24 x 3 - 6\n35\n";
  const auto expected = dumps_of(text, fen_format);
  ASSERT_EQ(expected.size(), 7U);
  EXPECT_EQ(findings(text), "");
  for (const char* end : {"\r\n", "\r"}) {
    const std::string other = with_line_ends(text, end);
    EXPECT_EQ(dumps_of(other, fen_format), expected);
    EXPECT_EQ(findings(other), "");
    // However the stream comes, the pieces give the same games.
    const auto cutter = fen_format.cutter();
    std::vector<std::string> games;
    std::string pending;
    for (std::size_t i = 0; i <= other.size(); ++i) {
      const bool at_end = i == other.size();
      if (!at_end) pending += other[i];
      const Cut cut = cutter->cut(pending, at_end);
      for (std::string& game : dumps_of(pending.substr(0, cut.bytes), fen_format)) games.push_back(std::move(game));
      pending.erase(0, cut.bytes);
    }
    EXPECT_EQ(games, expected);
  }
}

TEST(Fen, PassesOverAByteOrderMarkInTheMiddle) {
  const std::string text =
      "9/9 80 82 S 1\n\xEF\xBB\xBF"
      "9/9 81 81 N 2\n\xEF\xBB\xBF" +
      std::string(board);
  EXPECT_EQ(read_games(text, fen_format).size(), 3U);
  EXPECT_EQ(findings(text), "");
}

TEST(Fen, PassesOverCommentsWhereverTheyStand) {
  const std::string text =
      "Black to move\n# White to move\n|73|6|0|0|0|1|x|3|0|0|  |\n# Black's row\n|  |0|0|0|0|1|x|1|3|2|72|\n"
      "# another\n|73|6|0|0|0|1|x|3|0|0|  |\n|  |0|0|0|0|1|x|1|3|2|72|\n\n"
      "Black to move\n# a strip\n47\n# 1 2\n2 2 8 7 2 1 x 2 9\n9 1 2 2 24 x 3 - 6\n# the last\n35\n";
  EXPECT_EQ(
      dumps_of(text, fen_format),
      (std::vector<std::string>{
          "tag SetUp = 1\ntag FEN = 6S,3,1S,t,3S,2/4,1S,t,1S,3S,2S 72 73 N 1\nresult none\n",
          "tag SetUp = 1\ntag FEN = 6S,3,1S,t,3S,2/4,1S,t,1S,3S,2S 72 73 S 1\nresult none\n",
          "tag SetUp = 1\ntag FEN = 2S,2S,8S,7S,2S,1S,t,2S,9S/9S,1S,2S,2S,24S,t,3S,1,6S 35 47 N 1\nresult none\n"}));
  EXPECT_EQ(findings(text), "");
}

TEST(Fen, TakesTheTurnFromTheLastLineOfWordsInAnyCase) {
  const auto turn_under = [](std::string_view words) {
    const auto games = read_games(std::string(words) + std::string(board), fen_format);
    const std::string fen(games.at(0).game.value(TagKey::fen));
    return fen.at(fen.size() - 3);
  };
  for (const char* words :
       {"Black to move\n", "BLACK TO MOVE\n", "ХОД ЧЕРНЫХ\n", "Ход чёрных:\n", "Ход ЧЁРНЫХ, ничья\n",
        "Study\nblack to move\n", "Black to move\n\n", "Black to move\n=====\n", "Black to move\n  Black\n"})
    EXPECT_EQ(turn_under(words), 'N') << words;
  for (const char* words : {"", "White to move\n", "Black to move\nin the study before\n", "ХОД БЕЛЫХ\n"})
    EXPECT_EQ(turn_under(words), 'S') << words;
}

TEST(Fen, KeepsWordsThatSayMoreThanTheTurn) {
  const auto comments = [](std::string_view words) {
    return read_games(std::string(words) + std::string(board), fen_format).at(0).game.preface.size();
  };
  EXPECT_EQ(comments("Black to move\n"), 0U);
  EXPECT_EQ(comments("(Ход черных.)\n"), 0U);
  EXPECT_EQ(comments("A study. Black to move\n"), 1U);
  EXPECT_EQ(comments("A study\nBlack to move\n"), 1U);
}

TEST(Fen, ShowsAFaultWhereThePositionStands) {
  const std::string text = "A study\nBlack to move\n|74|6|0|0|0|1|x|3|0|0|  |\n|  |0|0|0|0|1|x|1|3|2|72|\n";
  Game game;
  Sink sink;
  ASSERT_TRUE(open_games(fen_format, text)->next(game, sink));
  EXPECT_EQ(text.substr(game.find(TagKey::fen)->value_where.begin, 4), "|74|");
  EXPECT_NE(fen_format.refuses(game).find("the balls add up to 163"), std::string::npos);
}

TEST(Fen, SaysThatACustomMakesItLegalOnlyIfItDoes) {
  EXPECT_EQ(findings("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,0,9 0,0 0,- w 0").find("TQ306"), std::string::npos);
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
  EXPECT_EQ(tell_format(board, ".txt").format, &fen_format);
  EXPECT_EQ(tell_format("Black to move\n          Black\n+--+-+-+\n" + std::string(board), "").format, &fen_format);
  EXPECT_EQ(tell_format("47\r\n2 2 8 7 2 1 x 2 9\r\n9 1 2 2 24 x 3 - 6\r\n36\r\n", "").format, &fen_format);
  EXPECT_EQ(tell_format("47 2 2 8 7 2 1 x 2 9 9 1 2 2 24 x 3 - 6 35", "").format, &fen_format);
  EXPECT_EQ(tell_format("1. 76 98\n", ".txt").format, &tqn_format);
  EXPECT_EQ(tell_format("76 98 76 98 76 98 76 98 76 98 76 98 76 98 76 98 76 98 76 98\n", ".txt").format, &tqn_format);
  EXPECT_EQ(tell_format("[Event \"A\"]\n\n47\n2 2 8 7 2 1 x 2 9\n9 1 2 2 24 x 3 - 6\n35\n", "").format, &tqn_format);
}

}  // namespace
}  // namespace tqn::test
