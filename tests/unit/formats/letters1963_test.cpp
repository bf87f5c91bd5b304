#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn::test {
namespace {

ReadGame read_first(std::string_view text) { return read_games(text, letters1963_format).front(); }

std::string moves(std::string_view text) {
  std::string out;
  for (const Ply& ply : read_first(text).game.main.plies) out += format_move(ply.move) + ' ';
  return out;
}

std::vector<std::string> codes(std::string_view text) {
  return codes_at_least(Severity::warning, read_first(text).findings);
}
bool has(std::string_view text, std::string_view code) {
  const auto found = codes(text);
  return std::ranges::find(found, code) != found.end();
}

TEST(Letters1963, PitsAreLettersAndBallsAreCounted) {
  EXPECT_EQ(write_first("1. 76 98 2. 99 77x *", letters1963_format), "1. ж9: е10 и9: з11 2. и10: и2 ж10: ж3х *\n");
  EXPECT_EQ(moves("1. ж9: е10 и9: з11 2. и10: и2 ж10: ж3х *"), "76 98 99 77x ");
}

TEST(Letters1963, WritingIsReadingAgain) {
  const std::string text = write_first("1. 76 98 2. 99 77x *", letters1963_format);
  Game game = read_first(text).game;
  EXPECT_EQ(write_alone(game, letters1963_format), text);
  EXPECT_FALSE(has(text, "TQ503"));
}

TEST(Letters1963, CapitalsLatinMarksAndMissingNumbersAreRead) {
  EXPECT_EQ(moves("Ж: Е И:З и10:и ж: ж3x"), "76 98 99 77x ");
}

TEST(Letters1963, BallsThatTheBoardRefutesAreReported) {
  EXPECT_FALSE(has("ж9: е10 *", "TQ503"));
  EXPECT_TRUE(has("ж8: е10 *", "TQ503"));
  EXPECT_TRUE(has("ж9: е11 *", "TQ503"));
}

TEST(Letters1963, AScoreWithWordsPutsTheWinnerFirst) {
  const auto count = [](std::string_view text) { return std::string(read_first(text).game.value(TagKey::count)); };
  EXPECT_EQ(count("ж9: е10 91—71 в пользу игрока № 2"), "71-91");
  EXPECT_EQ(count("ж9: е10 91—71 в пользу игрока № 1"), "91-71");
  EXPECT_EQ(count("ж9: е10 71—91"), "71-91");
  EXPECT_EQ(read_first("ж9: е10 91—71 в пользу игрока № 2").game.closing_result(), Result::black);
}

TEST(Letters1963, AHalfMoveThatEndsTooEarlyKeepsItsPlace) {
  EXPECT_EQ(moves("ж9: и9: з11 *"), "7_ 98 ");
  EXPECT_TRUE(has("ж9: *", "TQ301"));
  EXPECT_TRUE(has("ж9: щ5 *", "TQ301"));
  EXPECT_TRUE(has("ж9: е10zz *", "TQ301"));
  EXPECT_TRUE(has("76 *", "TQ301"));
}

TEST(Letters1963, AFullStopMayFollow) { EXPECT_EQ(moves("Ход: ж9: е10."), "76 "); }

TEST(Letters1963, IsToldByItsFirstMove) {
  const auto certainty = [](std::string_view text) { return letters1963_format.sniff(text).certainty; };
  EXPECT_EQ(certainty("1. ж9: е10"), Certainty::certain);
  for (const char* const text : {"", "1. 76", "ж", "ж9", "ж9:", "а: и"})
    EXPECT_EQ(certainty(text), Certainty::no) << text;
}

}  // namespace
}  // namespace tqn::test
