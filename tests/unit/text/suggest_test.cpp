#include "tqn/text/suggest.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace tqn {
namespace {

constexpr std::array<std::string_view, 6> tags{"Event", "Site", "White", "Black", "WhiteElo", "BlackElo"};

TEST(EditDistance, IsZeroForTheSameWord) {
  EXPECT_EQ(edit_distance("", ""), 0U);
  EXPECT_EQ(edit_distance("Event", "Event"), 0U);
}

TEST(EditDistance, CountsOneForEachKindOfSlip) {
  EXPECT_EQ(edit_distance("Whte", "White"), 1U);
  EXPECT_EQ(edit_distance("Whiite", "White"), 1U);
  EXPECT_EQ(edit_distance("Whife", "White"), 1U);
  EXPECT_EQ(edit_distance("Whtie", "White"), 1U);
}

TEST(EditDistance, IgnoresTheCaseOfAsciiLetters) {
  EXPECT_EQ(edit_distance("WHITE", "white"), 0U);
  EXPECT_EQ(edit_distance("[", "{"), 1U);
  EXPECT_EQ(edit_distance("@", "`"), 1U);
}

TEST(EditDistance, IsTheSameBothWays) {
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
  EXPECT_EQ(edit_distance("sitting", "kitten"), 3U);
  EXPECT_EQ(edit_distance("", "abc"), 3U);
  EXPECT_EQ(edit_distance("abc", ""), 3U);
}

TEST(Nearest, FindsTheWordThatWasMeant) {
  EXPECT_EQ(nearest("Whte", tags), "White");
  EXPECT_EQ(nearest("whiteelo", tags), "WhiteElo");
  EXPECT_EQ(nearest("Evnet", tags), "Event");
}

TEST(Nearest, FindsTheWordItself) { EXPECT_EQ(nearest("Site", tags), "Site"); }

TEST(Nearest, SaysNothingWhenNothingIsNear) {
  EXPECT_EQ(nearest("Opening", tags), std::nullopt);
  EXPECT_EQ(nearest("", tags), std::nullopt);
  EXPECT_EQ(nearest(std::string(1'000'000, 'a'), tags), std::nullopt);
  EXPECT_EQ(nearest("White", {}), std::nullopt);
}

TEST(Nearest, AllowsAThirdOfTheLongerWord) {
  constexpr std::array<std::string_view, 1> six{"layout"};
  EXPECT_EQ(nearest("layuot", six), "layout");
  EXPECT_EQ(nearest("lyot", six), "layout");
  EXPECT_EQ(nearest("lyt", six), std::nullopt);
  constexpr std::array<std::string_view, 1> two{"fm"};
  EXPECT_EQ(nearest("fn", two), "fm");
  EXPECT_EQ(nearest("xn", two), std::nullopt);
}

TEST(Nearest, DoesNotChooseBetweenTwoEquallyNear) {
  constexpr std::array<std::string_view, 3> words{"abcx", "abcy", "abcdefgh"};
  EXPECT_EQ(nearest("abcz", words), std::nullopt);
  EXPECT_EQ(nearest("abcy", words), "abcy");
}

TEST(Nearest, ATieOfWorseWordsDoesNotMatter) {
  constexpr std::array<std::string_view, 3> words{"abcdexx", "abcdeyy", "abcdefh"};
  EXPECT_EQ(nearest("abcdefg", words), "abcdefh");
}

}  // namespace
}  // namespace tqn
