#include "tqn/text/plural.hpp"

#include <gtest/gtest.h>

namespace tqn {
namespace {

TEST(Plural, IsForAllNumbersButOne) {
  EXPECT_EQ(plural(0, "half-move"), "0 half-moves");
  EXPECT_EQ(plural(1, "half-move"), "1 half-move");
  EXPECT_EQ(plural(21, "half-move"), "21 half-moves");
}

}  // namespace
}  // namespace tqn
