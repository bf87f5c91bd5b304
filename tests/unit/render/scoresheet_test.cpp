#include "tqn/render/scoresheet.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "printed.hpp"
#include "render/scoresheet/layout.hpp"
#include "support/files.hpp"
#include "support/generator.hpp"
#include "support/reading.hpp"
#include "tqn/check/check.hpp"
#include "tqn/notation/move.hpp"

namespace tqn::test {
namespace {

using scoresheet::Layout;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr double page_margin = 36;

std::vector<std::string> pages_of(const Scoresheet& sheet, const ScoresheetLook& look) {
  std::vector<std::string> pages;
  for (std::size_t page = 0; page < page_count(sheet, look); ++page)
    pages.push_back(render_scoresheet(sheet, page, look));
  return pages;
}

std::vector<std::string> words_of(const std::vector<PrintedText>& texts) {
  std::vector<std::string> words;
  for (const PrintedText& text : texts) words.push_back(text.text);
  return words;
}

/// As it is printed: the mark is a cross, and the count is left out.
std::string printed(MoveText move) {
  move.count = MoveText::no_count;
  move.plus = false;
  std::string text = format_move(move);
  if (text.ends_with('x')) text.replace(text.size() - 1, 1, "×");
  return text;
}

/// All that a strip says, as a reader takes it in: Black's pits, White's, both kazans.
std::string strip_of(const Position& position) {
  std::string text;
  for (const Side row : {Side::black, Side::white}) {
    for (int i = 1; i <= position.rules().pits(); ++i) {
      const Pit pit = *Pit::from_number(i);
      const int balls = position.balls(row, pit);
      text += position.tuzdyk(opponent(row)) == pit ? "×" : balls == 0 ? "–" : std::to_string(balls);
      text += ' ';
    }
  }
  return text + std::to_string(position.kazan(Side::black)) + ' ' + std::to_string(position.kazan(Side::white));
}

/// The strips of a page that are filled in.
std::vector<std::string> strips_of(const PrintedPage& page) {
  std::vector<std::string> strips;
  const auto pits = page.of("strip");
  const auto kazans = page.of("kazans");
  for (std::size_t i = 0; i + 17 < pits.size(); i += 18) {
    std::string text;
    for (std::size_t k = i; k < i + 18; ++k) text += pits[k].text + ' ';
    strips.push_back(text + kazans[i / 9].text + ' ' + kazans[i / 9 + 1].text);
  }
  return strips;
}

Game game_of(const std::string& text) { return parse_games(text).front(); }

class Scoresheets : public ::testing::TestWithParam<ScoresheetLook> {};

INSTANTIATE_TEST_SUITE_P(Papers, Scoresheets,
                         ::testing::Values(ScoresheetLook{Paper::a4, ScoresheetRows::forty, Language::kk},
                                           ScoresheetLook{Paper::a4, ScoresheetRows::sixty, Language::ru},
                                           ScoresheetLook{Paper::letter, ScoresheetRows::forty, Language::ky},
                                           ScoresheetLook{Paper::letter, ScoresheetRows::sixty, Language::en}));

TEST_P(Scoresheets, HaveEveryHalfMoveInItsCellOnce) {
  std::size_t half_moves = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const Game game = generate_game(seed, seed % 2 == 0 ? Flavour::plain : Flavour::scarred);
    const Scoresheet sheet = make_scoresheet(game);
    const Layout layout(sheet, GetParam());
    const std::size_t rows = scoresheet::rows_on_page(GetParam().rows);
    std::size_t next = 0;
    for (std::size_t number = 0; number < page_count(sheet, GetParam()); ++number) {
      for (const PrintedText& text : read_page(render_scoresheet(sheet, number, GetParam())).of("moves")) {
        ASSERT_LT(next, game.main.plies.size());
        ASSERT_EQ(text.text, printed(game.main.plies[next].move));
        const std::size_t half_move = sheet.first_half_move % 20 + next;
        const std::size_t row = half_move / 2 - number * rows;
        const Side side = half_move % 2 == 0 ? Side::white : Side::black;
        const double left = layout.moves_left(row / 20, side);
        const double top = layout.row_top(row % 20);
        ASSERT_TRUE(text.left > left && text.right < left + layout.move_width) << seed << ": " << text.text;
        ASSERT_TRUE(text.base > top + text.size * 0.7 && text.base < top + layout.row_height) << seed;
        ++next;
      }
    }
    ASSERT_EQ(next, game.main.plies.size()) << seed;
    half_moves += next;
  }
  EXPECT_GT(half_moves, 5000U);
}

TEST_P(Scoresheets, ShowThePositionAfterEveryTenthMove) {
  std::size_t strips = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Game game = generate_game(seed, Flavour::plain);
    std::vector<Position> positions;
    follow(game, positions);
    std::vector<std::string> expected;
    for (std::size_t i = 20; i < positions.size(); i += 20) expected.push_back(strip_of(positions[i]));
    std::vector<std::string> found;
    for (const std::string& page : pages_of(make_scoresheet(game), GetParam())) {
      for (std::string& strip : strips_of(read_page(page))) found.push_back(std::move(strip));
    }
    ASSERT_EQ(found, expected) << seed;
    strips += found.size();
  }
  EXPECT_GT(strips, 100U);
}

TEST_P(Scoresheets, HaveNothingOutsideOfTheirMargins) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    for (const std::string& page : pages_of(make_scoresheet(generate_game(seed, Flavour::annotated)), GetParam()))
      ASSERT_EQ(outside(read_page(page), page_margin), "") << seed;
  }
  EXPECT_EQ(outside(read_page(render_scoresheet({}, 0, GetParam())), page_margin), "");
}

TEST_P(Scoresheets, ShortenWhatIsTooLong) {
  Scoresheet sheet;
  for (const ScoresheetKey& key : all_scoresheet_keys()) {
    key.value(sheet.head) = std::string(500'000, 'W');
    key.value(sheet.head) += "Ұлдай\n\x01\x1b[31m\xff\u202e<&\">";
  }
  const std::string svg = render_scoresheet(sheet, 0, GetParam());
  EXPECT_LT(svg.size(), 40'000U);
  const PrintedPage page = read_page(svg);
  EXPECT_EQ(outside(page, page_margin), "");
  for (const PrintedText& text : page.of("values")) EXPECT_TRUE(text.text.ends_with("…")) << text.text;
  EXPECT_EQ(fault_of_xml({svg}), "");
}

TEST_P(Scoresheets, AreWellFormedWhateverNamesHold) {
  std::vector<std::string> pages;
  for (const std::string_view name : {"<script>&amp;\"'", "\x01\x02\x1b\x7f", "\xff\xfe", "\xe2\x80\xae olleh", "]]>",
                                      "\xed\xa0\x80", "\xef\xbf\xbf", "a\tb\nc\r\nd"}) {
    Scoresheet sheet;
    for (const ScoresheetKey& key : all_scoresheet_keys()) key.value(sheet.head) = name;
    pages.push_back(render_scoresheet(sheet, 0, GetParam()));
  }
  EXPECT_EQ(fault_of_xml(pages), "");
}

TEST(Scoresheet, KazansStandBesideTheHalfMovesThatMadeThemGrow) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Game game = generate_game(seed, Flavour::plain);
    std::vector<Position> positions;
    follow(game, positions);
    std::vector<std::string> expected;
    for (std::size_t i = 1; i < positions.size(); ++i) {
      const Side mover = i % 2 == 1 ? Side::white : Side::black;
      const int before = positions[i < 2 ? 0 : i - 2].kazan(mover);
      if (positions[i].kazan(mover) != before) expected.push_back(std::to_string(positions[i].kazan(mover)));
    }
    std::vector<std::string> found;
    for (const std::string& page : pages_of(make_scoresheet(game), {})) {
      for (const std::string& word : words_of(read_page(page).of("totals"))) found.push_back(word);
    }
    ASSERT_EQ(found, expected) << seed;
  }
}

TEST(Scoresheet, BlankOnesAreAsInTheSamples) {
  for (const Language language : {Language::kk, Language::ky, Language::ru, Language::en}) {
    const auto path = project_path("tests/golden/scoresheet/blank-" + std::string(code_of(language)) + ".svg");
    const std::string actual = render_scoresheet({}, 0, {Paper::a4, ScoresheetRows::forty, language});
    if (updating()) write_file(path, actual);
    EXPECT_EQ(read_file(path), actual) << path;
  }
}

TEST(Scoresheet, WritesIllegibleAndMissingHalfMovesAsTheyAre) {
  const Scoresheet sheet = make_scoresheet(game_of("[Event \"a\"]\n\n1. 43 1_ 2. 32 -- 3. __ *\n"));
  const PrintedPage page = read_page(render_scoresheet(sheet, 0, {}));
  EXPECT_THAT(words_of(page.of("moves")), ElementsAre("43", "1_", "32", "--", "__"));
}

TEST(Scoresheet, HasNoPositionsBehindAHalfMoveThatCannotBePlayed) {
  Game game = generate_game(4, Flavour::plain);
  ASSERT_GT(game.main.plies.size(), 40U);
  for (std::size_t missing = 30; missing < 40; ++missing) game.main.plies[missing].move = *parse_move("--");
  std::size_t strips = 0;
  for (const std::string& page : pages_of(make_scoresheet(game), {})) strips += strips_of(read_page(page)).size();
  EXPECT_EQ(strips, 1U);
}

TEST(Scoresheet, BeginsWithTheTenOfTheFirstMoveAndThePositionBeforeIt) {
  const Scoresheet sheet = make_scoresheet(
      game_of("[SetUp \"1\"]\n[FEN \"10S,10S,10S,10S,10S,10S,1S,11S,1S/1,9S,9S,1S,10S,10S,10S,10S,10S 10 10 N 14\"]\n\n"
              "14... 98 15. 21 *\n"));
  ASSERT_TRUE(sheet.tells_start);
  const PrintedPage page = read_page(render_scoresheet(sheet, 0, {}));
  EXPECT_EQ(page.of("numbers").front().text, "11");
  EXPECT_THAT(words_of(page.of("moves")), ElementsAre("98", "21"));
  const auto strips = strips_of(page);
  ASSERT_EQ(strips.size(), 1U);
  EXPECT_EQ(strips.front(), strip_of(sheet.positions.front()));
  EXPECT_EQ(outside(page, page_margin), "");
}

TEST(Scoresheet, GoesOnOnFurtherPages) {
  Scoresheet sheet;
  sheet.half_moves.assign(10'000, "76");
  sheet.result = Result::black;
  EXPECT_EQ(page_count(sheet, {}), 125U);
  EXPECT_EQ(page_count(sheet, {Paper::a4, ScoresheetRows::sixty, Language::en}), 84U);
  const PrintedPage last = read_page(render_scoresheet(sheet, 124, {}));
  EXPECT_EQ(last.of("numbers").back().text, "5000");
  EXPECT_EQ(last.of("moves").size(), 80U);
  EXPECT_EQ(last.of("result").front().text, "0 – 1");
  EXPECT_EQ(read_page(render_scoresheet(sheet, 0, {})).of("result").front().text, "–");
  EXPECT_EQ(outside(last, page_margin), "");
}

TEST(Scoresheet, OfBestemsheHasFivePits) {
  const Scoresheet sheet = make_scoresheet(game_of("[Variant \"bestemshe\"]\n\n1. 15 *\n"));
  const PrintedPage page = read_page(render_scoresheet(sheet, 0, {}));
  EXPECT_EQ(page.of("places").size(), 4U * 10);
}

TEST(Scoresheet, TagsOutweighTheDefaults) {
  ScoresheetHead defaults;
  defaults.event = "Cup";
  defaults.arbiter = "Somebody";
  const Scoresheet sheet = make_scoresheet(game_of("[Event \"League\"]\n[Round \"?\"]\n\n1. 43 *\n"), defaults);
  EXPECT_EQ(sheet.head.event, "League");
  EXPECT_EQ(sheet.head.arbiter, "Somebody");
  EXPECT_THAT(sheet.head.round, IsEmpty());
}

KeyFileError scoresheet_error(std::string_view yaml) {
  auto head = parse_scoresheet_head(yaml);
  if (auto* const error = std::get_if<KeyFileError>(&head)) return *error;
  return {};
}

TEST(ScoresheetHead, IsReadKeyByKey) {
  std::string yaml;
  for (const ScoresheetKey& key : all_scoresheet_keys())
    yaml += std::string(key.name) + ": of " + std::string(key.name) + "\n";
  auto read = parse_scoresheet_head(yaml);
  ASSERT_TRUE(std::holds_alternative<ScoresheetHead>(read));
  auto& head = std::get<ScoresheetHead>(read);
  for (const ScoresheetKey& key : all_scoresheet_keys()) EXPECT_EQ(key.value(head), "of " + std::string(key.name));
}

TEST(ScoresheetHead, MayHaveNumbersDatesAndNothing) {
  const auto read = parse_scoresheet_head("round: 3\ndate: 2024-03-22\nboard:\n");
  const auto& head = std::get<ScoresheetHead>(read);
  EXPECT_EQ(head.round, "3");
  EXPECT_EQ(head.date, "2024-03-22");
  EXPECT_EQ(head.board, "");
}

TEST(ScoresheetHead, TellsWhereItIsWrong) {
  const KeyFileError key = scoresheet_error("event: Cup\nboords: 3\n");
  EXPECT_EQ(key.line, 2U);
  EXPECT_EQ(key.column, 1U);
  EXPECT_EQ(key.message, "the head of a score sheet has no key \"boords\"");
  EXPECT_EQ(key.help, "did you mean \"board\"?");
  const KeyFileError list = scoresheet_error("event: [a, b]\n");
  EXPECT_EQ(list.column, 8U);
  EXPECT_EQ(list.message, "\"event\" takes a few words, not a list");
  EXPECT_EQ(scoresheet_error("event: a\nevent: b\n").message, "\"event\" stands twice");
  EXPECT_EQ(scoresheet_error("- a\n").message, "the head of a score sheet is a list of keys with a value each");
  EXPECT_EQ(scoresheet_error(std::string(1'000'000, 'a')).message, "it is too large for the head of a score sheet");
  EXPECT_EQ(scoresheet_error("event: [\n").line, 2U);
  EXPECT_EQ(scoresheet_error("event: \"a\x01\"\n").message, "");
}

}  // namespace
}  // namespace tqn::test
