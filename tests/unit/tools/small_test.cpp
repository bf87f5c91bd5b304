#include <gtest/gtest.h>

#include "duplicates.hpp"
#include "feed.hpp"
#include "policy.hpp"
#include "progress.hpp"
#include "summary.hpp"
#include "support/reading.hpp"

namespace tqn::tools {
namespace {

std::string key_of(std::string_view text) {
  const auto games = test::read_games(text);
  return games.empty() ? "" : duplicate_key(games.front().game, games.front().verdict);
}

TEST(DuplicateKey, IsTheSameForTheSameHalfMoves) {
  EXPECT_EQ(key_of("1. 76 98\n2. 99"), key_of("[White \"X\"]\n\n1. 76 98 {good} 2. 98x *"));
  EXPECT_NE(key_of("1. 76 98\n2. 99"), key_of("1. 76 98"));
  EXPECT_NE(key_of("1. 76 98"), key_of("1. 76 88"));
}

TEST(DuplicateKey, TellsMissingAndIllegibleHalfMovesApart) {
  EXPECT_NE(key_of("1. 76 --\n2. 99"), key_of("1. 76 __\n2. 99"));
}

TEST(DuplicateKey, KnowsTheStartPosition) {
  EXPECT_NE(key_of("[FEN \"9S,9S,9S,9S,9S,9S,9S,9S,8S/9S,9S,9S,9S,9S,9S,9S,9S,9S 1 0 S 1\"]\n\n1. 76"),
            key_of("1. 76"));
}

TEST(DuplicateKey, IsEmptyWithoutHalfMoves) { EXPECT_EQ(key_of("[White \"X\"]\n[Result \"1-0\"]\n\n1-0"), ""); }

TEST(Duplicates, RememberTheFirst) {
  Duplicates duplicates;
  EXPECT_FALSE(duplicates.find_or_add("abc", {0, 1}));
  EXPECT_FALSE(duplicates.find_or_add("abd", {0, 2}));
  EXPECT_EQ(duplicates.find_or_add("abc", {1, 7})->number, 1U);
  EXPECT_EQ(duplicates.find_or_add("abc", {1, 8})->number, 1U);
}

TEST(Policy, ShipsWithTheSeveritiesOfTheFindings) {
  const Policy policy = make_policy({});
  EXPECT_TRUE(policy.active.all());
  for (const CodeInfo& row : all_codes()) {
    for (const Severity own : severities) {
      EXPECT_EQ(policy.severity(row.code, own), own) << row.id;
      EXPECT_EQ(policy.failing.contains(row.code, own), own == Severity::error) << row.id;
      EXPECT_EQ(policy.counted.contains(row.code, own), own != Severity::info) << row.id;
      EXPECT_EQ(policy.shown.contains(row.code, own), own != Severity::info) << row.id;
    }
  }
}

TEST(Policy, TakesTheSeverityOfTheUserForAllFindingsOfACode) {
  Settings settings;
  settings.severity[static_cast<std::size_t>(Code::illegible)] = Severity::error;
  settings.severity[static_cast<std::size_t>(Code::ending_unexplained)] = Severity::info;
  const Policy policy = make_policy(settings);
  for (const Severity own : severities) {
    EXPECT_EQ(policy.severity(Code::illegible, own), Severity::error);
    EXPECT_TRUE(policy.failing.contains(Code::illegible, own));
    EXPECT_FALSE(policy.counted.contains(Code::ending_unexplained, own));
    EXPECT_FALSE(policy.shown.contains(Code::ending_unexplained, own));
  }
}

TEST(Policy, OfARungFailsByWeightOnlyIfThatIsAskedForToo) {
  Settings settings;
  settings.require = Level::readable;
  EXPECT_EQ(make_policy(settings).failing, FindingSet());
  settings.fail_on = Severity::warning;
  EXPECT_TRUE(make_policy(settings).failing.contains(Code::missing_tag, Severity::warning));
}

TEST(Policy, LeavesOutWhatIsNotActive) {
  Settings settings;
  settings.level = Severity::info;
  settings.ignore.set(static_cast<std::size_t>(Code::wrong_landing));
  const Policy policy = make_policy(settings);
  EXPECT_FALSE(policy.shown.contains(Code::wrong_landing, Severity::error));
  EXPECT_FALSE(policy.failing.contains(Code::wrong_landing, Severity::error));
  EXPECT_TRUE(policy.shown.contains(Code::not_judged, Severity::info));
}

TEST(Policy, WhenQuietShowsWhatMakesTheStatus) {
  Settings settings;
  settings.quiet = true;
  EXPECT_EQ(make_policy(settings).shown, make_policy(settings).failing);
}

TEST(ProgressLine, TellsHowLongItWillTake) {
  EXPECT_EQ(format_progress({1234567, 50'000'000, 200'000'000, std::chrono::seconds(2)}),
            "1,234,567 games, 25 MB/s, 25 % done, 6 s left");
  EXPECT_EQ(format_progress({1, 1'000'000, std::nullopt, std::chrono::seconds(1)}), "1 game, 1 MB/s");
  EXPECT_EQ(format_progress({1, 1'000'000, 601'000'000, std::chrono::seconds(1)}),
            "1 game, 1 MB/s, 0 % done, 10 min 00 s left");
}

TEST(Summary, SaysOneGame) {
  Totals totals;
  totals.files = totals.games = totals.ok = 1;
  EXPECT_EQ(format_run(totals, 1), "read 1 game in 1 file: ok 1, fixable 0, review 0, rejected 0");
  EXPECT_EQ(format_run(totals, 3), "read 3 games in 1 file, took 1: ok 1, fixable 0, review 0, rejected 0");
}

TEST(EndingOf, AFileIsTheOneUnderThePacking) {
  EXPECT_EQ(ending_of("a/cup.tgk.gz"), ".tgk");
  EXPECT_EQ(ending_of("a.b/cup"), "");
  EXPECT_EQ(ending_of("<stdin>"), "");
}

}  // namespace
}  // namespace tqn::tools
