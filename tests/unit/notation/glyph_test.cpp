#include "tqn/notation/glyph.hpp"

#include <gtest/gtest.h>

namespace tqn {
namespace {

TEST(Glyph, HasItsNumber) {
  EXPECT_EQ(parse_glyph("!"), 1);
  EXPECT_EQ(parse_glyph("?"), 2);
  EXPECT_EQ(parse_glyph("!!"), 3);
  EXPECT_EQ(parse_glyph("??"), 4);
  EXPECT_EQ(parse_glyph("!?"), 5);
  EXPECT_EQ(parse_glyph("?!"), 6);
  EXPECT_EQ(parse_glyph("\u25A1"), 7);
  EXPECT_EQ(parse_glyph("="), 10);
  EXPECT_EQ(parse_glyph("\u221E"), 13);
  EXPECT_EQ(parse_glyph("\u2A72"), 14);
  EXPECT_EQ(parse_glyph("\u2A71"), 15);
  EXPECT_EQ(parse_glyph("\u00B1"), 16);
  EXPECT_EQ(parse_glyph("\u2213"), 17);
  EXPECT_EQ(parse_glyph("+-"), 18);
  EXPECT_EQ(parse_glyph("-+"), 19);
}

TEST(Glyph, IsReadWithAnyMinus) {
  EXPECT_EQ(parse_glyph("+\u2212"), 18);
  EXPECT_EQ(parse_glyph("\u2013+"), 19);
}

TEST(Glyph, IsWrittenAsItIsRead) {
  int written = 0;
  for (int nag = 0; nag <= 255; ++nag) {
    const auto text = format_glyph(static_cast<std::uint8_t>(nag));
    if (text.empty()) continue;
    ++written;
    EXPECT_EQ(parse_glyph(text), nag);
  }
  EXPECT_EQ(written, 15);
}

TEST(Glyph, IsNothingElse) {
  for (const char* text : {"", "!!!", "+", "-", "--", "+/-", "1", "$1", "x", "! "})
    EXPECT_FALSE(parse_glyph(text)) << text;
}

}  // namespace
}  // namespace tqn
