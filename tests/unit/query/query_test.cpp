#include "tqn/query/query.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>

#include "support/reading.hpp"

namespace tqn::test {
namespace {

constexpr std::string_view record =
    "[Event \"Cup\"]\n[Date \"2018.05.??\"]\n[Round \"10\"]\n[White \"Әсел Aman\"]\n[Black \"Borodin\"]\n"
    "[Result \"1-0\"]\n[WhiteElo \"2100\"]\n\n1. 76(10) 98 {[%clk 0:05:00]} 2. 99 $1 77x {well done} 3. 67 1-0\n";

bool holds(std::string_view condition, std::string_view text = record) {
  const auto query = Query::parse(condition);
  if (const auto* const error = std::get_if<QueryError>(&query)) {
    ADD_FAILURE() << condition << ": " << error->message;
    return false;
  }
  return std::get<Query>(query).matches(parse_games(text).front());
}

std::string problem(std::string_view condition) {
  const auto query = Query::parse(condition);
  const auto* const error = std::get_if<QueryError>(&query);
  return error == nullptr ? "" : std::to_string(error->where.begin) + ": " + error->message;
}

TEST(Query, ComparesTextWithoutRegardToCapitalsInAnyScript) {
  EXPECT_TRUE(holds("white ~ \"әСЕЛ\""));
  EXPECT_TRUE(holds("white = 'әсел aman'"));
  EXPECT_TRUE(holds("white = \"әсел aman\""));
  EXPECT_FALSE(holds("white = әсел"));
  EXPECT_TRUE(holds("white !~ borodin"));
  EXPECT_FALSE(holds("white != \"Әсел Aman\""));
}

TEST(Query, ComparesNumbersAsNumbers) {
  EXPECT_TRUE(holds("whiteelo >= 2100"));
  EXPECT_FALSE(holds("WhiteElo < 2100"));
  EXPECT_TRUE(holds("round > 9"));
  EXPECT_TRUE(holds("half-moves = 5"));
  EXPECT_TRUE(holds("year = 2018 and year != 2019"));
}

TEST(Query, ComparesDatesAsFarAsTheConditionGoes) {
  EXPECT_TRUE(holds("date = 2018"));
  EXPECT_TRUE(holds("date >= 2018.05"));
  EXPECT_TRUE(holds("date < 2019.01.01 or date < 2019"));
  EXPECT_FALSE(holds("date = 2018.05.17"));
  EXPECT_FALSE(holds("date < 2018.05.17")) << "the day is not known";
  EXPECT_TRUE(holds("date != 2018.05.17"));
}

TEST(Query, ComparesResultsInAnySpelling) {
  EXPECT_TRUE(holds("result = 1:0"));
  EXPECT_FALSE(holds("result = 1/2-1/2"));
  EXPECT_TRUE(holds("result != \"0-1\""));
}

TEST(Query, OfTwoValuesIsTrueIfOneMakesItSo) {
  EXPECT_TRUE(holds("player ~ borodin"));
  EXPECT_FALSE(holds("player !~ borodin")) << "a denial holds for both or not at all";
  EXPECT_TRUE(holds("player !~ smith"));
  EXPECT_TRUE(holds("elo > 2000"));
}

TEST(Query, OfWhatIsNotKnownIsFalseButForDenials) {
  EXPECT_FALSE(holds("site = Almaty"));
  EXPECT_FALSE(holds("site ~ \"\""));
  EXPECT_TRUE(holds("site != Almaty and site !~ Almaty"));
  EXPECT_FALSE(holds("blackelo < 9999"));
}

TEST(Query, AsksReplayForKazansAndTuzdyks) {
  EXPECT_TRUE(holds("white-kazan = 14"));
  EXPECT_TRUE(holds("black-kazan >= 3"));
  EXPECT_TRUE(holds("has tuzdyk"));
  EXPECT_FALSE(holds("has tuzdyk", "1. 76 98 2. 99"));
}

TEST(Query, KnowsWhatAGameHas) {
  for (const std::string_view word : {"comment", "glyph", "clock", "count", "moves", "event", "WhiteElo"})
    EXPECT_TRUE(holds("has " + std::string(word))) << word;
  for (const std::string_view word : {"variation", "site", "fen"})
    EXPECT_FALSE(holds("has " + std::string(word))) << word;
  EXPECT_FALSE(holds("has comment", "1. 76 {[%clk 0:05:00]} 98 *")) << "a clock is no comment";
}

TEST(Query, BindsAndBeforeOrAndNotBeforeBoth) {
  EXPECT_TRUE(holds("has moves or has fen and has site"));
  EXPECT_FALSE(holds("(has moves or has fen) and has site"));
  EXPECT_TRUE(holds("not has fen and has moves"));
  EXPECT_TRUE(holds("not (has fen or has site)"));
  EXPECT_TRUE(holds("not not has moves"));
  EXPECT_TRUE(holds("not(has fen)and has moves"));
}

TEST(Query, SaysWhereAConditionGoesWrong) {
  EXPECT_EQ(problem("whit = x"), "0: there is no 'whit', did you mean white?");
  EXPECT_EQ(problem("white < x"), "8: white is a text, which has no order: use =, !=, ~ or !~");
  EXPECT_EQ(problem("elo = high"), "6: elo is a number, and this is none");
  EXPECT_EQ(problem("date ~ 2018"), "7: date is a date: use =, !=, <, <=, > or >=");
  EXPECT_EQ(problem("date = soon"), "7: date is a date; write it as 2018, 2018.05 or 2018.05.17");
  EXPECT_EQ(problem("result = won"), "9: result is one of 1-0, 0-1, 1/2-1/2 and *");
  EXPECT_EQ(problem("white ~ \"x"), "10: '\"' was expected at the end of the text");
  EXPECT_EQ(problem("white"), "5: one of = != < <= > >= ~ !~ was expected");
  EXPECT_EQ(problem("(has moves"), "10: ')' was expected");
  const std::string joined = "'and' or 'or' was expected, in small letters; a value with blanks stands in quotes";
  EXPECT_EQ(problem("has moves has fen"), "10: " + joined);
  EXPECT_EQ(problem("white ~ A AND has fen"), "10: " + joined);
  EXPECT_EQ(problem("result == 1-0"), "8: one = is enough");
  EXPECT_EQ(problem("has wings"), "4: no game can have a 'wings'");
  EXPECT_EQ(problem("has tuzdik"), "4: no game can have a 'tuzdik', did you mean tuzdyk?");
  EXPECT_EQ(problem("white ~ 'x"), "10: \"'\" was expected at the end of the text");
  EXPECT_EQ(problem(""), "0: a comparison was expected, such as white ~ \"Name\"");
}

TEST(Query, RefusesWhatNestsTooDeeplyOrIsTooLong) {
  EXPECT_NE(problem(std::string(2000, '(') + "has moves").find("nests too deeply"), std::string::npos);
  std::string denials;
  for (int i = 0; i < 900; ++i) denials += "not ";
  EXPECT_NE(problem(denials + "has moves").find("nests too deeply"), std::string::npos);
  EXPECT_NE(problem(std::string(5000, ' ')).find("4096"), std::string::npos);
}

}  // namespace
}  // namespace tqn::test
