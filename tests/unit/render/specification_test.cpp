#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/spec_table.hpp"
#include "tqn/render/scoresheet.hpp"
#include "tqn/render/theme.hpp"

namespace tqn::test {
namespace {

TEST(DiagramsSpecification, ListsTheKeysOfThemes) {
  std::vector<std::string> names;
  for (const ThemeKey& key : all_theme_keys()) names.emplace_back(key.name);
  EXPECT_EQ(first_cells({"key", "paints"}, "spec/diagrams.md"), names);
}

TEST(ScoresheetSpecification, ListsTheKeysOfTheHead) {
  std::vector<std::string> names;
  for (const ScoresheetKey& key : all_scoresheet_keys()) names.emplace_back(key.name);
  EXPECT_EQ(first_cells({"key", "tag", "what"}, "spec/scoresheet.md"), names);
}

}  // namespace
}  // namespace tqn::test
