// Real records, where the environment variable TQN_CORPUS names a folder that holds them (they are not part of
// the project). Games and half-moves are counted a second time by a scanner that shares nothing with the
// reader.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <string>
#include <string_view>

#include "support/files.hpp"
#include "support/properties.hpp"
#include "support/reading.hpp"
#include "tqn/notation/position_notation.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::test {
namespace {

struct Counted {
  std::size_t games = 0;
  std::size_t half_moves = 0;
};

bool is_pit(char c) { return c >= '1' && c <= '9'; }

/// A word is a half-move if it is two pit digits, then nothing, a mark or a count. "12." is none, and so is
/// "0-1"; "5.93" would have to be cut, but these files always put a blank or a line end there.
bool is_half_move(std::string_view word) {
  if (word.size() < 2 || !is_pit(word[0]) || !is_pit(word[1])) return false;
  const std::string_view rest = word.substr(2);
  if (rest.empty() || rest == "x" || rest == "X") return true;
  if (rest.size() < 3 || rest.front() != '(' || rest.back() != ')') return false;
  for (const char c : rest.substr(1, rest.size() - 2)) {
    if (std::isdigit(static_cast<unsigned char>(c)) == 0) return false;
  }
  return true;
}

/// A game is a run of lines that begin with a bracket, and what follows it.
Counted count_by_hand(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  Counted counted;
  bool in_tags = false;
  for (const std::string& line : lines_of(text)) {
    const bool tag = line.starts_with('[');
    const bool blank = line.find_first_not_of(" \r\t") == std::string::npos;
    if (tag && !in_tags) ++counted.games;
    if (tag || !blank) in_tags = tag;
    if (tag) continue;
    for (std::size_t begin = 0; begin < line.size();) {
      const std::size_t end = std::min(line.find_first_of(" \r\t", begin), line.size());
      if (is_half_move(std::string_view(line).substr(begin, end - begin))) ++counted.half_moves;
      begin = end + 1;
    }
  }
  return counted;
}

struct RealFile {
  const char* path;
  std::size_t games;
};

void PrintTo(const RealFile& file, std::ostream* out) { *out << file.path; }

class RealRecords : public ::testing::TestWithParam<RealFile> {
 protected:
  void SetUp() override {
    const auto corpus = environment("TQN_CORPUS");
    if (!corpus) GTEST_SKIP() << "TQN_CORPUS does not name a folder of real records";
    text_ = read_file(std::filesystem::path(*corpus) / GetParam().path);
  }
  std::string text_;
};

TEST_P(RealRecords, GamesAndHalfMovesAreCountedRight) {
  const Counted expected = count_by_hand(text_);
  Counted actual;
  for (const ReadGame& game : read_games(text_)) {
    ++actual.games;
    actual.half_moves += game.verdict.half_moves;
  }
  EXPECT_EQ(expected.games, GetParam().games);
  EXPECT_EQ(actual.games, expected.games);
  EXPECT_EQ(actual.half_moves, expected.half_moves);
}

TEST_P(RealRecords, EveryGameIsLegalAndNothingButTagsIsWarnedOf) {
  std::size_t number = 0;
  for (const ReadGame& game : read_games(text_)) {
    ++number;
    EXPECT_TRUE(game.verdict.legal) << "game " << number;
    EXPECT_EQ(game.verdict.not_judged, 0U) << "game " << number;
    for (const Diagnostic& finding : game.findings) {
      const std::string_view id = info(finding.code).id;
      const bool of_tags = finding.severity == Severity::warning && id.starts_with("TQ2");
      EXPECT_TRUE(finding.severity == Severity::info || of_tags)
          << "game " << number << ": " << id << ' ' << finding.message;
    }
  }
}

TEST_P(RealRecords, CanonicalTextKeepsEveryGameAndIsStable) {
  const std::string once = canonical_text(text_);
  EXPECT_EQ(difference(once, canonical_text(once)), "");
  const auto before = parse_games(text_);
  const auto after = parse_games(once);
  ASSERT_EQ(before.size(), after.size());
  for (std::size_t i = 0; i < before.size(); ++i)
    EXPECT_EQ(before[i].main.plies.size(), after[i].main.plies.size()) << "game " << i + 1;
}

constexpr RealFile real_files[] = {
    {"tgk/championship-371.tgk", 371}, {"tgk/one-game-bom.tgk", 1}, {"playok/playok-1.txt", 227},
    {"playok/playok-2.txt", 276},      {"playok/playok-3.txt", 55},
};

INSTANTIATE_TEST_SUITE_P(Corpus, RealRecords, ::testing::ValuesIn(real_files),
                         [](const auto& info) { return fmt::format("file_{}", info.index + 1); });

// Records in the formats of other programs.

/// Without tags, which are not carried whole, and without counts.
std::string moves_and_result(Game game) {
  game.result = game.closing_result();
  game.tags.clear();
  for (Ply& ply : game.main.plies) ply.move.count = MoveText::no_count;
  return dump_essentials(game);
}

/// As UTF-8, if it begins as UTF-16 does. These files hold no character that takes two units.
std::string decoded(std::string bytes) {
  if (!bytes.starts_with("\xFF\xFE")) return bytes;
  std::string text;
  for (std::size_t i = 2; i + 1 < bytes.size(); i += 2) {
    const auto low = static_cast<unsigned char>(bytes[i]);
    const auto high = static_cast<unsigned char>(bytes[i + 1]);
    append_utf8(text, static_cast<char32_t>(high << 8U | low));
  }
  return text;
}

struct ForeignFile {
  const char* path;
  const char* format;
  std::size_t games;
  std::size_t half_moves;
};

void PrintTo(const ForeignFile& file, std::ostream* out) { *out << file.path; }

class ForeignRecords : public ::testing::TestWithParam<ForeignFile> {
 protected:
  void SetUp() override {
    const auto corpus = environment("TQN_CORPUS");
    if (!corpus) GTEST_SKIP() << "TQN_CORPUS does not name a folder of real records";
    text_ = decoded(read_file(std::filesystem::path(*corpus) / GetParam().path));
    format_ = find_format(GetParam().format);
    ASSERT_NE(format_, nullptr);
  }
  std::string text_;
  const Format* format_ = nullptr;
};

TEST_P(ForeignRecords, EveryGameIsReadAndLegal) {
  const auto games = read_games(text_, *format_);
  EXPECT_EQ(games.size(), GetParam().games);
  std::size_t half_moves = 0;
  for (std::size_t i = 0; i < games.size(); ++i) {
    half_moves += games[i].verdict.half_moves;
    EXPECT_TRUE(games[i].verdict.legal) << "game " << i + 1;
    EXPECT_EQ(games[i].verdict.not_judged, 0U) << "game " << i + 1;
  }
  EXPECT_EQ(half_moves, GetParam().half_moves);
  EXPECT_EQ(reading_is_sound(text_, *format_), "");
}

TEST_P(ForeignRecords, EveryGameComesBackFromItsFormatAndFromTqn) {
  for (ReadGame& read : read_games(text_, *format_)) {
    complete(read.game);
    for (const Format* format : {format_, &tqn_format}) {
      if (!format->can_write()) continue;
      const std::string written = write_alone(read.game, *format);
      auto again = read_games(written, *format);
      ASSERT_EQ(again.size(), 1U) << written;
      complete(again[0].game);
      EXPECT_EQ(moves_and_result(again[0].game), moves_and_result(read.game)) << format->name;
    }
  }
}

constexpr ForeignFile foreign_files[] = {
    {"playstrategy/export-synth.pgn", "playstrategy", 1, 109},
    {"q9/synth.pgn", "9q", 1, 58},
    {"startpits/quick-games.txt", "startpits", 696, 7656},
    {"q9/fens.txt", "fen", 7, 0},
    {"position/etudes-odd.txt", "fen", 4, 0},
    {"csv-viewer/76(10).csv", "csv-viewer", 2, 245},
    {"opening-tree/open_tree3.txt", "opening-tree", 1, 20},
    {"opening-tree/open_tree9.txt", "opening-tree", 1, 20},
    {"bulletin/bulletin.utf8.txt", "bulletin", 27, 1372},
    {"bulletin/bulletin.cp1251.txt", "bulletin", 27, 1372},
    {"ocr/rows.json", "ocr-json", 1, 24},
    {"ocr/from-pit.json", "ocr-json", 1, 24},
    {"ocr/table.md", "ocr-table", 1, 24},
    {"ocr/triplets.html", "ocr-table", 1, 24},
};

INSTANTIATE_TEST_SUITE_P(Corpus, ForeignRecords, ::testing::ValuesIn(foreign_files),
                         [](const auto& info) { return fmt::format("file_{}", info.index + 1); });

/// The lines of a file that are no remarks.
std::vector<std::string> lines_without_remarks(const char* path) {
  const auto corpus = environment("TQN_CORPUS");
  std::vector<std::string> lines;
  if (!corpus) return lines;
  for (const std::string& line : lines_of(read_file(std::filesystem::path(*corpus) / path))) {
    if (!line.empty() && line.front() != '#') lines.push_back(line);
  }
  return lines;
}

TEST(ForeignLines, OfSquaresAreLegalGames) {
  const auto lines = lines_without_remarks("playstrategy/uci-games.txt");
  if (lines.empty()) GTEST_SKIP() << "TQN_CORPUS does not name a folder of real records";
  std::size_t half_moves = 0;
  for (const std::string& line : lines) {
    const auto games = read_games(line, *find_format("playstrategy"));
    ASSERT_EQ(games.size(), 1U);
    EXPECT_TRUE(games[0].verdict.legal) << line;
    half_moves += games[0].verdict.half_moves;
  }
  EXPECT_EQ(lines.size(), 2U);
  EXPECT_EQ(half_moves, 28U + 75U);
}

TEST(ForeignLines, OfKorgoolAreTheirPositionsAndAText) {
  const auto lines = lines_without_remarks("korgool/samples.txt");
  if (lines.empty()) GTEST_SKIP() << "TQN_CORPUS does not name a folder of real records";
  const Format& korgool = *find_format("korgool");
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    const auto games = read_games(lines[i], korgool);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_NE(games[0].game.find(TagKey::fen), nullptr) << lines[i];
  }
  EXPECT_EQ(read_games(lines.back(), korgool).front().game.main.plies.size(), 4U);
}

TEST(ForeignLines, OfLettersHoldOneMoveAndOneScore) {
  const auto lines = lines_without_remarks("letters1963/sample.txt");
  if (lines.empty()) GTEST_SKIP() << "TQN_CORPUS does not name a folder of real records";
  const Format& letters = *find_format("letters1963");
  const auto with_move = read_games(lines.front(), letters).front();
  ASSERT_EQ(with_move.game.main.plies.size(), 1U);
  EXPECT_EQ(format_move(with_move.game.main.plies[0].move), "86x");
  const auto with_score = read_games(lines.back(), letters).front();
  EXPECT_EQ(with_score.game.value(TagKey::count), "72-91");
}

/// How many positions of a file are read, and how many of them the rules allow.
struct PositionFile {
  const char* path;
  std::size_t read;
  std::size_t legal;
};

TEST(RealPositions, AreReadInEveryNotation) {
  const auto corpus = environment("TQN_CORPUS");
  if (!corpus) GTEST_SKIP() << "TQN_CORPUS does not name a folder of real records";
  constexpr PositionFile files[] = {
      {"playstrategy/fen-samples.txt", 9, 9}, {"tfen/sample.txt", 1, 1},         {"q9/fens.txt", 7, 7},
      {"korgool/samples.txt", 5, 5},          {"position/etudes-odd.txt", 4, 4},
  };
  for (const PositionFile& file : files) {
    const std::string text = read_file(std::filesystem::path(*corpus) / file.path);
    std::size_t read = 0;
    std::size_t legal = 0;
    PositionSplitter splitter(text);
    while (const auto piece = splitter.next()) {
      if (piece->none) continue;
      const auto guess = guess_position(std::string_view(text).substr(piece->reading.begin, piece->reading.size()));
      if (guess.readings.size() != 1) continue;
      ++read;
      const PositionText& position = guess.readings.front().text;
      EXPECT_EQ(guess.readings.front().twist, "") << file.path;
      const auto judged = Position::from(position.setup, {position.variant});
      legal += std::holds_alternative<Position>(judged) ? 1U : 0U;
    }
    EXPECT_EQ(read, file.read) << file.path;
    EXPECT_EQ(legal, file.legal) << file.path;
  }
}

}  // namespace
}  // namespace tqn::test
