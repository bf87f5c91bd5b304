#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn::test {
namespace {

constexpr std::string_view start_fen = "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- w 0";

std::string with_fen(std::string_view fen, std::string_view moves) {
  return "[Format \"9Q-PGN\"]\n[FEN \"" + std::string(fen) + "\"]\n\n" + std::string(moves);
}

ReadGame read_first(std::string_view text) { return read_games(text, nine_q_format).front(); }

std::vector<std::string> codes(std::string_view text) {
  std::vector<std::string> found;
  for (const std::string& code : codes_at_least(Severity::warning, read_first(text).findings)) {
    if (code != "TQ201") found.push_back(code);
  }
  return found;
}
using Codes = std::vector<std::string>;

TEST(NineQ, WritesNineTagsAndNoResultThatIsNotKnown) {
  EXPECT_EQ(write_first("[White \"A \\\\ B\"]\n\n1. 76 98 2. 99 77x *", nine_q_format),
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Variant \"Togyzkumalak\"]\n[Format \"9Q-PGN\"]\n"
            "[White \"A \\\\ B\"]\n[Black \"?\"]\n[FEN \"" +
                std::string(start_fen) + "\"]\n[Result \"*\"]\n\n1. 76+ 98 2. 99+ 77x\n");
  EXPECT_TRUE(write_first("1. 76 1-0", nine_q_format).ends_with("\n1. 76+ 1-0\n"));
}

TEST(NineQ, TheUsualStartNeedsNoFen) {
  const ReadGame game = read_first(with_fen(start_fen, "1. 76+ 98 0-1"));
  EXPECT_EQ(game.game.find(TagKey::fen), nullptr);
  EXPECT_EQ(game.game.find(TagKey::other), nullptr);
  EXPECT_TRUE(game.verdict.legal);
}

TEST(NineQ, AFenIsReadAndWrittenWithItsHalfMoves) {
  const std::string fen = "9,9,9,9,9,9,9,1,10/10,10,10,10,10,10,0,9,9 10,0 -,- b 1";
  const ReadGame game = read_first(with_fen(fen, "1. ... 87+ 2. 99 *"));
  EXPECT_EQ(game.game.value(TagKey::fen), "9S,9S,1,10S,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,9S,1S,10S 10 0 N 1");
  EXPECT_TRUE(game.verdict.legal);
  Game copy = game.game;
  const std::string text = write_alone(copy, nine_q_format);
  EXPECT_NE(text.find("[FEN \"" + fen + "\"]"), std::string::npos) << text;
  EXPECT_TRUE(text.ends_with("\n1. ... 87+ 2. 99\n")) << text;
}

TEST(NineQ, AFenThatIsNoneIsReported) {
  EXPECT_EQ(codes(with_fen("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,8 0,0 -,- w 0", "1. 76")), Codes{"TQ206"});
  EXPECT_FALSE(codes(with_fen("9,9", "1. 76")).empty());
  EXPECT_FALSE(codes(with_fen("9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 3,- w 0", "1. 76")).empty());
}

TEST(NineQ, AGameThatIsReadAgainForItsNotesKeepsItsFen) {
  // The comment is the next game's, which shows only at the number 1 behind it.
  const std::string text = "[FEN \"9,9,9,9,9,9,9,1,10/10,10,10,10,10,10,0,9,9 10,0 -,- b 1\"]\n\n1. ... 87+ zz\n\n";
  const auto games = read_games(text + "{of the next game} 1. 76+ *\n", nine_q_format);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_TRUE(games[0].game.value(TagKey::fen).ends_with(" N 1")) << games[0].game.value(TagKey::fen);
}

TEST(NineQ, ItsVariantIsTheUsualOne) { EXPECT_EQ(codes("[Variant \"Togyzkumalak\"]\n\n1. 76+ 98 *"), Codes{}); }

TEST(NineQ, WhatItsProgramsLeaveOutIsReadAndReported) {
  for (const char* const text : {"1. 76 98 2. 99 77X *", "1. 76(10) *", "1. 7_ *"}) {
    EXPECT_EQ(codes(text), Codes{"TQ301"}) << text;
    EXPECT_TRUE(read_first(text).game.main.plies.back().move.from) << text;
  }
  EXPECT_EQ(codes("1. 7b *"), Codes{"TQ301"});
  EXPECT_EQ(codes("1. 70 *"), Codes{"TQ302"});
  EXPECT_EQ(codes("1. 76 hello *"), Codes{"TQ301"});
}

TEST(NineQ, TwoDigitsAreNeverANumber) { EXPECT_EQ(read_first("1. 76 98 2. 12 12 *").game.main.plies.size(), 4U); }

TEST(NineQ, PlusIsWrittenWhereTheKazanGrewButNotForASweep) {
  EXPECT_TRUE(write_first("1. 76 98 2. 99 77x *", nine_q_format).ends_with("1. 76+ 98 2. 99+ 77x\n"));
  // Black's last ball is captured by White, who then takes the board: 1 of White's own move stays.
  const std::string swept = write_first("[FEN \"8,1S/8,1S 80 80 S 1\"]\n[SetUp \"1\"]\n\n1. 91 1/2-1/2", nine_q_format);
  EXPECT_TRUE(swept.ends_with("\n1. 91+ 1/2-1/2\n")) << swept;
}

TEST(NineQ, IsToldByItsTag) {
  EXPECT_EQ(nine_q_format.sniff(with_fen(start_fen, "1. 76")).certainty, Certainty::certain);
  EXPECT_EQ(nine_q_format.sniff("1. 76+ 98").certainty, Certainty::no);
  EXPECT_EQ(nine_q_format.sniff("{[Format \"9Q-PGN\"]}").certainty, Certainty::no);
}

TEST(NineQ, RefusesBestemshe) {
  EXPECT_NE(nine_q_format.refuses(parse_games("[Variant \"Bestemshe\"]\n\n1. 54 *").front()), "");
}

}  // namespace
}  // namespace tqn::test
