// What README.md tells people to type works.
//
//   ```sh              run by /bin/sh in a scratch folder with a copy of samples/ and the built tqn in PATH; exit 0
//   ```sh status=1     the same, with this exit status
//   ```sh setup-main   the command that sets up a fresh machine and does the main job: not run here
//   ```sh setup-tests  the one that sets it up and runs the tests: .ci/run calls exactly this line
//   ```sh not-run      for the reader's own machine (installing, say)
//   ```text output     directly after a block that was run: what it prints, on both streams

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "support/examples.hpp"
#include "support/files.hpp"
#include "support/shell.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;

std::vector<Example> readme_blocks() { return examples_of(project_path("README.md")); }

std::vector<Example> marked(const char* word) {
  std::vector<Example> found;
  for (const Example& block : readme_blocks()) {
    if (block.language == "sh" && block.has(word)) found.push_back(block);
  }
  return found;
}

bool is_run(const Example& block) {
  return block.language == "sh" && !block.has("setup-main") && !block.has("setup-tests") && !block.has("not-run");
}

int expected_status(const Example& block) {
  for (const std::string& word : block.words) {
    if (word.starts_with("status=")) return std::stoi(word.substr(7));
  }
  return 0;
}

TEST(Readme, CommandsWorkAndPrintWhatItShows) {
  const ScratchFolder scratch;
  fs::copy(project_path("samples"), scratch.path() / "samples", fs::copy_options::recursive);
  const std::vector<Example> blocks = readme_blocks();
  std::size_t run = 0;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (!is_run(blocks[i])) continue;
    ++run;
    const Outcome outcome = run_shell("exec 2>&1\nset -e\n" + blocks[i].text, scratch.path());
    EXPECT_EQ(outcome.status, expected_status(blocks[i])) << blocks[i].place() << '\n' << outcome.out;
    if (i + 1 < blocks.size() && blocks[i + 1].language == "text" && blocks[i + 1].has("output")) {
      EXPECT_EQ(difference(blocks[i + 1].text, outcome.out), "") << blocks[i + 1].place();
    }
  }
  EXPECT_GE(run, 3U) << "the tour by example has gone missing";
}

TEST(Readme, HasExactlyTheTwoCommandsForAFreshMachine) {
  for (const char* word : {"setup-main", "setup-tests"}) {
    const std::vector<Example> found = marked(word);
    ASSERT_EQ(found.size(), 1U) << word;
    EXPECT_EQ(lines_of(found.front().text).size(), 1U) << found.front().place() << " is to be one line to copy";
  }
}

TEST(Readme, ContinuousIntegrationCallsTheCommandForTheTests) {
  const std::vector<Example> found = marked("setup-tests");
  ASSERT_EQ(found.size(), 1U);
  const std::string command = lines_of(found.front().text).front();
  const std::vector<std::string> lines = lines_of(read_file(project_path(".ci/run")));
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines.back(), command) << "the last line of .ci/run";
}

/// The packages that CMake's complaint about a missing library names.
std::vector<std::string> packages_that_cmake_wants() {
  std::vector<std::string> packages;
  for (const char* file : {"CMakeLists.txt", "tests/CMakeLists.txt", "tests/bench/CMakeLists.txt"}) {
    for (const std::string& line : lines_of(read_file(project_path(file)))) {
      if (line.find("tqn_require") == std::string::npos || line.find("function(") != std::string::npos) continue;
      std::string words;
      for (const char c : line) words += c == '(' || c == ')' || c == '"' ? ' ' : c;
      std::istringstream in(words);
      for (std::string word; in >> word;) {
        if (word.ends_with("-dev")) packages.push_back(word);
      }
    }
  }
  return packages;
}

TEST(Readme, CommandsInstallEveryPackageThatCmakeWants) {
  std::string list;
  for (const char c : read_file(project_path(".ci/packages"))) list += c == '"' || c == '\n' ? ' ' : c;
  const std::vector<std::string> wanted = packages_that_cmake_wants();
  EXPECT_GE(wanted.size(), 10U);
  for (const std::string& package : wanted) EXPECT_NE(list.find(" " + package + " "), std::string::npos) << package;
}

}  // namespace
}  // namespace tqn::test
