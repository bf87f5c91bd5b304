#include "tqn/core/pit.hpp"

#include <gtest/gtest.h>

#include "tqn/core/side.hpp"

namespace tqn {
namespace {

TEST(Pit, IsANumberFromOneToNine) {
  for (int number = 1; number <= 9; ++number) {
    const auto pit = Pit::from_number(number);
    ASSERT_TRUE(pit) << number;
    EXPECT_EQ(pit->number(), number);
    EXPECT_EQ(pit->index(), number - 1);
    EXPECT_EQ(pit->to_char(), '0' + number);
  }
}

TEST(Pit, IsNothingElse) {
  for (const int number : {0, 10, -1, 255, 256 + 1, -255}) EXPECT_FALSE(Pit::from_number(number)) << number;
}

TEST(Pit, IsReadFromItsDigit) {
  for (int c = -128; c < 128; ++c) {
    const bool digit = c >= '1' && c <= '9';
    EXPECT_EQ(Pit::from_char(static_cast<char>(c)).has_value(), digit) << c;
  }
}

TEST(Pit, IsOrderedByNumber) {
  EXPECT_LT(*Pit::from_number(3), *Pit::from_number(4));
  EXPECT_EQ(*Pit::from_number(3), *Pit::from_char('3'));
}

TEST(Side, HasAnOpponent) {
  EXPECT_EQ(opponent(Side::white), Side::black);
  EXPECT_EQ(opponent(Side::black), Side::white);
}

TEST(BySide, KeepsOneValueEach) {
  BySide<int> values{1, 2};
  values[Side::black] = 5;
  EXPECT_EQ(values.white, 1);
  EXPECT_EQ(values[Side::white], 1);
  EXPECT_EQ(values.black, 5);
}

}  // namespace
}  // namespace tqn
