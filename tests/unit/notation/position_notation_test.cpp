#include "tqn/notation/position_notation.hpp"

#include <gtest/gtest.h>

#include <string>

// The examples of spec/notation.md are run by spec_positions_test. Here is what they cannot show.

namespace tqn {
namespace {

std::string best_fen(const PositionGuess& guess) {
  if (guess.readings.size() != 1) return guess.error.message;
  return format_fen(guess.readings.front().text).value_or("no FEN");
}

TEST(PositionNotation, HasNamesThatAreFound) {
  for (const PositionNotationInfo& row : all_position_notations()) {
    EXPECT_EQ(find_position_notation(row.name), row.notation);
    EXPECT_EQ(info(row.notation).name, row.name);
  }
  EXPECT_FALSE(find_position_notation("Q9"));
  EXPECT_FALSE(find_position_notation(""));
}

TEST(PositionGuess, CountsTuzdyksFromZeroWhereOnlyThatIsLegal) {
  // Pit 3 of Black holds two balls, pit 4 none.
  const PositionGuess guess = guess_position("9,1,2,2,24,9,3,4,2/9,2,2,0,2,7,8,1,2/35,38/4,-1/0");
  ASSERT_EQ(guess.readings.size(), 1U);
  EXPECT_EQ(guess.readings.front().notation, PositionNotation::nurkal);
  EXPECT_EQ(guess.readings.front().twist, "tuzdyks counted from 1");
  EXPECT_EQ(guess.readings.front().text.setup.tuzdyk.white, Pit::from_number(4));
}

TEST(PositionGuess, CountsFromZeroWhereANumberIsZero) {
  const PositionGuess guess = guess_position("9,1,2,2,24,9,3,4,2/0,2,2,9,2,7,8,1,2 35,38 0,- w 0");
  ASSERT_EQ(guess.readings.size(), 1U);
  EXPECT_EQ(guess.readings.front().twist, "tuzdyks counted from 0");
  EXPECT_EQ(guess.readings.front().text.setup.tuzdyk.white, Pit::from_number(1));
}

TEST(PositionGuess, TurnsFenRoundWhereATuzdykWouldBeTheNinthPit) {
  // White's row above: Black's tuzdyk is the first pit of it. Read by the book it were pit 9 of Black.
  const PositionGuess guess = guess_position("t,1S,2S,2S,24S,9S,3S,4S,2S/9S,2S,2S,9S,2S,7S,8S,1S,2S 35 38 S 1");
  ASSERT_EQ(guess.readings.size(), 1U);
  EXPECT_EQ(guess.readings.front().twist, "White's row first, both from pit 1");
  EXPECT_EQ(best_fen(guess), "2S,1S,8S,7S,2S,9S,2S,2S,9S/t,1S,2S,2S,24S,9S,3S,4S,2S 35 38 S 1");
}

TEST(PositionGuess, GivesAnIllegalPositionAsItIsWritten) {
  const PositionGuess guess = guess_position("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,1 -,- w 0");
  ASSERT_EQ(guess.readings.size(), 1U);
  EXPECT_EQ(guess.readings.front().twist, "");
  EXPECT_EQ(guess.readings.front().text.setup.kazan.black, 1);
}

TEST(PositionGuess, TellsWhyTheNearestNotationDoesNotReadIt) {
  const PositionGuess guess = guess_position("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- x 0");
  EXPECT_TRUE(guess.readings.empty());
  EXPECT_EQ(guess.error.message, "expected w or b, who is to move");
  EXPECT_EQ(guess.error.where, (Span{44, 45}));
  EXPECT_EQ(guess_position("").error.message, "this is no position in any notation that is known");
  EXPECT_EQ(guess_position("hello").error.message, "this is no position in any notation that is known");
}

TEST(PositionNotation, WritesNoFenOfBallsInATuzdyk) {
  PositionText text;
  text.setup = Position::start().setup();
  text.setup.tuzdyk.white = Pit::from_number(3);
  EXPECT_EQ(format_fen(text), std::nullopt);
  text.setup.rows.black[2] = 0;
  EXPECT_EQ(format_fen(text), "9S,9S,9S,9S,9S,9S,t,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1");
  text.variant = Variant::bestemshe;
  EXPECT_EQ(format_fen(text), std::nullopt);
}

TEST(PositionNotation, IsDoneSoonWithLongTexts) {
  for (const char* piece : {"9,", "|", "| 9", "9 ", "x ", "\n", "999999999", "/", "-"}) {
    std::string text;
    while (text.size() < 200'000) text += piece;
    EXPECT_TRUE(guess_position(text).readings.empty()) << piece;
  }
}

TEST(PositionBoard, SaysWhichRowIsMissing) {
  const auto read = parse_position("|12|1|1|1|1|1|1|1|1|1|  |\n", PositionNotation::board);
  EXPECT_EQ(std::get<PositionTextError>(read).message, "expected White's row: his pits from 1 to 9, then his kazan");
}

TEST(PositionBoard, TakesNoRowTwice) {
  const auto read = parse_position("|12|1|1|1|1|1|1|1|1|1|  |\n|12|1|1|1|1|1|1|1|1|1|  |\n", PositionNotation::board);
  EXPECT_EQ(std::get<PositionTextError>(read).message, "this row is there a second time");
  EXPECT_EQ(std::get<PositionTextError>(read).where, (Span{27, 50}));
}

}  // namespace
}  // namespace tqn
