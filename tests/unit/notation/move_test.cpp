#include "tqn/notation/move.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace tqn {
namespace {

std::string canonical_text(std::string_view text) {
  const auto move = parse_move(text);
  return move ? format_move(*move) : "nothing";
}

TEST(Move, IsTwoPitNumbers) {
  const auto move = parse_move("76");
  ASSERT_TRUE(move);
  EXPECT_EQ(move->from, Pit::from_number(7));
  EXPECT_EQ(move->to, Pit::from_number(6));
  EXPECT_TRUE(move->complete());
  EXPECT_FALSE(move->tuzdyk);
  EXPECT_FALSE(move->plus);
  EXPECT_FALSE(move->missing);
  EXPECT_FALSE(move->has_count());
  EXPECT_EQ(move->where, (Span{0, 2}));
}

TEST(Move, OfAnyTwoPitsComesBack) {
  for (char from = '1'; from <= '9'; ++from) {
    for (char to = '1'; to <= '9'; ++to) {
      const std::string text{from, to};
      EXPECT_EQ(canonical_text(text), text);
    }
  }
}

TEST(Move, MayCarryAMarkACountAndAPlus) {
  for (const char* text : {"36x", "76(10)", "36x(10)", "76+", "36x(10)+", "76(0)", "76(65534)"}) {
    EXPECT_EQ(canonical_text(text), text);
  }
  EXPECT_TRUE(parse_move("36x")->tuzdyk);
  EXPECT_EQ(parse_move("76(10)")->count, 10);
  EXPECT_TRUE(parse_move("76+")->plus);
}

TEST(Move, IsReadWithACapitalMarkAndZerosInFrontOfACount) {
  EXPECT_EQ(canonical_text("36X"), "36x");
  EXPECT_EQ(canonical_text("76(010)"), "76(10)");
}

TEST(Move, CutsACountThatIsTooLarge) {
  EXPECT_EQ(canonical_text("76(65535)"), "76(65534)");
  EXPECT_EQ(canonical_text("76(99999999999999999999999999)"), "76(65534)");
}

TEST(Move, MayHaveIllegibleDigits) {
  for (const char* text : {"7_", "_6", "__", "_6x", "7_(10)"}) EXPECT_EQ(canonical_text(text), text);
  EXPECT_FALSE(parse_move("7_")->complete());
  EXPECT_FALSE(parse_move("_6")->from);
}

TEST(Move, MayBeMissing) {
  ASSERT_TRUE(parse_move("--"));
  EXPECT_TRUE(parse_move("--")->missing);
  EXPECT_EQ(canonical_text("--"), "--");
}

TEST(Move, IsNothingElse) {
  for (const char* text : {"",     "7",   "06",   "70",    "760",    "76xx",     "x76",       "76 ",  " 76",
                           "76()", "76(", "76(1", "76(a)", "76(-1)", "76(10)x",  "76+x",      "76++", "---",
                           "-",    "--x", "7-6",  "7b",    "12.",    "\xD1\x85", "36\xD1\x85"}) {
    EXPECT_EQ(canonical_text(text), "nothing") << text;
  }
}

TEST(Move, IsAppendedToWhatIsThere) {
  std::string out = "1. ";
  append_move(out, *parse_move("76(10)"));
  out += ' ';
  append_move(out, *parse_move("98"));
  EXPECT_EQ(out, "1. 76(10) 98");
}

TEST(Move, WithoutALandingIsWrittenAsIllegible) {
  MoveText move;
  move.from = Pit::from_number(7);
  EXPECT_EQ(format_move(move), "7_");
}

}  // namespace
}  // namespace tqn
