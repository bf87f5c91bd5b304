// The grammar of spec/selection.md, run as it is printed there, against the one of the program: on made-up
// conditions, whole and damaged.

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "support/examples.hpp"
#include "support/files.hpp"
#include "support/peg.hpp"
#include "support/random.hpp"
#include "tqn/query/query.hpp"

namespace tqn::test {
namespace {

Peg grammar_of_the_specification() {
  std::string grammar;
  for (const Example& example : examples_of(project_path("spec/selection.md"))) {
    if (example.language == "peg") grammar += example.text;
  }
  return Peg(grammar, {});
}

/// Only what has a meaning, so that the grammar alone decides.
std::string made_up_condition(Random& random, int depth) {
  constexpr std::array<std::string_view, 12> leaves{
      "has moves",
      "white=x",
      "white ~ \"a \\\"b\\\" )\"",
      "black !~ y",
      "half-moves >= 12",
      "year!=2018",
      "result = 1-0",
      "has   tuzdyk",
      "date<2020.05",
      "event = \"\"",
      "site = 'a \\'b\" '",
      "white='x'",
  };
  const std::size_t choice = random.below(depth > 0 ? 6 : 1);
  if (choice == 0) return std::string(leaves[random.below(leaves.size())]);
  const std::string left = made_up_condition(random, depth - 1);
  if (choice == 1) return "not " + left;
  if (choice == 2) return "( " + left + ")";
  return left + (choice % 2 == 0 ? " and " : "\n or\t") + made_up_condition(random, depth - 1);
}

void compare(const Peg& specification, const std::string& text) {
  const bool expected = specification.matches_all("condition", text);
  const auto read = Query::parse(text);
  const auto* const error = std::get_if<QueryError>(&read);
  ASSERT_EQ(error == nullptr, expected) << text << (error == nullptr ? "" : "\n" + error->message);
}

TEST(SelectionGrammar, TakesWhatTheSpecificationTakes) {
  const Peg specification = grammar_of_the_specification();
  Random random(7);
  for (int i = 0; i < 3000; ++i) {
    const std::string text = made_up_condition(random, 4);
    ASSERT_TRUE(specification.matches_all("condition", text)) << text;
    compare(specification, text);
  }
}

TEST(SelectionGrammar, RefusesWhatTheSpecificationRefuses) {
  const Peg specification = grammar_of_the_specification();
  Random random(8);
  for (int i = 0; i < 3000; ++i) {
    std::string text = made_up_condition(random, 3);
    // A blank, a bracket or a quote more or less: names and values keep their meaning.
    constexpr std::string_view signs = " ()\"'=\n";
    const std::size_t at = random.below(text.size());
    if (signs.find(text[at]) != std::string_view::npos) {
      text.erase(at, 1);
      if (Query::parse(text).index() == 1 && specification.matches_all("condition", text))
        continue;  // names run together
    } else if (text[at] == ' ') {
      text.insert(at, 1, signs[random.below(signs.size())]);
    }
    compare(specification, text);
  }
}

}  // namespace
}  // namespace tqn::test
