// Every golden/<format>/<case>.in is read and compared with what stands beside it:
//
//   <case>.out   the canonical text of all its games
//   <case>.diag  the report of `tqn validate --level=info`, whole
//   <case>.json  the same with --format=json; only where it exists, and for the cases of a code (tq403-...)
//
// TQN_UPDATE=1 rewrites them and prints what changed. Read it before you commit.

#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "support/files.hpp"
#include "support/gtest_case.hpp"
#include "support/reading.hpp"
#include "support/shell.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;
using GoldenCase = Case<fs::path>;

std::vector<GoldenCase> golden_cases() {
  const fs::path top = project_path("tests/golden");
  std::vector<GoldenCase> cases;
  for (const fs::path& path : files_below(top)) {
    if (path.extension() == ".in") cases.push_back({fs::relative(path, top).replace_extension().string(), path});
  }
  return cases;
}

void compare(const fs::path& input, const char* extension, const std::string& actual) {
  fs::path golden = input;
  golden.replace_extension(extension);
  const std::string expected = fs::exists(golden) ? read_file(golden) : std::string();
  const std::string changes = difference(expected, actual);
  if (updating()) {
    if (!changes.empty()) std::cout << golden.filename().string() << '\n' << changes;
    write_file(golden, actual);
    return;
  }
  EXPECT_TRUE(fs::exists(golden)) << golden << " is missing; TQN_UPDATE=1 makes it";
  EXPECT_TRUE(changes.empty()) << golden.filename() << " differs:\n" << changes;
}

std::string report_of(const fs::path& input, const std::string& options) {
  const Outcome outcome =
      run_shell("tqn validate --level=info " + options + " '" + input.filename().string() + "'", input.parent_path());
  EXPECT_LE(outcome.status, 1) << outcome.err;
  return outcome.out;
}

bool is_case_of_a_code(const fs::path& input) {
  const std::string name = input.filename().string();
  return name.size() > 5 && name.starts_with("tq") && std::isdigit(static_cast<unsigned char>(name[2])) != 0;
}

class Golden : public ::testing::TestWithParam<GoldenCase> {};

TEST_P(Golden, CanonicalTextIsAsRecorded) {
  const fs::path& input = GetParam().data;
  compare(input, ".out", canonical_text(read_file(input)));
}

TEST_P(Golden, CanonicalTextStaysAsItIs) {
  const std::string once = canonical_text(read_file(GetParam().data));
  EXPECT_EQ(difference(once, canonical_text(once)), "");
}

TEST_P(Golden, ReportIsAsRecorded) {
  const fs::path& input = GetParam().data;
  compare(input, ".diag", report_of(input, ""));
  fs::path json = input;
  json.replace_extension(".json");
  if (fs::exists(json) || is_case_of_a_code(input)) compare(input, ".json", report_of(input, "--format=json"));
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Golden);
INSTANTIATE_TEST_SUITE_P(Files, Golden, ::testing::ValuesIn(golden_cases()), case_name<fs::path>);

}  // namespace
}  // namespace tqn::test
