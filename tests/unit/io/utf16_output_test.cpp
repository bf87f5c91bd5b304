#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>
#include <variant>

#include "support/files.hpp"
#include "tqn/io/output.hpp"

namespace tqn::test {
namespace {

std::string written(std::initializer_list<std::string_view> pieces) {
  const ScratchFolder folder;
  const std::string path = (folder.path() / "out").string();
  auto opened = open_output(path);
  const auto out = as_utf16(std::get<std::unique_ptr<Output>>(std::move(opened)));
  for (const std::string_view piece : pieces) out->write(piece);
  EXPECT_FALSE(out->commit());
  return read_file(path);
}

using namespace std::string_literals;

TEST(Utf16Output, BeginsWithOneMark) {
  EXPECT_EQ(written({"a", "", "\u0436\n"}), "\xFF\xFE"s + "a\0\x36\x04\n\0"s);
  EXPECT_EQ(written({}), "");
}

TEST(Utf16Output, WritesPairsForWhatNeedsTwoUnits) { EXPECT_EQ(written({"\U0001F600"}), "\xFF\xFE\x3D\xD8\x00\xDE"s); }

TEST(Utf16Output, ReplacesBytesThatAreNoCharacter) { EXPECT_EQ(written({"\xFF"}), "\xFF\xFE\xFD\xFF"s); }

}  // namespace
}  // namespace tqn::test
