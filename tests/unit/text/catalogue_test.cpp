#include "tqn/text/catalogue.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>

#include "text/paragraph.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

constexpr const char* catalogue_file = TQN_SOURCE_DIR "/spec/diagnostics.md";

std::string paragraph(std::string_view text, std::size_t width) {
  std::string out;
  append_paragraph(out, text, width);
  return out;
}

std::string read_catalogue() {
  std::ifstream file(catalogue_file, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(Paragraph, BreaksAtBlanks) {
  EXPECT_EQ(paragraph("one two three", 7), "one two\nthree\n");
  EXPECT_EQ(paragraph("one two three", 6), "one\ntwo\nthree\n");
  EXPECT_EQ(paragraph("one two three", 80), "one two three\n");
  EXPECT_EQ(paragraph("", 80), "\n");
}

TEST(Paragraph, KeepsLongWordsAndQuotedTextWhole) {
  EXPECT_EQ(paragraph("a verylongword b", 5), "a\nverylongword\nb\n");
  EXPECT_EQ(paragraph("write `a b c` here", 8), "write\n`a b c`\nhere\n");
}

TEST(Paragraph, CountsColumnsAndNotBytes) { EXPECT_EQ(paragraph("әә ұұ ққ", 5), "әә ұұ\nққ\n"); }

TEST(Escape, ShowsWhatCannotBeSeen) {
  EXPECT_EQ(escape_unprintable("a\r\nb\x1A\x7F\t\xC4\xE0"), "a\\x0D\nb\\x1A\\x7F\\x09\\xC4\\xE0");
  EXPECT_EQ(escape_unprintable("Дана 九\n"), "Дана 九\n");
  EXPECT_EQ(escape_unprintable(std::string_view("\0", 1)), "\\x00");
}

TEST(Explain, PageOfACodeIsThis) {
  const std::string tags = R"(    [Event "City Cup"]
    [Site "Almaty"]
    [Date "2024.03.22"]
    [Round "1"]
    [White "Bastaushy"]
    [Black "Qostaushy"]
    [Result "*"]
)";
  EXPECT_EQ(format_explain(info(Code::tuzdyk_unmarked)), R"(TQ501 tuzdyk-unmarked (warning)

A move that makes a tuzdyk is not marked.

The last ball makes three in a pit of the opponent, and nothing forbids a tuzdyk
there: the pit becomes one, whether it is written or not. An x after the move
says so to the reader.

Before:

)" + tags + R"(
    1. 76 98
    2. 99 77
    *

After:

)" + tags + R"(
    1. 76 98
    2. 99 77x
    *

Write the x; `--fix` does.

The board line shows the position at that place: N is Black's row, pits 9 to 1
from the left, S White's, pits 1 to 9; x is a tuzdyk; between the rows stand the
kazans, White's first.

Specification: rules.md 7
)");
}

TEST(Explain, SaysWhichCodesAreCritical) {
  for (const CodeInfo& row : all_codes()) {
    const std::string page = format_explain(row);
    EXPECT_EQ(page.find("critical") < page.find('\n'), row.critical) << row.id;
  }
}

TEST(Explain, SaysWhichFindingsWeighMoreThanUsual) {
  EXPECT_TRUE(format_explain(info(Code::ending_unexplained))
                  .starts_with("TQ603 ending-unexplained (info; warning with `--require archival`)\n"));
}

TEST(Explain, ProseFitsIntoEightyColumnsAndCanBeShown) {
  for (const CodeInfo& row : all_codes()) {
    const std::string page = format_explain(row);
    EXPECT_EQ(escape_unprintable(page), page) << row.id;
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("    ")) continue;
      EXPECT_LE(display_width(line), 80U) << row.id << ": " << line;
    }
  }
}

TEST(Catalogue, HasASectionAndARowForEveryCode) {
  const std::string text = format_catalogue();
  for (const CodeInfo& row : all_codes()) {
    const std::string id(row.id);
    EXPECT_NE(text.find("\n### " + id + " " + std::string(row.name) + "\n"), std::string::npos) << id;
    EXPECT_NE(text.find("\n| [" + id + "](#"), std::string::npos) << id;
  }
}

TEST(Catalogue, MarksExamplesWithTheCodesThatTheyGive) {
  const std::string text = format_catalogue();
  EXPECT_NE(text.find("\n```tqn TQ403\n"), std::string::npos);
  EXPECT_NE(text.find("\n```tqn TQ401 TQ406\n"), std::string::npos);
  EXPECT_EQ(text.find("\n```tqn TQ101\n"), std::string::npos);
  EXPECT_EQ(text.find("\n```tqn TQ901\n"), std::string::npos);
}

TEST(Catalogue, IsTheFileOfTheSpecification) {
  if (std::getenv("TQN_UPDATE") != nullptr) std::ofstream(catalogue_file, std::ios::binary) << format_catalogue();
  EXPECT_EQ(read_catalogue(), format_catalogue())
      << "spec/diagnostics.md is printed from the table of codes: run this test with TQN_UPDATE=1";
}

}  // namespace
}  // namespace tqn
