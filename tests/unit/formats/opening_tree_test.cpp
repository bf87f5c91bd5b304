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

constexpr std::string_view rooted =
    "0 1... 98 (1,5-0,5, всего: 2)\r\n"
    "1 2. 66 (1-0, всего: 1)\r\n"
    "2 2... 87 (1-0, всего: 1)\r\n"
    "1 2. 99 (0,5-0,5, всего: 1)\r\n"
    "2 2... 77x (0,5-0,5, всего: 1)\r\n"
    "0 1... 76 (0-1, всего: 1)\r\n";

ReadGame only(std::string_view text) {
  auto games = read_games(text, opening_tree_format);
  EXPECT_EQ(games.size(), 1U) << text;
  return games.empty() ? ReadGame{} : std::move(games.front());
}

TEST(OpeningTree, IsOneGameWithVariations) {
  const ReadGame read = only(rooted);
  EXPECT_EQ(dump(read.game),
            "move 76\nmove 98\n  comment <1,5-0,5, всего: 2>\n  variation\n    move 76\n      comment <0-1, всего: 1>\n"
            "move 66\n  comment <1-0, всего: 1>\n  variation\n    move 99\n      comment <0,5-0,5, всего: 1>\n"
            "    move 77 tuzdyk\n      comment <0,5-0,5, всего: 1>\nmove 87\n  comment <1-0, всего: 1>\nresult none\n");
  EXPECT_TRUE(read.verdict.legal);
}

TEST(OpeningTree, IsWrittenAsItWasRead) {
  ReadGame read = only(rooted);
  EXPECT_EQ(write_alone(read.game, opening_tree_format), rooted);
}

TEST(OpeningTree, SaysWhichHalfMoveItIsRootedIn) {
  const auto codes = codes_at_least(Severity::info, only(rooted).findings);
  EXPECT_NE(std::ranges::find(codes, "TQ306"), codes.end());
}

TEST(OpeningTree, WhoseRootIsOpenLacksAHalfMove) {
  const ReadGame read = only("0 1... 76 (0-0, всего: 0)\r\n");
  ASSERT_EQ(read.game.main.plies.size(), 2U);
  EXPECT_TRUE(read.game.main.plies[0].move.missing);
}

TEST(OpeningTree, OfOneGameTellsItsResult) {
  EXPECT_EQ(only("0 1. 76 (0-1, всего: 1)\r\n1 1... 98 (0-1, всего: 1)\r\n").game.closing_result(), Result::black);
  EXPECT_EQ(only("0 1. 76 (0-1, всего: 2)\r\n1 1... 98 (0-1, всего: 2)\r\n").game.closing_result(), Result::unknown);
}

TEST(OpeningTree, GivesTheMainLineThePointsOfTheResult) {
  EXPECT_EQ(write_first("1. 76 98 (1... 76) 1/2-1/2", opening_tree_format),
            "0 1. 76 (0,5-0,5, всего: 1)\r\n1 1... 98 (0,5-0,5, всего: 1)\r\n1 1... 76 (0-0, всего: 0)\r\n");
}

TEST(OpeningTree, RefusesWhatItHasNoPlaceFor) {
  for (const std::string_view text : {"*", "1. 76 -- 2. 66 *", "1. 76 98 (1... 7_) *"}) {
    const Game game = parse_games(text).front();
    EXPECT_NE(opening_tree_format.refuses(game), "") << text;
  }
}

TEST(OpeningTree, KeepsLinesThatAreNoNodes) {
  const ReadGame read =
      only("0 1. 76 (1-0, всего: 1)\r\nfive lines\r\n3 2. 66 (1-0, всего: 1)\r\n1 1... 98 (1-0, всего: 1)\r\n");
  EXPECT_EQ(codes_at_least(Severity::error, read.findings), (std::vector<std::string>{"TQ301", "TQ301"}));
  EXPECT_EQ(read.game.main.plies.size(), 2U);
}

TEST(OpeningTree, MayBeAnyShape) {
  std::string deep;
  std::string broad;
  std::string stairs;
  for (int i = 0; i < 3000; ++i) {
    deep += std::to_string(i) + " 1. 76 (0-0, всего: 0)\r\n";
    broad += "0 1. 76\r\n";
    stairs += std::to_string(i) + " 1. 76\r\n" + std::to_string(i) + " 1. 98\r\n";
  }
  for (const std::string& text : {deep, broad, stairs}) EXPECT_EQ(reading_is_sound(text, opening_tree_format), "");
}

}  // namespace
}  // namespace tqn::test
