#include "tqn/render/booklet.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "picture.hpp"
#include "printed.hpp"
#include "render/paper/lettering.hpp"
#include "support/generator.hpp"
#include "support/reading.hpp"

namespace tqn::test {
namespace {

constexpr double margin = 48;

BookletLook book_look(Paper paper = Paper::a4, Language language = Language::en) {
  BookletLook look;
  look.paper = paper;
  look.title = "Games of the cup";
  look.diagrams.theme = *builtin_theme("print");
  look.diagrams.language = language;
  return look;
}

/// After every tenth half-move of the main line, and wherever a comment asks for one.
std::vector<std::size_t> some_frames(const Storyboard& story) {
  std::vector<std::size_t> frames;
  for (std::size_t i = 0; i < story.frames.size(); ++i) {
    const bool tenth = story.frames[i].depth == 0 && story.frames[i].half_move % 10 == 0;
    if (tenth || story.frames[i].diagram) frames.push_back(i);
  }
  return frames;
}

std::vector<std::string> pages_of(const std::vector<Game>& games, const BookletLook& look) {
  std::vector<std::string> pages;
  Booklet booklet(look, [&](std::string_view page) { pages.emplace_back(page); });
  for (const Game& game : games) {
    const auto story = make_storyboard(game);
    booklet.add(booklet_game(game, *story, some_frames(*story), look));
  }
  booklet.finish();
  return pages;
}

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words;
  const std::string line = paper::on_one_line(text);
  std::string word;
  for (const char c : line + ' ') {
    if (c != ' ') word += c;
    if (c == ' ' && !word.empty()) words.push_back(std::exchange(word, {}));
  }
  return words;
}

bool has_end(const std::string& text) { return text.ends_with("…"); }

/// The half-moves of pages in their order, those of the main line and of variations.
struct Moves {
  std::vector<std::string> main;
  std::vector<std::string> variations;
};
Moves moves_of(const std::vector<std::string>& pages) {
  Moves moves;
  for (const std::string& svg : pages) {
    for (const PrintedText& text : read_page(svg).texts) {
      if (text.group != "row" && text.group != "words") continue;
      for (std::string& word : words_in(text.bold)) {
        if (!has_end(word)) (text.group == "row" ? moves.main : moves.variations).push_back(std::move(word));
      }
    }
  }
  return moves;
}
Moves moves_of(const Storyboard& story) {
  Moves moves;
  for (const Frame& frame : story.frames) {
    if (frame.parent == Frame::none) continue;
    std::string text = frame.move;
    if (frame.known == Known::played) text.resize(std::min(text.find('('), text.size()));
    if (text.ends_with('x')) text.replace(text.size() - 1, 1, "×");
    (frame.depth == 0 ? moves.main : moves.variations).push_back(std::move(text));
  }
  return moves;
}

class Booklets : public ::testing::TestWithParam<Paper> {};
INSTANTIATE_TEST_SUITE_P(Papers, Booklets, ::testing::Values(Paper::a4, Paper::letter));

TEST_P(Booklets, HaveNothingOutsideOfTheirMargins) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto flavour = seed % 3 == 0 ? Flavour::plain : seed % 3 == 1 ? Flavour::annotated : Flavour::scarred;
    for (const std::string& page : pages_of({generate_game(seed, flavour)}, book_look(GetParam(), Language::kk)))
      ASSERT_EQ(outside(read_page(page), margin), "") << seed;
  }
}

TEST_P(Booklets, HaveEveryHalfMoveOnceAndInItsOrder) {
  std::size_t half_moves = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const auto flavour = seed % 3 == 0 ? Flavour::plain : seed % 3 == 1 ? Flavour::annotated : Flavour::scarred;
    const Game game = generate_game(seed, flavour);
    const Moves found = moves_of(pages_of({game}, book_look(GetParam())));
    const Moves expected = moves_of(*make_storyboard(game));
    ASSERT_EQ(found.main, expected.main) << seed;
    ASSERT_EQ(found.variations, expected.variations) << seed;
    half_moves += found.main.size();
  }
  EXPECT_GT(half_moves, 5000U);
}

TEST_P(Booklets, HaveEveryWordOfTheCommentsInItsOrder) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Game game = generate_game(seed, Flavour::annotated);
    std::vector<std::string> expected;
    const auto story = make_storyboard(game);
    for (const Frame& frame : story->frames) {
      for (const std::string& comment : frame.comments) std::ranges::copy(words_in(comment), back_inserter(expected));
    }
    std::vector<std::string> found;
    for (const std::string& page : pages_of({game}, book_look(GetParam()))) {
      for (const PrintedText& text : read_page(page).of("words"))
        std::ranges::copy(words_in(text.text), back_inserter(found));
    }
    // Numbers and half-moves of variations stand between them.
    auto at = found.begin();
    for (const std::string& word : expected) {
      at = std::find(at, found.end(), word);
      ASSERT_NE(at, found.end()) << seed << ": " << word;
      ++at;
    }
  }
}

TEST_P(Booklets, HaveEveryDiagramOnceBesideItsMove) {
  const BookletLook look = book_look(GetParam());
  std::size_t diagrams = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Game game = generate_game(seed, Flavour::annotated);
    std::size_t found = 0;
    for (const std::string& svg : pages_of({game}, look)) {
      const PrintedPage page = read_page(svg);
      double below = 0;
      for (const PrintedShape& shape : page.shapes) {
        if (!shape.picture) continue;
        ++found;
        ASSERT_GT(shape.left, page.width / 2);
        ASSERT_GT(shape.top, below) << "diagrams lie on each other";
        below = shape.bottom;
      }
      for (const PrintedText& text : page.texts) {
        const bool beside = text.group == "row" || text.group == "words";
        ASSERT_FALSE(beside && text.right > page.width * 0.6) << text.text;
      }
    }
    ASSERT_EQ(found, some_frames(*make_storyboard(game)).size()) << seed;
    diagrams += found;
  }
  EXPECT_GT(diagrams, 200U);
}

TEST_P(Booklets, SetNoLineOnAnother) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    for (const std::string& svg :
         pages_of({generate_game(seed, Flavour::annotated), generate_game(seed + 1, Flavour::plain)}, book_look())) {
      std::map<double, double> ends;  // of the texts with a base line
      double base = 0;
      for (const PrintedText& text : read_page(svg).of("words")) {
        ASSERT_GT(text.base, base + text.size) << text.text;
        base = text.base;
      }
      for (const PrintedText& text : read_page(svg).of("row")) {
        ASSERT_GE(text.left, ends[text.base] - 0.1) << text.text;
        ends[text.base] = text.right;
      }
    }
  }
}

TEST(Booklet, IsWellFormedInEveryLanguage) {
  std::vector<std::string> pages;
  for (const Language language : {Language::en, Language::kk, Language::ky, Language::ru}) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      for (std::string& page : pages_of({generate_game(seed, Flavour::scarred)}, book_look(Paper::a4, language)))
        pages.push_back(std::move(page));
    }
  }
  const Game hostile =
      parse_games(
          "[White \"<script>&\x01\xff\"]\n[Event \"]]>\x1b[31m\"]\n\n"
          "{a <b> & \"c\" \xe2\x80\xae \x02} 1. 43 {<svg>\xed\xa0\x80} 11 ({&lt;} 1... 22 $3 $255 <!--) *\n")
          .front();
  BookletLook look = book_look();
  look.title = "<\x01&\xff\"";
  for (std::string& page : pages_of({hostile}, look)) pages.push_back(std::move(page));
  EXPECT_EQ(fault_of_xml(pages), "");
}

TEST(Booklet, GivesEveryIdOnceToAPage) {
  std::vector<Game> games;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) games.push_back(generate_game(seed % 2 + 1, Flavour::annotated));
  for (const std::string& page : pages_of(games, book_look())) {
    std::set<std::string> ids;
    for (std::size_t at = page.find(" id=\""); at != std::string::npos; at = page.find(" id=\"", at + 1)) {
      const std::size_t begin = at + 5;
      EXPECT_TRUE(ids.insert(page.substr(begin, page.find('"', begin) - begin)).second);
    }
    EXPECT_EQ(page.find('\x01'), std::string::npos);
  }
}

TEST(Booklet, NumbersItsPagesAndSaysAboveThemWhoPlays) {
  const auto pages = pages_of({generate_game(3, Flavour::plain), generate_game(4, Flavour::plain)}, book_look());
  ASSERT_GT(pages.size(), 2U);
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const PrintedPage page = read_page(pages[i]);
    EXPECT_EQ(page.texts.back().text, std::to_string(i + 1));
    EXPECT_EQ(count_of(pages[i], ">Games of the cup<"), 1U);
  }
}

TEST(Booklet, ShortensNamesAndBreaksWords) {
  const std::string name(1'000'000, 'W');
  const Game game =
      parse_games("[Event \"" + name + "\"]\n[White \"" + name + "\"]\n\n1. 43 {" + std::string(20'000, 'm') + "} *\n")
          .front();
  BookletLook look = book_look();
  look.title = name;
  std::size_t letters = 0;
  for (const std::string& svg : pages_of({game}, look)) {
    const PrintedPage page = read_page(svg);
    EXPECT_EQ(outside(page, margin), "");
    for (const PrintedText& text : page.of("words")) letters += count_of(text.text, "m");
  }
  EXPECT_EQ(letters, 20'000U);
}

TEST(Booklet, TakesTenThousandVariations) {
  std::string text = "[Event \"a\"]\n\n1. 43";
  for (int i = 0; i < 10'000; ++i) text += " (1. 76 98 {why})";
  const auto pages = pages_of({parse_games(text + " 11 *\n").front()}, book_look());
  EXPECT_EQ(moves_of(pages).variations.size(), 20'000U);
  EXPECT_EQ(moves_of(pages).main.size(), 2U);
}

TEST(Booklet, SetsFiveThousandMoves) {
  std::string text = "[Event \"a\"]\n\n";
  for (int i = 1; i <= 5'000; ++i) text += std::to_string(i) + ". -- -- ";
  const auto pages = pages_of({parse_games(text + "*\n").front()}, book_look());
  EXPECT_EQ(moves_of(pages).main.size(), 10'000U);
}

TEST(Booklet, PutsMoreDiagramsThanAPageHoldsOnTheNextOnes) {
  std::string text = "[Event \"a\"]\n\n1. 43";
  for (int i = 0; i < 40; ++i) text += " (1. 76 $220)";
  const auto pages = pages_of({parse_games(text + " *\n").front()}, book_look());
  std::size_t diagrams = 0;
  for (const std::string& svg : pages) {
    const PrintedPage page = read_page(svg);
    EXPECT_EQ(outside(page, margin), "");
    diagrams += static_cast<std::size_t>(std::ranges::count_if(page.shapes, &PrintedShape::picture));
  }
  EXPECT_EQ(diagrams, 40U + 1U);
}

}  // namespace
}  // namespace tqn::test
