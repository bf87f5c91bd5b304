#include "tqn/io/input.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "privileges.hpp"
#include "streams.hpp"
#include "support/files.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;

std::string put(const ScratchFolder& folder, const std::string& name, std::string_view bytes) {
  const fs::path path = folder.path() / name;
  write_file(path, bytes);
  return path.string();
}

/// Standard input is a file for as long as this lives.
class StdinFrom {
 public:
  explicit StdinFrom(int descriptor) : kept_(::dup(STDIN_FILENO)) { ::dup2(descriptor, STDIN_FILENO); }
  ~StdinFrom() {
    ::dup2(kept_, STDIN_FILENO);
    ::close(kept_);
  }
  StdinFrom(const StdinFrom&) = delete;
  StdinFrom& operator=(const StdinFrom&) = delete;

 private:
  int kept_;
};

TEST(Input, GivesTheBytesOfAFile) {
  const ScratchFolder folder;
  const std::string text = long_text(100'000);
  const std::string path = put(folder, "games.tqn", text);
  EXPECT_THAT(read_all(open_input(path, {})), ElementsAre(Got{path, text, ""}));
  EXPECT_THAT(read_all(open_input(path, {}), 7), ElementsAre(Got{path, text, ""}));
}

TEST(Input, TakesAnyNameOfAFile) {
  const ScratchFolder folder;
  for (const char* name : {"two words.tqn", "Тоғызқұмалақ.tqn", "line\nbreak.tqn", "*.tqn", "-", "a:b.tqn"}) {
    const std::string path = put(folder, name, "1. 76 98\n");
    EXPECT_THAT(read_all(open_input(path, {})), ElementsAre(Got{path, "1. 76 98\n", ""}));
  }
}

TEST(Input, OfAnEmptyFileIsOneEmptyStream) {
  const ScratchFolder folder;
  const std::string path = put(folder, "empty.tqn", "");
  EXPECT_THAT(read_all(open_input(path, {})), ElementsAre(Got{path, "", ""}));
  EXPECT_THAT(read_all(open_input("/dev/null", {})), ElementsAre(Got{"/dev/null", "", ""}));
}

TEST(Input, PassesInvalidUtf8AndNulsOnUntouched) {
  const std::string bytes("a\xC3(\xFF\x00 z\xE2\x82", 9);
  EXPECT_THAT(read_memory(bytes), ElementsAre(Got{"input", bytes, ""}));
}

TEST(Input, GivesNothingForAnEmptyBufferAndGoesOn) {
  auto opened = open_memory("input", "abc", {});
  auto next = std::get<0>(opened)->next();
  Input& input = *std::get<0>(next);
  EXPECT_EQ(std::get<std::size_t>(input.read({})), 0U);
  std::array<char, 8> buffer{};
  EXPECT_EQ(std::get<std::size_t>(input.read(buffer)), 3U);
  EXPECT_EQ(std::get<std::size_t>(input.read(buffer)), 0U);
  EXPECT_EQ(std::get<std::size_t>(input.read(buffer)), 0U);
}

TEST(Input, TellsSizeAndProgressOfAFile) {
  const ScratchFolder folder;
  const std::string text = long_text(50'000);
  const std::string path = put(folder, "games.tqn", text);
  auto opened = open_input(path, {});
  auto next = std::get<0>(opened)->next();
  Input& input = *std::get<0>(next);
  EXPECT_EQ(input.size(), text.size());
  EXPECT_TRUE(input.is_plain_file());
  std::vector<char> buffer(text.size());
  std::size_t got = 0;
  while (got < text.size()) got += std::get<std::size_t>(input.read(std::span(buffer).subspan(got)));
  EXPECT_EQ(input.consumed(), text.size());
}

TEST(Input, ReadsStandardInput) {
  const ScratchFolder folder;
  const int file = ::open(put(folder, "games.tqn", "12345").c_str(), O_RDONLY);
  ASSERT_EQ(::lseek(file, 2, SEEK_SET), 2);
  const StdinFrom redirected(file);
  InputOptions options;
  options.stdin_name = "from a pipe";
  auto opened = open_input("-", options);
  auto next = std::get<0>(opened)->next();
  Input& input = *std::get<0>(next);
  EXPECT_EQ(input.name(), "from a pipe");
  EXPECT_EQ(input.size(), 3U) << "of what is left";
  EXPECT_FALSE(input.is_plain_file());
  std::array<char, 8> buffer{};
  EXPECT_EQ(std::get<std::size_t>(input.read(buffer)), 3U);
  ::close(file);
}

TEST(Input, ReadsAPipeWhoseWriterIsSlow) {
  const ScratchFolder folder;
  const std::string path = (folder.path() / "pipe").string();
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  std::thread writer([&] {
    std::ofstream out(path);
    for (const char c : std::string("1. 76 98 *\n")) out << c << std::flush;
  });
  const std::vector<Got> got = read_all(open_input(path, {}));
  writer.join();
  EXPECT_THAT(got, ElementsAre(Got{path, "1. 76 98 *\n", ""}));
}

TEST(Input, WaitsForANonBlockingPipe) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe2(ends.data(), O_NONBLOCK), 0);
  std::vector<Got> got;
  {
    const StdinFrom redirected(ends[0]);
    std::thread reader([&] { got = read_all(open_input("-", {})); });
    EXPECT_EQ(::write(ends[1], "abc", 3), 3);
    ::close(ends[1]);
    reader.join();
  }
  ::close(ends[0]);
  EXPECT_THAT(got, ElementsAre(Got{"<stdin>", "abc", ""}));
}

TEST(Input, SaysWhyAFileCannotBeOpened) {
  const ScratchFolder folder;
  const auto error_of = [](const std::string& path) { return read_all(open_input(path, {})); };
  const std::string missing = (folder.path() / "missing.tqn").string();
  EXPECT_THAT(error_of(missing), ElementsAre(Got{missing, "", "no such file or directory"}));
  EXPECT_THAT(error_of(""), ElementsAre(Got{"", "", "no such file or directory"}));
  const std::string directory = folder.path().string();
  EXPECT_THAT(error_of(directory), ElementsAre(Got{directory, "", "is a directory"}));
  const std::string below_a_file = put(folder, "file", "") + "/games.tqn";
  EXPECT_THAT(error_of(below_a_file), ElementsAre(Got{below_a_file, "", "not a directory"}));
  const std::string loop = (folder.path() / "loop").string();
  fs::create_symlink("loop", loop);
  EXPECT_THAT(error_of(loop), ElementsAre(Got{loop, "", "too many levels of symbolic links"}));
  const std::string with_nul("a\0b", 3);
  EXPECT_THAT(error_of(with_nul), ElementsAre(Got{with_nul, "", "no file has a NUL in its name"}));
}

TEST(Input, SaysThatAFileMayNotBeRead) {
  const ScratchFolder folder;
  const std::string path = put(folder, "secret.tqn", "1. 76 98\n");
  fs::permissions(path, fs::perms::none);
  const WithoutPrivileges nobody(folder.path());
  EXPECT_THAT(read_all(open_input(path, {})), ElementsAre(Got{path, "", "permission denied"}));
}

TEST(Input, SaysThatASocketIsOne) {
  const ScratchFolder folder;
  const std::string path = (folder.path() / "socket").string();
  const int listener = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  ASSERT_LT(path.size(), sizeof(address.sun_path));
  path.copy(address.sun_path, path.size());
  ASSERT_EQ(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
  EXPECT_THAT(read_all(open_input(path, {})), ElementsAre(Got{path, "", "is a socket"}));
  ::close(listener);
}

TEST(Input, DeliversAFileThatChangesWhileItIsReadAndThenSaysSo) {
  const ScratchFolder folder;
  const std::string path = put(folder, "games.tqn", "before");
  auto opened = open_input(path, {});
  std::ofstream(path, std::ios::app) << " and after";
  EXPECT_THAT(read_all(std::move(opened)),
              ElementsAre(Got{path, "before and after", "changed by another program while it was being read"}));
}

TEST(Input, ReadsAFileThroughASymbolicLink) {
  const ScratchFolder folder;
  put(folder, "games.tqn", "1. 76 98\n");
  const std::string link = (folder.path() / "link.tqn").string();
  fs::create_symlink("games.tqn", link);
  EXPECT_THAT(read_all(open_input(link, {})), ElementsAre(Got{link, "1. 76 98\n", ""}));
}

TEST(Input, ReadsFilesOfTheSystemWhoseSizeIsNotKnown) {
  const std::vector<Got> got = read_all(open_input("/proc/self/status", {}));
  ASSERT_EQ(got.size(), 1U);
  EXPECT_EQ(got[0].error, "");
  EXPECT_NE(got[0].text.find("Name:"), std::string::npos);
}

}  // namespace
}  // namespace tqn::test
