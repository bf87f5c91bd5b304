// The grammar of spec/tqn.md, appendix A, is the grammar of the reader: the same rules in the same order, and
// each of them matches the same bytes. The page is run as it stands, by an interpreter of its notation.

#include "formats/tqn/grammar.hpp"

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tao/pegtl.hpp>
#include <tao/pegtl/visit.hpp>
#include <vector>

#include "support/damage.hpp"
#include "support/files.hpp"
#include "support/generator.hpp"
#include "support/peg.hpp"
#include "support/seeds.hpp"

namespace tqn::test {
namespace {

using End = std::optional<std::size_t>;
using Matcher = End (*)(std::string_view text, std::size_t at);

template <typename Rule>
End match_rule(std::string_view text, std::size_t at) {
  tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy, tao::pegtl::eol::lf_crlf, const char*> in(
      text.data(), text.data() + text.size(), "");
  in.bump(at);
  if (!tao::pegtl::parse<Rule>(in)) return std::nullopt;
  return static_cast<std::size_t>(in.current() - text.data());
}

/// The rules of grammar.hpp that have a name of their own.
using Rules = std::map<std::string, Matcher, std::less<>>;
template <typename Rule>
struct Collect {
  static void visit(Rules& rules) {
    constexpr std::string_view scope = "tqn::grammar::";
    const std::string_view name = tao::pegtl::demangle<Rule>();
    const bool is_template = name.find('<') != std::string_view::npos;
    if (name.starts_with(scope) && !is_template) {
      rules[std::string(name.substr(scope.size()))] = &match_rule<Rule>;
    }
  }
};
const Rules& rules_of_the_reader() {
  static const Rules rules = [] {
    Rules found;
    tao::pegtl::visit<grammar::game, Collect>(found);
    return found;
  }();
  return rules;
}

const Peg& specification() {
  static const Peg peg = specification_grammar("peg");
  return peg;
}

/// The structs of grammar.hpp in their order, without templates.
std::vector<std::string> structs_of_the_reader() {
  std::vector<std::string> names;
  bool is_template = false;
  for (const std::string& line : lines_of(read_file(project_path("src/formats/tqn/grammar.hpp")))) {
    constexpr std::string_view keyword = "struct ";
    if (line.starts_with(keyword) && !is_template) {
      names.push_back(line.substr(keyword.size(), line.find_first_of(" :{", keyword.size()) - keyword.size()));
    }
    is_template = line.starts_with("template");
  }
  return names;
}

/// Every rule at every place of a text; `game`, which goes to the end of every text, only at its front.
void compare_everywhere(std::string_view text) {
  for (const auto& [name, matcher] : rules_of_the_reader()) {
    const std::size_t last = name == "game" ? 0 : text.size();
    for (std::size_t at = 0; at <= last; ++at) {
      const End expected = specification().match(name, text, at);
      const End actual = matcher(text, at);
      if (expected == actual) continue;
      const auto show = [at](End end) { return end ? std::to_string(*end - at) + " bytes" : std::string("nothing"); };
      ADD_FAILURE() << name << " matches " << show(expected) << " in the specification and " << show(actual)
                    << " in the program, at: " << text.substr(at, 40);
      return;
    }
  }
}

std::string one_a_line(const std::vector<std::string>& names) {
  std::string lines;
  for (const std::string& name : names) lines += name + '\n';
  return lines;
}

TEST(Grammar, RulesAreThoseOfTheSpecificationInItsOrder) {
  EXPECT_EQ(difference(one_a_line(specification().names()), one_a_line(structs_of_the_reader())), "");
}

TEST(Grammar, EveryRuleIsUsedByTheReader) {
  for (const std::string& name : specification().names()) EXPECT_TRUE(rules_of_the_reader().contains(name)) << name;
  EXPECT_EQ(rules_of_the_reader().size(), specification().names().size());
}

TEST(Grammar, EveryRuleMatchesTheSameInSeedTexts) {
  constexpr std::size_t most = 700;  // of a text: every rule is tried at every place
  for (const std::string& text : seed_texts()) {
    compare_everywhere(std::string_view(text).substr(0, most));
    if (HasFailure()) return;
  }
}

TEST(Grammar, EveryRuleMatchesTheSameInDamagedTexts) {
  Random random(20);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    std::string text = generate_text(seed, 1, Flavour::scarred);
    damage(text, random);
    compare_everywhere(std::string_view(text).substr(0, 1500));
    if (HasFailure()) return;
  }
}

TEST(Grammar, GameMatchesEveryTextToItsEnd) {
  for (const std::string& text : seed_texts()) EXPECT_TRUE(specification().matches_all("game", text)) << text;
}

}  // namespace
}  // namespace tqn::test
