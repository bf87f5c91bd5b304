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
#include "support/reading.hpp"

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

}  // namespace
}  // namespace tqn::test
