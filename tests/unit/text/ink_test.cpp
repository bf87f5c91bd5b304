#include "tqn/text/ink.hpp"

#include <gtest/gtest.h>

#include <string>

namespace tqn {
namespace {

std::string all_of(const Ink& ink) { return std::string(ink.view(0, ink.size())); }

TEST(Ink, PutsTextsBehindEachOther) {
  Ink ink;
  ink.append("White takes ");
  ink.append_number(12);
  ink.append('.');
  EXPECT_EQ(all_of(ink), "White takes 12.");
  EXPECT_EQ(ink.back(), '.');
  ink.shrink(5);
  EXPECT_EQ(all_of(ink), "White");
  ink.clear();
  EXPECT_EQ(ink.size(), 0U);
}

TEST(Ink, GrowsAndKeepsWhatIsThere) {
  Ink ink;
  std::string expected;
  for (int i = 0; i < 5000; ++i) {
    ink.append_number(i);
    expected += std::to_string(i);
    const std::string word(static_cast<std::size_t>(i % 97), static_cast<char>('a' + i % 26));
    ink.append(word);
    expected += word;
  }
  EXPECT_EQ(all_of(ink), expected);
}

TEST(Ink, WritesEveryNumber) {
  for (const int number : {-2147483647, -1, 0, 9, 10, 99, 100, 162, 163, 1000, 2147483647}) {
    Ink ink;
    ink.append_number(number);
    EXPECT_EQ(all_of(ink), std::to_string(number));
  }
}

TEST(Ink, CopiesNoMoreOfAPaddedTextThanItsSize) {
  const std::string memory(100, 'x');
  for (std::size_t size = 0; size + Ink::stride <= memory.size(); ++size) {
    Ink ink;
    ink.append(Padded{memory.data(), size});
    ink.append('!');
    EXPECT_EQ(all_of(ink), std::string(size, 'x') + '!');
  }
}

TEST(Ink, RepeatsItselfWhileItGrows) {
  Ink ink;
  ink.append("abc");
  for (int i = 0; i < 14; ++i) ink.repeat(0, ink.size());
  EXPECT_EQ(ink.size(), std::size_t{3} << 14U);
  EXPECT_EQ(all_of(ink).substr(ink.size() - 3), "abc");
}

TEST(Ink, GivesRoomAndTakesWhatWasWritten) {
  Ink ink;
  ink.append("1");
  char* to = ink.room(5000);
  *to++ = '2';
  ink.advance(to);
  ink.append("3");
  EXPECT_EQ(all_of(ink), "123");
}

TEST(Ink, KnowsWhereACommentBegan) {
  Ink ink;
  ink.append("one");
  EXPECT_FALSE(ink.at_begin());
  ink.begin();
  EXPECT_TRUE(ink.at_begin());
  ink.append('2');
  EXPECT_FALSE(ink.at_begin());
}

}  // namespace
}  // namespace tqn
