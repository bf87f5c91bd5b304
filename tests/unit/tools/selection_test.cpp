#include "selection.hpp"

#include <gtest/gtest.h>

#include "file_name.hpp"
#include "support/reading.hpp"

namespace tqn::tools {
namespace {

Range range(std::string_view text) {
  const auto parsed = parse_range(text);
  EXPECT_TRUE(std::holds_alternative<Range>(parsed)) << text;
  return std::holds_alternative<Range>(parsed) ? std::get<Range>(parsed) : Range{0, 0};
}

TEST(Selection, ReadsRanges) {
  EXPECT_EQ(range("7").first, 7U);
  EXPECT_EQ(range("7").last, 7U);
  EXPECT_EQ(range("7-9").last, 9U);
  EXPECT_EQ(range("7-").last, UINT64_MAX);
  EXPECT_EQ(range("-9").first, 1U);
}

TEST(Selection, RefusesWhatIsNoRange) {
  for (const std::string_view text : {"", "-", "x", "1-x", "0", "0-3", "9-7", "1-2-3", "99999999999999999999"})
    EXPECT_TRUE(std::holds_alternative<std::string>(parse_range(text))) << text;
}

TEST(Selection, TakesByNumberConditionAndLimit) {
  const Game game = test::parse_games("[White \"A\"]\n\n1. 76 *").front();
  Selection selection;
  EXPECT_TRUE(selection.takes(game, 1, 0));
  selection.games = {range("3"), range("7-8")};
  EXPECT_FALSE(selection.takes(game, 2, 0));
  EXPECT_TRUE(selection.takes(game, 8, 0));
  selection.limit = 2;
  EXPECT_TRUE(selection.takes(game, 3, 1));
  EXPECT_FALSE(selection.takes(game, 3, 2));
  selection.where = {std::get<Query>(Query::parse("white = a")), std::get<Query>(Query::parse("white = b"))};
  EXPECT_FALSE(selection.takes(game, 3, 0));
}

TEST(SafeFileName, KeepsLettersOfEveryScriptAndNothingThatHarms) {
  EXPECT_EQ(safe_file_name("Кубок РК, 2018 (финал)"), "Кубок-РК-2018-финал");
  EXPECT_EQ(safe_file_name("../../etc/passwd"), "etc-passwd");
  EXPECT_EQ(safe_file_name("a\nb\x1b[31m"), "a-b-31m");
  EXPECT_EQ(safe_file_name("x\xff\xfey"), "x-y");
  EXPECT_EQ(safe_file_name(".hidden"), "hidden");
  EXPECT_EQ(safe_file_name("-rf"), "rf");
  EXPECT_EQ(safe_file_name("?"), "unknown");
  EXPECT_EQ(safe_file_name("con"), "_con");
  EXPECT_EQ(safe_file_name("LPT1.txt"), "_LPT1.txt");
  EXPECT_EQ(safe_file_name("v1.2"), "v1.2");
}

TEST(SafeFileName, IsShortAndEndsBetweenCharacters) {
  std::string text;
  for (int i = 0; i < 200; ++i) text += "қ";
  const std::string name = safe_file_name(text);
  EXPECT_LE(name.size(), 80U);
  EXPECT_EQ(name.size() % 2, 0U);
}

}  // namespace
}  // namespace tqn::tools
