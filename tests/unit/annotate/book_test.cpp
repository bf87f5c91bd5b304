#include "tqn/annotate/book.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "annotated.hpp"
#include "support/examples.hpp"
#include "support/files.hpp"

namespace tqn::test {
namespace {

Book book_of(std::string_view yaml) {
  auto parsed = Book::parse(yaml);
  const auto* const fault = std::get_if<YamlFault>(&parsed);
  EXPECT_EQ(fault, nullptr) << fault->place.line << ": " << fault->message;
  return fault == nullptr ? std::get<Book>(std::move(parsed)) : Book();
}

std::string fault_of(std::string_view yaml) {
  const auto parsed = Book::parse(yaml);
  const auto* const fault = std::get_if<YamlFault>(&parsed);
  if (fault == nullptr) return {};
  return std::to_string(fault->place.line) + ':' + std::to_string(fault->place.column) + ": " + fault->message;
}

FactOptions openings_of(const Book& book, Language language = Language::en) {
  FactOptions options;
  options.facts = Fact::opening;
  options.book = &book;
  options.language = language;
  return options;
}

TEST(Book, OfTheSpecificationCanBeRead) {
  const std::vector<Example> examples = examples_of(project_path("spec/annotations.md"));
  const auto yaml = std::ranges::find_if(examples, [](const Example& example) {
    return example.language == "yaml" && example.text.starts_with("tqn-book");
  });
  ASSERT_NE(yaml, examples.end());
  const Book book = book_of(yaml->text);
  EXPECT_EQ(book.depth(), 3U);
  EXPECT_EQ(book.size(), 4U);
}

TEST(Book, NamesAGameAndTellsWhereItWasLeft) {
  const Book book =
      book_of("tqn-book: 1\nlines:\n- {moves: 43 11, name: {en: First, kk: Бірінші}}\n- {moves: 4 1 3}\n");
  const Game game = with_facts(parse_games("1. 43 11 2. 32 44x").front(), openings_of(book));
  EXPECT_EQ(game.value(TagKey::opening), "First");
  EXPECT_NE(written(game).find("{[%tqn opening]}\n1. 43 11\n2. 32 44x {[%tqn opening] Left the book.}\n"),
            std::string::npos)
      << written(game);
  const Game kazakh = with_facts(parse_games("1. 43 11 2. 32 44x").front(), openings_of(book, Language::kk));
  EXPECT_EQ(kazakh.value(TagKey::opening), "Бірінші");
  EXPECT_EQ(with_facts(parse_games("1. 43 11").front(), openings_of(book, Language::ru)).value(TagKey::opening),
            "First");
}

/// The position after these pits; nothing if one cannot be played.
std::optional<Position> after(std::initializer_list<int> pits) {
  Position position = Position::start();
  for (const int pit : pits) {
    if (std::holds_alternative<Illegal>(play(position, *Pit::from_number(pit)))) return std::nullopt;
  }
  return position;
}

TEST(Book, KnowsAPositionThatWasReachedInAnotherOrder) {
  std::size_t found = 0;
  for (int code = 0; code < 6561 && found < 3; ++code) {
    const int a = code % 9 + 1;
    const int b = code / 9 % 9 + 1;
    const int c = code / 81 % 9 + 1;
    const int d = code / 729 + 1;
    const auto one = after({a, b, c, d});
    if (!one) continue;
    for (const auto& other : {after({c, b, a, d}), after({a, d, c, b}), after({c, d, a, b})}) {
      if (!other || *one != *other || (a == c && b == d)) continue;
      ++found;
      const Book book =
          book_of(fmt::format("tqn-book: 1\nlines:\n- {{moves: {} {} {} {}, name: Crossed}}\n", a, b, c, d));
      EXPECT_EQ(book.name(*other, Language::ky), "Crossed");
    }
  }
  EXPECT_GT(found, 0U) << "no two orders lead to one position: then this says nothing";
}

TEST(Book, ThatComesWithTheProgramKnowsAllFirstMoves) {
  const Book& book = Book::standard();
  EXPECT_EQ(book.depth(), 2U);
  for (int first = 1; first <= 9; ++first) {
    Position position = Position::start();
    ASSERT_TRUE(std::holds_alternative<Effect>(play(position, *Pit::from_number(first))));
    EXPECT_NE(book.name(position, Language::en), "") << first;
    for (int second = 1; second <= 9; ++second) {
      Position reply = position;
      if (!std::holds_alternative<Effect>(play(reply, *Pit::from_number(second)))) continue;
      for (const Language language : {Language::en, Language::kk, Language::ky, Language::ru})
        EXPECT_NE(book.name(reply, language), "") << first << ' ' << second;
    }
  }
}

TEST(Book, ATagThatIsThereStays) {
  const Game game = with_facts(parse_games("[Opening \"Mine\"]\n\n1. 43 11").front(), openings_of(Book::standard()));
  EXPECT_EQ(game.value(TagKey::opening), "Mine");
}

TEST(Book, AGameThatBeginsOutsideOfItDidNotLeaveIt) {
  const std::string_view record = "[FEN \"8,1S/2S,1,3S,4,4S,1S 75 76 S 60\"]\n\n60. 91\n1-0";
  const Game game = with_facts(parse_games(record).front(), openings_of(Book::standard()));
  EXPECT_EQ(written(game).find("Left"), std::string::npos) << written(game);
}

TEST(Book, WhatALineSaysOfItsHalfMovesIsSo) {
  const auto fault_of_moves = [](std::string_view moves) {
    return fault_of("tqn-book: 1\nlines:\n- {moves: \"" + std::string(moves) + "\"}\n");
  };
  for (const std::string_view right : {"43 11 32 44x", "43 11 32 44", "4 1 3 4", "43(10) 11(10) 32(22) 44x",
                                       "43(10) 11(10) 32(12) 44x", "1. 43(10) 11 2. 32(12)"})
    EXPECT_EQ(fault_of_moves(right), "") << right;
  EXPECT_EQ(fault_of_moves("43x 11"), "3:11: 43x makes no tuzdyk");
  EXPECT_EQ(fault_of_moves("43(7) 11"), "3:11: the count of 43(7) is not right");
  EXPECT_EQ(fault_of_moves("43 11 32 44(3)"), "3:11: the count of 44(3) is not right");
  EXPECT_EQ(fault_of_moves("43 11 32(12) 44x 78(12) 57(16)"), "3:11: the count of 57(16) is not right");
  EXPECT_EQ(fault_of_moves("43 11 32(22) 44x 78(12)"), "3:11: the count of 78(12) is not right");
  EXPECT_EQ(fault_of_moves("__ 11"), "3:11: __ cannot be played there");
}

TEST(Book, ANameSaysSomethingAndIsALine) {
  const auto fault_of_name = [](std::string_view name) {
    return fault_of("tqn-book: 1\nlines:\n- {moves: 43, name: " + std::string(name) + "}\n");
  };
  EXPECT_EQ(fault_of_name("Quiet"), "");
  EXPECT_EQ(fault_of_name("~"), "");
  for (const std::string name : {"?", "-", "", " "}) {
    const std::string quoted = '"' + name + '"';
    const std::string fault = "'" + name + "' is no name: as a tag it would say that nothing is known";
    EXPECT_EQ(fault_of_name(quoted), "3:21: " + fault);
    EXPECT_EQ(fault_of_name("{kk: " + quoted + "}"), "3:26: " + fault);
  }
  EXPECT_EQ(fault_of_name("\"two\\nlines\""), "3:21: a name is one line");
  EXPECT_EQ(fault_of_name("\"\\x01\""), "3:21: a name with a control character, which a record does not hold");
  EXPECT_EQ(fault_of_name("[a]"), "3:21: a name is a text, or a map of languages");
  EXPECT_EQ(fault_of_name("{kk: ~}"), "3:26: a name is a text, and nothing stands here");
}

TEST(Book, TellsWhereAFaultIs) {
  EXPECT_EQ(fault_of("lines: []\n"), "1:1: a book of openings begins with tqn-book: 1");
  EXPECT_EQ(fault_of("tqn-book: 1\nlines:\n- {moves: 43 12}\n"), "3:11: 12 cannot be played there");
  EXPECT_EQ(fault_of("tqn-book: 1\nlines:\n- {moves: x}\n"), "3:11: 'x' is no half-move");
  EXPECT_EQ(fault_of("tqn-book: 1\nlines:\n- {moves: 43, name: {de: x}}\n"),
            "3:22: 'de' is no language: en, kk, ky or ru");
}

}  // namespace
}  // namespace tqn::test
