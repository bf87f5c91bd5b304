#include "tqn/text/sink.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace tqn {
namespace {

Sink::Codes only(Code code) {
  Sink::Codes codes;
  codes.set(static_cast<std::size_t>(code));
  return codes;
}

TEST(Sink, IsEmptyAtFirst) {
  const Sink sink;
  EXPECT_FALSE(sink.any());
  EXPECT_FALSE(sink.critical());
  EXPECT_TRUE(sink.kept().empty());
  EXPECT_EQ(sink.count(Severity::error), 0U);
  EXPECT_TRUE(sink.wants(Code::wrong_landing));
}

TEST(Sink, FillsInWhatTheTableKnows) {
  Sink sink;
  const Diagnostic* diagnostic = sink.report(Code::tuzdyk_unmarked, {4, 6});
  ASSERT_NE(diagnostic, nullptr);
  EXPECT_EQ(diagnostic->code, Code::tuzdyk_unmarked);
  EXPECT_EQ(diagnostic->severity, Severity::warning);
  EXPECT_EQ(diagnostic->where, (Span{4, 6}));
  EXPECT_EQ(diagnostic->ply, Diagnostic::no_ply);
}

TEST(Sink, CountsEverythingAndKeepsTheFirstFifty) {
  Sink sink;
  std::uint32_t kept = 0;
  for (std::uint32_t i = 0; i < 1000; ++i) kept += sink.report(Code::bad_token, {i, i + 1}) != nullptr ? 1U : 0U;
  EXPECT_EQ(kept, Sink::default_limit);
  EXPECT_EQ(sink.kept().size(), Sink::default_limit);
  EXPECT_EQ(sink.kept().back().where, (Span{49, 50}));
  EXPECT_EQ(sink.count(Code::bad_token), 1000U);
  EXPECT_EQ(sink.count(Severity::error), 1000U);
  EXPECT_FALSE(sink.wants(Code::bad_token));
}

TEST(Sink, CountsUnwantedCodesWithoutKeepingThem) {
  Sink sink(only(Code::wrong_landing), 10);
  EXPECT_EQ(sink.report(Code::bad_token, {0, 1}), nullptr);
  EXPECT_NE(sink.report(Code::wrong_landing, {1, 2}), nullptr);
  EXPECT_EQ(sink.kept().size(), 1U);
  EXPECT_EQ(sink.count(Code::bad_token), 1U);
  EXPECT_FALSE(sink.wants(Code::bad_token));
  EXPECT_TRUE(sink.wants(Code::wrong_landing));
}

TEST(Sink, ALimitOfZeroKeepsNothing) {
  Sink sink(only(Code::bad_token), 0);
  EXPECT_EQ(sink.report(Code::bad_token, {0, 1}), nullptr);
  EXPECT_TRUE(sink.any());
}

TEST(Sink, CountsBySeverity) {
  Sink sink;
  sink.report(Code::wrong_landing, {});
  sink.report(Code::empty_pit, {});
  sink.report(Code::missing_tag, {});
  sink.report(Code::not_judged, {});
  sink.report(Code::not_judged, {});
  sink.report(Code::not_judged, {});
  EXPECT_EQ(sink.count(Severity::error), 2U);
  EXPECT_EQ(sink.count(Severity::warning), 1U);
  EXPECT_EQ(sink.count(Severity::info), 3U);
}

TEST(Sink, CountsAFindingUnderItsOwnSeverity) {
  Sink sink;
  sink.report(Code::illegible, {0, 1});
  const Diagnostic* diagnostic = sink.report(Code::illegible, Severity::warning, {1, 2});
  ASSERT_NE(diagnostic, nullptr);
  EXPECT_EQ(diagnostic->severity, Severity::warning);
  EXPECT_EQ(sink.count(Severity::warning), 1U);
  EXPECT_EQ(sink.count(Severity::info), 1U);
  EXPECT_EQ(sink.count(Code::illegible), 2U);
  EXPECT_EQ(sink.count(Code::illegible, Severity::warning), 1U);
  EXPECT_EQ(sink.found(), only(Code::illegible));
}

TEST(Sink, KeepsAFindingThatIsWantedWithItsOwnSeverity) {
  FindingSet wanted;
  wanted.insert(Code::illegible, Severity::warning);
  Sink sink(wanted, 10);
  EXPECT_EQ(sink.report(Code::illegible, {0, 1}), nullptr);
  EXPECT_NE(sink.report(Code::illegible, Severity::warning, {1, 2}), nullptr);
  EXPECT_FALSE(sink.wants(Code::illegible));
}

TEST(Sink, IsCriticalOnlyAfterACriticalCode) {
  for (const CodeInfo& row : all_codes()) {
    Sink sink;
    sink.report(row.code, {});
    EXPECT_EQ(sink.critical(), row.critical) << row.id;
  }
}

TEST(Sink, IsCriticalAlsoWhenTheFindingWasNotKept) {
  Sink sink(Sink::Codes(), 0);
  sink.report(Code::unterminated, {});
  EXPECT_TRUE(sink.critical());
}

TEST(Sink, SortsByPlaceThenCode) {
  Sink sink;
  sink.report(Code::tuzdyk_false, {9, 12})->message = "third";
  sink.report(Code::count_mismatch, {9, 11})->message = "second";
  sink.report(Code::count_mismatch, {9, 12})->message = "fourth";
  sink.report(Code::count_mismatch, {9, 12})->message = "fifth";
  sink.report(Code::result_two_values, {2, 40})->message = "first";
  sink.sort();
  std::vector<std::string> order;
  std::ranges::transform(sink.kept(), std::back_inserter(order), &Diagnostic::message);
  EXPECT_EQ(order, (std::vector<std::string>{"first", "second", "third", "fourth", "fifth"}));
}

TEST(Sink, ClearForgetsAllButTheSettings) {
  Sink sink(only(Code::unterminated), 1);
  sink.report(Code::unterminated, {});
  sink.report(Code::bad_token, {});
  sink.clear();
  EXPECT_FALSE(sink.any());
  EXPECT_FALSE(sink.critical());
  EXPECT_TRUE(sink.kept().empty());
  EXPECT_EQ(sink.count(Code::bad_token), 0U);
  EXPECT_FALSE(sink.wants(Code::bad_token));
  EXPECT_NE(sink.report(Code::unterminated, {}), nullptr);
  EXPECT_EQ(sink.report(Code::unterminated, {}), nullptr);
}

}  // namespace
}  // namespace tqn
