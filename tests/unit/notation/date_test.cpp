#include "tqn/notation/date.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

namespace tqn {
namespace {

std::string canonical_form(std::string_view text) { return canonical_date(text).value_or("nothing"); }

TEST(Date, IsCanonicalInFourShapes) {
  for (const char* text :
       {"2018.01.27", "2018.01.??", "2018.??.??", "????.??.??", "2024.02.29", "2000.02.29", "0001.12.31"}) {
    EXPECT_TRUE(is_canonical_date(text)) << text;
    EXPECT_EQ(canonical_form(text), text);
  }
}

TEST(Date, KnowsTheCalendar) {
  for (const char* text :
       {"2018.13.01", "2018.00.01", "2018.01.32", "2018.04.31", "2023.02.29", "1900.02.29", "0000.01.01"}) {
    EXPECT_FALSE(is_canonical_date(text)) << text;
    EXPECT_EQ(canonical_form(text), "nothing") << text;
  }
}

TEST(Date, IsUnknownOnlyFromTheRight) {
  for (const char* text : {"????.01.27", "????.01.??", "2018.??.27", "201?.??.??", "2018.0?.??", "2018.01.2?"}) {
    EXPECT_FALSE(is_canonical_date(text)) << text;
    EXPECT_EQ(canonical_form(text), "nothing") << text;
  }
}

TEST(Date, IsNothingElse) {
  for (const char* text :
       {"", "2018", "2018-01-27", "2018.1.27", "2018.01.27 ", "2018.01.2a", "2018.01.270", "2018/01/27"}) {
    EXPECT_FALSE(is_canonical_date(text)) << text;
  }
}

TEST(Date, IsMadeCanonicalFromOtherForms) {
  const std::pair<const char*, const char*> forms[] = {
      {"2018", "2018.??.??"},
      {"2018.01", "2018.01.??"},
      {"2018-1", "2018.01.??"},
      {"01.2018", "2018.01.??"},
      {"2018-01-27", "2018.01.27"},
      {"2018-1-7", "2018.01.07"},
      {"2018/01/27", "2018.01.27"},
      {"2018.1.27", "2018.01.27"},
      {"2018. 1. 27.", "2018.01.27"},
      {"20180127", "2018.01.27"},
      {"27.01.2023", "2023.01.27"},
      {"7.1.2023", "2023.01.07"},
      {"27-01-2023", "2023.01.27"},
      {"31.01.2022.", "2022.01.31"},
      {"27/01/2023", "2023.01.27"},
      {"01/27/2023", "2023.01.27"},
      {"05/05/2023", "2023.05.05"},
      {"2018.1.?", "2018.01.??"},
      {"2018.?.?", "2018.??.??"},
      {"2018.00.00", "2018.??.??"},
      {"2018.01.00", "2018.01.??"},
      {"0000.00.00", "????.??.??"},
      {"?", "????.??.??"},
      {"????", "????.??.??"},
      {"?.?.?", "????.??.??"},
      {"", "????.??.??"},
      {"-", "????.??.??"},
      {"Sun Jul 09 2023", "2023.07.09"},
      {"July 9, 2023", "2023.07.09"},
      {"9 july 2023", "2023.07.09"},
      {"July 2023", "2023.07.??"},
      {"9-SEP-2023", "2023.09.09"},
      {"Sept 9 2023", "2023.09.09"},
      {"??.01.2023", "2023.01.??"},
  };
  for (const auto& [form, expected] : forms) {
    EXPECT_EQ(canonical_form(form), expected) << form;
    EXPECT_TRUE(is_canonical_date(expected)) << expected;
  }
}

TEST(Date, IsNotGuessed) {
  for (const char* text :
       {"05/06/2023", "27.01.23", "01.02.03", "9 July", "Foo 2023", "2023.02.30", "30.02.2023", "20181301",
        "2018.01.27 10", "2018-01-27T10:00:00", "yesterday", "8???.?.", "27.01.20233", "2018 2019", "1.2.3.4.5",
        "Jul Jul 2023", "2023 Sun Jul 09", "\u041C\u0430\u0439 2023", "99999999999999999999"}) {
    EXPECT_EQ(canonical_form(text), "nothing") << text;
  }
}

TEST(Date, OfAnyLengthIsReadSafely) {
  EXPECT_EQ(canonical_form(std::string(1'000'000, '1')), "nothing");
  EXPECT_EQ(canonical_form(std::string(1'000'000, 'a') + " 2023"), "nothing");
  EXPECT_EQ(canonical_form(std::string(1'000'000, '?')), "????.??.??");
}

TEST(Time, IsCanonicalWithTwoDigitsEach) {
  for (const char* text : {"19:37:05", "00:00:00", "23:59:59"}) EXPECT_TRUE(is_canonical_time(text)) << text;
  for (const char* text : {"", "24:00:00", "19:60:00", "19:00:60", "9:37:05", "19:37", "19.37.05", "19:37:5a",
                           "19:37:055", "-1:00:00", "??:??:??"}) {
    EXPECT_FALSE(is_canonical_time(text)) << text;
  }
}

}  // namespace
}  // namespace tqn
