#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/reading.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn::test {
namespace {

std::string rows(const Format& format, std::string_view text, Plies plies = {}) {
  Game game = parse_games(text).front();
  complete(game);
  std::vector<Position> positions;
  follow(game, positions);
  std::string out;
  format.write(game, out, {.plies = plies, .positions = positions});
  return out;
}

TEST(Csv, HasARowAGame) {
  EXPECT_EQ(rows(csv_format,
                 "[Event \"Cup, the \\\"old\\\" one\"]\n[Round \"-\"]\n[White \"=1+1\"]\n[Black \"@b\"]\n"
                 "[WhiteElo \"2100\"]\n\n1. 76 98 2. 99 1-0"),
            "\"Cup, the \"\"old\"\" one\",,,-,'=1+1,'@b,1-0,2100,,,,3,12,0\n");
  EXPECT_EQ(rows(csv_format, "[FEN \"9/9 86 76 N 60\"]\n\n*"), ",,,,,,*,,,,,0,86,76\n");
  EXPECT_EQ(rows(csv_format, "[FEN \"hello\"]\n\n*"), ",,,,,,*,,,,,0,,\n");
}

TEST(Csv, HasARowAHalfMove) {
  const Format& plies = *csv_format.by_plies;
  EXPECT_EQ(rows(plies, "1. 76 98 2. 99 77x"),
            "1,1,white,7,6,10,0,10,0,\"9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1\"\n"
            "2,1,black,9,8,0,0,10,0,\"1S,9S,9S,1,10S,10S,10S,10S,10S/10S,10S,10S,10S,10S,10S,2S,11S,10S 10 0 S 2\"\n"
            "3,2,white,9,9,2,0,12,0,\"1,10S,10S,1S,11S,11S,11S,11S,11S/10S,10S,10S,10S,10S,10S,2S,11S,1S 12 0 N 2\"\n"
            "4,2,black,7,7,0,1,12,3,\"1S,11S,1S,1S,11S,11S,11S,11S,11S/11S,11S,11S,11S,11S,11S,t,11S,1S 12 3 S 3\"\n");
  EXPECT_EQ(rows(plies, "1. 76 98 2. 99 77x", {2, 2}).substr(0, 10), "2,1,black,");
  EXPECT_EQ(rows(plies, "1. 98 98 2. 91 91 3. 92").find("\n5,"), std::string::npos);  // the pit is empty
}

TEST(Fen, HasALineAPosition) {
  const char* const start = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1\n";
  const char* const first = "9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1\n";
  EXPECT_EQ(rows(fen_format, "1. 76 *"), std::string(start) + first);
  EXPECT_EQ(rows(fen_format, "1. 76 98 *", {1, 1}), std::string(start) + first);
  EXPECT_EQ(rows(fen_format, "1. 76 *", {2, 9}), "");
}

}  // namespace
}  // namespace tqn::test
