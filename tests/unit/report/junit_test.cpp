#include <gtest/gtest.h>

#include <array>
#include <random>

#include "samples.hpp"

namespace tqn::test {
namespace {

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

/// Takes one character of content, or one reference, off the front; false if XML does not allow it.
bool take_character(std::string_view& text) {
  static constexpr std::array<std::string_view, 8> references{"&amp;",  "&lt;", "&gt;",  "&quot;",
                                                              "&apos;", "&#9;", "&#10;", "&#13;"};
  if (text.front() == '<') return false;
  if (text.front() != '&') {
    text.remove_prefix(1);
    return true;
  }
  for (const std::string_view reference : references) {
    if (!text.starts_with(reference)) continue;
    text.remove_prefix(reference.size());
    return true;
  }
  return false;
}

std::string_view take_name(std::string_view& text) {
  const std::string_view name = text.substr(0, text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"));
  text.remove_prefix(name.size());
  return name;
}

/// name="value", with a blank before it.
bool take_attribute(std::string_view& text) {
  text.remove_prefix(1);
  if (take_name(text).empty() || !text.starts_with("=\"")) return false;
  text.remove_prefix(2);
  while (!text.empty() && text.front() != '"') {
    if (!take_character(text)) return false;
  }
  if (text.empty()) return false;
  text.remove_prefix(1);
  return true;
}

/// As much of XML as the report uses: elements, attributes, references.
bool is_well_formed(std::string_view text) {
  constexpr std::string_view declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  if (!text.starts_with(declaration)) return false;
  text.remove_prefix(declaration.size());
  std::vector<std::string_view> open;
  while (!text.empty()) {
    if (text.starts_with("</")) {
      text.remove_prefix(2);
      if (open.empty() || take_name(text) != open.back() || !text.starts_with('>')) return false;
      text.remove_prefix(1);
      open.pop_back();
    } else if (text.starts_with('<')) {
      text.remove_prefix(1);
      open.push_back(take_name(text));
      while (text.starts_with(' ')) {
        if (!take_attribute(text)) return false;
      }
      if (text.starts_with("/>")) {
        text.remove_prefix(1);
        open.pop_back();
      }
      if (!text.starts_with('>')) return false;
      text.remove_prefix(1);
    } else if (!take_character(text)) {
      return false;
    }
  }
  return open.empty();
}

GameReport plain_game(std::uint64_t number) {
  GameReport game;
  game.source = {.file = "many.tqn", .text = "1. 76\n"};
  game.number = number;
  return game;
}

TEST(JunitReport, IsWellFormed) {
  EXPECT_TRUE(is_well_formed(print_samples(ReportFormat::junit)));
  EXPECT_TRUE(is_well_formed(print_nothing(ReportFormat::junit)));
  EXPECT_FALSE(is_well_formed(print_samples(ReportFormat::junit) + "</testsuites>"));
}

TEST(JunitReport, IsWellFormedForEveryByte) {
  for (int byte = 0; byte < 256; ++byte) {
    const std::string text(3, static_cast<char>(byte));
    const Diagnostic finding = make_finding(Code::bad_token, {0, 1}, text);
    GameReport game = plain_game(1);
    game.source.file = text;
    game.white = text;
    game.findings = {&finding, 1};
    EXPECT_TRUE(is_well_formed(print_game(ReportFormat::junit, game))) << byte;
  }
}

TEST(JunitReport, HoldsNoCharacterThatXmlForbids) {
  const Diagnostic finding = make_finding(Code::bad_token, {0, 1}, "\xEF\xBF\xBE\xEF\xBF\xBF");
  GameReport game = plain_game(1);
  game.findings = {&finding, 1};
  EXPECT_EQ(count(print_game(ReportFormat::junit, game), "TQ301 bad-token: \xEF\xBF\xBD\xEF\xBF\xBD"), 1U);
}

TEST(JunitReport, FailsAGameForAnErrorItShows) {
  const Diagnostic finding = make_finding(Code::bad_token, {0, 1}, "m");
  GameReport game = plain_game(1);
  game.findings = {&finding, 1};
  ASSERT_EQ(game.errors, 0U) << "a caller that did not count";
  EXPECT_EQ(count(print_game(ReportFormat::junit, game), "failures=\"1\""), 1U);
}

TEST(JunitReport, HasASuiteForAFileWithoutGames) {
  const std::unique_ptr<Reporter> reporter = make_reporter(ReportFormat::junit, {});
  std::string out;
  reporter->begin_file(out, "a.tqn");
  reporter->end_file(out, "a.tqn", {});
  EXPECT_EQ(out, "<testsuite name=\"a.tqn\" tests=\"0\" failures=\"0\" errors=\"0\" skipped=\"0\">\n</testsuite>\n");
}

TEST(JunitReport, FailsAGameWhoseErrorsAreNotShown) {
  GameReport game = plain_game(1);
  game.errors = 2;
  const std::string out = print_game(ReportFormat::junit, game);
  EXPECT_EQ(count(out, "failures=\"1\""), 1U);
  EXPECT_EQ(count(out, "<failure message=\"errors not shown: 2\" type=\"not-shown\"/>"), 1U);
}

TEST(JunitReport, PassesAGameThatHasOnlyWarnings) {
  const Diagnostic finding = make_finding(Code::missing_tag, {0, 1}, "no date");
  ASSERT_EQ(finding.severity, Severity::warning);
  GameReport game = plain_game(1);
  game.warnings = 1;
  game.findings = {&finding, 1};
  const std::string out = print_game(ReportFormat::junit, game);
  EXPECT_EQ(count(out, "<failure"), 0U);
  EXPECT_EQ(count(out, "<system-out>many.tqn:1:1: warning: no date [TQ201]\n</system-out>"), 1U);
}

TEST(JunitReport, SplitsTheSuiteOfAHugeFileAndItsCountsStayRight) {
  constexpr std::uint64_t games = 60'000;
  const std::string name(60, 'N');
  const std::unique_ptr<Reporter> reporter = make_reporter(ReportFormat::junit, {});
  std::string out;
  reporter->begin(out);
  reporter->begin_file(out, "many.tqn");
  std::size_t written_before_the_end = 0;
  for (std::uint64_t number = 1; number <= games; ++number) {
    GameReport game = plain_game(number);
    game.white = game.black = name;
    game.errors = number % 1000 == 0 ? 1 : 0;
    reporter->game(out, game);
    written_before_the_end = out.size();
  }
  EXPECT_GT(written_before_the_end, 8U * 1024 * 1024) << "nothing was written before the end of the file";
  reporter->end_file(out, "many.tqn", {});
  reporter->end(out, {});
  EXPECT_TRUE(is_well_formed(out));
  EXPECT_EQ(count(out, "<testsuite name=\"many.tqn\""), 1U);
  EXPECT_EQ(count(out, "<testsuite name=\"many.tqn (part 2)\""), 1U);
  EXPECT_EQ(count(out, "<testcase "), games);
  EXPECT_EQ(count(out, "<failure "), games / 1000);
  for (std::size_t at = out.find("<testsuite "); at != std::string::npos; at = out.find("<testsuite ", at + 1)) {
    const std::string suite = out.substr(at, out.find("</testsuite>", at) - at);
    EXPECT_EQ(count(suite, " tests=\"" + std::to_string(count(suite, "<testcase ")) + "\""), 1U);
    EXPECT_EQ(count(suite, " failures=\"" + std::to_string(count(suite, "<failure ")) + "\""), 1U);
  }
}

}  // namespace
}  // namespace tqn::test
