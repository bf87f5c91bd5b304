#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn::test {
namespace {

std::string canonical(std::string_view text) {
  std::string out;
  for (const ReadGame& game : read_games(text, hyphen_format)) {
    for (const Ply& ply : game.game.main.plies) out += format_move(ply.move) + ' ';
    out.append(format_result(game.game.closing_result())).append("\n");
  }
  return out;
}

std::vector<std::string> errors(std::string_view text) {
  return codes_at_least(Severity::error, read_games(text, hyphen_format).front().findings);
}
using Codes = std::vector<std::string>;

TEST(Hyphen, WritesTagsAndPairsOfPits) {
  EXPECT_EQ(write_first("[White \"A\"]\n[Count \"24-0\"]\n\n1. 76 98 2. 99 {good} 77x *", hyphen_format),
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n[Black \"?\"]\n"
            "[Result \"*\"]\n[Count \"24-0\"]\n\n1. 7-6 9-8 2. 9-9 { good } 2... 7-7x *\n");
}

TEST(Hyphen, ResultsAndScoresAreNoMoves) {
  EXPECT_EQ(canonical("1. 7-6 9-8 1-0\n\n1. 7-6 0-1\n1. 7-6 1/2-1/2"), "76 98 1-0\n76 0-1\n76 1/2-1/2\n");
  EXPECT_EQ(canonical("1. 7-6 9-8 2. 9-9 7-7X 84-78"), "76 98 99 77x 1-0\n");
}

TEST(Hyphen, AMoveThatCanBeReadInPartKeepsItsPlace) {
  EXPECT_EQ(canonical("1. 0-6 9-8 *"), "_6 98 *\n");
  EXPECT_EQ(errors("1. 7-0 *"), Codes{"TQ302"});
  EXPECT_EQ(errors("1. 7-b *"), Codes{"TQ301"});
  EXPECT_EQ(errors("1. 76 *"), Codes{"TQ301"});
}

TEST(Hyphen, WhatIsWrongStaysWrong) {
  EXPECT_EQ(errors("1. 7-7 *"), Codes{"TQ403"});
  EXPECT_EQ(hyphen_format.refuses(parse_games("1. 77 *").front()), "");
  EXPECT_NE(hyphen_format.refuses(parse_games("1. 7_ *").front()), "");
  EXPECT_NE(hyphen_format.refuses(parse_games("1. 76 -- *").front()), "");
}

TEST(Hyphen, IsToldByItsFirstMove) {
  EXPECT_EQ(hyphen_format.sniff("[White \"A\"]\n\n1. 7-6 9-8").certainty, Certainty::likely);
  for (const char* const text : {"", "1. 76 98", "1-0", "0-1", "82-80", "1. 1-0"})
    EXPECT_EQ(hyphen_format.sniff(text).certainty, Certainty::no) << text;
}

}  // namespace
}  // namespace tqn::test
