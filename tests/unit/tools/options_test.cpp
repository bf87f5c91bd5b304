#include "options.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

#include "help.hpp"
#include "settings.hpp"
#include "shells.hpp"

namespace tqn::tools {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const Option& option(std::string_view name, Subcommand subcommand = Subcommand::validate) {
  const Option* found = find_option(name, subcommand);
  if (found == nullptr) throw std::invalid_argument(std::string(name));
  return *found;
}

/// What is wrong with a value, or the settings that it makes.
std::pair<Settings, std::optional<std::string>> set(const Option& row, std::string_view value) {
  Settings settings;
  auto problem = row.set(settings, value, row);
  return {settings, std::move(problem)};
}

TEST(OptionTable, HasNoTwoOptionsOfOneNameOrLetterForASubcommand) {
  for (const SubcommandInfo& row : all_subcommands()) {
    std::set<std::string> seen;
    for (const Option& option : all_options()) {
      if (!option.subcommands.has(row.subcommand)) continue;
      EXPECT_TRUE(seen.insert(std::string(option.name)).second) << option.name;
      if (option.letter == 0) continue;
      EXPECT_TRUE(seen.insert(std::string(1, option.letter)).second) << option.letter;
    }
  }
}

TEST(OptionTable, HasOneOptionForEachKeyOfAConfiguration) {
  std::set<std::string_view> keys;
  for (const std::string_view key : configuration_keys()) EXPECT_TRUE(keys.insert(key).second) << key;
  EXPECT_EQ(find_key("output"), nullptr);
  EXPECT_EQ(find_key("layout"), &option("layout", Subcommand::fmt));
  EXPECT_EQ(environment_name(option("fail-on")), "TQN_FAIL_ON");
}

/// Not asserted at compile time: with UBSan a function's address is no constant expression for g++ 12.
TEST(OptionTable, CanSetEveryOption) {
  for (const Option& option : all_options()) EXPECT_NE(option.set, nullptr) << option.name;
}

TEST(OptionTable, TakesEveryChoiceItPrintsAndNothingElse) {
  for (const Option& row : all_options()) {
    for (const std::string_view choice : split(row.choices, '|')) EXPECT_FALSE(set(row, choice).second) << row.name;
    EXPECT_EQ(!row.choices.empty() && !set(row, "nonsense").second, false) << row.name;
  }
}

TEST(OptionTable, NamesTheReportFormatsInTheirOrder) {
  const auto choices = split(option("format").choices, '|');
  ASSERT_EQ(choices.size(), report_format_names().size());
  for (std::size_t i = 0; i < choices.size(); ++i) {
    EXPECT_EQ(choices[i], report_format_names()[i]);
    EXPECT_EQ(set(option("format"), choices[i]).first.report_format, find_report_format(choices[i]));
  }
}

TEST(OptionTable, MeansTheLevelsItNames) {
  EXPECT_EQ(set(option("level"), "info").first.level, Severity::info);
  EXPECT_EQ(set(option("fail-on"), "warning").first.fail_on, Severity::warning);
  EXPECT_EQ(set(option("require"), "archival").first.require, Level::archival);
  EXPECT_EQ(set(option("fix"), "suggested").first.fix, Fixing::suggested);
  EXPECT_EQ(set(option("color"), "never").first.color, When::never);
}

TEST(OptionTable, PrintsTheDefaultsThatHold) {
  const Settings settings;
  EXPECT_EQ(option("level").standard, name(settings.level));
  EXPECT_EQ(option("max-diagnostics").standard, std::to_string(settings.max_diagnostics));
  EXPECT_EQ(option("width", Subcommand::fmt).standard, std::to_string(settings.layout.width));
  EXPECT_EQ(option("encoding").standard, settings.encoding);
  EXPECT_EQ(option("stdin-filename").standard, settings.stdin_filename);
}

TEST(OptionValues, OfNumbersAreJudgedAsWhole) {
  for (const char* bad : {"", "x", "-1", "2x", " 2", "0", "1025", "99999999999999999999"}) {
    EXPECT_TRUE(set(option("jobs"), bad).second) << bad;
  }
  EXPECT_EQ(set(option("jobs"), "2").first.jobs, 2U);
  EXPECT_EQ(set(option("max-diagnostics"), "0").first.max_diagnostics, 0U);
}

TEST(OptionValues, OfSelectAreCodesByPrefixOrName) {
  const auto selected = *set(option("select"), "TQ40,bad-date").first.select;
  EXPECT_EQ(selected.count(), 7U);
  EXPECT_TRUE(selected[static_cast<std::size_t>(Code::bad_date)]);
  EXPECT_TRUE(selected[static_cast<std::size_t>(Code::empty_pit)]);
  EXPECT_TRUE(set(option("select"), "all").first.select->all());
  EXPECT_THAT(*set(option("select"), "bad-dat").second, HasSubstr("did you mean bad-date?"));
  EXPECT_TRUE(set(option("select"), "").second);
  EXPECT_TRUE(set(option("ignore"), "TQ9999").second);
}

TEST(OptionValues, OfSeverityLeaveCriticalFindingsErrors) {
  const auto settings = set(option("severity"), "TQ603=error,TQ2=info").first;
  EXPECT_EQ(settings.severity[static_cast<std::size_t>(Code::ending_unexplained)], Severity::error);
  EXPECT_EQ(settings.severity[static_cast<std::size_t>(Code::missing_tag)], Severity::info);
  EXPECT_FALSE(settings.severity[static_cast<std::size_t>(Code::duplicate_tag)]);
  EXPECT_THAT(*set(option("severity"), "TQ203=info").second, HasSubstr("critical"));
  EXPECT_TRUE(set(option("severity"), "TQ603").second);
  EXPECT_TRUE(set(option("severity"), "=info").second);
}

TEST(OptionValues, OfRulesMayBeGivenTogether) {
  const auto rules = set(option("rules", Subcommand::perft), "end=exhaust,atsyrau=extra").first.rules;
  EXPECT_EQ(rules.end, EndRule::exhaust);
  EXPECT_EQ(rules.atsyrau, AtsyrauRule::extra);
  EXPECT_TRUE(set(option("rules", Subcommand::perft), "end=never").second);
}

std::vector<std::string> values(const std::vector<Given>& given) {
  std::vector<std::string> list;
  for (const Given& value : given) list.push_back(std::string(value.option->name) + "=" + value.value);
  return list;
}

TEST(Winners, AreTheLastWordOfTheHighestRank) {
  const Option& jobs = option("jobs");
  const std::vector<Given> given{{&jobs, "4", Rank::command, ""},
                                 {&jobs, "5", Rank::command, ""},
                                 {&jobs, "1", Rank::user, ""},
                                 {&jobs, "2", Rank::project, ""}};
  EXPECT_THAT(values(winners(given)), ElementsAre("jobs=5"));
}

TEST(Winners, KeepEveryWordOfAListOfOneRankOnly) {
  const Option& select = option("select");
  const std::vector<Given> given{
      {&select, "TQ1", Rank::user, ""}, {&select, "TQ4", Rank::project, ""}, {&select, "TQ5", Rank::project, ""}};
  EXPECT_THAT(values(winners(given)), ElementsAre("select=TQ4", "select=TQ5"));
}

TEST(Split, LeavesEmptyPartsOut) {
  EXPECT_THAT(split("a||b|", '|'), ElementsAre("a", "b"));
  EXPECT_THAT(split("", '|'), ElementsAre());
}

TEST(Wrap, BreaksBetweenWordsAndIndents) {
  EXPECT_EQ(wrap("aa bb cc", 5, 2), "aa bb\n  cc");
  EXPECT_EQ(wrap("abcdefgh i", 5, 0), "abcdefgh\ni");
}

TEST(Help, NamesEveryOptionOfASubcommandWithItsText) {
  for (const SubcommandInfo& row : all_subcommands()) {
    const std::string text = help(row.subcommand);
    for (const Option& option : all_options()) {
      if (!option.subcommands.has(row.subcommand)) continue;
      EXPECT_THAT(text, HasSubstr(synopsis(option)));
    }
    EXPECT_EQ(text.find("Example"), 0U) << "examples come first";
  }
}

TEST(GeneratedPages, NameEveryOption) {
  const std::string manual = manual_page();
  for (const Option& option : all_options()) {
    EXPECT_THAT(bash_completion(), HasSubstr("--" + std::string(option.name)));
    EXPECT_THAT(zsh_completion(), HasSubstr("--" + std::string(option.name)));
    EXPECT_THAT(fish_completion(), HasSubstr("-l " + std::string(option.name)));
    EXPECT_THAT(manual, HasSubstr("\\-\\-" + replace_all(option.name, "-", "\\-")));
    if (option.scope == Scope::command) continue;
    EXPECT_THAT(manual, HasSubstr(environment_name(option)));
  }
}

}  // namespace
}  // namespace tqn::tools
