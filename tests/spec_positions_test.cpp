// The notations of spec/notation.md 7 to 10: the table is that of the program, the examples are read and
// written as they stand.

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "support/examples.hpp"
#include "support/files.hpp"
#include "tqn/notation/position_notation.hpp"

namespace tqn::test {
namespace {

/// A block ```position NAME [what]```, without the block's last line end.
struct Block {
  std::string place;
  PositionNotation notation;
  std::string text;
};

std::vector<Block> blocks(const std::string& what) {
  std::vector<Block> found;
  for (const Example& example : examples_of(project_path("spec/notation.md"))) {
    if (example.language != "position") continue;
    const bool wanted = what.empty() ? example.words.size() == 1 : example.has(what);
    const auto notation = find_position_notation(example.words.at(0));
    EXPECT_TRUE(notation) << example.place();
    if (!wanted || !notation) continue;
    found.push_back({example.place(), *notation, example.text.substr(0, example.text.size() - 1)});
  }
  EXPECT_FALSE(found.empty()) << what;
  return found;
}

std::string fen_of(std::string_view text, PositionNotation notation) {
  const auto read = parse_position(text, notation);
  const auto* position = std::get_if<PositionText>(&read);
  if (position == nullptr) return std::get<PositionTextError>(read).message;
  return format_fen(*position).value_or("no FEN");
}

TEST(NotationsOfPositions, AreThoseOfTheTable) {
  const std::string text = read_file(project_path("spec/notation.md"));
  std::string table = "| name | lines | move number | used by |\n|---|---|---|---|\n";
  for (const PositionNotationInfo& row : all_position_notations()) {
    table.append("| ").append(row.name).append(row.one_line ? " | one" : " | several");
    table.append(row.numbered ? " | yes | " : " | no | ").append(row.summary).append(" |\n");
  }
  EXPECT_NE(text.find(table + '\n'), std::string::npos) << "expected this table:\n" << table;
}

TEST(NotationsOfPositions, AreWrittenAsTheExamplesAre) {
  for (const Block& block : blocks("")) {
    const std::size_t end = block.text.find('\n');
    const std::string fen = block.text.substr(0, end);
    const std::string text = block.text.substr(end + 1);
    EXPECT_EQ(fen_of(text, block.notation), fen) << block.place;
    const auto read = std::get<PositionText>(parse_position(fen));
    const auto position = Position::from(read.setup, {read.variant});
    ASSERT_TRUE(std::holds_alternative<Position>(position)) << block.place;
    EXPECT_EQ(format_position(std::get<Position>(position), block.notation, read.move_number), text) << block.place;
  }
}

TEST(NotationsOfPositions, AreReadAsTheExamplesSay) {
  for (const Block& block : blocks("reads-as")) {
    const std::size_t end = block.text.find('\n');
    EXPECT_EQ(fen_of(block.text.substr(end + 1), block.notation), block.text.substr(0, end)) << block.place;
  }
}

TEST(NotationsOfPositions, SayWhereATextIsNone) {
  for (const Block& block : blocks("error")) {
    const std::vector<std::string> lines = lines_of(block.text + '\n');
    for (std::size_t i = 0; i + 1 < lines.size(); i += 2) {
      const auto read = parse_position(lines[i], block.notation);
      ASSERT_TRUE(std::holds_alternative<PositionTextError>(read)) << block.place << ": " << lines[i];
      const auto& error = std::get<PositionTextError>(read);
      EXPECT_EQ(std::string(error.where.begin, ' ') + "^ " + error.message, lines[i + 1]) << block.place;
      EXPECT_LE(error.where.end, lines[i].size());
    }
  }
}

}  // namespace
}  // namespace tqn::test
