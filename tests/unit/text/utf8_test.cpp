#include "tqn/text/utf8.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tqn {
namespace {

using namespace std::string_view_literals;

constexpr bool is_surrogate(char32_t c) { return c >= 0xD800 && c <= 0xDFFF; }

std::string utf8_of(char32_t code_point) {
  std::string out;
  append_utf8(out, code_point);
  return out;
}

/// Not one of them is valid anywhere in its first byte.
constexpr std::array broken{
    "\x80"sv,              // a continuation byte alone
    "\xBF"sv,              //
    "\xC0\x80"sv,          // overlong forms of NUL, DEL, U+07FF, U+FFFF
    "\xC1\xBF"sv,          //
    "\xE0\x80\x80"sv,      //
    "\xE0\x9F\xBF"sv,      //
    "\xF0\x80\x80\x80"sv,  //
    "\xF0\x8F\xBF\xBF"sv,  //
    "\xED\xA0\x80"sv,      // the first and the last surrogate
    "\xED\xBF\xBF"sv,      //
    "\xF4\x90\x80\x80"sv,  // U+110000
    "\xF5\x80\x80\x80"sv,  // leads that exist no more
    "\xF8\x88\x80\x80"sv,  //
    "\xFE"sv,              //
    "\xFF"sv,              //
    "\xD3"sv,              // truncated by the end of the text
    "\xE2\x82"sv,          //
    "\xF0\x9F\x98"sv,      //
    "\xD3 "sv,             // truncated by another character
    "\xE2\x82 "sv,         //
    "\xF0\x9F\x98 "sv,     //
    "\xE2\xD3\x98"sv,      //
};

TEST(Utf8, EveryCodePointSurvivesTheRoundTrip) {
  for (char32_t c = 0; c <= 0x10FFFF; ++c) {
    if (is_surrogate(c)) continue;
    const std::string text = utf8_of(c);
    const Decoded decoded = decode_utf8(text);
    ASSERT_TRUE(decoded.valid) << std::hex << static_cast<std::uint32_t>(c);
    ASSERT_EQ(decoded.code_point, c);
    ASSERT_EQ(decoded.length, text.size());
    ASSERT_EQ(text.size(), c < 0x80 ? 1U : c < 0x800 ? 2U : c < 0x10000 ? 3U : 4U);
    ASSERT_FALSE(find_invalid_utf8(text).has_value());
    ASSERT_EQ(count_code_points(text), 1U);
  }
}

TEST(Utf8, DecodingStopsAtTheEndOfTheFirstCodePoint) {
  const Decoded decoded = decode_utf8("әx");
  EXPECT_EQ(decoded.code_point, U'ә');
  EXPECT_EQ(decoded.length, 2U);
}

TEST(Utf8, BrokenSequencesAreInvalidAndTakeOneByte) {
  for (const std::string_view text : broken) {
    const Decoded decoded = decode_utf8(text);
    EXPECT_FALSE(decoded.valid) << testing::PrintToString(text);
    EXPECT_EQ(decoded.length, 1U) << testing::PrintToString(text);
  }
}

TEST(Utf8, BrokenSequencesAreFoundAtEveryOffset) {
  for (const std::string_view text : broken) {
    for (std::size_t before = 0; before < 70; ++before) {
      const std::string ascii = std::string(before, 'a') + std::string(text) + std::string(40, 'b');
      EXPECT_EQ(find_invalid_utf8(ascii), before) << testing::PrintToString(text);
      std::string cyrillic;
      for (std::size_t i = 0; i < before; ++i) cyrillic += "ұ";
      EXPECT_EQ(find_invalid_utf8(cyrillic + std::string(text)), 2 * before) << testing::PrintToString(text);
    }
  }
}

TEST(Utf8, TheTwoDecodersAgreeOnEveryPairOfBytes) {
  for (unsigned first = 0; first < 256; ++first) {
    for (unsigned second = 0; second < 256; ++second) {
      const std::string text{static_cast<char>(first), static_cast<char>(second)};
      std::size_t at = 0;
      while (at < text.size() && decode_utf8(std::string_view(text).substr(at)).valid) {
        at += decode_utf8(std::string_view(text).substr(at)).length;
      }
      const std::size_t found = find_invalid_utf8(text).value_or(text.size());
      ASSERT_EQ(found, at) << first << ' ' << second;
    }
  }
}

TEST(Utf8, ValidTextHasNoInvalidByte) {
  EXPECT_FALSE(find_invalid_utf8("").has_value());
  EXPECT_FALSE(find_invalid_utf8("12. 76 98x").has_value());
  EXPECT_FALSE(find_invalid_utf8("Тоғызқұмалақ 九 \U0001F600 ½").has_value());
  EXPECT_FALSE(find_invalid_utf8("\0\n\x7F"sv).has_value());
}

TEST(Utf8, TheSearchBeginsWhereItIsTold) {
  const std::string_view text =
      "ab\xFF"
      "cd\xFE";
  EXPECT_EQ(find_invalid_utf8(text), 2U);
  EXPECT_EQ(find_invalid_utf8(text, 2), 2U);
  EXPECT_EQ(find_invalid_utf8(text, 3), 5U);
  EXPECT_FALSE(find_invalid_utf8(text, 6).has_value());
  EXPECT_FALSE(find_invalid_utf8(text, 1000).has_value());
}

TEST(Utf8, AnInvalidByteCountsAsOneCodePoint) {
  EXPECT_EQ(count_code_points(""), 0U);
  EXPECT_EQ(count_code_points("Тоғыз"), 5U);
  EXPECT_EQ(count_code_points("a\xFF\xFE"
                              "б"),
            4U);
  EXPECT_EQ(count_code_points("\xE2\x82"), 2U);
  EXPECT_EQ(count_code_points(std::string(100, '\x80')), 100U);
}

TEST(Width, LettersTakeOneColumn) {
  EXPECT_EQ(display_width(""), 0U);
  EXPECT_EQ(display_width("12. 76"), 6U);
  EXPECT_EQ(display_width("Тоғызқұмалақ"), 12U);
  EXPECT_EQ(display_width("Әлі"), 3U);
}

TEST(Width, WideCharactersTakeTwoColumns) {
  EXPECT_EQ(display_width("九"), 2U);
  EXPECT_EQ(display_width("あ"), 2U);
  EXPECT_EQ(display_width("Ａ"), 2U);
  EXPECT_EQ(display_width("\U0001F600"), 2U);
}

TEST(Width, CombiningAndControlCharactersTakeNone) {
  EXPECT_EQ(display_width("и\u0306"), 1U);
  EXPECT_EQ(display_width("e\u0301\u0323"), 1U);
  EXPECT_EQ(display_width("a\x1B\x7F\rb"), 2U);
  EXPECT_EQ(display_width("a\u200Bb"), 2U);
}

TEST(Width, TabsAndInvalidBytesTakeOneColumn) {
  EXPECT_EQ(display_width("\t\t"), 2U);
  EXPECT_EQ(display_width("\xE6\xE5"), 2U);
  EXPECT_EQ(display_width("ә\xFF"), 2U);
}

}  // namespace
}  // namespace tqn
