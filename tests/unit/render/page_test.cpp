#include "tqn/render/page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "render/page/escape.hpp"
#include "render/page/words.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

PageLook look_of_tests(PageForm form = PageForm::document) {
  PageLook look;
  look.form = form;
  look.theme = *builtin_theme("wood");
  look.dark = builtin_theme("dark");
  look.version = "1";
  return look;
}

std::string page_of(std::string_view text, const PageLook& look) {
  std::string page;
  append_page_start(page, look);
  const auto reader = open_games(tqn_format, text);
  Game game;
  Sink sink;
  for (std::size_t number = 1;; ++number) {
    const auto where = reader->next(game, sink);
    if (!where) break;
    const std::string_view own = text.substr(where->begin, where->end - where->begin);
    append_page_game(page, page_game({game, own, {}, Level::legal}, look), number, look);
  }
  append_page_end(page, look);
  return page;
}

/// What stands between two texts, the last of them after the first.
std::string between(std::string_view page, std::string_view begin, std::string_view end) {
  const std::size_t from = page.find(begin);
  if (from == std::string_view::npos) return {};
  const std::size_t to = page.find(end, from + begin.size());
  return std::string(page.substr(from + begin.size(), to - from - begin.size()));
}

/// Games without notes and of many half-moves, one behind another.
std::string long_games(std::size_t count, std::size_t half_moves) {
  std::string text;
  std::size_t found = 0;
  for (std::uint64_t seed = 1; found < count; ++seed) {
    Position position = Position::start();
    std::string moves;
    std::size_t played = 0;
    for (std::uint64_t random = seed; played < half_moves && !position.over(); ++played) {
      std::vector<Pit> pits;
      for (int i = 1; i <= 9; ++i) {
        const Pit pit = *Pit::from_number(i);
        if (position.is_legal(pit)) pits.push_back(pit);
      }
      random = random * 6364136223846793005U + 1442695040888963407U;
      const Pit pit = pits[(random >> 33U) % pits.size()];
      const Effect effect = play_unchecked(position, pit);
      if (played % 2 == 0) moves += std::to_string(played / 2 + 1) + ". ";
      moves += pit.to_char();
      moves += effect.landing.to_char();
      if (effect.tuzdyk) moves += 'x';
      moves += played % 2 == 0 ? ' ' : '\n';
    }
    if (played < half_moves) continue;
    ++found;
    text += "[Event \"Spring league\"]\n[Site \"Kegen, KZ\"]\n[Date \"2023.04.01\"]\n[Round \"2\"]\n";
    text += "[White \"Abai Nurzhan\"]\n[Black \"Dana Qairat\"]\n[Result \"*\"]\n\n" + moves + "*\n\n";
  }
  return text;
}

TEST(Page, OfOneGameOfSeventyFiveMovesIsSmall) {
  const std::string page = page_of(long_games(1, 150), look_of_tests());
  EXPECT_LE(page.size(), 40U * 1024);
  EXPECT_LE(between(page, "\n<script>", "</script>").size(), 10U * 1024);
  EXPECT_LE(between(page, "<style>body", "</style>").size() + 4, 4U * 1024);
}

TEST(Page, OfAHundredGamesIsBelowTwoMegabytes) {
  EXPECT_LT(page_of(long_games(100, 150), look_of_tests()).size(), 2'000'000U);
}

TEST(Page, AsksForNothingFromElsewhere) {
  const std::string page = page_of(long_games(2, 60), look_of_tests());
  for (const std::string_view word :
       {"http:", "https:", "src=", "@import", "url(\"", "url('", "fetch", "<link rel=\"s"})
    EXPECT_THAT(page, Not(HasSubstr(word)));
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
}

TEST(Page, HasNoPlaceholderLeft) {
  for (const PageForm form : {PageForm::document, PageForm::fragment})
    EXPECT_THAT(page_of(long_games(1, 20), look_of_tests(form)), Not(HasSubstr("{{")));
}

TEST(Page, AsAFragmentIsOneFigure) {
  const std::string page = page_of(long_games(1, 20), look_of_tests(PageForm::fragment));
  EXPECT_TRUE(page.starts_with("<figure class=\"tqn\" lang=\"en\" tabindex=\"0\">"));
  EXPECT_TRUE(page.ends_with("</figure>\n"));
  EXPECT_THAT(page, Not(HasSubstr("<html")));
  EXPECT_THAT(page, Not(HasSubstr(" id=\"g1\"")));
}

TEST(Page, IsTheSameWhicheverWayItIsPutTogether) {
  const std::string text = long_games(1, 30);
  Game game;
  Sink sink;
  static_cast<void>(open_games(tqn_format, text)->next(game, sink));
  PageLook look = look_of_tests();
  const std::array<PageGame, 1> games{PageGame{game, text, {}, std::nullopt}};
  std::string pieces;
  look.title = "Abai Nurzhan – Dana Qairat";
  append_page_start(pieces, look);
  append_page_game(pieces, page_game(games[0], look), 1, look);
  append_page_end(pieces, look);
  look.title.clear();
  EXPECT_EQ(render_page(games, look), pieces);
}

TEST(Page, WritesEveryHalfMoveOfTheMainLineAsAButton) {
  const std::string page = page_of("1. 43 11 2. 32 44x\n*\n", look_of_tests());
  EXPECT_THAT(page, HasSubstr("<tr><th>1<td><button value=\"1\">43 <i>(10)</i></button><td><button value=\"2\">"));
  EXPECT_THAT(page, HasSubstr("<button value=\"4\">44×</button>"));
}

TEST(Page, IndentsVariationsAndTellsWhereTheyBegin) {
  const std::string page = page_of("1. 43 11 (1... 22 2. 11 (2. 33)) 2. 32 44x\n*\n", look_of_tests());
  EXPECT_THAT(page, HasSubstr("<p class=\"d1\"><button value=\"5\">1… 22"));
  EXPECT_THAT(page, HasSubstr("<p class=\"d2\"><button value=\"7\">2. 3"));
  EXPECT_THAT(page, HasSubstr(R"("lines":[[0,1,4],[1,5,2],[5,7,1]])"));
}

TEST(Page, KeepsHalfMovesThatCannotBePlayedAsText) {
  const std::string page = page_of("1. 43 11 2. 45 22 3. 45 55 (3... 11)\n*\n", look_of_tests());
  EXPECT_THAT(page, HasSubstr("<button value=\"4\">"));
  EXPECT_THAT(page, Not(HasSubstr("<button value=\"5\">")));
  EXPECT_THAT(page, HasSubstr("<span class=\"e\">55</span>"));
}

TEST(Page, WithoutGamesIsStillAPage) {
  const std::string page = page_of("", look_of_tests());
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>"));
  EXPECT_TRUE(page.ends_with("</html>\n"));
}

TEST(Page, TellsFindingsWithAWayToTheirMove) {
  Diagnostic finding;
  finding.code = Code::wrong_landing;
  finding.ply = 1;
  finding.move = "move 1, Black";
  finding.message = "<b>";
  const Game game;
  const std::array findings{finding};
  const std::string body = page_game({game, "", findings, Level::readable}, look_of_tests());
  EXPECT_THAT(body, HasSubstr("<button value=\"0\">move 1, Black</button> TQ403 &lt;b&gt;"));
  EXPECT_THAT(body, HasSubstr("<b>readable</b>"));
}

TEST(PageWords, AreThereInEveryLanguage) {
  for (const auto table : {page::page_words(), page::spoken_words()}) {
    for (const page::Phrase& row : table) {
      for (const Language language : {Language::kk, Language::ky, Language::ru, Language::en}) {
        EXPECT_FALSE(row.in(language).empty()) << row.key;
        for (const std::string_view place : {"{0}", "{1}"})
          EXPECT_EQ(row.in(language).find(place) == std::string_view::npos,
                    row.en.find(place) == std::string_view::npos)
              << row.key;
      }
    }
  }
}

std::string html(std::string_view text) {
  std::string out;
  page::append_html(out, text);
  return out;
}
std::string json(std::string_view text) {
  std::string out;
  page::append_json(out, text);
  return out;
}
std::string record(std::string_view text) {
  std::string out;
  page::append_record(out, text);
  return out;
}

TEST(PageText, IsNeverMarkup) {
  EXPECT_EQ(html("<b a=\"c\" d='e'>&amp;"), "&lt;b a=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;");
}

TEST(PageText, ShowsThatSomethingCommandsTheDisplay) {
  for (const std::string_view command :
       {"\x01", "\x7F", "\xC2\x85", "\u202A", "\u202E", "\u2066", "\u2069", "\xFF", "\uFFFE"})
    EXPECT_EQ(html(command), "\uFFFD");
  EXPECT_EQ(html(std::string_view("\0", 1)), "\uFFFD");
  EXPECT_EQ(html("a\tb\nc\u2028Қ"), "a\tb\nc\u2028Қ");
}

TEST(PageText, EndsNoScriptAsJson) {
  EXPECT_EQ(json("</script><!--\u2028\"\\\n"), R"("\u003c/script\u003e\u003c!--\u2028\u0022\u005c\u000a")");
  EXPECT_EQ(json("\xFF"), "\"\uFFFD\"");
}

/// As the script of the page does.
std::string record_read(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) != "<\\") {
      out += text[i];
      continue;
    }
    const char next = i + 2 < text.size() ? text[i + 2] : ' ';
    out += next == 'r' ? '\r' : next == '0' ? '\0' : '<';
    i += next == 'r' || next == '0' ? 2 : 1;
  }
  return out;
}

TEST(PageRecord, NeitherEndsNorHidesItsScriptAndComesBackByteByByte) {
  constexpr std::string_view letters("<\\/!-sScript>r0\r\n\0", 19);
  std::uint64_t random = 1;
  for (int round = 0; round < 20'000; ++round) {
    std::string text;
    for (int i = 0; i < 12; ++i) {
      random = random * 6364136223846793005U + 1442695040888963407U;
      text += letters[(random >> 33U) % letters.size()];
    }
    const std::string written = record(text);
    for (const std::string_view danger : {"</", "<!", "<s", "<S", "\r"}) ASSERT_THAT(written, Not(HasSubstr(danger)));
    ASSERT_EQ(written.find('\0'), std::string::npos);
    ASSERT_EQ(record_read(written), text);
  }
}

}  // namespace
}  // namespace tqn
