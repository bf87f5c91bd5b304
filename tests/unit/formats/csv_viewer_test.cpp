#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn::test {
namespace {

std::vector<std::string> dumps(std::string_view text) {
  std::vector<std::string> dumps;
  for (const ReadGame& game : read_games(text, csv_viewer_format)) dumps.push_back(dump(game.game));
  return dumps;
}

std::string moves(const ReadGame& read) {
  std::string text;
  for (const Ply& ply : read.game.main.plies) text += format_move(ply.move) + ' ';
  return text;
}

constexpr std::string_view two_games =
    "A|1-0,B|1-0,,C|*,D|*,\n"
    "2024.03.22,18:00:00,,,,\n"
    "76(10),98,,43,87,\n"
    "99(12),77X,,67,,\n"
    "67(14),,,,,\n";

TEST(CsvViewer, ReadsGamesThatStandSideBySide) {
  EXPECT_EQ(dumps(two_games),
            (std::vector<std::string>{
                "tag White = A\ntag Result = 1-0\ntag Black = B\ntag Date = 2024.03.22\ntag Time = 18:00:00\n"
                "move 76 count 10\nmove 98\nmove 99 count 12\nmove 77 tuzdyk\nmove 67 count 14\nresult 1-0\n",
                "tag White = C\ntag Result = *\ntag Black = D\nmove 43\nmove 87\nmove 67\nresult *\n"}));
}

TEST(CsvViewer, JoinsItsGamesToTheSameBytes) {
  std::vector<std::string> texts;
  for (ReadGame& read : read_games(two_games, csv_viewer_format))
    texts.push_back(write_alone(read.game, csv_viewer_format));
  std::string joined;
  csv_viewer_format.join(texts, joined);
  EXPECT_EQ(dumps(joined).size(), 2U);
  EXPECT_EQ(dumps(joined).front(), dumps(two_games).front());
  EXPECT_EQ(joined.substr(0, joined.find('\n')), "A|1-0,B|1-0,,C|*,D|*,");
  EXPECT_TRUE(joined.ends_with("67(14),,,,,\n")) << joined;
}

TEST(CsvViewer, BeginsAnotherTableWhereOneWouldBeTooLarge) {
  const std::string tall = "A|*,B|*,\n,,\n76,98,\n" + std::string(3'000'000, '\n');
  std::string joined;
  const std::vector<std::string> games(3, tall);
  csv_viewer_format.join(games, joined);
  EXPECT_NE(joined.find("\n\nA|*"), std::string::npos);
  EXPECT_EQ(joined.find("A|*,B|*,,A|*"), std::string::npos);
}

TEST(CsvViewer, TakesTablesBelowOneAnother) {
  const std::string text = std::string(two_games) + std::string(two_games) + "\n\n" + std::string(two_games);
  const auto once = dumps(two_games);
  const auto games = dumps(text);
  ASSERT_EQ(games.size(), 6U);
  for (std::size_t i = 0; i < games.size(); ++i) EXPECT_EQ(games[i], once[i % 2]) << i;
}

TEST(CsvViewer, AnEmptyFieldIsAMissingHalfMove) {
  const auto games = read_games("A|*,B|*,\n,,\n76,,\n,77,\n", csv_viewer_format);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(moves(games[0]), "76 -- -- 77 ");
}

TEST(CsvViewer, BelowAGapNothingIsAMove) {
  const auto games = read_games("A|*,B|*,\n,,\n76,98,\n,,\n99,77x,\n", csv_viewer_format);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(moves(games[0]), "76 98 ");
  EXPECT_EQ(codes_at_least(Severity::error, games[0].findings), (std::vector<std::string>{"TQ301", "TQ301"}));
}

TEST(CsvViewer, ABadFieldCostsItsGameOnlyAndIsKept) {
  const auto games = read_games("A|*,B|*,,C|*,D|*,\n,,,,,\n7b,98,,76,98,\n", csv_viewer_format);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(codes_at_least(Severity::error, games[0].findings), std::vector<std::string>{"TQ301"});
  EXPECT_NE(dump(games[0].game).find("move 7_\n  comment <[%written 7b]>\n"), std::string::npos) << dump(games[0].game);
  EXPECT_TRUE(codes_at_least(Severity::error, games[1].findings).empty());
  ASSERT_FALSE(games[0].findings.empty());
  const Span where = games[0].game.main.plies[0].move.where;
  EXPECT_EQ(games[0].text.substr(where.begin, where.size()), "7b");
}

TEST(CsvViewer, TwoResultsOfOneGameAreCritical) {
  const auto games = read_games("A|1-0,B|0-1,\n,,\n76,98,\n", csv_viewer_format);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_NE(codes_at_least(Severity::error, games[0].findings), std::vector<std::string>{});
  EXPECT_EQ(codes_at_least(Severity::error, games[0].findings).front(), "TQ602");
}

TEST(CsvViewer, ACommaInANameBecomesASemicolon) {
  EXPECT_TRUE(
      write_first("[White \"A, B|C\"]\n[Black \"?\"]\n\n1. 76 *", csv_viewer_format).starts_with("A; B/C|*,?|*,\n"));
}

TEST(CsvViewer, IsToldByItsFirstLine) {
  EXPECT_EQ(sniff(two_games).format, &csv_viewer_format);
  EXPECT_EQ(tell_format(two_games, ".csv").format, &csv_viewer_format);
  EXPECT_NE(tell_format("White,Black,Result\nA,B,1-0\n", ".txt").format, &csv_viewer_format);
}

}  // namespace
}  // namespace tqn::test
