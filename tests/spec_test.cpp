// The specification's examples and its catalogue are true.
//
//   ```tqn            reads and replays without a warning or an error
//   ```tqn TQ403      gives exactly these warnings and errors (an info code named must be there too)
//   ```tqn fmt        is canonical: formatting gives the same bytes
//
// A block without any tag is an extract: it is not held against it that the roster is missing (TQ201).

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "support/examples.hpp"
#include "support/files.hpp"
#include "support/gtest_case.hpp"
#include "support/reading.hpp"
#include "support/shell.hpp"
#include "tqn/text/code.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;
using Codes = std::set<std::string>;
using ExampleCase = Case<Example>;

struct Found {
  Codes weighty;  // warnings and errors
  Codes all;
};

Found findings_of(const std::string& text) {
  const bool extract = text.find("[") == std::string::npos || text.find(" \"") == std::string::npos;
  Found found;
  for (const ReadGame& game : read_games(text)) {
    for (const std::string& code : codes_at_least(Severity::warning, game.findings)) {
      if (code != "TQ201" || !extract) found.weighty.insert(code);
    }
    for (const std::string& code : codes_at_least(Severity::info, game.findings)) found.all.insert(code);
  }
  return found;
}

std::vector<ExampleCase> tqn_examples() {
  std::vector<ExampleCase> cases;
  for (const Example& example : specification_examples()) {
    if (example.language == "tqn") cases.push_back({example.place(), example});
  }
  return cases;
}

class SpecExample : public ::testing::TestWithParam<ExampleCase> {};

TEST_P(SpecExample, ReportsWhatItsFenceSays) {
  const Example& example = GetParam().data;
  Codes named;
  for (const std::string& word : example.words) {
    if (find_code(word)) {
      named.insert(word);
    } else {
      EXPECT_EQ(word, "fmt") << example.place() << ": unknown word after the fence";
    }
  }
  const Found found = findings_of(example.text);
  for (const std::string& code : found.weighty)
    EXPECT_TRUE(named.contains(code)) << example.place() << " reports " << code;
  for (const std::string& code : named) {
    EXPECT_TRUE(found.all.contains(code))
        << example.place() << " does not report " << code << " but " << fmt::format("{}", found.all);
  }
}

TEST_P(SpecExample, IsCanonicalIfItSaysSo) {
  const Example& example = GetParam().data;
  const std::string once = canonical_text(example.text);
  if (example.has("fmt")) {
    EXPECT_EQ(difference(example.text, once), "") << example.place();
  }
  EXPECT_EQ(difference(once, canonical_text(once)), "") << example.place() << ": formatting twice";
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(SpecExample);
INSTANTIATE_TEST_SUITE_P(Spec, SpecExample, ::testing::ValuesIn(tqn_examples()), case_name<Example>);

TEST(Spec, HasExamples) { EXPECT_GE(tqn_examples().size(), 20U); }

TEST(Catalogue, ExampleOfEveryCodeTriggersItAndTheMendedOneIsClean) {
  for (const CodeInfo& row : all_codes()) {
    if (row.example != tqn::Example::game) continue;
    const std::string id(row.id);
    const Found before = findings_of(std::string(row.before));
    EXPECT_TRUE(before.all.contains(id)) << id << " is not found in its own example:\n" << row.before;
    for (const std::string& code : before.weighty) {
      EXPECT_TRUE(code == id || (row.along && code == info(*row.along).id))
          << "the example of " << id << " reports " << code;
    }
    const Found after = findings_of(std::string(row.after));
    EXPECT_FALSE(after.all.contains(id)) << id << " is still found in the mended example:\n" << row.after;
    EXPECT_TRUE(after.weighty.empty()) << "the mended example of " << id << ":\n" << row.after;
  }
}

TEST(Catalogue, SpecificationHasAHeadingForEveryCode) {
  const std::string text = read_file(project_path("spec/diagnostics.md"));
  for (const CodeInfo& row : all_codes()) {
    const std::vector<std::string> lines = lines_of(text);
    const bool there = std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
      return line.starts_with('#') && line.find(row.id) != std::string::npos &&
             line.find(row.name) != std::string::npos;
    });
    EXPECT_TRUE(there) << "spec/diagnostics.md has no heading for " << row.id << ' ' << row.name;
  }
}

/// Files whose name begins with the code, in lower case: tq403-....
std::vector<fs::path> fixtures_of(std::string id) {
  std::transform(id.begin(), id.end(), id.begin(), [](char c) { return c == 'T' ? 't' : c == 'Q' ? 'q' : c; });
  std::vector<fs::path> fixtures;
  for (const char* folder : {"samples/broken", "tests/golden/tqn"}) {
    for (const fs::path& path : files_below(project_path(folder))) {
      const std::string extension = path.extension().string();
      const bool golden_answer = extension == ".out" || extension == ".diag" || extension == ".json";
      if (!golden_answer && path.filename().string().starts_with(id)) fixtures.push_back(path);
    }
  }
  return fixtures;
}

TEST(Catalogue, EveryCodeHasAFixtureThatTriggersItAndNothingElse) {
  for (const CodeInfo& row : all_codes()) {
    if (row.code >= Code::loss) continue;  // tests/cli/*.cli show these
    const std::vector<fs::path> fixtures = fixtures_of(std::string(row.id));
    EXPECT_FALSE(fixtures.empty()) << row.id << ' ' << row.name
                                   << " has no fixture in samples/broken or tests/golden/tqn";
    for (const fs::path& path : fixtures) {
      const char* more = row.code == Code::duplicate_game ? "--duplicates " : "";
      const Outcome outcome = run_shell(
          fmt::format("tqn validate --level=info --format=gcc {}'{}'", more, path.string()), path.parent_path());
      const std::string tag = fmt::format("[{}]", row.id);
      const std::string along = row.along ? fmt::format("[{}]", info(*row.along).id) : tag;
      EXPECT_NE(outcome.out.find(tag), std::string::npos) << path << " does not report " << row.id << ":\n"
                                                          << outcome.out;
      for (const std::string& line : lines_of(outcome.out)) {
        const bool weighty =
            line.find(": warning: ") != std::string::npos || line.find(": error: ") != std::string::npos;
        const bool meant = line.find(tag) != std::string::npos || line.find(along) != std::string::npos;
        EXPECT_TRUE(!weighty || meant) << path << " reports something else:\n" << line;
      }
    }
  }
}

TEST(Catalogue, TroubleWithFilesConversionAndConfigurationIsShownInATranscript) {
  std::string all;
  for (const fs::path& path : files_below(project_path("tests/cli"))) all += read_file(path);
  EXPECT_NE(all.find("TQ901"), std::string::npos);
  EXPECT_NE(all.find("TQ902"), std::string::npos);
  EXPECT_NE(all.find("TQ801"), std::string::npos);
  EXPECT_NE(all.find("TQ802"), std::string::npos);
  EXPECT_NE(all.find("TQ803"), std::string::npos);
  EXPECT_NE(all.find("TQ804"), std::string::npos);
}

}  // namespace
}  // namespace tqn::test
