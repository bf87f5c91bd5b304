#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "streams.hpp"
#include "tqn/io/input.hpp"

namespace tqn::test {
namespace {

using namespace std::string_literals;
using testing::ElementsAre;

// Letters of one, two and three bytes, and one that UTF-16 writes as a pair.
const std::string kazakh = "[Event \"Тоғызқұмалақ\"]\n\n1. 76 98 {жақсы — 𐰀𐱅} *\n";

enum class Order { little, big };

void append_unit(std::string& out, char32_t unit, std::size_t size, Order order) {
  for (std::size_t i = 0; i < size; ++i) {
    const std::size_t shift = 8 * (order == Order::little ? i : size - 1 - i);
    out.push_back(static_cast<char>(unit >> shift & 0xFF));
  }
}

std::u32string code_points(std::string_view utf8) {
  std::u32string points;
  for (const char c : utf8) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0U) == 0x80) {
      points.back() = points.back() << 6 | (byte & 0x3FU);
    } else {
      points.push_back(byte < 0x80 ? byte : byte < 0xE0 ? byte & 0x1FU : byte < 0xF0 ? byte & 0x0FU : byte & 0x07U);
    }
  }
  return points;
}

std::string utf16(std::string_view text, Order order) {
  std::string out;
  for (const char32_t point : code_points(text)) {
    if (point < 0x10000) {
      append_unit(out, point, 2, order);
    } else {
      append_unit(out, 0xD800 + ((point - 0x10000) >> 10), 2, order);
      append_unit(out, 0xDC00 + ((point - 0x10000) & 0x3FF), 2, order);
    }
  }
  return out;
}

std::string utf32(std::string_view text, Order order) {
  std::string out;
  for (const char32_t point : code_points(text)) append_unit(out, point, 4, order);
  return out;
}

InputOptions in(const char* encoding) {
  InputOptions options;
  options.encoding = encoding;
  return options;
}

struct Marked {
  const char* name;
  std::string mark;
  std::string bytes;
};

std::vector<Marked> all_marked() {
  return {{"UTF-8", "\xEF\xBB\xBF", kazakh},
          {"UTF-16LE", "\xFF\xFE", utf16(kazakh, Order::little)},
          {"UTF-16BE", "\xFE\xFF", utf16(kazakh, Order::big)},
          {"UTF-32LE", "\xFF\xFE\0\0"s, utf32(kazakh, Order::little)},
          {"UTF-32BE", "\0\0\xFE\xFF"s, utf32(kazakh, Order::big)}};
}

TEST(Encoding, IsToldByAByteOrderMarkWhichIsRemoved) {
  for (const Marked& marked : all_marked()) {
    EXPECT_THAT(read_memory(marked.mark + marked.bytes), ElementsAre(Got{"input", kazakh, ""})) << marked.name;
    const InputNotes notes = notes_of(marked.mark + marked.bytes);
    EXPECT_EQ(notes.encoding, marked.name);
    EXPECT_TRUE(notes.byte_order_mark);
    EXPECT_EQ(notes.transcoded, std::string(marked.name) != "UTF-8") << marked.name;
    EXPECT_EQ(notes.undecodable, 0U);
  }
}

TEST(Encoding, OfAMarkOutweighsTheOneAskedFor) {
  for (const Marked& marked : all_marked()) {
    EXPECT_THAT(read_memory(marked.mark + marked.bytes, in("windows-1251")), ElementsAre(Got{"input", kazakh, ""}));
  }
}

TEST(Encoding, OfOneMarkAloneIsAnEmptyText) {
  for (const Marked& marked : all_marked()) {
    EXPECT_THAT(read_memory(marked.mark), ElementsAre(Got{"input", "", ""})) << marked.name;
  }
}

TEST(Encoding, SplitsNoCharacterAtTheBorderOfABlock) {
  for (const Marked& marked : all_marked()) {
    for (const std::size_t block : {1U, 2U, 3U, 5U, 7U}) {
      EXPECT_THAT(read_all(open_memory("input", marked.mark + marked.bytes, {}, block), 1),
                  ElementsAre(Got{"input", kazakh, ""}))
          << marked.name << " by " << block;
    }
  }
}

TEST(Encoding, KeepsPairsTogetherAcrossTheDecodersOwnBlocks) {
  for (std::size_t shift = 0; shift < 4; ++shift) {
    std::string text(shift, 'a');
    for (int i = 0; i < 40'000; ++i) text += "𐰀";
    EXPECT_THAT(read_memory("\xFF\xFE" + utf16(text, Order::little)), ElementsAre(Got{"input", text, ""}));
  }
}

TEST(Encoding, IsUtf16WithoutAMarkWhenEveryOtherByteIsNul) {
  EXPECT_THAT(read_memory(utf16(kazakh, Order::little)), ElementsAre(Got{"input", kazakh, ""}));
  EXPECT_THAT(read_memory(utf16(kazakh, Order::big)), ElementsAre(Got{"input", kazakh, ""}));
  const std::string mixed = "{Ç ş ж — № ½}";
  EXPECT_THAT(read_memory(utf16("1 " + mixed, Order::big)), ElementsAre(Got{"input", "1 " + mixed, ""}));
  const InputNotes notes = notes_of(utf16("1. 76 98", Order::big));
  EXPECT_EQ(notes.encoding, "UTF-16BE");
  EXPECT_FALSE(notes.byte_order_mark);
  EXPECT_TRUE(notes.transcoded);
}

TEST(Encoding, IsNotGuessedFromAStrayNul) {
  for (const std::string& bytes : {"1\0. 76 98\n"s, "\0\0\0\0"s, "1\0"s, "\0001"s, "12\0\0"s}) {
    EXPECT_THAT(read_memory(bytes), ElementsAre(Got{"input", bytes, ""}));
    EXPECT_FALSE(notes_of(bytes).transcoded);
  }
}

TEST(Encoding, MakesOneByteThatNoUtf8HoldsOfHalfASurrogatePair) {
  const auto decoded = [](std::u16string_view units) {
    std::string bytes = "\xFE\xFF";
    for (const char16_t unit : units) append_unit(bytes, unit, 2, Order::big);
    return bytes;
  };
  struct Case {
    std::u16string units;
    std::string text;
    std::uint64_t faults;
  };
  const Case cases[] = {{u"a\xD800z", "a\xFFz", 1},
                        {u"a\xDC00z", "a\xFFz", 1},
                        {u"\xD800\xD800\xDC00", "\xFF\xF0\x90\x80\x80", 1},
                        {u"a\xD800", "a\xFF", 1},
                        {u"\xDC00\xD800", "\xFF\xFF", 2}};
  for (const Case& c : cases) {
    EXPECT_THAT(read_memory(decoded(c.units)), ElementsAre(Got{"input", c.text, ""}));
    EXPECT_EQ(notes_of(decoded(c.units)).undecodable, c.faults);
  }
}

TEST(Encoding, MakesOneByteOfAnUnfinishedCharacterAtTheEnd) {
  EXPECT_THAT(read_memory("\xFF\xFE\x31\x00\x32"s), ElementsAre(Got{"input", "1\xFF", ""}));
  EXPECT_THAT(read_memory("\xFF\xFE\0\0\x31\0\0\0\x32\0\0"s), ElementsAre(Got{"input", "1\xFF", ""}));
  EXPECT_THAT(read_memory("\xFF\xFE\0\0\0\xD8\0\0\0\0\x11\0"s), ElementsAre(Got{"input", "\xFF\xFF", ""}));
  EXPECT_THAT(read_memory("\xB1\xB1\xB1", in("euc-kr")), ElementsAre(Got{"input", "굇\xFF", ""}));
}

TEST(Encoding, IsIconvsWhenNamed) {
  const std::string bytes = "1. 76 98 {\xE6\xE0\xEA\xF1\xFB} *";
  EXPECT_THAT(read_memory(bytes, in("windows-1251")), ElementsAre(Got{"input", "1. 76 98 {жаксы} *", ""}));
  EXPECT_THAT(read_memory(bytes, in("CP1251")), ElementsAre(Got{"input", "1. 76 98 {жаксы} *", ""}));
  EXPECT_THAT(read_memory("\xBD-\xBD", in("latin1")), ElementsAre(Got{"input", "½-½", ""}));
  const InputNotes notes = notes_of(bytes, in("windows-1251"));
  EXPECT_EQ(notes.encoding, "windows-1251");
  EXPECT_TRUE(notes.transcoded);
  EXPECT_FALSE(notes.byte_order_mark);
}

TEST(Encoding, CountsBytesThatMeanNothingInIt) {
  const std::string bytes = "a\x98z\x98\x98";  // the one hole of windows-1251
  EXPECT_THAT(read_memory(bytes, in("windows-1251")), ElementsAre(Got{"input", "a\xFFz\xFF\xFF", ""}));
  EXPECT_EQ(notes_of(bytes, in("windows-1251")).undecodable, 3U);
}

TEST(Encoding, OfIconvSplitsNoCharacterAtTheBorderOfABlock) {
  const std::string korean = "\xC5\xE4\xB1\xB8\xC1\xEE";
  for (const std::size_t block : {1U, 2U, 3U}) {
    EXPECT_THAT(read_all(open_memory("input", korean, in("euc-kr"), block), 1),
                ElementsAre(Got{"input", "토구즈", ""}));
  }
  std::string bytes = "a";
  std::string text = "a";
  for (int i = 0; i < 50'000; ++i) bytes += "\x81\x30\x81\x30", text += "\xC2\x80";
  EXPECT_THAT(read_memory(bytes, in("gb18030")), ElementsAre(Got{"input", text, ""}));
}

TEST(Encoding, GivesWhatAStatefulOneHoldsBackUntilTheEnd) {
  // In TCVN a letter waits for a mark that may follow it.
  EXPECT_THAT(read_memory("a", in("tcvn5712-1")), ElementsAre(Got{"input", "a", ""}));
}

TEST(Encoding, MayBeWrittenInAnyCaseWithOrWithoutHyphens) {
  const std::string little = utf16("ж1", Order::little);
  for (const char* name : {"utf-16le", "UTF16LE", "utf_16le", "utf16"}) {
    EXPECT_THAT(read_memory(little, in(name)), ElementsAre(Got{"input", "ж1", ""})) << name;
  }
  EXPECT_THAT(read_memory(utf16("ж1", Order::big), in("utf-16be")), ElementsAre(Got{"input", "ж1", ""}));
  EXPECT_THAT(read_memory(utf32("ж1", Order::little), in("utf-32")), ElementsAre(Got{"input", "ж1", ""}));
  EXPECT_FALSE(notes_of("ж", in("UTF8")).transcoded);
}

TEST(Encoding, ThatNobodyKnowsIsAnError) {
  EXPECT_THAT(read_memory("a", in("klingon")), ElementsAre(Got{"input", "", "unknown encoding \"klingon\""}));
  for (const char* name : {"", "klingon", "utf-8//IGNORE", "windows-1251/"}) {
    EXPECT_FALSE(is_known_encoding(name)) << name;
  }
  EXPECT_FALSE(is_known_encoding("latin1\0x"s));
  for (const char* name : {"auto", "utf-8", "UTF-16", "utf32be", "windows-1251", "latin1", "koi8-r"}) {
    EXPECT_TRUE(is_known_encoding(name)) << name;
  }
}

}  // namespace
}  // namespace tqn::test
