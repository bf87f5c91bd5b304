#include "tqn/formats/foreign.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/reading.hpp"
#include "tqn/check/check.hpp"

namespace tqn::test {
namespace {

std::string written(const Format& format, std::string_view text) { return write_first(text, format); }

std::string refusal(const Format& format, std::string_view text) { return format.refuses(parse_games(text).front()); }

TEST(Tgk, HasItsSevenTagsInFrontAndNoResultBehindTheMoves) {
  EXPECT_EQ(written(tgk_format,
                    "[Event \"Cup\"]\n[White \"A\"]\n[WhiteELO \"2100\"]\n\n1. 76 98 {good} 2. 99 77x $1 3. 67 0-1"),
            "[White \"A\"]\n[Black \"?\"]\n[Result \"0-1\"]\n[Date \"?\"]\n[Event \"Cup\"]\n[Round \"?\"]\n"
            "[Site \"?\"]\n[WhiteElo \"2100\"]\n\n1. 76 98\n2. 99 77x\n3. 67\n");
}

TEST(Tgk, KnowsNoEscapes) {
  EXPECT_NE(written(tgk_format, "[Event \"The \\\"Old\\\" Cup\"]\n\n1. 76 *").find("[Event \"The 'Old' Cup\"]\n"),
            std::string::npos);
}

TEST(Tgk, OfAGameWithoutMovesIsTagsAndABlankLine) {
  EXPECT_TRUE(written(tgk_format, "[Event \"Cup\"]\n[White \"A\"]\n\n1-0").ends_with("[Site \"?\"]\n\n"));
}

TEST(PlayOk, WritesTotalsBehindEvenCapturesOnly) {
  EXPECT_EQ(written(playok_format, "[White \"A\"]\n[Black \"B\"]\n\n1. 76 98 2. 99 77x 3. 67 *"),
            "[Event \"?\"]\r\n[Site \"?\"]\r\n[Date \"?\"]\r\n[Round \"-\"]\r\n[White \"A\"]\r\n[Black \"B\"]\r\n"
            "[Result \"*\"]\r\n\r\n1. 76(10) 98 2. 99(12) 77X 3. 67(14) *\r\n\r\n");
}

TEST(PlayOk, CountsOfCapturedBallsBecomeTotals) {
  const std::string totals = written(playok_format, "1. 76 98 2. 66 87 3. 12 76 4. 25 *");
  EXPECT_NE(totals.find("1. 76(10) 98 2. 66 87(4) 3. 12(22) 76(8) 4. 25(34) *"), std::string::npos) << totals;
  EXPECT_EQ(written(playok_format, "1. 76(10) 98 2. 66 87(4) 3. 12(12) 76(4) 4. 25(12) *"), totals);
}

TEST(PlayOk, SaysZeroWhereTheGameEndedByAtsyrau) {
  EXPECT_NE(written(playok_format, "[Termination \"atsyrau\"]\n\n1. 76 1-0").find(" 1-0 {zero}\r\n"),
            std::string::npos);
  EXPECT_EQ(written(playok_format, "[Termination \"time\"]\n\n1. 76 1-0").find("{zero}"), std::string::npos);
}

TEST(PlainFormats, RefuseWhatWouldBecomeAnotherGame) {
  for (const Format* format : {&tgk_format, &playok_format}) {
    EXPECT_EQ(refusal(*format, "1. 76 98 *"), "");
    EXPECT_NE(refusal(*format, "1. 76 -- 2. 99 *"), "");
    EXPECT_NE(refusal(*format, "1. 76 9_ 2. 99 *"), "");
    EXPECT_NE(
        refusal(*format, "[SetUp \"1\"]\n[FEN \"9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1\"]\n\n*"),
        "");
  }
}

TEST(PlainFormats, RefuseGamesByOtherRules) {
  for (const Format* format : {&tgk_format, &playok_format, &sqlite_format, &csv_viewer_format}) {
    EXPECT_NE(refusal(*format, "[Variant \"Bestemshe\"]\n\n1. 43 *"), "") << format->name;
    EXPECT_NE(refusal(*format, "[Rules \"end=exhaust\"]\n\n1. 76 *"), "") << format->name;
  }
}

TEST(Loss, NamesWhatAFormatHasNoPlaceFor) {
  const Game game =
      parse_games("[Event \"Cup\"]\n[Annotator \"C\"]\n\n1. 76 {[%clk 0:05:00]} 98 $1 2. 99 (2. 11 {better}) 77x *")
          .front();
  const auto lost = [&](Feature feature, const Format& format) {
    const Features features = lost_features(game, format);
    return features[static_cast<std::size_t>(feature)];
  };
  for (const Feature feature : {Feature::comment, Feature::clock, Feature::nag, Feature::variation}) {
    EXPECT_TRUE(lost(feature, tgk_format)) << static_cast<int>(feature);
  }
  EXPECT_FALSE(lost(Feature::tag, tgk_format));
  EXPECT_TRUE(lost(Feature::tag, playok_format));
  EXPECT_FALSE(lost(Feature::start_position, tgk_format));
  EXPECT_TRUE(lost_features(game, tqn_format).none());
}

TEST(Loss, OfAnUnknownTagIsNone) {
  const Game game = parse_games("[Event \"Cup\"]\n[Annotator \"?\"]\n\n1. 76 *").front();
  EXPECT_TRUE(lost_features(game, playok_format).none());
}

}  // namespace
}  // namespace tqn::test
