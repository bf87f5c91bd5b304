// Every pathological text is read, checked and written, and something sensible is said of it. How long that takes
// is for pathological_bench to measure; here a text that takes more than linear time runs into ctest's limit.

#include "support/pathological.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "support/gtest_case.hpp"
#include "support/properties.hpp"
#include "support/reading.hpp"

namespace tqn::test {
namespace {

using PathologicalCase = Case<Pathological>;
constexpr std::size_t repetitions = 20000;

std::vector<PathologicalCase> cases() {
  std::vector<PathologicalCase> all;
  for (const Pathological& text : pathological_texts()) all.push_back({std::string(text.name), text});
  return all;
}

class PathologicalText : public ::testing::TestWithParam<PathologicalCase> {};

TEST_P(PathologicalText, IsReadSoundly) {
  EXPECT_EQ(reading_is_sound(make(GetParam().data, repetitions)).substr(0, 2000), "");
}

TEST_P(PathologicalText, IsCountedAndReported) {
  const std::vector<ReadGame> games = read_games(make(GetParam().data, repetitions));
  ASSERT_FALSE(games.empty());
  if (GetParam().data.many_games) {
    EXPECT_EQ(games.size(), repetitions);
  }
  std::vector<std::string> found;
  for (const ReadGame& game : games) {
    ASSERT_LE(game.findings.size(), Sink::default_limit);
    for (const std::string& code : codes_at_least(Severity::info, game.findings)) {
      if (std::find(found.begin(), found.end(), code) == found.end()) found.push_back(code);
    }
  }
  std::istringstream expected{std::string(GetParam().data.codes)};
  for (std::string code; expected >> code;) {
    EXPECT_NE(std::find(found.begin(), found.end(), code), found.end())
        << code << " is not among " << ::testing::PrintToString(found);
  }
}

/// Units of other notations, of which each is a token or a part of one there.
constexpr std::string_view foreign_units[] = {
    "g1d2 ",
    "g1",
    "a2h1 g1d2\n",
    "e1e1 ",
    "76+ ",
    "36X ",
    "9",
    "0",
    "9 ",
    "82-10, 957\n",
    "82-10,",
    "7,",
    "_",
    "7-6 ",
    "7-",
    "7-6x",
    "7x ",
    "X",
    "84 : 78 ",
    "84 : ",
    "9,9,",
    "9,9/",
    "-,-/w ",
    "з8: е3х ",
    "з8:",
    "з8: ",
    "91—72 ",
    "№ 2",
    "[FEN \"9,\"]\n",
    "1.",
    "\xC2\xB1",
    "\xC2\xA0",
    "x\n",
    "\r\n",
    "{ } ",
    "[Format \"9Q-PGN\"]\n",
};

TEST(PathologicalForeignText, IsReadSoundlyInEveryFormat) {
  for (const Format* const format : all_formats()) {
    if (!format->can_read()) continue;
    for (const Pathological& text : pathological_texts())
      EXPECT_EQ(reading_is_sound(make(text, 500), *format).substr(0, 500), "") << format->name << ": " << text.name;
    for (const std::string_view unit : foreign_units) {
      const std::string text = make({"", "", unit, "", "", false}, repetitions);
      EXPECT_EQ(reading_is_sound(text, *format).substr(0, 500), "") << format->name << ": " << unit;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Table, PathologicalText, ::testing::ValuesIn(cases()), case_name<Pathological>);

}  // namespace
}  // namespace tqn::test
