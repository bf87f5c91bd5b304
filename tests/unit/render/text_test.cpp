#include "tqn/render/text.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "picture.hpp"

namespace tqn::test {
namespace {

Diagram first_move() {
  Diagram diagram;
  diagram.last = LastMove{Position::start(), *Pit::from_number(7)};
  play_unchecked(diagram.position, diagram.last->pit);
  diagram.names = {"Әбілқайыр", "a_b[c] 50% \\{x}\n#2"};
  diagram.caption = "1. 76 & more";
  return diagram;
}

TEST(Text, AsciiHasSevenBitsWhateverTheNamesAre) {
  const std::string board = render_text(first_move(), BoardText::ascii, plain_look());
  EXPECT_TRUE(std::ranges::all_of(board, [](char c) { return static_cast<unsigned char>(c) < 128; })) << board;
  EXPECT_NE(board.find("N *   0 | 9 | 9 | 9 | 0 |10 |10 |10 |10 |10 |"), std::string::npos) << board;
  EXPECT_NE(board.find(">6"), std::string::npos);
  EXPECT_NE(board.find("<7"), std::string::npos);
}

TEST(Text, UnicodeBoardHasLinesOfOneWidth) {
  EXPECT_EQ(render_text(first_move(), BoardText::unicode, plain_look()),
            "1. 76 & more\n"
            "          9   8   7  ◉6   5   4   3   2   1\n"
            "        ┌───┬───┬───┬───┬───┬───┬───┬───┬───┐\n"
            "B ●   0 │ 9 │ 9 │ 9 │ 0 │10 │10 │10 │10 │10 │\n"
            "        ├───┼───┼───┼───┼───┼───┼───┼───┼───┤\n"
            "W    10 │ 9 │ 9 │ 9 │ 9 │ 9 │ 9 │ 1 │10 │10 │\n"
            "        └───┴───┴───┴───┴───┴───┴───┴───┴───┘\n"
            "          1   2   3   4   5   6  ○7   8   9\n");
}

TEST(Text, TexTakesNothingOfANameForACommand) {
  const std::string tex = render_tex(first_move(), plain_look());
  EXPECT_NE(tex.find("a\\_b[c] 50\\% \\textbackslash{}\\{x\\} \\#2"), std::string::npos) << tex;
  EXPECT_NE(tex.find("1. 76 \\& more"), std::string::npos);
  EXPECT_EQ(count_of(tex, "{") - count_of(tex, "\\{"), count_of(tex, "}") - count_of(tex, "\\}"));
}

TEST(Text, TexDrawsSignsThatItsFontsWouldReplace) {
  Diagram diagram;
  diagram.names = {"<A|B>", "C-D"};
  diagram.caption = "12. --";
  const std::string tex = render_tex(diagram, plain_look());
  EXPECT_NE(tex.find("\\textless{}A\\textbar{}B\\textgreater{}"), std::string::npos) << tex;
  EXPECT_NE(tex.find("{C-D}"), std::string::npos) << tex;
  EXPECT_NE(tex.find("{12. -{}-}"), std::string::npos) << tex;
}

TEST(Text, MarkdownEscapesWordsAndFiles) {
  Diagram diagram = first_move();
  const std::string line = render_markdown(diagram, Language::en, "my (1) file.svg");
  EXPECT_TRUE(line.starts_with("![1. 76 \\& more: a\\_b\\[c\\] 50% ")) << line;
  EXPECT_TRUE(line.ends_with("](my%20%281%29%20file.svg)\n")) << line;
  EXPECT_EQ(count_of(line, "\n"), 1U);
}

TEST(Describe, SaysEverythingInEveryLanguage) {
  for (const Language language : {Language::kk, Language::ky, Language::ru, Language::en}) {
    const Wording wording = describe(first_move(), language);
    EXPECT_EQ(wording.title, "1. 76 & more");
    EXPECT_NE(wording.description.find("9, 9, 9, 0, 10, 10, 10, 10, 10"), std::string::npos);
    EXPECT_NE(wording.description.find("9, 9, 9, 9, 9, 9, 1, 10, 10"), std::string::npos);
    EXPECT_EQ(wording.description.back(), '.');
    EXPECT_NE(describe({}, language).title, "");
  }
}

TEST(Describe, TellsHowAGameEnded) {
  tqn::Setup setup;
  setup.kazan = {82, 80};
  Diagram diagram;
  diagram.position = std::get<Position>(Position::from(setup));
  EXPECT_NE(describe(diagram, Language::en).description.find("The game is over: White has won."), std::string::npos);
  setup.kazan = {81, 81};
  diagram.position = std::get<Position>(Position::from(setup));
  EXPECT_NE(describe(diagram, Language::en).description.find("a draw"), std::string::npos);
}

}  // namespace
}  // namespace tqn::test
