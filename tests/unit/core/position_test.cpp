#include "tqn/core/position.hpp"

#include <gtest/gtest.h>

#include <string_view>

#include "support/rules_script.hpp"

namespace tqn {
namespace {

using test::position_of;

constexpr Rules exhaust{.end = EndRule::exhaust};
constexpr Rules extra{.atsyrau = AtsyrauRule::extra};
constexpr Rules bestemshe{.variant = Variant::bestemshe};

constexpr Pit pit(int number) { return *Pit::from_number(number); }

Effect play_legal(Position& position, int number) {
  const auto played = play(position, pit(number));
  EXPECT_TRUE(std::holds_alternative<Effect>(played)) << number;
  return std::get<Effect>(played);
}

TEST(Rules, TellTheSizeOfTheGame) {
  EXPECT_EQ(Rules{}.pits(), 9);
  EXPECT_EQ(Rules{}.total(), 162);
  EXPECT_EQ(Rules{}.half(), 81);
  EXPECT_TRUE(Rules{}.has_tuzdyk());
  EXPECT_EQ(bestemshe.pits(), 5);
  EXPECT_EQ(bestemshe.total(), 50);
  EXPECT_EQ(bestemshe.half(), 25);
  EXPECT_FALSE(bestemshe.has_tuzdyk());
}

TEST(Position, StartsWithNineBallsInEveryPit) {
  const Position start = Position::start();
  for (const Side side : {Side::white, Side::black}) {
    for (int number = 1; number <= 9; ++number) EXPECT_EQ(start.balls(side, pit(number)), 9);
    EXPECT_EQ(start.row_total(side), 81);
    EXPECT_EQ(start.kazan(side), 0);
    EXPECT_FALSE(start.tuzdyk(side));
  }
  EXPECT_EQ(start.turn(), Side::white);
  EXPECT_EQ(start.ending(), Ending::open);
  EXPECT_FALSE(start.over());
  EXPECT_FALSE(start.winner());
}

TEST(Position, RemembersItsRules) {
  for (const Rules rules :
       {Rules{}, exhaust, extra, bestemshe, Rules{Variant::bestemshe, EndRule::exhaust, AtsyrauRule::extra}}) {
    EXPECT_EQ(Position::start(rules).rules(), rules);
  }
}

TEST(Position, IsKnownWhileCompiling) {
  constexpr Position after = [] {
    Position position = Position::start();
    play_unchecked(position, pit(7));
    play_unchecked(position, pit(9));
    return position;
  }();
  static_assert(after.kazan(Side::white) == 10);
  static_assert(after.turn() == Side::white);
  Position now = Position::start();
  play_unchecked(now, pit(7));
  play_unchecked(now, pit(9));
  EXPECT_EQ(now, after);
}

TEST(Play, TellsWhatHappened) {
  Position position = Position::start();
  const Effect effect = play_legal(position, 7);
  EXPECT_EQ(effect.landing, pit(6));
  EXPECT_EQ(effect.landing_row, Side::black);
  EXPECT_EQ(effect.lifted, 9);
  EXPECT_EQ(effect.captured, 10);
  EXPECT_FALSE(effect.tuzdyk);
  EXPECT_EQ(effect.swept, (BySide<std::uint8_t>{}));
  EXPECT_EQ(position.kazan(Side::white), 10);
  EXPECT_EQ(position.balls(Side::black, pit(6)), 0);
  EXPECT_EQ(position.turn(), Side::black);
}

TEST(Play, TellsOfATuzdyk) {
  Position position = position_of("3S,1,11S,10S,12S,1S,2S,13S,2S/1,10S,1S,12S,2S,11S,3S,6S,2S 30 31 S 12");
  const Effect effect = play_legal(position, 9);
  EXPECT_TRUE(effect.tuzdyk);
  EXPECT_EQ(effect.captured, 0);
  EXPECT_EQ(position.tuzdyk(Side::white), pit(1));
  EXPECT_FALSE(position.tuzdyk(Side::black));
  EXPECT_EQ(position.kazan(Side::white), 33);
}

TEST(Play, TellsWhatWasSwept) {
  Position position = position_of("8,1S/2S,1,3S,4,4S,1S 75 76 S 60");
  const Effect effect = play_legal(position, 9);
  EXPECT_EQ(effect.captured, 2);
  EXPECT_EQ(effect.swept.white, 9);
  EXPECT_EQ(effect.swept.black, 0);
  EXPECT_EQ(position.ending(), Ending::atsyrau);
  EXPECT_EQ(position.winner(), Side::white);
  EXPECT_EQ(position.row_total(Side::white), 0);
  EXPECT_EQ(position.final_kazans(), (BySide<std::uint8_t>{86, 76}));
}

TEST(Play, RefusesAnEmptyPitATuzdykAndAFinishedGame) {
  const Position before = position_of("3S,8S,7S,3S,t,1S,2S,2S,3S/7S,2S,t,1,3S,23S,1S,2S,1S 31 63 S 77");
  Position position = before;
  EXPECT_EQ(std::get<Illegal>(play(position, pit(3))), Illegal::tuzdyk_pit);
  EXPECT_EQ(std::get<Illegal>(play(position, pit(4))), Illegal::empty_pit);
  EXPECT_EQ(position, before);
  EXPECT_TRUE(position.is_legal(pit(5)));
  Position over = position_of("9/9 86 76 N 60");
  EXPECT_EQ(std::get<Illegal>(play(over, pit(1))), Illegal::game_over);
}

TEST(Play, KnowsHowManyPitsARowHas) {
  Position position = Position::start(bestemshe);
  EXPECT_EQ(std::get<Illegal>(play(position, pit(6))), Illegal::no_such_pit);
  EXPECT_EQ(play_legal(position, 5).landing, pit(4));
}

TEST(Tuzdyk, CannotBeOnTheNinthPit) {
  Position position = position_of("2S,3S,8S,11S,12S,1S,4S,13S,9S/9S,10S,2S,12S,2S,10S,3S,11S,4S 25 11 S 12");
  const Effect effect = play_legal(position, 8);
  EXPECT_EQ(effect.landing, pit(9));
  EXPECT_EQ(position.balls(Side::black, pit(9)), 3);
  EXPECT_FALSE(effect.tuzdyk);
}

TEST(Tuzdyk, OfTheOpponentMayBeFilled) {
  Position position = position_of("9S,8S,7S,3S,3S,1S,2S,2S,3S/7S,2S,t,1,12S,5S,8S,2S,1S 31 56 S 27");
  const Effect effect = play_legal(position, 2);
  EXPECT_EQ(effect.landing, pit(3));
  EXPECT_EQ(effect.landing_row, Side::white);
  EXPECT_EQ(position.kazan(Side::black), 57);
  EXPECT_EQ(position.balls(Side::white, pit(3)), 0);
}

TEST(Ending, ComesWithMoreThanHalfOfTheBalls) {
  EXPECT_FALSE(position_of("3S,8S,7S,3S,1S,1S,2S,2S,1/7S,2S,1S,1,3S,3S,1S,2S,1 81 35 N 51").over());
  const Position won = position_of("3S,8S,7S,3S,1S,1S,2S,2S,1/7S,2S,1S,1,3S,3S,1S,2S,1 82 34 N 51");
  EXPECT_EQ(won.ending(), Ending::kazan);
  EXPECT_EQ(won.winner(), Side::white);
  EXPECT_FALSE(position_of("3S,8S,7S,3S,1S,1S,2S,2S,1/7S,2S,1S,1,3S,3S,1S,2S,1 82 34 N 51", exhaust).over());
}

TEST(Ending, ThatIsSetUpSweepsNothingButCountsTheBoard) {
  const Position position = position_of("9/4S,8 78 80 N 51");
  EXPECT_EQ(position.ending(), Ending::atsyrau);
  EXPECT_EQ(position.row_total(Side::white), 4);
  EXPECT_EQ(position.kazan(Side::white), 78);
  EXPECT_EQ(position.final_kazans(), (BySide<std::uint8_t>{82, 80}));
  EXPECT_EQ(position.winner(), Side::white);
}

TEST(Ending, CanBeADrawWithAndWithoutASweep) {
  Position swept = position_of("8,1S/2S,1,2S,5,1S 75 81 S 70");
  play_legal(swept, 9);
  EXPECT_EQ(swept.ending(), Ending::atsyrau);
  EXPECT_FALSE(swept.winner());
  Position captured = position_of("8,1S/8,1S 79 81 S 70");
  play_legal(captured, 9);
  EXPECT_EQ(captured.ending(), Ending::draw);
  EXPECT_FALSE(captured.winner());
}

TEST(Ending, IsNotComparedAsItIsNoPartOfTheBoard) {
  Position swept = position_of("8,1S/2S,1,3S,4,4S,1S 75 76 S 60");
  play_legal(swept, 9);
  const Position set_up = position_of("9/9 86 76 N 60");
  EXPECT_NE(swept.ending(), set_up.ending());
  EXPECT_EQ(swept, set_up);
}

TEST(ExtraMove, IsPartOfThePosition) {
  Position position = position_of("8,1S/2S,1,3S,4,4S,1S 72 79 S 60", extra);
  play_legal(position, 9);
  EXPECT_EQ(position.turn(), Side::white);
  EXPECT_FALSE(position.over());
  const Position ordinary = position_of("9/2S,1,3S,4,4S,1 74 79 S 60", extra);
  EXPECT_EQ(position.setup(), ordinary.setup());
  EXPECT_NE(position, ordinary);
}

TEST(Position, ComparesBoardTurnAndRules) {
  EXPECT_EQ(Position::start(), Position::start());
  EXPECT_NE(Position::start(), Position::start(exhaust));
  EXPECT_NE(Position::start(), Position::start(bestemshe));
  tqn::Setup black_to_move = Position::start().setup();
  black_to_move.turn = Side::black;
  EXPECT_NE(std::get<Position>(Position::from(black_to_move)), Position::start());
}

}  // namespace
}  // namespace tqn
