#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "support/properties.hpp"
#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn::test {
namespace {

std::vector<std::string> moves(std::string_view text) {
  std::vector<std::string> games;
  for (const ReadGame& read : read_games(text, ocr_table_format)) {
    std::string& moves = games.emplace_back();
    for (const Ply& ply : read.game.main.plies) moves += format_move(ply.move) + ' ';
  }
  return games;
}

using Games = std::vector<std::string>;

TEST(OcrTable, ReadsMarkdown) {
  EXPECT_EQ(moves("| № | Ак | Кара |\n|---|:-:|---|\n| 1 | 76 | 98 |\n| 2. | 99 | 77x |\n| 3 | 67 |  |\n"),
            Games{"76 98 99 77x 67 "});
}

TEST(OcrTable, ReadsColumnsOfMovesOneBehindAnother) {
  EXPECT_EQ(moves("<table><tr><td>1</td><td>76</td><td>98</td><td>3</td><td>67</td><td>25</td></tr>"
                  "<tr><td>2</td><td>99</td><td>77&nbsp;&#x445;</td><td>4</td><td></td><td></td></tr></table>"),
            Games{"76 98 99 77x 67 25 "});
}

TEST(OcrTable, ReadsMovesThatGoOnAlongTheRows) {
  EXPECT_EQ(moves("|1|76|98|2|99|77x|\n|3|67|25|4|12|13|\n"), Games{"76 98 99 77x 67 25 12 13 "});
}

TEST(OcrTable, EachTableIsAGameUnlessItsNumbersGoOn) {
  const std::string first = "|1|76|98|\n|2|99|77x|\n";
  EXPECT_EQ(moves(first + "\npage 2\n\n|3|67|25|\n"), Games{"76 98 99 77x 67 25 "});
  EXPECT_EQ(moves(first + "\nanother\n\n" + first), (Games{"76 98 99 77x ", "76 98 99 77x "}));
}

TEST(OcrTable, WhatACommentHoldsIsNotThere) {
  EXPECT_EQ(moves("<!-- <table><tr><td>1</td><td>12</td><td>13</td></tr></table> -->"
                  "<table><tr><td>1</td><td>76</td><td>98</td></tr></table>"),
            Games{"76 98 "});
}

TEST(OcrTable, ATableEndsWhereAnotherBeginsInsideIt) {
  EXPECT_EQ(moves("<table><tr><td>1<td>76<td>98<table>2<br><tr><td>1<td>12<td>13</table>"),
            (Games{"76 98 ", "12 13 "}));
}

TEST(OcrTable, WordsAreKeptAsCommentsAndResultsAsTheResult) {
  const auto games =
      read_games("City Cup &amp; more\n\n|№|Ақ|Қара|\n|1|76|98|\n| | | 1-0 |\n\nsigned\n", ocr_table_format);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(dump(games[0].game),
            "comment <City Cup & more>\ntag Result = 1-0\nmove 76\nmove 98\nresult 1-0\ncomment <signed>\n");
}

TEST(OcrTable, ABadCellIsReportedWhereItStands) {
  const auto games = read_games("|1|7b|98|\n", ocr_table_format);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(codes_at_least(Severity::error, games[0].findings), std::vector<std::string>{"TQ301"});
  const Span where = games[0].game.main.plies.front().move.where;
  EXPECT_EQ(games[0].text.substr(where.begin, where.size()), "7b");
}

TEST(OcrTable, MissingCellsAreMissingHalfMoves) { EXPECT_EQ(moves("|1|76||\n|2||77|\n"), Games{"76 -- -- 77 "}); }

TEST(OcrTable, NumbersThatDoNotFitAreFindings) {
  const auto games = read_games("|1|76|98|\n|3|99|77x|\n", ocr_table_format);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].game.main.numbers.size(), 1U);
  EXPECT_EQ(read_games("|1|76|98|\n|8|99|77x|\n|3|67|25|\n", ocr_table_format)[0].game.main.numbers.front().slip, true);
}

TEST(OcrTable, HoldsScriptsForNothing) {
  EXPECT_EQ(moves("<script>document.write('<tr><td>1<td>11<td>11')</script>\n<tr><td>1<td>76<td>98"), Games{"76 98 "});
}

TEST(OcrTable, IsSoundOnStrangeTexts) {
  for (const std::string_view unit : {"<", "<td>", "<tr><td>1<td>76", "|", "|1|76|98|", "<table>", "<!--", "&#",
                                      "<td x='", "|1|76|98|\n\n", "</script><script>", "<tr>\n|1|76\n"}) {
    std::string text;
    for (int i = 0; i < 3'000; ++i) text += unit;
    EXPECT_EQ(reading_is_sound(text, ocr_table_format), "") << unit;
  }
}

}  // namespace
}  // namespace tqn::test
