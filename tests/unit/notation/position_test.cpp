#include "tqn/notation/position.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/rules_script.hpp"

// The examples of spec/notation.md are run by spec_rules_test. Here is what they cannot show.

namespace tqn {
namespace {

constexpr std::string_view start = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";

PositionText read(std::string_view text) {
  const auto read = parse_position(text);
  EXPECT_TRUE(std::holds_alternative<PositionText>(read)) << text;
  return std::get<PositionText>(read);
}

PositionTextError fail(std::string_view text) {
  const auto read = parse_position(text);
  EXPECT_TRUE(std::holds_alternative<PositionTextError>(read)) << text;
  return std::get<PositionTextError>(read);
}

TEST(PositionText, OfTheStartIsTheStart) {
  const PositionText text = read(start);
  EXPECT_EQ(text.setup, Position::start().setup());
  EXPECT_EQ(text.move_number, 1);
  EXPECT_EQ(text.variant, Variant::standard);
  EXPECT_EQ(format_position(Position::start()), start);
}

TEST(PositionText, PutsBlacksRowFirstAndFromTheNinthPit) {
  const PositionText text = read("1S,2S,3S,4S,5S,6S,7S,8S,9S/8S,7S,6S,5S,4S,3S,2S,1S,0S 41 40 N 7");
  EXPECT_EQ(text.setup.rows.black, (std::array<std::uint8_t, 9>{9, 8, 7, 6, 5, 4, 3, 2, 1}));
  EXPECT_EQ(text.setup.rows.white, (std::array<std::uint8_t, 9>{8, 7, 6, 5, 4, 3, 2, 1, 0}));
  EXPECT_EQ(text.setup.kazan, (BySide<std::uint8_t>{41, 40}));
  EXPECT_EQ(text.setup.turn, Side::black);
  EXPECT_EQ(text.move_number, 7);
}

TEST(PositionText, GivesATuzdykToTheOpponentOfTheRow) {
  const PositionText text = read("9S,t,9S,9S,9S,9S,9S,9S,9S/9S,9S,t,9S,9S,9S,9S,9S,9S 9 9 S 5");
  EXPECT_EQ(text.setup.tuzdyk.white, Pit::from_number(8));
  EXPECT_EQ(text.setup.tuzdyk.black, Pit::from_number(3));
}

TEST(PositionText, TellsBestemsheByFivePits) {
  const PositionText text = read("5S,5S,1,6S,6S/5S,5S,5S,1S,6S 6 0 N 1");
  EXPECT_EQ(text.variant, Variant::bestemshe);
  EXPECT_EQ(text.setup.rows.black, (std::array<std::uint8_t, 9>{6, 6, 0, 5, 5}));
}

TEST(PositionText, IsNotJudged) {
  const PositionText text = read("255S,8/9 255 0 S 1");
  EXPECT_EQ(text.setup.rows.black[8], 255);
  EXPECT_EQ(text.setup.kazan.white, 255);
}

TEST(PositionText, EndsWhereItStopsBeingOne) {
  for (std::size_t length = 0; length < start.size() - 2; ++length) {
    const PositionTextError error = fail(start.substr(0, length));
    EXPECT_FALSE(error.message.empty());
    EXPECT_LE(error.where.begin, error.where.end);
    EXPECT_LE(error.where.end, length);
  }
  read(start.substr(0, start.size() - 2));  // the move number may be missing
}

TEST(PositionText, PointsAtTheWholeNumberThatIsWrong) {
  EXPECT_EQ(fail("9/9 999 0 S 1").where, (Span{4, 7}));
  EXPECT_EQ(fail("12345S,8/9 0 0 S 1").where, (Span{0, 6}));
  EXPECT_EQ(fail("9/9 81 81 white 1").where, (Span{10, 15}));
}

TEST(PositionText, SurvivesAnything) {
  for (const std::string_view text :
       {std::string_view("\0\0\0", 3), std::string_view("9/9 \xFF\xFE 0 S"), std::string_view("////"),
        std::string_view(",,,,"), std::string_view("t"), std::string_view("9/9 0 0 S 1\n")}) {
    EXPECT_FALSE(fail(text).message.empty());
  }
  const std::string many(200'000, '1');
  EXPECT_FALSE(fail(many + "S/9 0 0 S 1").message.empty());
  EXPECT_FALSE(fail("9/9 " + many).message.empty());
  EXPECT_FALSE(fail(std::string(200'000, ' ')).message.empty());
  EXPECT_FALSE(fail(std::string(200'000, ',')).message.empty());
}

TEST(PositionText, KeepsTheMoveNumber) {
  for (const int number : {1, 2, 99, 65535}) {
    const std::string fen = format_position(Position::start(), static_cast<std::uint16_t>(number));
    EXPECT_EQ(read(fen).move_number, number) << fen;
  }
}

TEST(Describe, SaysNothingOfWhatIsNoProblem) { EXPECT_TRUE(describe(Position::start().setup(), {}).empty()); }

TEST(Describe, NamesEveryProblem) {
  tqn::Setup setup;
  setup.kazan.white = 160;
  setup.rows.black[3] = 1;
  setup.rows.black[6] = 5;
  setup.tuzdyk = {Pit::from_number(4), Pit::from_number(7)};
  const Rules bestemshe{.variant = Variant::bestemshe};
  const auto judged = Position::from(setup, bestemshe);
  ASSERT_TRUE(std::holds_alternative<SetupProblems>(judged));
  EXPECT_EQ(describe(setup, std::get<SetupProblems>(judged), bestemshe),
            (std::vector<std::string>{
                "the balls add up to 166, not 50", "White's tuzdyk, pit 4, holds 1 ball, a tuzdyk is always empty",
                "there is a tuzdyk, Bestemshe has none", "balls or a tuzdyk stand beyond pit 5, the last of a row"}));
}

TEST(BoardLine, ShowsTuzdyksAsOnAScoreSheet) {
  const Position position = test::position_of("2S,2S,6S,8S,7S,1S,7S,1S,t/2S,3S,21S,2S,21S,t,3S,4S,2S 26 44 S 12");
  EXPECT_EQ(format_board_line(position), "N 2 2 6 8 7 1 7 1 x | 26 : 44 | S 2 3 21 2 21 x 3 4 2");
}

}  // namespace
}  // namespace tqn
