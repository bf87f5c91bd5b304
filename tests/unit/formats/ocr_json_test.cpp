#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "support/properties.hpp"
#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn::test {
namespace {

ReadGame only(std::string_view text) {
  auto games = read_games(text, ocr_json_format);
  EXPECT_EQ(games.size(), 1U) << text;
  return games.empty() ? ReadGame{} : std::move(games.front());
}

std::string moves(std::string_view text) {
  std::string moves;
  for (const Ply& ply : only(text).game.main.plies) moves += format_move(ply.move) + ' ';
  return moves;
}

std::vector<std::string> codes(std::string_view text) { return codes_at_least(Severity::info, only(text).findings); }

bool has(const std::vector<std::string>& codes, std::string_view code) {
  return std::ranges::find(codes, code) != codes.end();
}

/// Rows of pits, White's first.
std::string pits(std::string_view digits) {
  std::string text = "{\"moves\": [";
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0) text += ", ";
    text += "{\"moveNumber\": " + std::to_string(i / 2 + 1) + ", \"side\": \"" + (i % 2 == 0 ? "white" : "black") +
            "\", \"fromPit\": " + digits[i] + "}";
  }
  return text + "]}";
}

TEST(OcrJson, ReadsRowsWithTheirTags) {
  EXPECT_EQ(dump(only(R"({"tournament": "C\u0075p", "round": 1, "table": "3", "date": "2024.03.22", "white_player": "A",
                          "black_player": "B", "result": "1-0", "club": "X", "no such name": true,
                          "moves": [{"n": 1, "w": "76", "b": "98"}, {"n": 2, "w": "99", "b": "77 X"}]})")
                     .game),
            "tag Event = Cup\ntag Round = 1\ntag Board = 3\ntag Date = 2024.03.22\ntag White = A\ntag Black = B\n"
            "tag Result = 1-0\ntag club = X\ncomment <no such name: true>\nmove 76\nmove 98\nmove 99\nmove 77 tuzdyk\n"
            "result 1-0\n");
}

TEST(OcrJson, ReadsStringsAndPairsToo) {
  EXPECT_EQ(moves(R"({"moves": ["76", "98", ["99", "77x"], {"w": 67}]})"), "76 98 99 77x 67 ");
}

TEST(OcrJson, EmptyWordsAreMissingHalfMoves) {
  EXPECT_EQ(moves(R"({"moves": [{"n": 1, "w": "76", "b": ""}, {"n": 2, "w": null, "b": "77"}, {"n": 3, "b": "?6"}]})"),
            "76 -- -- 77 -- _6 ");
  EXPECT_EQ(moves(R"({"moves": [{"n": 1, "w": "76", "b": "98"}, {"n": 2, "w": "", "b": ""}]})"), "76 98 ");
}

TEST(OcrJson, WhatAnElementSaysBesideIsKept) {
  EXPECT_NE(dump(only(R"({"moves": [{"n": 1, "w": "76", "confidence": 0.5}]})").game).find("comment <confidence: 0.5>"),
            std::string::npos);
}

TEST(OcrJson, PitsGetTheirLandings) {
  ReadGame read = only(pits("7998"));
  EXPECT_EQ(moves(pits("7998")), "7_ 9_ 9_ 8_ ");
  complete(read.game);
  EXPECT_EQ(format_move(read.game.main.plies[1].move), "98");
}

TEST(OcrJson, PitsNumberedFromTheOtherEndAreTurned) {
  // From the other end Black could not even make his first move from 3: it is a tuzdyk.
  EXPECT_EQ(codes(pits("47258482")), codes(pits("")));
  EXPECT_TRUE(has(codes(pits("43258688")), "TQ306"));
  EXPECT_EQ(moves(pits("43258688")), "4_ 7_ 2_ 5_ 8_ 4_ 8_ 2_ ");
}

TEST(OcrJson, PitsThatNothingDecidesAreSaidToBeOpen) {
  const ReadGame read = only(pits("79"));
  EXPECT_TRUE(has(codes_at_least(Severity::info, read.findings), "TQ306"));
  ASSERT_EQ(read.game.preface.size(), 1U);
  EXPECT_EQ(moves(pits("79")), "7_ 9_ ");
  EXPECT_FALSE(has(codes(pits("75")), "TQ306")) << "the middle pit is the same from both ends";
}

TEST(OcrJson, ASideOutOfTurnMeansThatAHalfMoveIsMissing) {
  EXPECT_EQ(moves(R"({"moves": [{"side": "white", "fromPit": 7}, {"side": "white", "fromPit": 9}]})"), "7_ -- 9_ ");
}

TEST(OcrJson, FindsGamesAmongOtherText) {
  const std::string game = R"({"moves": ["76"]})";
  const std::string text = "Page 1:\n```json\n" + game + "\n```\n{not this}\n[" + game + ", {\"a\": [" + game + "]}]";
  EXPECT_EQ(read_games(text, ocr_json_format).size(), 3U);
}

TEST(OcrJson, OfTwoGamesInOneAnotherTheOuterOneIsRead) {
  const ReadGame read = only(R"({"draft": {"moves": ["11"]}, "moves": ["76"]})");
  ASSERT_EQ(read.game.main.plies.size(), 1U);
  EXPECT_NE(dump(read.game).find("unread <{\"moves\": [\"11\"]}>"), std::string::npos);
}

TEST(OcrJson, DamageCostsOneGame) {
  const auto games =
      read_games("{\"moves\": [\"76\"]}\n{\"moves\": [\"76\", \"98\" oh\n{\"moves\": [\"43\"]}\n", ocr_json_format);
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(games[1].game.main.plies.size(), 2U);
  EXPECT_EQ(codes_at_least(Severity::error, games[1].findings), std::vector<std::string>{"TQ301"});
  EXPECT_NE(dump(games[1].game).find("unread <oh>"), std::string::npos) << dump(games[1].game);
  EXPECT_TRUE(codes_at_least(Severity::error, games[2].findings).empty());
}

TEST(OcrJson, FindingsPointAtTheirWords) {
  const ReadGame read = only(R"({"moves": [{"n": 1, "w": "7b", "b": "98"}]})");
  const Span where = read.findings.back().where;
  EXPECT_EQ(read.text.substr(where.begin, where.size()), "\"7b\"");
}

TEST(OcrJson, NestingWithoutEndIsNoTrouble) {
  for (const std::string_view unit : {"[", "{\"a\":", "{\"moves\":[", "[[\"moves\",", "{\"moves\":[{\"w\":[", "{\"x"}) {
    std::string text;
    for (int i = 0; i < 20'000; ++i) text += unit;
    EXPECT_EQ(reading_is_sound(text, ocr_json_format), "") << unit;
  }
}

TEST(OcrJson, DamageKeepsWhatFollowsUpToTheNextGame) {
  const auto games = read_games(
      "[{\"moves\": [\n{\"w\": \"76\", \"b\": \"98\"},,\n{\"w\": \"66\"}],\n\"result\": \"1-0\"},\n"
      "{\"moves\": [\"43\"]}]",
      ocr_json_format);
  ASSERT_EQ(games.size(), 2U);
  const std::string kept = dump(games[0].game);
  EXPECT_NE(kept.find("66"), std::string::npos) << kept;
  EXPECT_NE(kept.find("1-0"), std::string::npos) << kept;
  EXPECT_EQ(games[1].game.main.plies.size(), 1U);
}

TEST(OcrJson, APitOfTwoDigitsIsNoMove) {
  const ReadGame read = only(R"({"moves": [{"fromPit": 7}, {"fromPit": 10}, {"fromPit": 6}]})");
  ASSERT_EQ(read.game.main.plies.size(), 3U);
  EXPECT_TRUE(read.game.main.plies[1].move.missing);
  EXPECT_NE(dump(read.game).find("unread <10>"), std::string::npos);
}

}  // namespace
}  // namespace tqn::test
