#include "tqn/notation/result.hpp"

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace tqn {
namespace {

/// "1-0 canonical", "0-1 forfeit", "1-0 score 82 80", "nothing".
std::string recognise(std::string_view text) {
  const auto found = recognise_result(text);
  if (!found) return "nothing";
  std::string out(format_result(found->result));
  if (found->canonical) out += " canonical";
  if (found->forfeit) out += " forfeit";
  if (found->score) out += " score " + std::to_string(found->white_score) + ' ' + std::to_string(found->black_score);
  return out;
}

void expect_readings(std::initializer_list<std::pair<const char*, const char*>> readings) {
  for (const auto& [text, reading] : readings) EXPECT_EQ(recognise(text), reading) << text;
}

TEST(Result, HasFourCanonicalSpellings) {
  for (const Result result : {Result::white, Result::black, Result::draw, Result::unknown}) {
    EXPECT_EQ(parse_result(format_result(result)), result);
  }
  EXPECT_EQ(format_result(Result::draw), "1/2-1/2");
  for (const char* text : {"", "1", "1:0", " 1-0", "1-0 ", "1-1", "0-0", "**", "1/2", "1/2-1/3", "1-0-1-0"}) {
    EXPECT_FALSE(parse_result(text)) << text;
  }
}

TEST(Result, IsRecognisedInItsCanonicalSpelling) {
  EXPECT_EQ(recognise("1-0"), "1-0 canonical");
  EXPECT_EQ(recognise("*"), "* canonical");
  EXPECT_EQ(recognise("  1/2-1/2\t"), "1/2-1/2 canonical");
}

TEST(Result, IsRecognisedWithAnyDashAndBlanks) {
  for (const char* text :
       {"1:0", "1 - 0", "1 -0", "1- 0", "1 : 0", "1\u20130", "1\u20140", "1\u22120", "1 \u2013 0", "1\u00A0-\u00A00"}) {
    EXPECT_EQ(recognise(text), "1-0") << text;
  }
  for (const char* text : {"0:1", "0 - 1", "0\u20131", "O-1", "\u041E-1"}) EXPECT_EQ(recognise(text), "0-1") << text;
}

TEST(Result, OfHalfPointsIsADraw) {
  for (const char* text : {"1/2", "\u00BD", "\u00BD-\u00BD", "\u00BD : \u00BD", "0,5-0,5", "0.5-0.5", "0,5 - 0,5",
                           "0,5 - 0 ,5", "1/2:1/2", "1/2 - 1/2", "1/2\u20131/2", "0.5:0.5"}) {
    EXPECT_EQ(recognise(text), "1/2-1/2") << text;
  }
}

TEST(Result, MayBeAForfeit) {
  expect_readings({{"+/-", "1-0 forfeit"},
                   {"-/+", "0-1 forfeit"},
                   {"+/\u2013", "1-0 forfeit"},
                   {"+ : -", "1-0 forfeit"},
                   {"(+)", "1-0 forfeit"},
                   {"(\u2013)", "0-1 forfeit"},
                   {"(+)-(-)", "1-0 forfeit"},
                   {"-/-", "* forfeit"}});
}

TEST(Result, MayBeAScore) {
  expect_readings({{"82-80", "1-0 score 82 80"},
                   {"78 : 84", "0-1 score 78 84"},
                   {"91\u201472", "1-0 score 91 72"},
                   {"81-81", "1/2-1/2 score 81 81"},
                   {"82-9", "1-0 score 82 9"},
                   {"162-0", "1-0 score 162 0"}});
}

TEST(Result, OfAScoreThatDecidesNothingIsUnknown) {
  expect_readings({{"45-32", "* score 45 32"}, {"81-80", "* score 81 80"}});
}

TEST(Result, IsNoScoreBeyondWhatTheGameHolds) {
  EXPECT_EQ(recognise("82-83"), "* score 82 83");
  for (const char* text : {"90-90", "165-1", "1000-2", "76-98"}) EXPECT_EQ(recognise(text), "nothing") << text;
}

TEST(Result, IsNotGuessedFromOtherTokens) {
  for (const char* text : {"",      " ",    "76",    "1",       "0",      "12.",   "7-6",   "--",       "+-", "-+",
                           "=",     "1-",   "-1",    "0 - 1 1", "1-1",    "0-0",   "1/2-0", "\u00BD-1", "(+", "+)",
                           "(1-0)", "1-0x", "0,5 -", "12(10)",  "{zero}", "1.0-0", "82-",   "82-10,"}) {
    EXPECT_EQ(recognise(text), "nothing") << text;
  }
}

TEST(Result, IsRecognisedInLinearTimeInBlanks) {
  const std::string blanks(1'000'000, ' ');
  EXPECT_EQ(recognise(blanks + "1 -" + blanks + "0" + blanks), "1-0");
}

}  // namespace
}  // namespace tqn
