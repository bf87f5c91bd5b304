#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "picture.hpp"
#include "support/files.hpp"
#include "tqn/render/scoresheet.hpp"

namespace tqn::test {
namespace {

/// The first cells of the rows of the table with this head.
std::vector<std::string> first_cells(const std::string& file, const std::string& head) {
  std::vector<std::string> cells;
  bool inside = false;
  for (const std::string& line : lines_of(read_file(project_path(file)))) {
    if (line.starts_with(head)) {
      inside = true;
    } else if (!line.starts_with("| ") && !line.starts_with("|-")) {
      inside = false;
    } else if (inside && line.starts_with("| ")) {
      cells.emplace_back(between(line, "| ", " |"));
    }
  }
  return cells;
}

TEST(DiagramsSpecification, ListsTheKeysOfThemes) {
  std::vector<std::string> names;
  for (const ThemeKey& key : all_theme_keys()) names.emplace_back(key.name);
  EXPECT_EQ(first_cells("spec/diagrams.md", "| key |"), names);
}

TEST(ScoresheetSpecification, ListsTheKeysOfTheHead) {
  std::vector<std::string> names;
  for (const ScoresheetKey& key : all_scoresheet_keys()) names.emplace_back(key.name);
  EXPECT_EQ(first_cells("spec/scoresheet.md", "| key |"), names);
}

}  // namespace
}  // namespace tqn::test
