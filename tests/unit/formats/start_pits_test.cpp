#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn::test {
namespace {

constexpr std::string_view moves = "1. 98 55 2. 76 12 3. 88x 36 4. 92 48 5. 91 51 *";

std::string pits(const ReadGame& game) {
  std::string text;
  for (const Ply& ply : game.game.main.plies) text += ply.move.from ? ply.move.from->to_char() : '_';
  return text;
}

std::vector<ReadGame> read_all(std::string_view text) { return read_games(text, startpits_format); }
std::vector<std::string> codes(std::string_view text) {
  return codes_at_least(Severity::info, read_all(text).front().findings);
}
bool has(std::string_view text, std::string_view code) {
  const auto found = codes(text);
  return std::ranges::find(found, code) != found.end();
}

TEST(StartPits, WritesKazansAndPitsOnALine) {
  EXPECT_EQ(write_first(moves, startpits_format), "46-36, 9571839495\n");
  EXPECT_EQ(write_first(moves, startpits0_format), "46-36, 8460728384\n");
}

TEST(StartPits, ALineIsAGameAndLandingsAreFilledIn) {
  const auto games = read_all("46-36, 9571839495\r\n\r\n7 9 6 8 1\n7,4\n");
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(pits(games[0]), "9571839495");
  EXPECT_EQ(games[0].game.value(TagKey::count), "46-36");
  EXPECT_EQ(pits(games[1]), "79681");
  EXPECT_EQ(pits(games[2]), "74");
  Game game = games[1].game;
  EXPECT_FALSE(game.main.plies[0].move.to);
  complete(game);
  EXPECT_EQ(format_move(game.main.plies[0].move), "76");
}

TEST(StartPits, KazansThatAreWrongAreReported) {
  EXPECT_FALSE(has("46-36, 9571839495", "TQ604"));
  EXPECT_TRUE(has("47-36, 9571839495", "TQ604"));
  EXPECT_TRUE(has("99-99, 957", "TQ301"));
}

TEST(StartPits, TheResultStandsBehindThePitsWhereTheKazansDoNotTellIt) {
  EXPECT_EQ(write_first("1. 76 98 1-0", startpits_format), "10-0, 79 1-0\n");
  EXPECT_EQ(write_first("1. 76 98 1/2-1/2", startpits_format), "10-0, 79 1/2-1/2\n");
  EXPECT_EQ(write_first("1. 76 98 *", startpits_format), "10-0, 79\n");
  EXPECT_EQ(read_all("10-0, 79 1-0").front().game.closing_result(), Result::white);
  EXPECT_EQ(read_all("10-0, 79").front().game.closing_result(), Result::unknown);
}

TEST(StartPits, AZeroWithoutANineCountsFromZero) {
  const ReadGame game = read_all("46-36, 8460728384").front();
  EXPECT_EQ(pits(game), "9571839495");
  EXPECT_TRUE(has("46-36, 8460728384", "TQ306"));
  EXPECT_FALSE(has("10-0, 76 1-0", "TQ306"));
}

TEST(StartPits, PlayingDecidesWhereBothReadingsHaveAllDigits) {  // Counted from 1, the last of these pits is empty.
  EXPECT_EQ(pits(read_all("8 4 7 8 8").front()), "95899");
}

TEST(StartPits, WhatBothReadingsAllowIsReadLikeTheOtherLines) {
  const auto games = read_all("46-36, 8460728384\n7 5 8\n");
  EXPECT_EQ(pits(games[1]), "869");
  const auto ones = read_all("46-36, 9571839495\n7 5 8\n");
  EXPECT_EQ(pits(ones[1]), "758");
}

TEST(StartPits, ANamedBaseIsNeverGuessed) {
  EXPECT_EQ(pits(read_games("7 5 8", startpits0_format).front()), "869");
  const ReadGame game = read_games("8 9 0", startpits0_format).front();
  EXPECT_EQ(pits(game), "9_1");
  EXPECT_EQ(codes_at_least(Severity::error, game.findings).front(), "TQ302");
}

TEST(StartPits, DigitsThatAreNoPitsAndOtherTextAreKeptAndReported) {
  const ReadGame game = read_all("9 5 0 7 abc 1").front();
  EXPECT_EQ(pits(game), "95_71");
  EXPECT_TRUE(has("9 5 0 7 abc 1", "TQ302"));
  EXPECT_TRUE(has("9 5 0 7 abc 1", "TQ301"));
  EXPECT_NE(dump(game.game).find("abc"), std::string::npos);
  EXPECT_NE(dump(game.game).find("[%written 0]"), std::string::npos);
}

TEST(StartPits, OtherLinesBelongToTheGameBelow) {
  const auto games = read_all("A list\nof games\n\n9 5 7\n1 2\nthe end\n");
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(games[0].game.preface.front().text, "A list\nof games");
  EXPECT_TRUE(games[1].game.preface.empty());
  EXPECT_EQ(games[2].game.preface.front().text, "the end");
  EXPECT_TRUE(games[2].game.main.plies.empty());
  EXPECT_TRUE(codes_at_least(Severity::error, games[0].findings).empty());
}

TEST(StartPits, ALineThatMayHaveBeenAGameIsReported) {
  EXPECT_TRUE(has("s2-10, 95857232999\n9 5 7\n", "TQ301"));
  EXPECT_EQ(read_all("s2-10, 95857232999\n9 5 7\n").front().game.preface.front().kind, NoteKind::unread);
}

TEST(StartPits, ABadLineCostsItsOwnGameOnly) {
  const auto games = read_all(std::string("9 5 7\n9 ?? ") + '\0' + " 7\n9 5 7\n");
  ASSERT_EQ(games.size(), 3U);
  EXPECT_TRUE(codes_at_least(Severity::error, games[0].findings).empty());
  EXPECT_FALSE(codes_at_least(Severity::error, games[1].findings).empty());
  EXPECT_TRUE(codes_at_least(Severity::error, games[2].findings).empty());
}

TEST(StartPits, ALineEndOfTwoBytesIsOne) {
  const std::string text = "9 5 7\r\n9 5 7\r9 5 7\n";
  const auto reader = open_games(startpits_format, text);
  Game game;
  Sink sink;
  EXPECT_EQ(reader->next(game, sink), (Span{0, 7}));
  EXPECT_EQ(reader->next(game, sink), (Span{7, 13}));
  EXPECT_EQ(reader->next(game, sink), (Span{13, 19}));
}

TEST(StartPits, AnEndlessLineIsReportedAndNotReadToItsEnd) {
  std::string text;
  while (text.size() < (std::size_t{1} << 20U) + 100) text += "1234567899";
  const auto reader = open_games(startpits_format, text);
  Game game;
  Sink sink;
  ASSERT_TRUE(reader->next(game, sink));
  EXPECT_EQ(game.main.plies.size(), std::size_t{1} << 20U);
  EXPECT_EQ(sink.count(Code::too_large), 1U);
  EXPECT_FALSE(reader->next(game, sink));
}

TEST(StartPits, IsToldByKazansOrBySinglePits) {
  const auto certainty = [](std::string_view text) { return startpits_format.sniff(text).certainty; };
  EXPECT_EQ(certainty("A list\n\n82-10, 9585\n"), Certainty::likely);
  EXPECT_EQ(certainty("7 9 6 8 1\n"), Certainty::likely);
  for (const char* const text : {"", "1. 76 98\n", "7 9\n", "7 9 6 8 12\n", "7,9,6,8\n", "82-10\n", "2018, 1\n"})
    EXPECT_EQ(certainty(text), Certainty::no) << text;
}

TEST(StartPits, RefusesWhatPitsCannotSay) {
  const auto refusal = [](std::string_view text) { return startpits_format.refuses(parse_games(text).front()); };
  EXPECT_EQ(refusal(moves), "");
  EXPECT_NE(refusal("1. 77 *"), "");
  EXPECT_NE(refusal("[White \"A\"]\n\n1-0"), "");
  EXPECT_NE(refusal("[Variant \"Bestemshe\"]\n\n1. 54 *"), "");
  EXPECT_NE(refusal("[FEN \"8,1S/8,1S 80 80 S 1\"]\n[SetUp \"1\"]\n\n1. 91 *"), "");
}

}  // namespace
}  // namespace tqn::test
