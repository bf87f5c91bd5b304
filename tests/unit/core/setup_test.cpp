#include "tqn/core/setup.hpp"

#include <gtest/gtest.h>

#include "tqn/core/position.hpp"

namespace tqn {
namespace {

constexpr Rules five_pits{.variant = Variant::bestemshe};

/// The start with the balls of pit `number` of both rows put into the kazans.
Setup emptied(int number) {
  tqn::Setup setup = Position::start().setup();
  const auto i = static_cast<std::size_t>(number - 1);
  setup.kazan = {setup.rows.white[i], setup.rows.black[i]};
  setup.rows.white[i] = setup.rows.black[i] = 0;
  return setup;
}

SetupProblems problems_of(const Setup& setup, Rules rules = {}) {
  const auto judged = Position::from(setup, rules);
  const auto* problems = std::get_if<SetupProblems>(&judged);
  return problems != nullptr ? *problems : SetupProblems{};
}

SetupProblems only(SetupProblem problem) {
  SetupProblems problems;
  problems.add(problem);
  return problems;
}

TEST(Setup, OfTheStartIsAPosition) {
  for (const Rules rules : {Rules{}, five_pits}) {
    const auto judged = Position::from(Position::start(rules).setup(), rules);
    ASSERT_TRUE(std::holds_alternative<Position>(judged));
    EXPECT_EQ(std::get<Position>(judged), Position::start(rules));
  }
}

TEST(Setup, MustHoldAllBalls) {
  tqn::Setup setup = Position::start().setup();
  setup.rows.white[4] = 8;
  EXPECT_EQ(problems_of(setup), only(SetupProblem::wrong_total));
  setup.rows.white[4] = 10;
  EXPECT_EQ(problems_of(setup), only(SetupProblem::wrong_total));
  setup.rows.black[0] = 8;
  EXPECT_TRUE(problems_of(setup).none());
}

TEST(Setup, IsNotFooledByATotalThatOverflowsAByte) {
  tqn::Setup setup;
  setup.kazan.white = 162;
  setup.rows.white.fill(0);
  setup.rows.white[0] = 128;
  setup.rows.white[1] = 128;
  EXPECT_EQ(problems_of(setup), only(SetupProblem::wrong_total));
}

TEST(Setup, MayNotHaveATuzdykInTheNinthPit) {
  tqn::Setup setup = emptied(9);
  setup.tuzdyk.black = Pit::from_number(9);
  EXPECT_EQ(problems_of(setup), only(SetupProblem::ninth_tuzdyk));
  setup.tuzdyk = {Pit::from_number(9), std::nullopt};
  EXPECT_EQ(problems_of(setup), only(SetupProblem::ninth_tuzdyk));
}

TEST(Setup, MayNotHaveTuzdyksOfTheSameNumber) {
  tqn::Setup setup = emptied(4);
  setup.tuzdyk.white = Pit::from_number(4);
  EXPECT_TRUE(problems_of(setup).none());
  setup.tuzdyk.black = Pit::from_number(4);
  EXPECT_EQ(problems_of(setup), only(SetupProblem::mirrored_tuzdyks));
}

TEST(Setup, MayHaveTuzdyksThatFaceEachOther) {
  tqn::Setup setup = emptied(4);
  setup.rows.black[3] = 9;
  setup.rows.black[5] = 0;
  setup.tuzdyk = {Pit::from_number(6), Pit::from_number(4)};
  EXPECT_TRUE(problems_of(setup).none());
}

TEST(Setup, MayNotHaveBallsInATuzdyk) {
  tqn::Setup setup = Position::start().setup();
  setup.tuzdyk.white = Pit::from_number(2);
  EXPECT_EQ(problems_of(setup), only(SetupProblem::balls_in_tuzdyk));
}

TEST(Setup, LooksForTheTuzdykInTheRowOfTheOpponent) {
  tqn::Setup setup = Position::start().setup();
  setup.kazan.white = setup.rows.black[1];
  setup.rows.black[1] = 0;
  setup.tuzdyk.white = Pit::from_number(2);
  ASSERT_TRUE(problems_of(setup).none());
  const Position position = std::get<Position>(Position::from(setup));
  EXPECT_EQ(position.tuzdyk(Side::white), Pit::from_number(2));
  EXPECT_FALSE(position.tuzdyk(Side::black));
}

TEST(Setup, OfBestemsheHasNoTuzdyk) {
  tqn::Setup setup = Position::start(five_pits).setup();
  setup.kazan.black = setup.rows.white[1];
  setup.rows.white[1] = 0;
  setup.tuzdyk.black = Pit::from_number(2);
  EXPECT_EQ(problems_of(setup, five_pits), only(SetupProblem::no_tuzdyk_variant));
}

TEST(Setup, OfBestemsheEndsAtTheFifthPit) {
  tqn::Setup setup = Position::start(five_pits).setup();
  setup.rows.white[4] = 4;
  setup.rows.white[5] = 1;
  EXPECT_EQ(problems_of(setup, five_pits), only(SetupProblem::pit_out_of_range));
  setup = Position::start(five_pits).setup();
  setup.tuzdyk.white = Pit::from_number(7);
  EXPECT_TRUE(problems_of(setup, five_pits).has(SetupProblem::pit_out_of_range));
}

TEST(Setup, ReportsAllProblemsAtOnce) {
  tqn::Setup setup = Position::start().setup();
  setup.tuzdyk = {Pit::from_number(9), Pit::from_number(9)};
  setup.kazan.white = 1;
  const SetupProblems problems = problems_of(setup);
  EXPECT_TRUE(problems.has(SetupProblem::wrong_total));
  EXPECT_TRUE(problems.has(SetupProblem::ninth_tuzdyk));
  EXPECT_TRUE(problems.has(SetupProblem::mirrored_tuzdyks));
  EXPECT_TRUE(problems.has(SetupProblem::balls_in_tuzdyk));
  EXPECT_FALSE(problems.has(SetupProblem::no_tuzdyk_variant));
  EXPECT_FALSE(problems.has(SetupProblem::pit_out_of_range));
}

}  // namespace
}  // namespace tqn
