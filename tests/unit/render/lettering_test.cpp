#include "render/paper/lettering.hpp"

#include <gtest/gtest.h>

#include <string>

namespace tqn::test {
namespace {

using paper::Face;

std::string repeated(std::string_view text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

TEST(Lettering, LettersOfNoTableAreAsWideAsTheFrameThatStandsForThemWithoutAFont) {
  for (const Face face : {Face::sans, Face::sans_bold, Face::serif, Face::serif_bold}) {
    // One of mathematics, what is no text, an ideograph, letters of scripts, one that nobody has, one on another
    // letter.
    for (const std::string_view letter :
         {"\U0001D54E", "\uFFFD", "\xFF", "\u5C0F", "\u10EB", "\u0B83", "\U000F0000", "\u1A60", "\U0001F634"})
      EXPECT_GE(paper::width_of(letter, face), 1.2) << letter;
  }
}

TEST(Lettering, WideSignsAreNoWiderThanTheyAreTakenFor) {
  // Advances in DejaVu Serif Bold, or Sans Bold where that is wider.
  EXPECT_GE(paper::width_of("\u2031", Face::serif_bold), 1.89);
  EXPECT_GE(paper::width_of("\u2167", Face::serif_bold), 1.90);
  EXPECT_GE(paper::width_of("\u01C4", Face::serif_bold), 1.60);
  EXPECT_GE(paper::width_of("\u0152", Face::sans_bold), 1.17);
  EXPECT_GE(paper::width_of("\u1671", Face::sans_bold), 2.02);
  EXPECT_GE(paper::width_of("\uFB17", Face::sans_bold), 1.71);
  EXPECT_GE(paper::width_of("\uA64A\uA64B", Face::sans_bold), 2.0);
}

TEST(Lettering, AccentsTakeNoRoomOfTheirOwn) {
  EXPECT_DOUBLE_EQ(paper::width_of("e\u0301", Face::sans), paper::width_of("e", Face::sans));
  EXPECT_GT(paper::width_of(repeated("\u1A60", 50), Face::sans), 50);
}

TEST(Lettering, WhatFitsTakesNoMoreThanItsRoom) {
  for (const std::string_view letter : {"\U0001D54E", "\uFFFD", "\u5C0F", "\uFDFD", "W"}) {
    for (const int times : {1, 5, 20, 500}) {
      const auto fitted = paper::fit(repeated(letter, times), Face::sans, 10, 6, 100);
      EXPECT_LE(paper::width_of(fitted.text, Face::sans) * fitted.size, 100.001) << letter << times;
      EXPECT_GE(fitted.size, 6) << letter << times;
      EXPECT_LE(fitted.size, 10) << letter << times;
    }
  }
}

}  // namespace
}  // namespace tqn::test
