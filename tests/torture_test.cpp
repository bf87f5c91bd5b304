// tests/torture holds small hostile files. expected.tsv says of each how many games a careful arbiter finds in
// it, how many half-moves and what result each has, and which warnings and errors he gives. Its last column says
// why, where that is not plain; chapters 10 and 11 of spec/tqn.md say more.

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "support/files.hpp"
#include "support/gtest_case.hpp"
#include "support/properties.hpp"
#include "support/reading.hpp"
#include "tqn/io/input.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;

fs::path folder() { return project_path("tests/torture"); }

struct Expected {
  std::string file;
  std::string games;       // "2"
  std::string half_moves;  // "4,4"; "-" if there are no games
  std::string results;     // "1-0,none"; "-" if there are no games
  std::string codes;       // "TQ201 TQ303"; "-" for none
  std::string why;
};
using TortureCase = Case<Expected>;

std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells;
  for (std::size_t tab = line.find('\t'); tab != std::string_view::npos; tab = line.find('\t')) {
    cells.emplace_back(line.substr(0, tab));
    line.remove_prefix(tab + 1);
  }
  cells.emplace_back(line);
  return cells;
}

std::vector<TortureCase> torture_cases() {
  std::vector<TortureCase> cases;
  for (const std::string& line : lines_of(read_file(folder() / "expected.tsv"))) {
    if (line.starts_with('#')) continue;
    std::vector<std::string> cells = cells_of(line);
    cells.resize(6);
    cases.push_back({cells[0], {cells[0], cells[1], cells[2], cells[3], cells[4], cells[5]}});
  }
  return cases;
}

/// The text of a file as the reader gets it, whatever its encoding.
std::string decoded(const fs::path& path) {
  auto opened = open_input(path.string(), {});
  EXPECT_TRUE(std::holds_alternative<std::unique_ptr<InputSource>>(opened));
  auto stream = std::get<std::unique_ptr<InputSource>>(opened)->next();
  EXPECT_TRUE(std::holds_alternative<std::unique_ptr<Input>>(stream));
  const auto& input = std::get<std::unique_ptr<Input>>(stream);
  std::string text;
  std::array<char, 4096> buffer{};
  for (;;) {
    const auto read = input->read(buffer);
    const auto* bytes = std::get_if<std::size_t>(&read);
    EXPECT_NE(bytes, nullptr);
    if (bytes == nullptr || *bytes == 0) return text;
    text.append(buffer.data(), *bytes);
  }
}

/// What the program finds, in the words of the table.
Expected found_in(std::string_view text) {
  std::vector<std::string> half_moves;
  std::vector<std::string> results;
  std::set<std::string> codes;
  const std::vector<ReadGame> games = read_games(text);
  for (const ReadGame& read : games) {
    half_moves.push_back(std::to_string(read.game.main.plies.size()));
    results.emplace_back(read.game.result ? format_result(*read.game.result) : "none");
    for (std::string& code : codes_at_least(Severity::warning, read.findings)) codes.insert(std::move(code));
  }
  const auto list = [](const auto& of, std::string_view between) {
    return of.empty() ? std::string("-") : fmt::format("{}", fmt::join(of, between));
  };
  return {.file = {},
          .games = std::to_string(games.size()),
          .half_moves = list(half_moves, ","),
          .results = list(results, ","),
          .codes = list(codes, " "),
          .why = {}};
}

bool is_writable(const std::vector<ReadGame>& games) {
  for (const ReadGame& read : games) {
    for (const Diagnostic& finding : read.findings) {
      if (info(finding.code).critical) return false;
    }
  }
  return true;
}

class Torture : public ::testing::TestWithParam<TortureCase> {};

TEST_P(Torture, IsReadAsAnArbiterWould) {
  const Expected& expected = GetParam().data;
  const Expected found = found_in(decoded(folder() / expected.file));
  EXPECT_EQ(found.games, expected.games) << expected.why;
  EXPECT_EQ(found.half_moves, expected.half_moves) << expected.why;
  EXPECT_EQ(found.results, expected.results) << expected.why;
  EXPECT_EQ(found.codes, expected.codes) << expected.why;
}

TEST_P(Torture, IsReadTheSameInBlocksOfAnySize) {
  const std::string text = decoded(folder() / GetParam().data.file);
  for (const int bytes : {1, 2, 7, 64}) {
    const auto size = static_cast<std::uint8_t>(bytes);
    EXPECT_EQ(blocks_do_not_matter(text, std::span(&size, 1)), "") << "blocks of " << static_cast<int>(size);
  }
}

TEST_P(Torture, LosesNothingWhenItIsFormatted) {
  const std::string text = decoded(folder() / GetParam().data.file);
  const std::vector<ReadGame> games = read_games(text);
  if (games.empty()) return;
  EXPECT_EQ(reading_is_sound(text), "");
  if (!is_writable(games)) return;
  const Expected again = found_in(canonical_text(text));
  EXPECT_EQ(again.games, std::to_string(games.size()));
  EXPECT_EQ(again.half_moves, GetParam().data.half_moves);
}

INSTANTIATE_TEST_SUITE_P(Files, Torture, ::testing::ValuesIn(torture_cases()), case_name<Expected>);

TEST(TortureSet, HasARowForEveryFile) {
  std::set<std::string> rows{".gitattributes", "expected.tsv"};
  for (const TortureCase& one : torture_cases()) EXPECT_TRUE(rows.insert(one.name).second) << one.name << " twice";
  std::set<std::string> files;
  for (const fs::path& path : files_below(folder())) files.insert(path.filename().string());
  EXPECT_EQ(rows, files);
}

TEST(TortureSet, IsLargeEnough) { EXPECT_GE(torture_cases().size(), 80U); }

}  // namespace
}  // namespace tqn::test
