#include "extent.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tqn/text/source.hpp"

namespace tqn::tools {
namespace {

TEST(Extent, CountsLfCrlfAndCrAsOneLineEndEach) {
  EXPECT_EQ(measure("a\nb\r\nc\rd").lines, 3U);
  EXPECT_EQ(measure("a\nb\r\nc\rd").columns, 1U);
  EXPECT_EQ(measure("").lines, 0U);
  EXPECT_EQ(measure("\n\r").lines, 2U);
}

TEST(Extent, CountsColumnsInCodePoints) { EXPECT_EQ(measure("x\nқазан\xFF").columns, 6U); }

TEST(Extent, CountsEveryLineOfALongText) {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += "\n";
  EXPECT_EQ(measure(text).lines, 3000U);
}

TEST(Extent, OfTwoPartsIsTheirSumWhereverTheTextIsCut) {
  const std::string text = "ab\r\n\r\rқ\n\ncd\r\n";
  for (std::size_t i = 0; i <= text.size(); ++i) {
    for (std::size_t j = i; j <= text.size(); ++j) {
      // A cut inside a code point changes the columns of the parts; cut at its first byte only.
      const auto inside = [&](std::size_t at) { return at < text.size() && (text[at] & '\xC0') == '\x80'; };
      if (inside(i) || inside(j)) continue;
      const Extent sum = measure(text.substr(0, i)) + measure(text.substr(i, j - i)) + measure(text.substr(j));
      EXPECT_EQ(sum, measure(text)) << i << " " << j;
    }
  }
}

TEST(Extent, AgreesWithTheSourceAboutEveryPlace) {
  const std::string text = "[A]\r\nқаз 1. 76\r\rx\n\n76";
  const Source source{"f", text};
  for (std::uint32_t i = 0; i <= text.size(); ++i) {
    const bool inside =
        i < text.size() && ((text[i] & '\xC0') == '\x80' || (i > 0 && text[i] == '\n' && text[i - 1] == '\r'));
    if (inside) continue;
    const Extent before = measure(text.substr(0, i));
    const Place place = source.place(i);
    EXPECT_EQ(place.line, before.lines + 1) << i;
    EXPECT_EQ(place.column, before.columns + 1) << i;
  }
}

}  // namespace
}  // namespace tqn::tools
