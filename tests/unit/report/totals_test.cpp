#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>

#include "report/escape.hpp"
#include "samples.hpp"
#include "tqn/report/report.hpp"

namespace tqn::test {
namespace {

TEST(Numbers, AreGroupedByThousands) {
  constexpr std::array<std::pair<std::uint64_t, const char*>, 5> cases{
      {{0, "0"},
       {999, "999"},
       {1000, "1,000"},
       {1234567, "1,234,567"},
       {~std::uint64_t{0}, "18,446,744,073,709,551,615"}}};
  for (const auto& [number, expected] : cases) {
    std::string text;
    append_grouped(text, number);
    EXPECT_EQ(text, expected);
  }
}

TEST(Totals, AddUpToTheGames) {
  Totals totals;
  for (const char* status : {"ok", "ok", "fixable", "review", "rejected", "", "something else"}) {
    GameReport game;
    game.status = status;
    game.half_moves = 10;
    game.errors = 1;
    game.warnings = 2;
    game.infos = 3;
    game.not_shown = 4;
    totals.add(game);
  }
  EXPECT_EQ(totals.games, 7U);
  EXPECT_EQ(totals.ok, 2U);
  EXPECT_EQ(totals.fixable, 1U);
  EXPECT_EQ(totals.review, 1U);
  EXPECT_EQ(totals.rejected, 3U) << "a status that is not known must not be lost";
  EXPECT_EQ(totals.half_moves, 70U);
  EXPECT_EQ(totals.errors, 7U);
  EXPECT_EQ(totals.warnings, 14U);
  EXPECT_EQ(totals.infos, 21U);
  EXPECT_EQ(totals.not_shown, 28U);
}

TEST(Totals, CountFindingsOfFilesBySeverity) {
  Totals totals;
  for (const Severity severity : {Severity::error, Severity::error, Severity::warning, Severity::info}) {
    FileFinding finding;
    finding.severity = severity;
    totals.add(finding);
  }
  Totals expected;
  expected.errors = 2;
  expected.warnings = expected.infos = 1;
  EXPECT_EQ(totals, expected);
}

TEST(Totals, AreTheSumOfTheirParts) {
  Totals sum{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  sum += Totals{100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100};
  EXPECT_EQ(sum, (Totals{101, 202, 303, 404, 505, 606, 707, 808, 909, 1010, 1111}));
}

TEST(ReportFormats, HaveNamesThatAreFoundAgain) {
  const auto names = report_format_names();
  ASSERT_EQ(names.size(), 8U);
  EXPECT_EQ(names.front(), "text");
  EXPECT_EQ(find_report_format("sarif"), ReportFormat::sarif);
  EXPECT_EQ(find_report_format("csv"), ReportFormat::csv);
  EXPECT_EQ(find_report_format("xml"), std::nullopt);
  for (std::size_t i = 0; i < names.size(); ++i) EXPECT_EQ(find_report_format(names[i]), static_cast<ReportFormat>(i));
}

TEST(ReportFormats, ThatListGamesAskForEveryGame) {
  const auto wants = [](ReportFormat format) { return make_reporter(format, {})->wants_every_game(); };
  for (const ReportFormat format : {ReportFormat::json, ReportFormat::jsonl, ReportFormat::junit, ReportFormat::csv}) {
    EXPECT_TRUE(wants(format)) << report_format_names()[static_cast<std::size_t>(format)];
  }
  for (const ReportFormat format : {ReportFormat::text, ReportFormat::gcc, ReportFormat::github, ReportFormat::sarif}) {
    EXPECT_FALSE(wants(format)) << report_format_names()[static_cast<std::size_t>(format)];
  }
}

TEST(ReportFormats, ForPeopleSayNothingWhereThereIsNothing) {
  for (const ReportFormat format : {ReportFormat::text, ReportFormat::gcc, ReportFormat::github}) {
    EXPECT_EQ(print_nothing(format), "");
  }
}

}  // namespace
}  // namespace tqn::test
