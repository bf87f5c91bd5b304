#include "tqn/notation/command.hpp"

#include <gtest/gtest.h>

#include <string>

namespace tqn {
namespace {

TEST(Command, HasANameAndArguments) {
  const std::string_view comment = "good [%clk 0:05:00] so far";
  const auto commands = parse_commands(comment);
  ASSERT_EQ(commands.size(), 1U);
  EXPECT_EQ(commands[0].name, "clk");
  EXPECT_EQ(commands[0].arguments, "0:05:00");
  EXPECT_EQ(commands[0].where, (Span{5, 19}));
  EXPECT_EQ(commands[0].arguments_where, (Span{11, 18}));
}

TEST(Command, MayHaveNoArguments) {
  for (const char* comment : {"[%diagram]", "[%diagram  ]"}) {
    const auto commands = parse_commands(comment);
    ASSERT_EQ(commands.size(), 1U) << comment;
    EXPECT_EQ(commands[0].name, "diagram");
    EXPECT_EQ(commands[0].arguments, "");
    EXPECT_TRUE(commands[0].arguments_where.empty());
  }
}

TEST(Command, KeepsTheOrder) {
  const auto commands = parse_commands("[%emt 3][%clk 1:00] and [%my_own2 a b  c\n]");
  ASSERT_EQ(commands.size(), 3U);
  EXPECT_EQ(commands[0].name, "emt");
  EXPECT_EQ(commands[1].name, "clk");
  EXPECT_EQ(commands[2].name, "my_own2");
  EXPECT_EQ(commands[2].arguments, "a b  c");
}

TEST(Command, HoldsAPosition) {
  const auto commands = parse_commands("[%pos 9/9 81 81 S 70]");
  ASSERT_EQ(commands.size(), 1U);
  EXPECT_EQ(commands[0].arguments, "9/9 81 81 S 70");
}

TEST(Command, IsNothingElse) {
  for (const char* comment :
       {"", "no command", "[%]", "[% clk]", "[%1x]", "[%clk", "[clk 1]", "%clk]", "[%clk:1]", "[%clk-1]", "["}) {
    EXPECT_TRUE(parse_commands(comment).empty()) << comment;
  }
}

TEST(Command, ThatIsNotClosedDoesNotHideTheNext) {
  const auto commands = parse_commands("[%clk 0:05 [%emt 3]");
  ASSERT_EQ(commands.size(), 1U);
  EXPECT_EQ(commands[0].name, "emt");
}

TEST(Command, IsFoundInLinearTime) {
  std::string comment;
  for (int i = 0; i < 300'000; ++i) comment += "[%a";
  EXPECT_TRUE(parse_commands(comment).empty());
  EXPECT_EQ(parse_commands(comment + "]").size(), 1U);
}

TEST(Clock, IsReadInHundredths) {
  EXPECT_EQ(parse_clock("0:05:00"), 30000U);
  EXPECT_EQ(parse_clock("1:02:03.45"), 372345U);
  EXPECT_EQ(parse_clock("12.5"), 1250U);
  EXPECT_EQ(parse_clock("90:00"), 540000U);
  EXPECT_EQ(parse_clock("150"), 15000U);
  EXPECT_EQ(parse_clock("0:5:0"), 30000U);
  EXPECT_EQ(parse_clock("0.01"), 1U);
  EXPECT_EQ(parse_clock("0.019"), 1U);
}

TEST(Clock, IsNothingElse) {
  for (const char* text : {"", " 1", "1 ", "1:60", "1:60:00", "1:2:3:4", "1:", ":1", "1.", ".5", "1.a", "-1", "1:002",
                           "1h", "1:00,5", "1234567890", "9999999999999999999999"}) {
    EXPECT_FALSE(parse_clock(text)) << text;
  }
}

}  // namespace
}  // namespace tqn
