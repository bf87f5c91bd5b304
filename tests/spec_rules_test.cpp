// The examples of spec/rules.md and spec/notation.md, and tests/rules/*.rules in the same language as the
// former: what was once wrong, or could be, is a line there.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "support/examples.hpp"
#include "support/files.hpp"
#include "support/gtest_case.hpp"
#include "support/rules_script.hpp"
#include "tqn/notation/position.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;

std::vector<Case<std::string>> scripts() {
  std::vector<Case<std::string>> cases;
  for (const Example& example : examples_of(project_path("spec/rules.md"))) {
    if (example.language == "rules") cases.push_back({example.place(), example.text});
  }
  for (const fs::path& path : files_below(project_path("tests/rules"))) {
    cases.push_back({path.filename().string(), read_file(path)});
  }
  return cases;
}

class RulesScript : public ::testing::TestWithParam<Case<std::string>> {};

TEST_P(RulesScript, HoldsTrue) {
  const ScriptOutcome outcome = run_rules_script(GetParam().data);
  for (const std::string& failure : outcome.failures) ADD_FAILURE() << GetParam().name << ", " << failure;
  EXPECT_GT(outcome.checks, 0U);
}

INSTANTIATE_TEST_SUITE_P(Rules, RulesScript, ::testing::ValuesIn(scripts()), case_name<std::string>);

TEST(RulesScripts, AreNotTooFew) { EXPECT_GE(scripts().size(), 40U); }

TEST(RulesScripts, FailWhereTheyAreWrong) {
  const std::string start = "position 9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1\n";
  for (const char* wrong : {"move 77", "move 76x", "illegal 1 empty-pit", "ending kazan 1-0", "perft 2 72",
                            "leaves 1 9 0 0 0 0", "problem wrong-total", "nonsense", "rules end=never",
                            "position 9S,9S,9S,9S,9S,9S,9S,9S,8S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1"}) {
    EXPECT_EQ(run_rules_script(start + wrong).failures.size(), 1U) << wrong;
  }
  const ScriptOutcome moved = run_rules_script(start + "move 76\n" + start);
  EXPECT_EQ(moved.failures.size(), 1U) << "a position after a move is compared, not set up";
}

// --- spec/notation.md ---

/// The blocks ```fen WORD of spec/notation.md; `word` is empty for the block without one.
std::vector<Example> fen_blocks(const std::string& word) {
  std::vector<Example> blocks;
  for (const Example& example : examples_of(project_path("spec/notation.md"))) {
    if (example.language == "fen" && (word.empty() ? example.words.empty() : example.has(word)))
      blocks.push_back(example);
  }
  EXPECT_FALSE(blocks.empty()) << "no block fen " << word;
  return blocks;
}

/// Lines two by two.
std::vector<std::pair<std::string, std::string>> pairs_of(const Example& block) {
  const std::vector<std::string> lines = lines_of(block.text);
  EXPECT_EQ(lines.size() % 2, 0U) << block.place();
  std::vector<std::pair<std::string, std::string>> pairs;
  for (std::size_t i = 0; i + 1 < lines.size(); i += 2) pairs.emplace_back(lines[i], lines[i + 1]);
  return pairs;
}

/// What the text is in canonical form, or why it is no position.
std::string canonical(const std::string& fen) {
  const auto read = parse_position(fen);
  if (const auto* error = std::get_if<PositionTextError>(&read)) return error->message;
  const PositionText& text = std::get<PositionText>(read);
  const auto judged = Position::from(text.setup, {text.variant});
  const auto* position = std::get_if<Position>(&judged);
  return position != nullptr ? format_position(*position, text.move_number) : "not possible";
}

TEST(NotationExamples, OfCanonicalPositionsAreCanonical) {
  for (const Example& block : fen_blocks("")) {
    for (const std::string& line : lines_of(block.text)) EXPECT_EQ(canonical(line), line) << block.place();
  }
}

TEST(NotationExamples, OfToleranceAreReadAsTheySay) {
  for (const Example& block : fen_blocks("reads-as")) {
    for (const auto& [text, expected] : pairs_of(block)) {
      EXPECT_NE(text, expected);
      EXPECT_EQ(canonical(text), expected) << block.place();
    }
  }
}

TEST(NotationExamples, OfErrorsAreReportedAtThePlace) {
  for (const Example& block : fen_blocks("error")) {
    for (const auto& [text, expected] : pairs_of(block)) {
      const auto read = parse_position(text);
      const auto* error = std::get_if<PositionTextError>(&read);
      ASSERT_NE(error, nullptr) << text;
      EXPECT_EQ(std::string(error->where.begin, ' ') + "^ " + error->message, expected) << block.place() << ' ' << text;
      EXPECT_LE(error->where.end, text.size());
    }
  }
}

TEST(NotationExamples, OfProblemsNameThemAll) {
  for (const Example& block : fen_blocks("problem")) {
    PositionText text;
    std::string fen;
    std::vector<std::string> expected;
    const auto finish = [&] {
      if (fen.empty()) return;
      const auto judged = Position::from(text.setup, {text.variant});
      const auto* problems = std::get_if<SetupProblems>(&judged);
      ASSERT_NE(problems, nullptr) << fen;
      EXPECT_EQ(describe(text.setup, *problems, {text.variant}), expected) << fen;
      expected.clear();
    };
    for (const std::string& line : lines_of(block.text)) {
      if (line.starts_with("! ")) {
        expected.push_back(line.substr(2));
        continue;
      }
      finish();
      fen = line;
      const auto read = parse_position(fen);
      ASSERT_TRUE(std::holds_alternative<PositionText>(read)) << fen;
      text = std::get<PositionText>(read);
    }
    finish();
  }
}

TEST(NotationExamples, OfTheBoardLineAreTrue) {
  for (const Example& block : fen_blocks("board")) {
    for (const auto& [fen, line] : pairs_of(block))
      EXPECT_EQ(format_board_line(position_of(fen)), line) << block.place();
  }
}

// --- The papers and the code ---

/// Words that begin a line of `text` behind `before` and stand in front of `after`.
std::vector<std::string> names_in(const std::string& text, std::string_view before, std::string_view after) {
  std::vector<std::string> names;
  for (const std::string& line : lines_of(text)) {
    if (!line.starts_with(before)) continue;
    std::size_t end = before.size();
    while (end < line.size() && (std::isalpha(static_cast<unsigned char>(line[end])) != 0 || line[end] == '_')) ++end;
    const std::size_t next = line.find_first_not_of(' ', end);
    if (end > before.size() && next != std::string::npos && line.substr(next).starts_with(after)) {
      names.push_back(line.substr(before.size(), end - before.size()));
    }
  }
  return names;
}

TEST(NotationGrammar, HasTheNamesAndTheOrderOfTheCode) {
  std::vector<std::string> written;
  for (const Example& block : examples_of(project_path("spec/notation.md"))) {
    if (block.language == "grammar") written = names_in(block.text, "", "=");
  }
  const std::string code = read_file(project_path("src/notation/position_grammar.hpp"));
  EXPECT_GE(written.size(), 15U);
  EXPECT_EQ(written, names_in(code, "struct ", ":"));
}

/// "1", "2.1": the numbers of the headings.
std::set<std::string> headings_of(const std::string& text) {
  std::set<std::string> numbers;
  for (const std::string& line : lines_of(text)) {
    const std::size_t begin = line.find_first_not_of('#');
    if (begin == 0 || begin == std::string::npos) continue;
    const std::string word = line.substr(begin + 1, line.find(' ', begin + 1) - begin - 1);
    if (word.empty() || std::isdigit(static_cast<unsigned char>(word.front())) == 0) continue;
    numbers.insert(word.ends_with('.') ? word.substr(0, word.size() - 1) : word);
  }
  return numbers;
}

/// The numbers behind every `paper` in the text: "rules.md 3-5, 12" has 3, 5 and 12.
std::vector<std::string> citations_of(const std::string& text, const std::string& paper) {
  std::vector<std::string> numbers;
  for (std::size_t at = text.find(paper + ' '); at != std::string::npos; at = text.find(paper + ' ', at + 1)) {
    std::string number;
    for (std::size_t i = at + paper.size() + 1; i < text.size(); ++i) {
      const char c = text[i];
      const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
      const bool dot = c == '.' && i + 1 < text.size() && std::isdigit(static_cast<unsigned char>(text[i + 1])) != 0;
      if (digit || dot) {
        number += c;
        continue;
      }
      if (!number.empty()) numbers.push_back(std::exchange(number, {}));
      if (c != '-' && c != ',' && c != ' ') break;
    }
  }
  return numbers;
}

TEST(Citations, OfTheRulesAndTheNotationNameParagraphsThatExist) {
  for (const std::string paper : {"rules.md", "notation.md"}) {
    const std::set<std::string> headings = headings_of(read_file(project_path("spec/" + paper)));
    std::size_t found = 0;
    for (const char* folder : {"include", "src", "tools"}) {
      for (const fs::path& path : files_below(project_path(folder))) {
        for (const std::string& number : citations_of(read_file(path), paper)) {
          ++found;
          EXPECT_TRUE(headings.contains(number)) << path << " cites " << paper << ' ' << number;
        }
      }
    }
    EXPECT_GE(found, 3U) << paper;
  }
}

}  // namespace
}  // namespace tqn::test
