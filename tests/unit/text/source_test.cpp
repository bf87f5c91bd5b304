#include "tqn/text/source.hpp"

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <string_view>

namespace tqn {

inline void PrintTo(Place place, std::ostream* out) { *out << place.line << ':' << place.column; }

namespace {

Source source_of(std::string_view text) { return {.file = "cup.tqn", .text = text}; }

TEST(SourcePlace, CountsFromOne) { EXPECT_EQ(source_of("12. 76").place(0), (Place{1, 1})); }

TEST(SourcePlace, CountsColumnsInCodePoints) {
  const Source source = source_of("[White \"Әлі\"]");
  EXPECT_EQ(source.place(8), (Place{1, 9}));
  EXPECT_EQ(source.place(10), (Place{1, 10}));
  EXPECT_EQ(source.place(14), (Place{1, 12}));
}

TEST(SourcePlace, InsideACodePointIsThatCodePoint) {
  const Source source = source_of("a\U0001F600b");
  for (std::uint32_t inside = 1; inside < 5; ++inside) EXPECT_EQ(source.place(inside), (Place{1, 2})) << inside;
  EXPECT_EQ(source.place(5), (Place{1, 3}));
}

TEST(SourcePlace, AnInvalidByteIsOneColumn) {
  const Source source = source_of("\xE6\xE5z");
  EXPECT_EQ(source.place(1), (Place{1, 2}));
  EXPECT_EQ(source.place(2), (Place{1, 3}));
}

TEST(SourcePlace, EveryLineEndEndsOneLine) {
  for (const std::string_view end : {"\n", "\r\n", "\r"}) {
    const std::string text = "a" + std::string(end) + std::string(end) + "bc";
    const Source source = source_of(text);
    EXPECT_EQ(source.place(1), (Place{1, 2})) << testing::PrintToString(end);
    EXPECT_EQ(source.place(static_cast<std::uint32_t>(1 + end.size())), (Place{2, 1})) << testing::PrintToString(end);
    EXPECT_EQ(source.place(static_cast<std::uint32_t>(2 + 2 * end.size())), (Place{3, 2}))
        << testing::PrintToString(end);
  }
}

TEST(SourcePlace, MixedLineEndsAreCountedApart) {
  // LF CR LF: a line end alone, then one of two bytes.
  const Source source = source_of("a\n\r\nb\r\r\nc\n\rd");
  EXPECT_EQ(source.place(4), (Place{3, 1}));
  EXPECT_EQ(source.place(8), (Place{5, 1}));
  EXPECT_EQ(source.place(11), (Place{7, 1}));
}

TEST(SourcePlace, BetweenCrAndLfTheLineIsNotOverYet) { EXPECT_EQ(source_of("ab\r\nc").place(3), (Place{1, 4})); }

TEST(SourcePlace, ALoneCrAtTheVeryEndEndsItsLine) { EXPECT_EQ(source_of("ab\r").place(3), (Place{2, 1})); }

TEST(SourcePlace, PastTheEndIsTheEnd) {
  EXPECT_EQ(source_of("ab\nc").place(4), (Place{2, 2}));
  EXPECT_EQ(source_of("ab\nc").place(4000), (Place{2, 2}));
  EXPECT_EQ(source_of("").place(7), (Place{1, 1}));
}

TEST(SourcePlace, TheFirstLineBeginsWhereTheGameBegins) {
  Source source = source_of("ab\ncd");
  source.first_line = 20;
  source.first_column = 5;
  EXPECT_EQ(source.place(0), (Place{20, 5}));
  EXPECT_EQ(source.place(1), (Place{20, 6}));
  EXPECT_EQ(source.place(3), (Place{21, 1}));
}

TEST(SourcePlace, AgreesWithCountingByHand) {
  const std::string_view text = "aә\r\n\xFF\rb\n\n\U0001F600\t九\r\r\nz";
  std::uint64_t line = 1;
  std::uint64_t column = 1;
  const Source source = source_of(text);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool inside = (byte & 0xC0U) == 0x80U;
    if (!inside) {
      EXPECT_EQ(source.place(static_cast<std::uint32_t>(i)), (Place{line, column})) << "byte " << i;
      ++column;
    }
    const bool crlf = byte == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if (byte == '\n' || (byte == '\r' && !crlf)) {
      ++line;
      column = 1;
    }
  }
}

TEST(SourceLine, HasNoLineEnd) {
  const Source source = source_of("first\r\nsecond\rthird\nlast");
  EXPECT_EQ(source.line_at(0), "first");
  EXPECT_EQ(source.line_at(5), "first");
  EXPECT_EQ(source.line_at(7), "second");
  EXPECT_EQ(source.line_at(13), "second");
  EXPECT_EQ(source.line_at(14), "third");
  EXPECT_EQ(source.line_at(22), "last");
  EXPECT_EQ(source.line_at(24), "last");
  EXPECT_EQ(source.line_at(999), "last");
}

TEST(SourceLine, MayBeEmpty) {
  EXPECT_EQ(source_of("").line_at(0), "");
  EXPECT_EQ(source_of("a\n\nb").line_at(2), "");
  EXPECT_EQ(source_of("a\n").line_at(2), "");
}

TEST(SourceLine, BeginsAfterTheLineEndBefore) {
  const Source source = source_of("first\r\nsecond\rthird\nlast");
  EXPECT_EQ(source.line_begin(0), 0U);
  EXPECT_EQ(source.line_begin(6), 0U);
  EXPECT_EQ(source.line_begin(7), 7U);
  EXPECT_EQ(source.line_begin(16), 14U);
  EXPECT_EQ(source.line_begin(999), 20U);
}

TEST(SourceSlice, IsClippedToTheText) {
  const Source source = source_of("12. 76");
  EXPECT_EQ(source.slice({4, 6}), "76");
  EXPECT_EQ(source.slice({4, 600}), "76");
  EXPECT_EQ(source.slice({4, 4}), "");
  EXPECT_EQ(source.slice({400, 600}), "");
  EXPECT_EQ(source.slice({5, 2}), "");
}

}  // namespace
}  // namespace tqn
