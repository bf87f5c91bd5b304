// The whole output of every format for the same reports, compared with tests/golden/report/<format>.txt.
// TQN_UPDATE=1 rewrites the files and prints what changed.

#include <gtest/gtest.h>

#include <filesystem>
#include <iostream>

#include "samples.hpp"
#include "support/files.hpp"

namespace tqn::test {
namespace {

void compare(std::string_view name, const std::string& actual) {
  const std::filesystem::path golden = project_path("tests/golden/report") / (std::string(name) + ".txt");
  const std::string expected = std::filesystem::exists(golden) ? read_file(golden) : std::string();
  const std::string changes = difference(expected, actual);
  if (updating()) {
    if (!changes.empty()) std::cout << changes;
    std::filesystem::create_directories(golden.parent_path());
    write_file(golden, actual);
    return;
  }
  EXPECT_TRUE(changes.empty()) << golden << " differs:\n" << changes;
}

/// The rules are the code table, which has tests of its own: here they would only repeat it.
std::string without_rules(std::string sarif) {
  const std::size_t begin = sarif.find("\"rules\":[\n") + 9;
  const std::size_t end = sarif.find("\n]", begin);
  return sarif.replace(begin, end - begin, "...");
}

TEST(ReportGolden, Text) { compare("text", print_samples(ReportFormat::text)); }
TEST(ReportGolden, TextInColour) { compare("text-colour", print_samples(ReportFormat::text, {.colour = true})); }
TEST(ReportGolden, Gcc) { compare("gcc", print_samples(ReportFormat::gcc)); }
TEST(ReportGolden, Json) { compare("json", print_samples(ReportFormat::json, {.tool_version = "1.2.3"})); }
TEST(ReportGolden, Jsonl) { compare("jsonl", print_samples(ReportFormat::jsonl, {.tool_version = "1.2.3"})); }
TEST(ReportGolden, Github) { compare("github", print_samples(ReportFormat::github)); }
TEST(ReportGolden, Sarif) {
  compare("sarif", without_rules(print_samples(ReportFormat::sarif, {.tool_version = "1.2.3"})));
}
TEST(ReportGolden, Junit) { compare("junit", print_samples(ReportFormat::junit)); }
TEST(ReportGolden, Csv) { compare("csv", print_samples(ReportFormat::csv)); }

}  // namespace
}  // namespace tqn::test
