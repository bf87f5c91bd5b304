#include "io/zip.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include <string>
#include <string_view>

#include "archives.hpp"
#include "streams.hpp"

namespace tqn::test {
namespace {

using namespace std::string_literals;
using testing::AnyOf;
using testing::ElementsAre;

std::string number(std::uint64_t value, std::size_t size) {
  std::string bytes;
  for (std::size_t i = 0; i < size; ++i) bytes.push_back(i < 8 ? static_cast<char>(value >> 8 * i & 0xFF) : '\0');
  return bytes;
}

std::uint32_t crc(std::string_view data) {
  return static_cast<std::uint32_t>(
      crc32(0, reinterpret_cast<const Bytef*>(data.data()), static_cast<uInt>(data.size())));
}

/// What deflate makes of the data, without any header.
std::string deflated(std::string_view data) {
  const std::string packed = pack("gzip", data);
  return packed.substr(10, packed.size() - 18);
}

/// A member written by hand; each part can be changed before it is joined.
struct Made {
  std::string name;
  std::string data;    // as it is to be read
  std::string packed;  // as it stands in the archive
  unsigned flags = 0;
  unsigned method = 0;
  std::string extra;
  std::uint32_t checksum;
  std::uint32_t packed_size;
  std::uint32_t size;
  std::string behind;  // descriptor

  Made(std::string the_name, std::string the_data)
      : name(std::move(the_name)),
        data(std::move(the_data)),
        packed(data),
        checksum(crc(data)),
        packed_size(static_cast<std::uint32_t>(data.size())),
        size(packed_size) {}

  Made deflate() const {
    Made made = *this;
    made.method = 8;
    made.packed = deflated(data);
    made.packed_size = static_cast<std::uint32_t>(made.packed.size());
    return made;
  }
  /// Sizes behind the data, as a writer to a pipe does it.
  Made streamed(std::string_view signature = "PK\x07\x08", std::size_t width = 4) const {
    Made made = *this;
    made.flags |= 8;
    made.behind = std::string(signature) + number(checksum, 4) + number(packed.size(), width) + number(size, width);
    made.checksum = made.packed_size = made.size = 0;
    return made;
  }
  std::string bytes() const {
    return "PK\x03\x04" + number(20, 2) + number(flags, 2) + number(method, 2) + number(0, 4) + number(checksum, 4) +
           number(packed_size, 4) + number(size, 4) + number(name.size(), 2) + number(extra.size(), 2) + name + extra +
           packed + behind;
  }
};

const std::string directory = "PK\x01\x02 and so on";
const Made a("a.tqn", "1. 76 98\n");
const Made b("b.tqn", "2. 34 21\n");
const Got got_a{"input:a.tqn", a.data, ""};
const Got got_b{"input:b.tqn", b.data, ""};

TEST(Zip, ReadsStoredAndDeflatedMembers) {
  EXPECT_THAT(read_memory(a.bytes() + b.deflate().bytes() + directory), ElementsAre(got_a, got_b));
}

TEST(Zip, ReadsMembersPackedByOtherMethods) {
  for (const auto& [method, filter] : {std::pair(12, "bzip2"), std::pair(93, "zstd"), std::pair(95, "xz")}) {
    Made made = a;
    made.method = static_cast<unsigned>(method);
    made.packed = pack(filter, a.data);
    made.packed_size = static_cast<std::uint32_t>(made.packed.size());
    EXPECT_THAT(read_memory(made.bytes() + b.bytes() + directory), ElementsAre(got_a, got_b)) << filter;
  }
}

TEST(Zip, FindsTheEndOfMembersWhoseSizeStandsBehindThem) {
  for (const std::string& signature : {"PK\x07\x08"s, ""s}) {
    for (const std::size_t width : {4U, 8U}) {
      EXPECT_THAT(read_memory(a.deflate().streamed(signature, width).bytes() + b.bytes() + directory),
                  ElementsAre(got_a, got_b))
          << signature << width;
    }
  }
  for (const std::size_t width : {4U, 8U}) {
    EXPECT_THAT(read_memory(a.streamed("PK\x07\x08", width).bytes() + b.streamed().bytes() + directory),
                ElementsAre(got_a, got_b));
  }
}

TEST(Zip, StoredMemberOfUnknownSizeMayHoldSignatures) {
  const std::string tricky = "PK\x07\x08 PK\x03\x04PKPK\x07\x08" + number(0, 12) + "PK\x07";
  const Made made = Made("t", tricky).streamed();
  for (const std::size_t block : {0U, 1U, 3U}) {
    EXPECT_THAT(read_all(open_memory("input", made.bytes() + b.bytes() + directory, {}, block), 5),
                ElementsAre(Got{"input:t", tricky, ""}, got_b));
  }
  const std::string large = long_text(20'000) + "PK\x07\x08" + long_text(20'000);
  EXPECT_THAT(read_memory(Made("t", large).streamed().bytes() + b.bytes() + directory),
              ElementsAre(Got{"input:t", large, ""}, got_b));
}

TEST(Zip, EmptyMembersOfUnknownSizeNeedNoDescriptor) {
  Made empty("e", "");
  empty.flags = 8;
  EXPECT_THAT(read_memory(empty.bytes() + b.bytes() + directory), ElementsAre(Got{"input:e", "", ""}, got_b));
  EXPECT_THAT(read_memory(b.bytes() + empty.bytes() + directory), ElementsAre(got_b, Got{"input:e", "", ""}));
  EXPECT_THAT(read_memory(Made("e", "").streamed().bytes() + b.bytes() + directory),
              ElementsAre(Got{"input:e", "", ""}, got_b));
  Made marked("e", "");
  marked.method = 8;
  EXPECT_THAT(read_memory(marked.bytes() + b.bytes() + directory), ElementsAre(Got{"input:e", "", ""}, got_b));
}

TEST(Zip, TakesSizesThatDidNotFitFromTheirField) {
  Made made = a.deflate();
  made.extra = number(0x5455, 2) + number(1, 2) + "\x01" + number(1, 2) + number(16, 2) + number(a.data.size(), 8) +
               number(made.packed.size(), 8);
  made.size = made.packed_size = 0xFFFFFFFF;
  EXPECT_THAT(read_memory(made.bytes() + b.bytes() + directory), ElementsAre(got_a, got_b));
}

TEST(Zip, SaysThatAMemberIsEncryptedAndGoesOn) {
  Made secret = a;
  secret.flags = 1;
  const Got error{"input:a.tqn", "", "is encrypted"};
  EXPECT_THAT(read_memory(secret.bytes() + b.bytes() + directory), ElementsAre(error, got_b));
  EXPECT_THAT(read_memory(secret.streamed().bytes() + b.bytes() + directory), ElementsAre(error, got_b));
  const std::string made = make_archive("zip", {{"a.tqn", "a"}, {"b", "b"}}, "zip:encryption=aes256");
  EXPECT_THAT(read_memory(made), ElementsAre(error, Got{"input:b", "", "is encrypted"}));
}

TEST(Zip, NamesAMethodThatIsNotReadAndGoesOn) {
  Made made = a;
  made.method = 14;
  EXPECT_THAT(read_memory(made.bytes() + b.bytes() + directory),
              ElementsAre(Got{"input:a.tqn", "", "is packed by method 14, which is not read"}, got_b));
}

TEST(Zip, NoticesAWrongChecksumAndGoesOn) {
  for (Made made : {a, a.deflate()}) {
    made.checksum ^= 1;
    EXPECT_THAT(read_memory(made.bytes() + b.bytes() + directory),
                ElementsAre(Got{"input:a.tqn", a.data, "wrong checksum: the member is damaged"}, got_b));
  }
  Made streamed = a.deflate().streamed();
  streamed.behind[5] ^= 1;
  EXPECT_THAT(read_memory(streamed.bytes() + b.bytes() + directory),
              ElementsAre(Got{"input:a.tqn", a.data, "wrong checksum: the member is damaged"}, got_b));
}

TEST(Zip, GoesOnBehindDamagedData) {
  const std::string text = long_text(5000);
  for (const bool streamed : {false, true}) {
    Made made = Made("t", text).deflate();
    made.packed.replace(made.packed.size() / 2, 20, 20, '\xFF');
    if (streamed) made = made.streamed();
    const std::vector<Got> got = read_memory(made.bytes() + b.bytes() + directory);
    ASSERT_EQ(got.size(), 2U);
    EXPECT_THAT(got[0].error, AnyOf("damaged deflate data", "wrong checksum: the member is damaged"));
    EXPECT_FALSE(got[0].text.empty());
    EXPECT_EQ(got[1], got_b);
    made.packed[0] = '\x07';  // a kind of block that does not exist
    EXPECT_THAT(read_memory(made.bytes() + b.bytes() + directory),
                ElementsAre(Got{"input:t", "", "damaged deflate data"}, got_b));
  }
}

TEST(Zip, GoesOnBehindADamagedHeader) {
  std::string damaged = a.bytes();
  damaged[1] = 'Q';
  EXPECT_THAT(read_memory(b.bytes() + damaged + a.bytes() + directory),
              ElementsAre(got_b, Got{"input", "", "damaged zip archive"}, got_a));
}

TEST(Zip, PassesRubbishOfAnyLength) {
  const Got error{"input", "", "damaged zip archive"};
  EXPECT_THAT(read_memory(a.bytes() + "rubbish"), ElementsAre(got_a, error));
  EXPECT_THAT(read_memory(a.bytes() + "rubbish PK and more P"), ElementsAre(got_a, error));
  for (const std::size_t length : {1U, 4U, 65'535U, 65'536U, 65'537U, 200'000U}) {
    EXPECT_THAT(read_memory(a.bytes() + std::string(length, 'P') + b.bytes() + directory),
                ElementsAre(got_a, error, got_b))
        << length;
  }
}

TEST(Zip, MembersNotReadAreNotChecked) {
  Made made = Made("t", long_text(100)).deflate();
  made.checksum ^= 1;
  auto opened = open_memory("input", made.bytes() + b.deflate().streamed().bytes() + a.bytes() + directory, {});
  InputSource& source = *std::get<0>(opened);
  std::vector<std::string> names;
  for (auto next = source.next(); std::get<0>(next) != nullptr; next = source.next()) {
    names.emplace_back(std::get<0>(next)->name());
  }
  EXPECT_THAT(names, ElementsAre("input:t", "input:b.tqn", "input:a.tqn"));
}

TEST(Zip, WithoutItsDirectoryIsTruncated) {
  EXPECT_THAT(read_memory(a.bytes()), ElementsAre(got_a, Got{"input", "", "truncated zip archive"}));
}

TEST(Zip, WithoutMembersMayBeAnEndAlone) {
  EXPECT_THAT(read_memory("PK\x05\x06" + std::string(18, '\0')),
              ElementsAre(Got{"input", "", "nothing in this archive can be read as a record"}));
}

TEST(Zip, MayBeginWithTheMarkOfASplitArchive) {
  EXPECT_THAT(read_memory("PK\x07\x08" + a.bytes() + directory), ElementsAre(got_a));
  EXPECT_THAT(read_memory("PK00" + a.bytes() + directory), ElementsAre(got_a));
}

TEST(Zip, NamesAreInUtf8OrInCodePage866) {
  Made made = a;
  made.name = "\x92\xE3\xE0 1.tqn";
  EXPECT_THAT(read_memory(made.bytes() + directory), ElementsAre(Got{"input:Тур 1.tqn", a.data, ""}));
  made.name = "Тур 1.tqn";
  EXPECT_THAT(read_memory(made.bytes() + directory), ElementsAre(Got{"input:Тур 1.tqn", a.data, ""}));
  made.name = "games\\r5.tqn";
  EXPECT_THAT(read_memory(made.bytes() + directory), ElementsAre(Got{"input:games/r5.tqn", a.data, ""}));
}

TEST(Zip, NameInTheUnicodeFieldCountsWhileTheOtherIsUnchanged) {
  Made made = a;
  made.name = "_ 1.tqn";
  const std::string unicode = "Ә 1.tqn";
  made.extra = number(0x7075, 2) + number(5 + unicode.size(), 2) + "\x01" + number(crc(made.name), 4) + unicode;
  EXPECT_THAT(read_memory(made.bytes() + directory), ElementsAre(Got{"input:Ә 1.tqn", a.data, ""}));
  made.name = "renamed.tqn";
  EXPECT_THAT(read_memory(made.bytes() + directory), ElementsAre(Got{"input:renamed.tqn", a.data, ""}));
}

TEST(Zip, LongestNamesAndFieldsAreRead) {
  Made made = a;
  made.name = std::string(65'535, 'n');
  made.extra = number(9, 2) + number(65'531, 2) + std::string(65'531, 'e');
  EXPECT_THAT(read_memory(made.bytes() + b.bytes() + directory),
              ElementsAre(Got{"input:" + made.name, a.data, ""}, got_b));
}

}  // namespace
}  // namespace tqn::test
