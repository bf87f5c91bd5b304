#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "formats/sqlite/database.hpp"
#include "formats/sqlite/row.hpp"
#include "support/files.hpp"
#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;

class SqliteFile : public ::testing::Test {
 protected:
  void SetUp() override {
    path_ = (fs::temp_directory_path() / ("tqn-sqlite-test-" + std::to_string(::getpid()))).string();
    fs::remove(path_);
    std::ofstream(path_).close();
  }
  void TearDown() override { fs::remove(path_); }

  void run(const char* sql) const {
    sqlite3* connection = nullptr;
    ASSERT_EQ(sqlite3_open(path_.c_str(), &connection), SQLITE_OK);
    char* message = nullptr;
    EXPECT_EQ(sqlite3_exec(connection, sql, nullptr, nullptr, &message), SQLITE_OK) << (message ? message : "");
    sqlite3_close(connection);
  }

  [[nodiscard]] std::vector<std::string> lines() const {
    auto opened = sqlite::open(path_);
    if (const auto* const error = std::get_if<std::string>(&opened)) return {"cannot open: " + *error};
    RowReader& rows = *std::get<std::unique_ptr<RowReader>>(opened);
    std::vector<std::string> all;
    std::string line;
    while (true) {
      const auto more = rows.next(line);
      if (const auto* const error = std::get_if<std::string>(&more)) {
        all.push_back("cannot read: " + *error);
        return all;
      }
      if (!std::get<bool>(more)) return all;
      all.push_back(line);
    }
  }

  void write(Existing existing, const std::vector<std::string>& games) const {
    auto opened = sqlite::write(path_, existing);
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<RowWriter>>(opened)) << std::get<std::string>(opened);
    RowWriter& rows = *std::get<std::unique_ptr<RowWriter>>(opened);
    for (const std::string& game : games) EXPECT_EQ(rows.add(game), std::nullopt);
    EXPECT_EQ(rows.commit(), std::nullopt);
  }

  std::string path_;
};

std::string line_of(std::string_view text) {
  const Game game = parse_games(text).front();
  std::string line;
  sqlite_format.write(game, line, {});
  return line;
}

TEST_F(SqliteFile, GivesBackWhatWasPutIn) {
  const std::string line = line_of(
      "[White \"Ж \\\"Q\\\"\"]\n[Black \"B\\\\\"]\n[Date \"2018.05.??\"]\n[Round \"3\"]\n\n1. 76 98 2. 99 77x 1-0");
  write(Existing::empty, {line});
  ASSERT_EQ(lines().size(), 1U);
  const Game game = parse_games(lines().front()).front();
  EXPECT_EQ(game.value(TagKey::white), "Ж \"Q\"");
  EXPECT_EQ(game.value(TagKey::black), "B\\");
  EXPECT_EQ(game.value(TagKey::date), "2018.05.??");
  EXPECT_EQ(game.value(TagKey::round), "3");
  EXPECT_EQ(game.value(TagKey::result), "1-0");
  EXPECT_EQ(game.main.plies.size(), 4U);
  EXPECT_TRUE(game.main.plies[3].move.tuzdyk);
}

TEST_F(SqliteFile, FillsTheColumnsThatFollowFromOthers) {
  write(Existing::empty, {line_of("[Date \"2018\"]\n\n1. 76 0-1")});
  run("UPDATE games SET _Notation = '' WHERE NOT (_Res = -1 AND _DateInt = 43101 AND _Date = '2018' AND id = 1 AND "
      "_WhiteID = '' AND _Round IS NULL AND _Notation = '1. 76' || char(10))");
  EXPECT_NE(lines().front().find("1. 76"), std::string::npos);
}

TEST_F(SqliteFile, KeepsColumnsThatItDoesNotKnow) {
  run("CREATE TABLE games (id INTEGER PRIMARY KEY, _Notation TEXT, _Coach TEXT, _reserved1 INTEGER)");
  run("INSERT INTO games VALUES (1, '1. 76', 'K', 7), (5, '1. 43', NULL, NULL)");
  EXPECT_EQ(lines(), (std::vector<std::string>{"[Coach \"K\"] [reserved1 \"7\"] 1. 76\n", "[ID \"5\"] 1. 43\n"}));
}

TEST_F(SqliteFile, IsReadOnBehindARowOfWhichNothingIsKnown) {
  run("CREATE TABLE games (_Notation TEXT, _Result TEXT)");
  run("INSERT INTO games VALUES ('1. 76', '*'), (NULL, NULL), ('', ''), ('1. 43', '*')");
  const auto all = lines();
  ASSERT_EQ(all.size(), 4U);
  for (const std::string& line : all) EXPECT_EQ(parse_games(line).size(), 1U) << line;
}

TEST_F(SqliteFile, IsNotAddedToWhereAPartWouldBeLost) {
  run("CREATE TABLE games (_Notation TEXT)");
  auto opened = sqlite::write(path_, Existing::extend);
  ASSERT_TRUE(std::holds_alternative<std::string>(opened));
  EXPECT_NE(std::get<std::string>(opened).find("_WhiteName"), std::string::npos);
}

TEST_F(SqliteFile, IsAddedToBehindItsLastRow) {
  write(Existing::empty, {line_of("1. 76 *"), line_of("1. 43 *")});
  write(Existing::extend, {line_of("[ID \"1\"]\n\n1. 21 *"), line_of("[ID \"9\"]\n\n1. 87 *")});
  const auto all = lines();
  ASSERT_EQ(all.size(), 4U);
  EXPECT_EQ(all[2].find("[ID"), std::string::npos) << "an id that stands already is told anew";
  EXPECT_NE(all[3].find("[ID \"9\"]"), std::string::npos);
}

TEST_F(SqliteFile, IsLeftAloneWithoutCommit) {
  write(Existing::empty, {line_of("1. 76 *")});
  const std::string before = read_file(path_);
  {
    auto opened = sqlite::write(path_, Existing::extend);
    EXPECT_EQ(std::get<std::unique_ptr<RowWriter>>(opened)->add(line_of("1. 43 *")), std::nullopt);
  }
  EXPECT_EQ(read_file(path_), before);
}

TEST_F(SqliteFile, OfAnotherShapeIsRefusedInWords) {
  run("CREATE TABLE openings (_Seq TEXT)");
  EXPECT_NE(lines().front().find("_Notation"), std::string::npos);
  auto opened = sqlite::write(path_, Existing::extend);
  EXPECT_TRUE(std::holds_alternative<std::string>(opened));
}

TEST_F(SqliteFile, ThatIsAViewIsNotRun) {
  run("CREATE VIEW games AS WITH RECURSIVE n(_Notation) AS (SELECT 1 UNION ALL SELECT _Notation + 1 FROM n) SELECT * "
      "FROM n");
  EXPECT_NE(lines().front().find("_Notation"), std::string::npos);
}

TEST_F(SqliteFile, ThatIsLockedOrNoneIsRefusedInWords) {
  std::ofstream(path_) << "SQLite format 3" << std::string(2000, 'x');
  EXPECT_NE(lines().front().find("cannot open: "), std::string::npos);
  std::ofstream(path_) << "[White \"A\"]";
  EXPECT_EQ(lines().front(), "cannot open: it is not a database");
}

TEST_F(SqliteFile, ThatIsDamagedIsReadAsFarAsItGoes) {
  std::vector<std::string> games(2000, line_of("[White \"Somebody with a name\"]\n\n1. 76 98 2. 66 87 3. 12 76 *"));
  write(Existing::empty, games);
  const std::string whole = read_file(path_);
  for (const std::size_t part : {2U, 3U, 5U, 10U}) {
    std::ofstream(path_, std::ios::binary | std::ios::trunc) << whole.substr(0, whole.size() / part);
    const auto all = lines();
    ASSERT_FALSE(all.empty());
    EXPECT_TRUE(all.back().starts_with("cannot ")) << part;
  }
  for (std::size_t at = 100; at < whole.size(); at += 4001) {
    std::string damaged = whole;
    for (std::size_t i = at; i < std::min(at + 40, whole.size()); ++i) damaged[i] = static_cast<char>(i * 37);
    std::ofstream(path_, std::ios::binary | std::ios::trunc) << damaged;
    EXPECT_LE(lines().size(), 2001U) << at;
  }
}

TEST(SqliteRow, HoldsANotationOnOneLine) {
  std::string line;
  sqlite::append_moves(line, "1. 76 98\n2. 66 ; good } move\r\n87 {a\nb;c}\n");
  EXPECT_EQ(line, "1. 76 98 2. 66 { good ) move}  87 {a b;c} ");
  EXPECT_EQ(sqlite::parse_row("[A \"x\"] [B \"\\\"\\\\\"] 1. 76 98 2. 66\n").notation, "1. 76 98\n2. 66\n");
}

TEST(SqliteRow, KnowsTheSerialNumbersOfSpreadsheets) {
  EXPECT_EQ(sqlite::serial_of("2018"), 43101);
  EXPECT_EQ(sqlite::serial_of("2018.01.??"), 43101);
  EXPECT_EQ(sqlite::serial_of("2019.03.01"), 43525);
  EXPECT_EQ(sqlite::serial_of("????.??.??"), std::nullopt);
  EXPECT_EQ(sqlite::serial_of("soon"), std::nullopt);
  EXPECT_EQ(sqlite::date_of(43101), "2018.01.01");
  EXPECT_EQ(sqlite::date_of(-1), std::nullopt);
  EXPECT_EQ(sqlite::date_of(9'999'999), std::nullopt);
}

TEST(SqliteRow, NamesTagsAsTqnDoes) {
  EXPECT_EQ(sqlite::tag_of("_WhiteID"), "WhiteId");
  EXPECT_EQ(sqlite::tag_of("_reserved1"), "reserved1");
  EXPECT_EQ(sqlite::tag_of("a \"b\"]"), "ab");
  EXPECT_EQ(sqlite::tag_of("1"), "Column1");
}

TEST_F(SqliteFile, OfRealGamesComesBackRowByRow) {
  const auto corpus = environment("TQN_CORPUS");
  if (!corpus) GTEST_SKIP() << "TQN_CORPUS does not name a folder of real records";
  auto opened = sqlite::open(*corpus + "/sqlite/championship-40.sqlite");
  RowReader& rows = *std::get<std::unique_ptr<RowReader>>(opened);
  std::vector<std::string> before;
  for (std::string line; std::get<bool>(rows.next(line));) before.push_back(line);
  ASSERT_EQ(before.size(), 40U);
  std::vector<std::string> games;
  for (const std::string& line : before) games.push_back(line_of(line));
  write(Existing::empty, games);
  EXPECT_EQ(lines(), before);
}

}  // namespace
}  // namespace tqn::test
