#include <gtest/gtest.h>

#include <algorithm>
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
  for (const ReadGame& read : read_games(text, bulletin_format)) {
    std::string& moves = games.emplace_back();
    for (const Ply& ply : read.game.main.plies) moves += format_move(ply.move) + ' ';
  }
  return games;
}

using Games = std::vector<std::string>;

ReadGame only(std::string_view text) {
  auto games = read_games(text, bulletin_format);
  EXPECT_EQ(games.size(), 1U) << text;
  return games.empty() ? ReadGame{} : std::move(games.front());
}

constexpr std::string_view ten_moves =
    "[Date \"2024.03.22\"]\n[Site \"Oral\"]\n[White \"A\"]\n[Black \"B\"]\n[WhiteTeam \"West\"]\n\n"
    "1. 43 11 2. 32 44x 3. 56 89 4. 71 67 5. 69 59 6. 14 73 7. 26x 83 8. 23 92 9. 91 91 10. 91 12 11. 34 1-0\n";

constexpr std::string_view printed =
    "22.03.2024. Oral.\n1.\tA. (West)\n2.\tB.\n\n1.\t43\t11\n2.\t32\t44х\n3.\t56\t89\n4.\t71\t67\n5.\t69\t59\n"
    "6.\t14\t73\n7.\t26х\t83\n8.\t23\t92\n9.\t91\t91\n10.\t91\t12\n";

TEST(Bulletin, IsPrintedWithThePositionAfterTenMoves) {
  const std::string text = write_first(ten_moves, bulletin_format);
  EXPECT_TRUE(text.starts_with(printed)) << text;
  EXPECT_TRUE(text.ends_with("\n59\n\n11.\t34\nResult 1 - 0\n")) << text;
  ReadGame read = only(text);
  EXPECT_TRUE(read.verdict.legal);
  EXPECT_NE(dump(read.game).find("comment <[%pos "), std::string::npos);
  EXPECT_EQ(write_alone(read.game, bulletin_format), text);
}

TEST(Bulletin, AStripThatIsNotThePositionIsAFinding) {
  std::string text = write_first(ten_moves, bulletin_format);
  const std::size_t kazans = text.find("\n44\n");
  ASSERT_NE(kazans, std::string::npos) << text;
  text.replace(kazans, 4, "\n45\n");
  text.replace(text.find("\n59\n"), 4, "\n58\n");
  EXPECT_EQ(codes_at_least(Severity::error, only(text).findings), std::vector<std::string>{"TQ504"});
}

TEST(Bulletin, ReadsWhatExtractionLeavesOfTheMoves) {
  EXPECT_EQ(moves("1.\t76\n98\n2.99 77\nх\n3.\n67\tЗ4\n4.\t25\nResult0 - 1\n"), Games{"76 98 99 77x 67 34 25 "});
  const auto codes = codes_at_least(Severity::warning, only("1. 76 98 2. 99 77 x 3. 67 З4").findings);
  EXPECT_NE(std::ranges::find(codes, "TQ307"), codes.end());
  EXPECT_NE(std::ranges::find(codes, "TQ102"), codes.end());
}

TEST(Bulletin, ANumberWithADigitTooManyIsOneGameStill) {
  EXPECT_EQ(moves("1. 76 98\n12. 99 77x\n3. 67 89\n"), Games{"76 98 99 77x 67 89 "});
}

TEST(Bulletin, ReadsResultsWithBlanksInThem) {
  const auto result = [](std::string_view text) {
    return only("1.1.2024. X.\n1. A\n2. B\n1. 76\nResult" + std::string(text) + "\n").game.closing_result();
  };
  EXPECT_EQ(result(" 1 - 0"), Result::white);
  EXPECT_EQ(result("0- 1"), Result::black);
  EXPECT_EQ(result(" 0,5 - 0 ,5"), Result::draw);
  EXPECT_EQ(result(" 0 -"), Result::black);
  EXPECT_EQ(result(" 0 - 1 1"), Result::black);
  EXPECT_EQ(result(" soon"), Result::unknown);
}

TEST(Bulletin, UntanglesTwoGames) {
  EXPECT_EQ(
      moves("1.1.2024. X.\n1. A\n2. B\n1. C\n2. D\n1. 76\n98\n1. 43\n11\n2. 32\n44x\n2. 99\n77x\n3. 67\n89\n3. 56\n89\n"
            "Result 1 - 0 Result 0 - 1\n"),
      (Games{"76 98 99 77x 67 89 ", "43 11 32 44x 56 89 "}));
  const auto games = read_games(
      "1.1.2024. X.\n1. A\n2. B\n1. C\n2. D\n1. 76 98 1. 43 11 2. 32 44x 2. 99 77x\nResult 1 - 0 Result 0 - 1\n",
      bulletin_format);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].game.value(TagKey::white), "A");
  EXPECT_EQ(games[1].game.value(TagKey::white), "C");
  EXPECT_EQ(games[0].game.closing_result(), Result::white);
  EXPECT_EQ(games[1].game.closing_result(), Result::black);
}

TEST(Bulletin, UntanglesGamesThatBeginAlike) {
  EXPECT_EQ(moves("1. 76 98 1. 76 98 2. 66 87 2. 99 77x 3. 67 89 3. 12 76 4. 25 78\n"),
            (Games{"76 98 66 87 12 76 25 78 ", "76 98 99 77x 67 89 "}));
}

TEST(Bulletin, WhatFitsNeitherGameIsKept) {
  const auto games = read_games("1. 76 98 1. 43 11 2. 32 44x 7. 91 84 2. 99 77x\n", bulletin_format);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_NE(dump(games[0].game).find("comment <7. 91 84>"), std::string::npos) << dump(games[0].game);
  EXPECT_TRUE(games[0].verdict.legal);
  EXPECT_TRUE(games[1].verdict.legal);
}

TEST(Bulletin, BeginsWithAPositionWhereItsFirstMovesAreNotThere) {
  std::string text = write_first(ten_moves, bulletin_format);
  const std::size_t first = text.find("1.\t43");
  text.erase(first, text.find("10.\t91") - first);
  const ReadGame read = only(text);
  EXPECT_NE(read.game.start(), nullptr);
  ASSERT_EQ(read.game.main.plies.size(), 1U);
  EXPECT_TRUE(read.verdict.legal);
  EXPECT_NE(dump(read.game).find("comment <10. 91 12>"), std::string::npos);
}

TEST(Bulletin, ReadsWindows1251) {
  const auto games = read_games(
      "1.1.2024. \xCA\xE8\xE5\xE2.\n1.\t\xC0.\n2.\t\xDF.\n1. 76 98\n2. 99 77\xF5\nResult 1 - 0\n", bulletin_format);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].game.value(TagKey::site), "Киев");
  EXPECT_EQ(games[0].game.value(TagKey::black), "Я");
  EXPECT_EQ(format_move(games[0].game.main.plies.back().move), "77x");
}

TEST(Bulletin, IsSoundOnStrangeTexts) {
  for (const std::string_view unit :
       {"1. ", "1. 76 98\n", "1.1.2024. X\n", "1. A\n2. B\n", "24 ", "x ", "Result", "1. 76 98 1. 43 11\n",
        "1.1.2024.\nResult 0\n", "7", "word ", "10. 91 23 24 1 1 5 7 6 18 6 - X\n"}) {
    std::string text;
    for (int i = 0; i < 2'000; ++i) text += unit;
    EXPECT_EQ(reading_is_sound(text, bulletin_format), "") << unit;
  }
}

}  // namespace
}  // namespace tqn::test
