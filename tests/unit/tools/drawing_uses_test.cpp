#include "drawing_uses.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/files.hpp"

namespace tqn::tools {
namespace {

using test::lines_of;
using test::project_path;
using test::read_file;

TEST(DrawingUses, AreThoseOfTheSpecification) {
  std::vector<std::string> rows;
  bool inside = false;
  for (const std::string& line : lines_of(read_file(project_path("spec/diagrams.md")))) {
    if (line.starts_with("| option of pictures |")) {
      inside = true;
    } else if (!line.starts_with("|")) {
      inside = false;
    } else if (inside && line.starts_with("| --")) {
      rows.push_back(line);
    }
  }
  std::vector<std::string> expected;
  for (const DrawingUse& use : all_drawing_uses())
    expected.push_back("| --" + std::string(use.option) + " | " + names_of(use.pictures) + " | " +
                       names_of(use.subjects) + " |");
  EXPECT_EQ(rows, expected);
}

TEST(DrawingUses, NameOptionsThatRenderHas) {
  for (const DrawingUse& use : all_drawing_uses())
    EXPECT_NE(find_option(use.option, Subcommand::render), nullptr) << use.option;
}

TEST(DrawingUses, TheChoicesOfToAreThePicturesInOrder) {
  std::string names;
  for (std::size_t i = 0; i < picture_count; ++i)
    names += (i > 0 ? "|" : "") + std::string(info(static_cast<Picture>(i)).name);
  EXPECT_EQ(find_option("to", Subcommand::render)->choices, names);
}

TEST(DrawingUses, OnlyWhatStandsOnTheCommandLineIsAnError) {
  const Option* const kazan = find_option("kazan", Subcommand::render);
  for (const Rank rank : {Rank::user, Rank::project, Rank::environment, Rank::command}) {
    const std::vector<Given> given{{kazan, "ends", rank, ""}};
    EXPECT_EQ(find_useless(given, {}, Picture::html).has_value(), rank == Rank::command);
    EXPECT_FALSE(find_useless(given, {}, Picture::svg));
  }
}

}  // namespace
}  // namespace tqn::tools
