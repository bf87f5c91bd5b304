// The tables of spec/page.md are what a page holds and what its script does.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "picture.hpp"
#include "support/files.hpp"
#include "support/reading.hpp"
#include "support/spec_table.hpp"
#include "tqn/render/page.hpp"

namespace tqn::test {
namespace {

constexpr const char* specification = "spec/page.md";

/// A game with all that a page has a place for: tags, a variation, comments before, inside and behind the moves.
std::string sample() {
  const std::string text =
      "[White \"A\"]\n[Black \"B\"]\n\n"
      "{before} 1. 43 11 (1... 22 {inside}) 2. 32 {behind} 44x 3. 99 99\n* {after}\n";
  PageLook look;
  look.theme = *builtin_theme("wood");
  const std::vector<Game> games = parse_games(text);
  const std::vector<PageGame> shown{{games.at(0), text, {}, std::nullopt}};
  return render_page(shown, look);
}

nlohmann::ordered_json data_of(const std::string& page) {
  const std::string_view text = between(page, "class=\"data\">", "</script>");
  return nlohmann::ordered_json::parse(text);
}

std::string without_ticks(std::string text) {
  std::erase(text, '`');
  return text;
}

/// Selectors of what stands in an article: `header`, `.moves`, `script.data`.
std::set<std::string> parts_of(const std::string& page) {
  const std::string article(between(page, "<article", "</article>"));
  const std::regex opening("\n<(header|figure|script|div|section|nav|table|ul)\\b(?:[^>]*?class=\"([^\"]*)\")?");
  std::set<std::string> parts;
  for (std::sregex_iterator at(article.begin(), article.end(), opening), end; at != end; ++at) {
    const std::string tag = (*at)[1];
    const std::string name = (*at)[2];
    parts.insert(name.empty() ? tag : (tag == "script" ? tag : "") + "." + name);
  }
  return parts;
}

TEST(PageSpecification, ListsThePartsOfAGame) {
  std::set<std::string> listed;
  for (const std::string& cell : first_cells({"part", "what"}, specification)) listed.insert(without_ticks(cell));
  EXPECT_EQ(parts_of(sample()), listed);
}

TEST(PageSpecification, ListsTheKeysOfTheDataInTheirOrder) {
  const nlohmann::ordered_json data = data_of(sample());
  std::vector<std::string> names;
  for (const auto& [name, value] : data.items()) names.push_back('`' + name + '`');
  EXPECT_EQ(first_cells({"key", "what"}, specification), names);
}

TEST(PageSpecification, TellsHowManyDigitsAPositionAndAHalfMoveHave) {
  const nlohmann::ordered_json data = data_of(sample());
  std::string told;
  for (const Row& row : table_of({"key", "what"}, specification)) told += row[0] + row[1] + '\n';
  EXPECT_NE(told.find("`positions`2 × `pits` + 5 digits a position"), std::string::npos);
  EXPECT_NE(told.find("`moves`7 digits for each position but 0"), std::string::npos);
  // The start, six half-moves of the main line, one of the variation; all numbers here are below 62.
  const std::size_t pits = data["pits"];
  EXPECT_EQ(data["positions"].get<std::string>().size(), 8 * (2 * pits + 5));
  EXPECT_EQ(data["moves"].get<std::string>().size(), 7U * 7);
  EXPECT_EQ(data["lines"].dump(), "[[0,1,6],[1,7,1]]");
  EXPECT_EQ(data["comments"].dump(), "[0,3,7]");
}

/// The keys that the script acts on, as the specification names them.
std::set<std::string> keys_of_script() {
  const std::string script = read_file(project_path("src/render/page/page.js"));
  const std::string table = "\n" + std::string(between(script, "const keys = {", "\n  };"));
  const std::regex entry("[\\s,](?:'(.)'|([A-Za-z]+)): ");
  std::set<std::string> keys;
  for (std::sregex_iterator at(table.begin(), table.end(), entry), end; at != end; ++at)
    keys.insert((*at)[1].matched ? (*at)[1].str() : (*at)[2].str());
  return keys;
}

TEST(PageSpecification, ListsTheKeysThatDoSomething) {
  const std::vector<std::pair<std::string, std::vector<std::string>>> named{
      {"← →", {"ArrowLeft", "ArrowRight"}},
      {"↑ ↓, Page Up, Page Down", {"ArrowUp", "ArrowDown", "PageUp", "PageDown"}},
      {"Home, End", {"Home", "End"}},
      {"Space", {" "}},
      {"`[` `]`", {"[", "]"}}};
  std::set<std::string> keys;
  for (const std::string& cell : first_cells({"key", "does"}, specification)) {
    const auto found = std::ranges::find(named, cell, &std::pair<std::string, std::vector<std::string>>::first);
    if (found != named.end()) {
      keys.insert(found->second.begin(), found->second.end());
    } else {
      keys.insert(without_ticks(cell));
    }
  }
  EXPECT_EQ(keys_of_script(), keys);
}

}  // namespace
}  // namespace tqn::test
