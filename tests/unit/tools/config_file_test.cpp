#include "config_file.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <variant>

#include "configuration.hpp"
#include "support/files.hpp"

namespace tqn::tools {
namespace {

using testing::HasSubstr;

ConfigFile parse(const std::string& text) {
  auto parsed = parse_config(".tqn.yaml", text, Rank::project);
  EXPECT_TRUE(std::holds_alternative<ConfigFile>(parsed)) << std::get<Failure>(parsed).message;
  return std::get<ConfigFile>(std::move(parsed));
}

std::string failure_of(const std::string& text) {
  const auto parsed = parse_config(".tqn.yaml", text, Rank::project);
  if (std::holds_alternative<ConfigFile>(parsed)) return "";
  return std::get<Failure>(parsed).message;
}

TEST(ConfigFile, GivesValuesAsTheCommandLineWould) {
  const ConfigFile file =
      parse("select: [TQ4, TQ503]\nseverity: {TQ603: warning}\nwidth: 72\nquiet: yes\nlayout: wrapped\n");
  ASSERT_EQ(file.given.size(), 5U);
  EXPECT_EQ(file.given[0].value, "TQ4,TQ503");
  EXPECT_EQ(file.given[1].value, "TQ603=warning");
  EXPECT_EQ(file.given[2].value, "72");
  EXPECT_EQ(file.given[3].value, "true");
  EXPECT_EQ(file.given[4].origin, ".tqn.yaml:5");
}

TEST(ConfigFile, WarnsOfAnUnknownKeyAndNamesTheNearest) {
  const ConfigFile file = parse("# settings\n\nlayuot: wrapped\n");
  ASSERT_EQ(file.warnings.size(), 1U);
  EXPECT_EQ(file.warnings[0].code, Code::config);
  EXPECT_EQ(file.warnings[0].line, 3U);
  EXPECT_EQ(file.warnings[0].message, "unknown key \"layuot\"");
  EXPECT_EQ(file.warnings[0].help, "did you mean \"layout\"?");
}

TEST(ConfigFile, RefusesAValueOfAWrongType) {
  EXPECT_EQ(failure_of("jobs: many\n"), ".tqn.yaml:1: \"jobs\" takes a number");
  EXPECT_EQ(failure_of("a: 1\nquiet: maybe\n"), ".tqn.yaml:2: \"quiet\" takes true or false");
  EXPECT_EQ(failure_of("layout: [pairs]\n"), ".tqn.yaml:1: \"layout\" takes a word");
  EXPECT_EQ(failure_of("select: {a: b}\n"), ".tqn.yaml:1: \"select\" takes a list of words");
  EXPECT_EQ(failure_of("select: [[a]]\n"), ".tqn.yaml:1: \"select\" takes a list of words");
  EXPECT_EQ(failure_of("severity: error\n"), ".tqn.yaml:1: \"severity\" takes words with a value each");
  EXPECT_THAT(failure_of("- a\n- b\n"), HasSubstr("a list of keys with values"));
  EXPECT_THAT(failure_of("[1, 2]: x\n"), HasSubstr("a key is a word"));
}

TEST(ConfigFile, MayBeEmpty) {
  EXPECT_TRUE(parse("").given.empty());
  EXPECT_TRUE(parse("# nothing\n").given.empty());
}

TEST(ConfigFile, SurvivesHostileText) {
  EXPECT_THAT(failure_of("layout: \"pairs\nx: ["), HasSubstr("this is not YAML"));
  EXPECT_NE(failure_of(std::string(200'000, '[')), "");
  EXPECT_NE(failure_of(std::string(200'000, '{')), "");
  std::string nested;
  for (int i = 0; i < 2000; ++i) nested += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
  static_cast<void>(failure_of(nested));
  std::string bomb = "a: &a [x, x]\n";
  for (char c = 'b'; c <= 'z'; ++c) {
    bomb += fmt::format("{0}: &{0} [*{1}, *{1}]\n", c, static_cast<char>(c - 1));
  }
  EXPECT_EQ(failure_of(bomb + "select: *z\n"), ".tqn.yaml:27: \"select\" takes a list of words");
  static_cast<void>(failure_of(std::string("\0\xFF\xFE: \x01", 6)));
}

TEST(ConfigFile, MustNotBeEndless) {
  const auto read = read_config("/dev/zero", Rank::project);
  ASSERT_TRUE(std::holds_alternative<Failure>(read));
  EXPECT_THAT(std::get<Failure>(read).message, HasSubstr("too large"));
}

TEST(ProjectConfig, IsTheNearestOneAbove) {
  const test::ScratchFolder folder;
  std::filesystem::create_directories(folder.path() / "a" / "b");
  test::write_file(folder.path() / ".tqn.yaml", "width: 60\n");
  EXPECT_EQ(find_project_config((folder.path() / "a" / "b").string()), (folder.path() / ".tqn.yaml").string());
  test::write_file(folder.path() / "a" / ".tqn.yaml", "width: 70\n");
  EXPECT_EQ(find_project_config((folder.path() / "a" / "b").string()), (folder.path() / "a" / ".tqn.yaml").string());
}

TEST(Configuration, HoldsTheCommandLineAboveTheFile) {
  const test::ScratchFolder folder;
  test::write_file(folder.path() / ".tqn.yaml", "width: 60\njobs: 3\n");
  const Option* width = find_option("width", Subcommand::fmt);
  Configuration configuration({{width, "70", Rank::command, "--width"}});
  const auto resolved = configuration.for_file((folder.path() / "cup.tqn").string());
  ASSERT_TRUE(std::holds_alternative<const Resolved*>(resolved));
  EXPECT_EQ(std::get<const Resolved*>(resolved)->settings.layout.width, 70U);
  EXPECT_EQ(std::get<const Resolved*>(resolved)->settings.jobs, 3U);
}

TEST(Configuration, NamesTheOriginOfABadValue) {
  const test::ScratchFolder folder;
  test::write_file(folder.path() / ".tqn.yaml", "level: hint\n");
  Configuration configuration({});
  const auto resolved = configuration.for_folder(folder.path().string());
  ASSERT_TRUE(std::holds_alternative<Failure>(resolved));
  EXPECT_THAT(std::get<Failure>(resolved).message,
              HasSubstr(".tqn.yaml:1: level: 'hint' is not one of info, warning, error"));
}

}  // namespace
}  // namespace tqn::tools
