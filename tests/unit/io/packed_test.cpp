#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "archives.hpp"
#include "streams.hpp"
#include "support/files.hpp"
#include "tqn/io/input.hpp"

namespace tqn::test {
namespace {

using namespace std::string_literals;
using testing::ElementsAre;
using testing::StartsWith;

constexpr const char* filters[] = {"gzip", "bzip2", "xz", "zstd"};

TEST(Packed, StreamsAreUnpackedWhateverTheNameSays) {
  const std::string text = long_text(20'000);
  for (const char* filter : filters) {
    EXPECT_THAT(read_memory(pack(filter, text)), ElementsAre(Got{"input", text, ""})) << filter;
    EXPECT_THAT(read_all(open_memory("games.tqn", pack(filter, text), {}), 1000),
                ElementsAre(Got{"games.tqn", text, ""}))
        << filter;
  }
}

TEST(Packed, FilesCannotBeRewrittenInPlace) {
  const ScratchFolder folder;
  const std::string path = (folder.path() / "games.tqn.gz").string();
  const std::string packed = pack("gzip", long_text(1000));
  write_file(path, packed);
  auto opened = open_input(path, {});
  auto next = std::get<0>(opened)->next();
  EXPECT_FALSE(std::get<0>(next)->is_plain_file());
  EXPECT_EQ(std::get<0>(next)->size(), packed.size());
}

TEST(Packed, StreamsMayComeByteByByte) {
  const std::string text = long_text(500);
  for (const char* filter : filters) {
    EXPECT_THAT(read_all(open_memory("input", pack(filter, text), {}, 1), 1), ElementsAre(Got{"input", text, ""}))
        << filter;
  }
}

TEST(Packed, StreamsOneBehindAnotherAreOneText) {
  for (const char* filter : filters) {
    const std::string first = pack(filter, "1. 76 98\n");
    const std::string second = pack(filter, "2. 34 21\n");
    EXPECT_THAT(read_memory(first + second), ElementsAre(Got{"input", "1. 76 98\n2. 34 21\n", ""})) << filter;
    EXPECT_THAT(read_all(open_memory("input", first + second, {}, 1)),
                ElementsAre(Got{"input", "1. 76 98\n2. 34 21\n", ""}))
        << filter;
  }
}

TEST(Packed, StreamOfNothingIsAnEmptyText) {
  for (const char* filter : filters) EXPECT_THAT(read_memory(pack(filter, "")), ElementsAre(Got{"input", "", ""}));
}

TEST(Packed, StreamsMayBePaddedWithNuls) {
  for (const char* filter : filters) {
    const std::string packed = pack(filter, "1. 76 98\n") + std::string(100'000, '\0');
    EXPECT_THAT(read_memory(packed), ElementsAre(Got{"input", "1. 76 98\n", ""})) << filter;
  }
}

TEST(Packed, StreamWithSomethingElseBehindItIsDeliveredAndBlamed) {
  for (const char* filter : filters) {
    const std::vector<Got> got = read_memory(pack(filter, "1. 76 98\n") + "2. 34 21 and more text");
    ASSERT_EQ(got.size(), 1U);
    EXPECT_EQ(got[0].text, "1. 76 98\n") << filter;
    EXPECT_EQ(got[0].error, "something else follows the "s + filter + " data");
  }
}

TEST(Packed, TruncatedStreamGivesWhatIsReadableAndThenSaysSo) {
  const std::string text = long_text(12'000);
  for (const char* filter : filters) {
    const std::string packed = pack(filter, text);
    for (std::size_t cut = 11; cut < packed.size(); cut += packed.size() / 11) {
      const std::vector<Got> got = read_memory(packed.substr(0, cut));
      ASSERT_EQ(got.size(), 1U);
      EXPECT_EQ(got[0].error, "truncated "s + filter + " data") << cut;
      EXPECT_THAT(text, StartsWith(got[0].text)) << filter << ' ' << cut;
    }
  }
  // bzip2 packs blocks of 900 kB, of which a part is of no use; the others give all they can.
  for (const char* filter : {"gzip", "xz", "zstd"}) {
    const std::string packed = pack(filter, text);
    const std::vector<Got> got = read_memory(packed.substr(0, packed.size() - 1));
    EXPECT_GT(got[0].text.size(), text.size() / 2) << filter;
  }
  const std::string small = long_text(100);
  const std::string packed = pack("gzip", small);
  EXPECT_EQ(read_memory(packed.substr(0, packed.size() - 8))[0].text, small) << "only the checksum is missing";
}

TEST(Packed, DamagedStreamGivesWhatIsReadableAndThenSaysSo) {
  const std::string text = long_text(30'000);
  for (const char* filter : filters) {
    std::string packed = pack(filter, text);
    for (std::size_t i = packed.size() / 2; i < packed.size() / 2 + 50; ++i) packed[i] = '\x55';
    const std::vector<Got> got = read_memory(packed);
    ASSERT_EQ(got.size(), 1U);
    EXPECT_EQ(got[0].error, "damaged "s + filter + " data");
    EXPECT_TRUE(!got[0].text.empty() || filter == "bzip2"s) << filter;
  }
}

TEST(Packed, WrongChecksumIsNoticed) {
  std::string packed = pack("gzip", "1. 76 98\n");
  packed[packed.size() - 6] ^= 1;
  EXPECT_THAT(read_memory(packed), ElementsAre(Got{"input", "1. 76 98\n", "damaged gzip data"}));
}

TEST(Packed, StreamsAreDecodedToo) {
  const std::string utf16 = "\xFF\xFE" + "1\0.\0 \0"s + "\x36\x04"s;
  EXPECT_THAT(read_memory(pack("gzip", utf16)), ElementsAre(Got{"input", "1. ж", ""}));
}

TEST(Packed, StreamsInsidePackedStreamsAreUnpackedToo) {
  EXPECT_THAT(read_memory(pack("xz", pack("gzip", "1. 76 98\n"))), ElementsAre(Got{"input", "1. 76 98\n", ""}));
}

TEST(Packed, DepthIsLimited) {
  std::string bytes = "1. 76 98\n";
  for (int i = 0; i < 6; ++i) bytes = pack("gzip", bytes);
  EXPECT_THAT(read_memory(bytes), ElementsAre(Got{"input", "1. 76 98\n", ""}));
  EXPECT_THAT(read_memory(pack("gzip", bytes)), ElementsAre(Got{"input", "", "is packed more than 6 times"}));
}

TEST(Packed, SkippableFramesOfZstdAreSkipped) {
  const std::string frame = "\x50\x2A\x4D\x18\x03\0\0\0abc"s;
  EXPECT_THAT(read_memory(frame + pack("zstd", "1. 76 98\n")), ElementsAre(Got{"input", "1. 76 98\n", ""}));
}

TEST(Packed, StreamsThatNeedTooMuchMemoryAreRefused) {
  // A frame whose window is 2 GiB.
  const std::string zstd = "\x28\xB5\x2F\xFD\x00\xA8\x01\0\0"s;
  EXPECT_THAT(read_memory(zstd),
              ElementsAre(Got{"input", "", "unpacking this zstd data takes more than 128 MiB of memory"}));
}

TEST(Packed, FormatsThatAreNotReadAreNamed) {
  const auto error = [](const std::string& name) {
    return Got{"input", "", "is packed by " + name + ", which is not read: unpack it first"};
  };
  EXPECT_THAT(read_memory("7z\xBC\xAF\x27\x1C\0\4"s), ElementsAre(error("7z")));
  EXPECT_THAT(read_memory("Rar!\x1A\x07\x01\0"s), ElementsAre(error("rar")));
  EXPECT_THAT(read_memory("\x04\x22\x4D\x18\x64\x40"s), ElementsAre(error("lz4")));
  EXPECT_THAT(read_memory("LZIP\x01\x0C"s), ElementsAre(error("lzip")));
  EXPECT_THAT(read_memory("\x1F\x9D\x90"s), ElementsAre(error("compress")));
  EXPECT_THAT(read_memory("MSCF\0\0\0\0"s), ElementsAre(error("cab")));
}

TEST(Packed, NoTextIsTakenForAnArchive) {
  const std::string texts[] = {"#mtree\n. type=dir\n",
                               "WARC/1.0\r\nWARC-Type: warcinfo\r\n",
                               "070707000000000000000000000000000000000000000000000000000000000000000000000000",
                               "!<arch>\n",
                               "PK is a player. 1. 76 98\n",
                               "PK0012 34\n",
                               "BZh9 is a move of another game\n",
                               "BZh91AY\n",
                               "7z, Rar! and LZIP\n",
                               "\x1F",
                               "\x1F\x8B",
                               "\xFD"
                               "7z",
                               std::string(600, 'a'),
                               std::string(257, '7') + "ustar  " + std::string(300, '7'),
                               std::string(1024, '\0')};
  for (const std::string& text : texts) EXPECT_THAT(read_memory(text), ElementsAre(Got{"input", text, ""}));
}

}  // namespace
}  // namespace tqn::test
