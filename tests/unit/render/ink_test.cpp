#include "render/svg/ink.hpp"

#include <gtest/gtest.h>

namespace tqn::test {
namespace {

std::string written(double number) {
  std::string out;
  svg::Ink(out) << number;
  return out;
}

std::string escaped(std::string_view text) {
  std::string out;
  svg::Ink(out).text(text);
  return out;
}

TEST(Ink, WritesNoMoreDecimalsThanNeeded) {
  EXPECT_EQ(written(0), "0");
  EXPECT_EQ(written(-0.001), "0");
  EXPECT_EQ(written(0.5), ".5");
  EXPECT_EQ(written(-0.05), "-.05");
  EXPECT_EQ(written(12), "12");
  EXPECT_EQ(written(100.10), "100.1");
  EXPECT_EQ(written(-7.456), "-7.46");
  EXPECT_EQ(written(744), "744");
}

TEST(Ink, PutsABlankBetweenNumbersUnlessASignSeparatesThem) {
  std::string out;
  svg::Ink(out).next(1).next(-2).next(0.5);
  EXPECT_EQ(out, " 1-2 .5");
}

TEST(Ink, EscapesWhatMarkupAndXmlDoNotAllow) {
  EXPECT_EQ(escaped("a & <b> \"c\" д"), "a &amp; &lt;b&gt; &quot;c&quot; д");
  EXPECT_EQ(escaped(std::string("\x00\x08\t\n", 4)), "\uFFFD\uFFFD\t\n");
  EXPECT_EQ(escaped("\xFF\xC3"), "\uFFFD\uFFFD");
  EXPECT_EQ(escaped("\xEF\xBF\xBE"), "\uFFFD");
  EXPECT_EQ(escaped("a\u202Eb\u2066c\x7F"), "a\uFFFDb\uFFFDc\uFFFD");
}

}  // namespace
}  // namespace tqn::test
