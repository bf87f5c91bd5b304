#include "io/tar.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <string_view>

#include "archives.hpp"
#include "streams.hpp"

namespace tqn::test {
namespace {

using namespace std::string_literals;
using testing::ElementsAre;

/// A header with a right checksum and a member's data.
std::string member(const std::string& name, std::string_view data, char type = '0', const char* size = nullptr) {
  std::string block(io::tar_block, '\0');
  name.copy(block.data(), 100);
  std::array<char, 16> field{};
  std::snprintf(field.data(), field.size(), "%011lo", static_cast<unsigned long>(data.size()));
  block.replace(124, 12, size != nullptr ? std::string(size, 12) : std::string(field.data(), 12));
  block[156] = type;
  block.replace(257, 8, "ustar\00000", 8);
  block.replace(148, 8, "        ");
  unsigned sum = 0;
  for (const char c : block) sum += static_cast<unsigned char>(c);
  std::snprintf(field.data(), field.size(), "%06o", sum);
  block.replace(148, 7, field.data(), 7);
  block += data;
  return block.append((io::tar_block - data.size() % io::tar_block) % io::tar_block, '\0');
}

const std::string end(2 * io::tar_block, '\0');

TEST(Tar, TakesLongNamesOfEveryDialect) {
  const std::string name = std::string(90, 'd') + "/" + std::string(90, 'e') + "/" + std::string(150, 'f') + ".tqn";
  for (const char* format : {"pax", "gnutar"}) {
    EXPECT_THAT(read_memory(make_archive(format, {{name, "a"}, {"b", "b"}})),
                ElementsAre(Got{"input:" + name, "a", ""}, Got{"input:b", "b", ""}))
        << format;
  }
  const std::string prefixed = std::string(100, 'd') + "/" + std::string(90, 'f');
  EXPECT_THAT(read_memory(make_archive("ustar", {{prefixed, "a"}})), ElementsAre(Got{"input:" + prefixed, "a", ""}));
}

TEST(Tar, PassesByLinksAndWhatElseIsNoFile) {
  EXPECT_THAT(read_memory(make_archive("pax", {{"l", "a", Entry::Type::link}, {"a", "a"}})),
              ElementsAre(Got{"input:a", "a", ""}));
  for (const char type : "123456"s) {
    EXPECT_THAT(read_memory(member("x", "", type, "00000001000") + member("a", "a") + end),
                ElementsAre(Got{"input:a", "a", ""}))
        << type;
  }
  for (const char type : "gKVX"s) {
    EXPECT_THAT(read_memory(member("x", "16 path=invented", type) + member("a", "a") + end),
                ElementsAre(Got{"input:a", "a", ""}))
        << type;
  }
}

TEST(Tar, NameOfAPassedMemberIsNotTheNextOnes) {
  EXPECT_THAT(read_memory(member("x", "13 path=long\n", 'x') + member("d", "", '5') + member("a", "a") + end),
              ElementsAre(Got{"input:a", "a", ""}));
}

TEST(Tar, TakesSizesOfEveryKind) {
  EXPECT_THAT(read_memory(member("a", "abc", '0', "         3 \0") + end), ElementsAre(Got{"input:a", "abc", ""}));
  EXPECT_THAT(read_memory(member("a", "abc", '0', "\x80\0\0\0\0\0\0\0\0\0\0\3") + end),
              ElementsAre(Got{"input:a", "abc", ""}));
  EXPECT_THAT(read_memory(member("x", "10 size=3\n", 'x') + member("a", "abc", '0', "00000000000") + end),
              ElementsAre(Got{"input:a", "abc", ""}));
}

TEST(Tar, SaysThatASparseMemberIsNotReadAndGoesOn) {
  const Got error{"input:s", "", "is a sparse member, which is not read"};
  EXPECT_THAT(read_memory(member("s", "data", 'S') + member("a", "a") + end),
              ElementsAre(error, Got{"input:a", "a", ""}));
  EXPECT_THAT(read_memory(member("x", "22 GNU.sparse.major=1\n", 'x') + member("s", "data") + member("a", "a") + end),
              ElementsAre(error, Got{"input:a", "a", ""}));
  EXPECT_THAT(read_memory(member("x", "21 GNU.sparse.name=s\n12 path=p/s\n", 'x') + member("p/s", "data") + end),
              ElementsAre(error));
}

TEST(Tar, GoesOnBehindADamagedHeader) {
  std::string damaged = member("b", long_text(100));
  damaged[0] = 'x';  // the checksum no longer fits
  EXPECT_THAT(read_memory(member("a", "a") + damaged + member("c", "c") + end),
              ElementsAre(Got{"input:a", "a", ""}, Got{"input", "", "damaged tar archive"}, Got{"input:c", "c", ""}));
}

TEST(Tar, GoesOnBehindADamagedExtension) {
  for (const char* records : {"99 path=a\n", "x", "12 path=abc!", "5 a=\n6 b\n", "14 size=12three\n", "0 path=a\n"}) {
    EXPECT_THAT(read_memory(member("x", records, 'x') + member("a", "a") + end),
                ElementsAre(Got{"input", "", "damaged tar archive"}, Got{"input:a", "a", ""}))
        << records;
  }
}

TEST(Tar, GoesOnBehindAnAbsurdSize) {
  EXPECT_THAT(read_memory(member("b", "b") + member("a", "a", '0', "0000000000x") + end),
              ElementsAre(Got{"input:b", "b", ""}, Got{"input", "", "damaged tar archive"}));
  EXPECT_THAT(read_memory(member("a", "a", '0', "\x80\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF") + end),
              ElementsAre(Got{"input", "", "damaged tar archive"}));
  EXPECT_THAT(read_memory(member("a", "a", '0', "77777777777\0") + end),
              ElementsAre(Got{"input:a", "a" + std::string(511, '\0') + end, "truncated tar archive"}));
}

TEST(Tar, EndsAtTwoZeroBlocksOrWithoutThem) {
  const Got a{"input:a", "a", ""};
  EXPECT_THAT(read_memory(member("a", "a")), ElementsAre(a));
  EXPECT_THAT(read_memory(member("a", "a") + end + member("b", "b")), ElementsAre(a));
  EXPECT_THAT(read_memory(member("a", "a") + std::string(512, '\0') + member("b", "b") + end),
              ElementsAre(a, Got{"input:b", "b", ""}));
  EXPECT_THAT(read_memory(member("a", "a") + "rest"), ElementsAre(a, Got{"input", "", "truncated tar archive"}));
}

TEST(Tar, RecordsOfPaxAreReadByTheirLength) {
  const auto records = io::parse_pax_records("20 path=a\nb = c.tqn\n15 comment=one\n11 size=42\n");
  ASSERT_TRUE(records);
  EXPECT_EQ(records->path, "a\nb = c.tqn");
  EXPECT_EQ(records->size, 42U);
  EXPECT_FALSE(records->sparse);
}

}  // namespace
}  // namespace tqn::test
