#include <gtest/gtest.h>

#include <array>

#include "samples.hpp"
#include "tqn/report/report.hpp"

namespace tqn::test {
namespace {

TEST(Summary, NamesWhatWasCounted) {
  Totals totals;
  totals.games = 742;
  totals.half_moves = 50980;
  totals.ok = 740;
  totals.fixable = 1;
  totals.review = 1;
  totals.errors = 2;
  EXPECT_EQ(format_summary(totals),
            "742 games, 50,980 half-moves: 740 ok, 1 fixable, 1 review, 0 rejected; 2 errors, 0 warnings");
}

TEST(Summary, SaysOneGameInTheSingular) {
  Totals totals;
  totals.games = totals.half_moves = totals.ok = totals.errors = totals.warnings = 1;
  EXPECT_EQ(format_summary(totals), "1 game, 1 half-move: 1 ok, 0 fixable, 0 review, 0 rejected; 1 error, 1 warning");
}

TEST(Summary, GroupsThousandsOfEveryLength) {
  constexpr std::array<std::pair<std::uint64_t, const char*>, 5> cases{
      {{0, "0 games"},
       {999, "999 games"},
       {1000, "1,000 games"},
       {1234567, "1,234,567 games"},
       {~std::uint64_t{0}, "18,446,744,073,709,551,615 games"}}};
  for (const auto& [games, expected] : cases) {
    Totals totals;
    totals.games = games;
    EXPECT_TRUE(format_summary(totals).starts_with(std::string(expected) + ", ")) << format_summary(totals);
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
