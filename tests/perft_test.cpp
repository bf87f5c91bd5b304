// Counts of tests/perft/*.perft, scripts in the language of spec/rules.md. A count above the limit is
// skipped: TQN_PERFT_NODES sets another one.

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "support/files.hpp"
#include "support/gtest_case.hpp"
#include "support/rules_script.hpp"

namespace tqn::test {
namespace {

constexpr std::uint64_t usual_limit = 4'000'000;

std::uint64_t limit() {
  const auto text = environment("TQN_PERFT_NODES");
  return text ? std::strtoull(text->c_str(), nullptr, 10) : usual_limit;
}

std::vector<Case<std::string>> files() {
  std::vector<Case<std::string>> cases;
  for (const std::filesystem::path& path : files_below(project_path("tests/perft"))) {
    if (path.extension() == ".perft") cases.push_back({path.stem().string(), read_file(path)});
  }
  return cases;
}

class Perft : public ::testing::TestWithParam<Case<std::string>> {};

TEST_P(Perft, CountsWhatTheFileSays) {
  const ScriptOutcome outcome = run_rules_script(GetParam().data, limit());
  for (const std::string& failure : outcome.failures) ADD_FAILURE() << GetParam().name << ", " << failure;
  EXPECT_GE(outcome.checks, 5U) << outcome.skipped << " counts are above the limit";
}

INSTANTIATE_TEST_SUITE_P(Files, Perft, ::testing::ValuesIn(files()), case_name<std::string>);

TEST(PerftFiles, AreAllThere) { EXPECT_GE(files().size(), 8U); }

TEST(PerftFiles, AreCutAtTheLimit) {
  const std::string start = "position 9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1\n";
  const ScriptOutcome outcome = run_rules_script(start + "perft 1 9\nperft 2 73\nperft 30 1000\n", 100);
  EXPECT_TRUE(outcome.failures.empty());
  EXPECT_EQ(outcome.checks, 3U);
  EXPECT_EQ(outcome.skipped, 1U);
}

}  // namespace
}  // namespace tqn::test
