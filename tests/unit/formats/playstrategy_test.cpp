#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn::test {
namespace {

constexpr std::string_view tags =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[P1 \"?\"]\n[P2 \"?\"]\n[Result \"*\"]\n"
    "[Variant \"Togyzqumalaq\"]\n[Termination \"Unknown\"]\n\n";

ReadGame read_first(std::string_view text) { return read_games(text, playstrategy_format).front(); }

std::string moves_of(const ReadGame& game) {
  std::string text;
  for (const Ply& ply : game.game.main.plies) text += format_move(ply.move) + ' ';
  return text;
}

std::vector<std::string> codes(std::string_view text) {
  std::vector<std::string> found;
  for (const std::string& code : codes_at_least(Severity::warning, read_first(text).findings)) {
    if (code != "TQ201") found.push_back(code);
  }
  return found;
}
using Codes = std::vector<std::string>;

TEST(PlayStrategy, SquaresAreNamedFromWhitesLeftInBothRows) {
  EXPECT_EQ(moves_of(read_first("1. g1d2 a2h1 2. i1i2 *")), "76 98 91 ");
  EXPECT_TRUE(write_first("1. 76 98 2. 99 *", playstrategy_format).ends_with("\n1. g1d2 a2h1 2. i1a2 *\n"));
}

TEST(PlayStrategy, WritesTheTagsOfTheSite) {
  EXPECT_EQ(write_first("1. 76 98 *", playstrategy_format), std::string(tags) + "1. g1d2 a2h1 *\n");
  const std::string text = write_first(
      "[White \"A \\\"B\\\"\"]\n[Black \"C\"]\n[WhiteElo \"1500\"]\n[Round \"2\"]\n[Annotator \"D\"]\n\n1. 76 0-1",
      playstrategy_format);
  EXPECT_NE(text.find("[Round \"2\"]\n[P1 \"A \\\"B\\\"\"]\n[P2 \"C\"]\n[Result \"0-1\"]\n[P1Elo \"1500\"]\n"),
            std::string::npos);
  EXPECT_NE(text.find("[Termination \"Unknown\"]\n[Annotator \"D\"]\n"), std::string::npos);
}

TEST(PlayStrategy, AMoveThatMakesATuzdykIsMarkedWhenItIsRead) {
  EXPECT_EQ(moves_of(read_first("1. g1d2 a2h1 2. i1a2 c2g1 *")), "76 98 99 77x ");
  EXPECT_EQ(codes("1. g1d2 a2h1 2. i1a2 c2g1 *"), Codes{});
}

TEST(PlayStrategy, EndingsHaveTheWordsOfTheSiteBothWays) {
  const auto there_and_back = [](std::string_view word) {
    const std::string text =
        write_first("[Termination \"" + std::string(word) + "\"]\n\n1. 76 1-0", playstrategy_format);
    const std::size_t at = text.find("[Termination \"") + 14;
    const std::string site = text.substr(at, text.find('"', at) - at);
    return site + ", " + std::string(read_first(text).game.value(TagKey::termination));
  };
  EXPECT_EQ(there_and_back("normal"), "Normal, normal");
  EXPECT_EQ(there_and_back("resignation"), "Normal, normal");
  EXPECT_EQ(there_and_back("time"), "Time forfeit, time");
  EXPECT_EQ(there_and_back("abandoned"), "Abandoned, abandoned");
  EXPECT_EQ(there_and_back("forfeit"), "Abandoned, abandoned");
  EXPECT_EQ(there_and_back("rules-infraction"), "Rules infraction, rules-infraction");
  EXPECT_EQ(there_and_back("unterminated"), "Unterminated, unterminated");
  EXPECT_EQ(there_and_back("sheet-full"), "Unterminated, unterminated");
  EXPECT_EQ(there_and_back("unknown"), "Unknown, unknown");
}

TEST(PlayStrategy, OnlyEndingsThatNothingTellsAgainAreLost) {
  const auto lost = [](std::string_view word) {
    const Game game = parse_games("[Termination \"" + std::string(word) + "\"]\n\n1. 76 1-0").front();
    return lost_features(game, playstrategy_format).test(static_cast<std::size_t>(Feature::tag));
  };
  for (const char* const word : {"kazan", "atsyrau", "draw", "normal", "time", "abandoned"}) EXPECT_FALSE(lost(word));
  for (const char* const word : {"resignation", "agreement", "adjudication", "forfeit", "sheet-full"})
    EXPECT_TRUE(lost(word));
}

TEST(PlayStrategy, CommentsClocksAndGlyphsComeBack) {
  const std::string text = write_first("1. 76 {[%clk 0:05:00]} 98 $1 2. 99 {a;b} *", playstrategy_format);
  EXPECT_EQ(text.substr(tags.size()), "1. g1d2 { [%clk 0:05:00] } 1... a2h1 $1 2. i1a2 { a;b } *\n");
  Game game = read_first(text).game;
  EXPECT_EQ(write_alone(game, playstrategy_format), text);
}

TEST(PlayStrategy, BestemsheHasFiveLetters) {
  EXPECT_EQ(moves_of(read_first("[Variant \"Bestemshe\"]\n\n1. e1b2 a2b1 *")), "54 52 ");
  EXPECT_EQ(codes("[Variant \"Bestemshe\"]\n\n1. f1b2 *"), Codes{"TQ302"});
  EXPECT_EQ(codes("[FEN \"5S,5S,5S,5S,5S/5S,5S,5S,5S,5S 0 0 S 1\"]\n[SetUp \"1\"]\n\n1. e1b2 *").size(), 0U);
}

TEST(PlayStrategy, AHalfMoveOfTheOtherPlayerIsReportedOnce) {
  const ReadGame game = read_first("1. g1d2 i1i2 2. c2f1 h1h2 *");
  EXPECT_EQ(std::ranges::count(game.findings, Code::wrong_side, &Diagnostic::code), 1);
  EXPECT_EQ(game.game.main.plies.size(), 4U);
}

TEST(PlayStrategy, AWrongRowForTheMiddlePitIsReported) {
  // 9 balls from White's pit 6 end in Black's pit 5.
  EXPECT_EQ(codes("1. f1e2 *"), Codes{});
  EXPECT_EQ(codes("1. f1e1 *"), Codes{"TQ403"});
}

TEST(PlayStrategy, NothingIsDropped) {
  EXPECT_EQ(codes("1. k1d2 *"), Codes{"TQ302"});
  EXPECT_EQ(codes("1. g3d2 *"), Codes{"TQ302"});
  EXPECT_EQ(codes("1. g1 *"), Codes{"TQ301"});
  EXPECT_EQ(codes("1. g1d *"), Codes{"TQ301"});
  EXPECT_EQ(codes("1. 76 *"), Codes{"TQ301"});
  for (const char* const text : {"1. k1d2 a2h1 *", "1. g1 a2h1 *", "1. g1d a2h1 *"})
    EXPECT_EQ(read_first(text).game.main.plies.size(), 2U) << text;
}

TEST(PlayStrategy, IsToldByItsFirstMove) {
  EXPECT_EQ(playstrategy_format.sniff("[P1 \"a\"]\n\n{x} 1. g1d2 a2h1").certainty, Certainty::certain);
  EXPECT_EQ(playstrategy_format.sniff("g1d2\n").certainty, Certainty::certain);
  for (const char* const text : {"", "1. 76 98", "[P1 \"g1d2\"]\n\n1. 76", "g1d2s", "{g1d2} *", "a0b1"})
    EXPECT_EQ(playstrategy_format.sniff(text).certainty, Certainty::no) << text;
}

TEST(PlayStrategy, RefusesWhatSquaresCannotSay) {
  const auto refusal = [](std::string_view text) { return playstrategy_format.refuses(parse_games(text).front()); };
  EXPECT_EQ(refusal("1. 76 98 *"), "");
  EXPECT_NE(refusal("1. 77 98 *"), "");
  EXPECT_NE(refusal("1. 76 -- *"), "");
  EXPECT_NE(refusal("1. 76x *"), "");
  EXPECT_NE(refusal("[FEN \"nonsense\"]\n\n1. 76 *"), "");
}

}  // namespace
}  // namespace tqn::test
