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

INSTANTIATE_TEST_SUITE_P(Table, PathologicalText, ::testing::ValuesIn(cases()), case_name<Pathological>);

}  // namespace
}  // namespace tqn::test
