#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "support/files.hpp"
#include "support/generator.hpp"
#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::test {
namespace {

bool holds(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::string eleven_moves() {
  return "[Event \"Cup\"]\n[White \"Әбдірахманова Гүлім\"]\n[Black \"B\"]\n[Arbiter \"C\"]\n\n"
         "1. 43 11 2. 32 44x 3. 56 89 4. 71 67 5. 69 59 6. 14 73 7. 26x 83 8. 23 92 9. 91 91 10. 91 12 11. 34 1-0\n";
}

TEST(TextScoresheet, HoldsWhatASheetHolds) {
  EXPECT_EQ(write_first(eleven_moves(), text_scoresheet_format),
            R"(Event         Cup
Site          ____________________________________________________
Date          ____________________________________________________
Round         ____________________________________________________
White         Әбдірахманова Гүлім
Black         B
Arbiter       C

    move  White     Black              |     move  White     Black
---------------------------------------+----------------------------------------
      1.  43        11                 |      11.  34
      2.  32        44x                |
      3.  56        89                 |
      4.  71        67                 |
      5.  69        59                 |
      6.  14        73                 |
      7.  26x       83                 |
      8.  23        92                 |
      9.  91        91                 |
     10.  91        12                 |
  kazans  59        44                 |

Result        1-0
Kazans        59 : 45

White         ____________________________  Әбдірахманова Гүлім
Black         ____________________________  B
Arbiter       ____________________________  C
)");
}

TEST(TextScoresheet, IsNeverWiderThanEightyColumns) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Game game = generate_game(seed, Flavour::scarred);
    Tag& tag = game.tags.emplace_back();
    tag.name = Text("AVeryLongNameOfATagIndeed");
    tag.value = Text(std::string(seed * 3, 'x') + " " + std::string(seed, 'y'));
    for (const std::string& line : lines_of(write_alone(game, text_scoresheet_format)))
      ASSERT_LE(display_width(line), 80U) << seed << ": " << line;
  }
}

TEST(TextScoresheet, LosesNoneOfALongValue) {
  std::string words;
  for (int i = 0; i < 40; ++i) words += (i > 0 ? " " : "") + std::string("сөз") + std::to_string(i);
  std::string sheet = write_first("[Event \"" + words + "\"]\n\n1. 76 *", text_scoresheet_format);
  std::string joined;
  for (const char c : sheet.substr(0, sheet.find("Site"))) {
    if (c == ' ' && joined.ends_with(' ')) continue;
    joined += c == '\n' ? ' ' : c;
    if (joined.ends_with("  ")) joined.pop_back();
  }
  EXPECT_TRUE(holds(joined, words)) << joined;
}

TEST(Scoresheets, BeginWhereThePositionBegins) {
  const std::string text =
      "[SetUp \"1\"]\n[FEN \"1S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 8 0 N 37\"]\n\n37... 98 38. 76 *\n";
  const std::string sheet = write_first(text, text_scoresheet_format);
  EXPECT_TRUE(holds(sheet, "     37.  ...       98")) << sheet;
  EXPECT_TRUE(holds(sheet, "     38.  76\n") || holds(sheet, "     38.  76        ")) << sheet;
}

TEST(Scoresheets, StopTellingKazansWhereReplayStops) {
  const std::string sheet = write_first("1. 76 19 2. 78 22 3. 76 *", text_scoresheet_format);
  EXPECT_TRUE(holds(sheet, "Kazans        ____")) << sheet;
}

TEST(HtmlScoresheet, EscapesWhatIsWritten) {
  const std::string page =
      write_first("[Event \"<script>\\\"A\\\" & 'B'</script>\"]\n[<b \"x\"]\n\n1. 76 98 *", html_scoresheet_format);
  EXPECT_TRUE(holds(page, "<h1>&lt;script&gt;&quot;A&quot; &amp; 'B'&lt;/script&gt;</h1>")) << page;
  EXPECT_FALSE(holds(page, "<script"));
}

TEST(HtmlScoresheet, AsksForNothingFromElsewhere) {
  const std::string page = write_first(eleven_moves(), html_scoresheet_format);
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">\n"));
  for (const std::string_view part : {"http", "src=", "href=", "url(", "@import", "<link", "<script", "onload"})
    EXPECT_FALSE(holds(page, part)) << part;
  EXPECT_TRUE(holds(page, "<tr class=\"kazans\"><th scope=\"row\">kazans</th><td>59</td><td>44</td></tr>"));
  EXPECT_TRUE(holds(page, "<caption>Moves 1 to 10</caption>"));
}

TEST(HtmlScoresheet, ClosesEveryElementItOpens) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Game game = generate_game(seed, Flavour::scarred);
    const std::string page = write_alone(game, html_scoresheet_format);
    std::vector<std::string> open;
    for (std::size_t at = page.find('<'); at != std::string::npos; at = page.find('<', at + 1)) {
      const bool closes = page[at + 1] == '/';
      const std::size_t begin = at + (closes ? 2 : 1);
      const std::string name = page.substr(begin, page.find_first_of(" >", begin) - begin);
      if (name == "!DOCTYPE" || name == "meta") continue;
      if (!closes) {
        open.push_back(name);
        continue;
      }
      ASSERT_FALSE(open.empty());
      ASSERT_EQ(open.back(), name) << "seed " << seed << ", byte " << at;
      open.pop_back();
    }
    ASSERT_TRUE(open.empty());
  }
}

TEST(Scoresheets, AreNamedByTheEndingOfTheOutputOnly) {
  EXPECT_EQ(find_format_by_extension(".html", Use::writing), &html_scoresheet_format);
  EXPECT_EQ(find_format_by_extension(".html", Use::reading), &ocr_table_format);
}

}  // namespace
}  // namespace tqn::test
