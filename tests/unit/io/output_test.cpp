#include "tqn/io/output.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "privileges.hpp"
#include "streams.hpp"
#include "support/files.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;
using testing::ElementsAre;

std::string message_of(const std::optional<IoError>& error) { return error ? error->message : ""; }

/// Standard output is another descriptor for as long as this lives.
class StdoutTo {
 public:
  explicit StdoutTo(int descriptor) : kept_(::dup(STDOUT_FILENO)) { ::dup2(descriptor, STDOUT_FILENO); }
  ~StdoutTo() {
    ::dup2(kept_, STDOUT_FILENO);
    ::close(kept_);
  }
  StdoutTo(const StdoutTo&) = delete;
  StdoutTo& operator=(const StdoutTo&) = delete;

 private:
  int kept_;
};

class OutputFile : public testing::Test {
 protected:
  std::string at(const std::string& name) const { return (folder_.path() / name).string(); }
  std::unique_ptr<Output> open(const std::string& name) const { return open_path(at(name)); }
  static std::unique_ptr<Output> open_path(const std::string& path) {
    auto opened = open_output(path);
    if (const IoError* error = std::get_if<IoError>(&opened)) {
      ADD_FAILURE() << error->file << ": " << error->message;
      return open_stdout();
    }
    return std::get<0>(std::move(opened));
  }
  static std::string refusal(const std::string& path) {
    const auto opened = open_output(path);
    const IoError* error = std::get_if<IoError>(&opened);
    if (error == nullptr) return "opened";
    EXPECT_EQ(error->file, path);
    return error->message;
  }
  /// Names in the folder, sorted.
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const auto& entry : fs::directory_iterator(folder_.path())) all.push_back(entry.path().filename());
    std::sort(all.begin(), all.end());
    return all;
  }
  mode_t mode(const std::string& name) const {
    struct stat status {};
    EXPECT_EQ(::stat(at(name).c_str(), &status), 0);
    return status.st_mode & 07777U;
  }

  ScratchFolder folder_;
};

TEST_F(OutputFile, AppearsWhenItIsCommitted) {
  const auto output = open("new.tqn");
  const std::string text = long_text(30'000);
  output->write("1. 76 98\n");
  output->write(text);
  output->write("");
  output->write("*\n");
  output->flush();
  EXPECT_FALSE(fs::exists(at("new.tqn")));
  EXPECT_EQ(message_of(output->commit()), "");
  EXPECT_EQ(read_file(at("new.tqn")), "1. 76 98\n" + text + "*\n");
  EXPECT_THAT(names(), ElementsAre("new.tqn"));
  EXPECT_EQ(message_of(output->commit()), "") << "a second time does nothing";
  EXPECT_EQ(read_file(at("new.tqn")).size(), text.size() + 11);
}

TEST_F(OutputFile, TakesPiecesOfEverySize) {
  const auto output = open("new.tqn");
  std::string expected;
  for (const std::size_t size : {1U, 65'535U, 65'536U, 65'537U, 3U, 200'000U, 65'533U, 131'072U, 7U}) {
    const std::string piece(size, static_cast<char>('a' + size % 26));
    output->write(piece);
    expected += piece;
  }
  EXPECT_EQ(message_of(output->commit()), "");
  EXPECT_EQ(read_file(at("new.tqn")), expected);
}

TEST_F(OutputFile, TakesAnyName) {
  for (const std::string& name : {"two words.tqn"s, "Тоғызқұмалақ.tqn"s, "line\nbreak.tqn"s, std::string(255, 'n')}) {
    const auto output = open(name);
    output->write(name);
    EXPECT_EQ(message_of(output->commit()), "");
    EXPECT_EQ(read_file(at(name)), name);
  }
}

TEST_F(OutputFile, WithoutCommitLeavesTheDiskAsItWas) {
  write_file(at("old.tqn"), "old");
  for (const char* name : {"old.tqn", "new.tqn"}) {
    const auto output = open(name);
    output->write(long_text(30'000));
    output->flush();
  }
  EXPECT_THAT(names(), ElementsAre("old.tqn"));
  EXPECT_EQ(read_file(at("old.tqn")), "old");
}

TEST_F(OutputFile, KeepsTheModeOfTheFileItReplaces) {
  for (const mode_t wanted : {0600U, 0640U, 0755U, 0666U}) {
    write_file(at("old.tqn"), "old");
    ASSERT_EQ(::chmod(at("old.tqn").c_str(), wanted), 0);
    const auto output = open("old.tqn");
    output->write("new");
    EXPECT_EQ(message_of(output->commit()), "");
    EXPECT_EQ(mode("old.tqn"), wanted);
    EXPECT_EQ(read_file(at("old.tqn")), "new");
  }
}

TEST_F(OutputFile, HasTheModeOfTheUmaskWhenItIsNew) {
  const mode_t before = ::umask(027);
  EXPECT_EQ(message_of(open("new.tqn")->commit()), "");
  ::umask(before);
  EXPECT_EQ(mode("new.tqn"), 0640U);
}

TEST_F(OutputFile, IsHiddenFromOthersBeforeItsModeIsSet) {
  write_file(at("old.tqn"), "secret");
  ASSERT_EQ(::chmod(at("old.tqn").c_str(), 0600), 0);
  const auto output = open("old.tqn");
  const std::vector<std::string> all = names();
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(mode(all[0]), 0600U) << all[0];
}

TEST_F(OutputFile, KeepsTheOwnerWhereThatIsAllowed) {
  write_file(at("old.tqn"), "old");
  if (::chown(at("old.tqn").c_str(), 12345, 23456) != 0) GTEST_SKIP() << "only the superuser can give a file away";
  ASSERT_EQ(::chmod(at("old.tqn").c_str(), 06755), 0);
  EXPECT_EQ(message_of(open("old.tqn")->commit()), "");
  struct stat status {};
  ASSERT_EQ(::stat(at("old.tqn").c_str(), &status), 0);
  EXPECT_EQ(status.st_uid, 12345U);
  EXPECT_EQ(status.st_gid, 23456U);
  EXPECT_EQ(mode("old.tqn"), 06755U);
}

TEST_F(OutputFile, ReplacesTheTargetOfASymbolicLink) {
  fs::create_directory(at("d"));
  write_file(at("d/target.tqn"), "old");
  fs::create_symlink("d/target.tqn", at("link1.tqn"));
  fs::create_symlink(at("link1.tqn"), at("link2.tqn"));
  const auto output = open("link2.tqn");
  output->write("new");
  EXPECT_EQ(message_of(output->commit()), "");
  EXPECT_TRUE(fs::is_symlink(at("link1.tqn")));
  EXPECT_TRUE(fs::is_symlink(at("link2.tqn")));
  EXPECT_FALSE(fs::is_symlink(at("d/target.tqn")));
  EXPECT_EQ(read_file(at("d/target.tqn")), "new");
}

TEST_F(OutputFile, MakesTheTargetOfALinkThatLeadsNowhere) {
  fs::create_directory(at("d"));
  fs::create_symlink("d/target.tqn", at("link.tqn"));
  const auto output = open("link.tqn");
  output->write("new");
  EXPECT_EQ(message_of(output->commit()), "");
  EXPECT_EQ(read_file(at("d/target.tqn")), "new");
}

TEST_F(OutputFile, CanStandInTheCurrentFolder) {
  const fs::path before = fs::current_path();
  fs::current_path(folder_.path());
  const auto output = open_path("here.tqn");
  output->write("new");
  EXPECT_EQ(message_of(output->commit()), "");
  fs::current_path(before);
  EXPECT_EQ(read_file(at("here.tqn")), "new");
}

TEST_F(OutputFile, IsRefusedWithAReason) {
  EXPECT_EQ(refusal(at("")), "is a directory");
  EXPECT_EQ(refusal(at("missing/new.tqn")), "no such file or directory");
  EXPECT_EQ(refusal(at("new.tqn/")), "is a directory");
  EXPECT_EQ(refusal(""), "no such file or directory");
  EXPECT_EQ(refusal("a\0b"s), "no file has a NUL in its name");
  fs::create_symlink("loop", at("loop"));
  EXPECT_EQ(refusal(at("loop")), "too many levels of symbolic links");
  write_file(at("file"), "");
  EXPECT_EQ(refusal(at("file/new.tqn")), "not a directory");
  EXPECT_EQ(refusal(at(std::string(256, 'n'))), "file name too long");
}

TEST_F(OutputFile, IsRefusedWhereItMayNotBeWritten) {
  write_file(at("readonly.tqn"), "old");
  ASSERT_EQ(::chmod(at("readonly.tqn").c_str(), 0444), 0);
  fs::create_directory(at("open"));
  write_file(at("open/readonly.tqn"), "old");
  fs::permissions(at("open"), fs::perms(0777));
  fs::create_directory(at("closed"));
  write_file(at("closed/old.tqn"), "old");
  ASSERT_EQ(::chmod(at("closed/old.tqn").c_str(), 0666), 0);
  fs::permissions(at("closed"), fs::perms(0555));
  const WithoutPrivileges nobody(folder_.path());
  EXPECT_EQ(refusal(at("closed/old.tqn")), "cannot make a file in this folder: permission denied");
  EXPECT_EQ(refusal(at("closed/new.tqn")), "cannot make a file in this folder: permission denied");
  EXPECT_EQ(refusal(at("open/readonly.tqn")), "permission denied");
}

TEST_F(OutputFile, DoesNotReplaceWhatAnotherProgramChanged) {
  const std::string reason = "changed by another program meanwhile, and left as it is";
  write_file(at("old.tqn"), "old");
  auto output = open("old.tqn");
  output->write("new");
  write_file(at("old.tqn"), "changed");
  EXPECT_EQ(message_of(output->commit()), reason);
  EXPECT_EQ(message_of(output->error()), reason);
  EXPECT_EQ(read_file(at("old.tqn")), "changed");

  output = open("new.tqn");
  write_file(at("new.tqn"), "made by somebody else");
  EXPECT_EQ(message_of(output->commit()), reason);
  EXPECT_EQ(read_file(at("new.tqn")), "made by somebody else");

  output = open("old.tqn");
  fs::remove(at("old.tqn"));
  EXPECT_EQ(message_of(output->commit()), reason);
  EXPECT_THAT(names(), ElementsAre("new.tqn"));
}

TEST_F(OutputFile, IsLeftAsItWasWhenTheFolderGoesAway) {
  fs::create_directory(at("d"));
  const auto output = open("d/new.tqn");
  fs::remove_all(at("d"));
  EXPECT_EQ(message_of(output->commit()), "no such file or directory");
}

TEST_F(OutputFile, TooLargeForTheLimitIsAnErrorAndLeavesTheOldOne) {
  write_file(at("old.tqn"), "old");
  const pid_t child = ::fork();
  if (child == 0) {
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{100'000, 100'000};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    auto opened = open_output(at("old.tqn"));
    Output& output = *std::get<0>(opened);
    output.write(long_text(30'000));
    output.write(long_text(30'000));
    const bool early = message_of(output.error()) == "file too large";
    ::_exit(early && message_of(output.commit()) == "file too large" && !output.closed_pipe() ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(read_file(at("old.tqn")), "old");
}

TEST_F(OutputFile, TemporaryIsRemovedByASignalHandler) {
  write_file(at("old.tqn"), "old");
  const pid_t child = ::fork();
  if (child == 0) {
    std::signal(SIGTERM, [](int) {
      remove_temporaries();
      ::_exit(7);
    });
    std::vector<std::unique_ptr<Output>> outputs;
    for (int i = 0; i < 20; ++i) {
      outputs.push_back(std::get<0>(open_output(at("old.tqn"))));
      if (i % 3 == 0) outputs.pop_back();  // its slot is used again
    }
    outputs.back()->write(long_text(30'000));
    ::raise(SIGTERM);
    ::_exit(1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(WEXITSTATUS(status), 7);
  EXPECT_THAT(names(), ElementsAre("old.tqn"));
}

TEST_F(OutputFile, CommittedBeforeTheSignalStays) {
  const pid_t child = ::fork();
  if (child == 0) {
    auto opened = open_output(at("new.tqn"));
    static_cast<void>(std::get<0>(opened)->commit());
    remove_temporaries();
    ::_exit(0);
  }
  ASSERT_EQ(::waitpid(child, nullptr, 0), child);
  EXPECT_THAT(names(), ElementsAre("new.tqn"));
}

TEST_F(OutputFile, ManyCanBeWrittenByManyThreads) {
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([this, t] {
      for (int i = 0; i < 25; ++i) {
        const std::string name = std::to_string(t) + "-" + std::to_string(i);
        auto opened = open_output(at(name));
        std::get<0>(opened)->write(name);
        if (i % 5 != 0) static_cast<void>(std::get<0>(opened)->commit());
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(names().size(), 80U);
  EXPECT_EQ(read_file(at("3-24")), "3-24");
}

TEST(OutputStream, ToAFullDeviceIsAnError) {
  auto opened = open_output("/dev/full");
  Output& output = *std::get<0>(opened);
  output.write("1. 76 98\n");
  EXPECT_FALSE(output.error()) << "nothing was handed on yet";
  const std::optional<IoError> error = output.commit();
  ASSERT_TRUE(error);
  EXPECT_EQ(error->file, "/dev/full");
  EXPECT_EQ(error->message, "no space left on device");
  output.write("more");
  output.flush();
  EXPECT_EQ(message_of(output.error()), "no space left on device");
  EXPECT_FALSE(output.closed_pipe());
}

TEST(OutputStream, OfStandardOutputToAFullDeviceIsAnError) {
  const int full = ::open("/dev/full", O_WRONLY);
  std::optional<IoError> error;
  {
    const StdoutTo redirected(full);
    const auto output = open_stdout();
    output->write(std::string(200'000, 'a'));
    error = output->error();
    EXPECT_TRUE(error);
  }
  ::close(full);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->file, "<stdout>");
  EXPECT_EQ(error->message, "no space left on device");
}

TEST(OutputStream, WhoseReaderIsGoneIsClosedAndNoError) {
  std::signal(SIGPIPE, SIG_DFL);  // which would kill this test
  std::array<int, 2> ends{};
  for (const bool socket : {false, true}) {
    ASSERT_EQ(socket ? ::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) : ::pipe(ends.data()), 0);
    ::close(ends[0]);
    const auto path = "/dev/fd/" + std::to_string(ends[1]);
    auto opened = open_output(path);
    Output& output = *std::get<0>(opened);
    output.write("1. 76 98\n");
    EXPECT_FALSE(output.closed_pipe());
    output.flush();
    EXPECT_TRUE(output.closed_pipe());
    output.write(std::string(200'000, 'a'));
    EXPECT_FALSE(output.commit());
    EXPECT_FALSE(output.error());
    ::close(ends[1]);
  }
  sigset_t pending;
  sigpending(&pending);
  EXPECT_FALSE(sigismember(&pending, SIGPIPE));
}

TEST(OutputStream, WaitsForANonBlockingPipe) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe2(ends.data(), O_NONBLOCK), 0);
  const std::string text(1 << 20, 'a');
  std::thread writer([&] {
    auto opened = open_output("/dev/fd/" + std::to_string(ends[1]));
    std::get<0>(opened)->write(text);
    EXPECT_FALSE(std::get<0>(opened)->commit());
  });
  ::fcntl(ends[0], F_SETFL, 0);
  std::string got(text.size(), '\0');
  std::size_t count = 0;
  while (count < got.size()) {
    const ssize_t part = ::read(ends[0], got.data() + count, got.size() - count);
    ASSERT_GT(part, 0);
    count += static_cast<std::size_t>(part);
  }
  writer.join();
  EXPECT_EQ(got, text);
  ::close(ends[0]);
  ::close(ends[1]);
}

TEST(OutputStream, OfAnOwnDescriptorGoesOnWhereItStands) {
  const ScratchFolder folder;
  const std::string path = (folder.path() / "log").string();
  write_file(path, "before ");
  const int log = ::open(path.c_str(), O_WRONLY | O_APPEND);
  {
    const StdoutTo redirected(log);
    auto opened = open_output("/dev/stdout");
    std::get<0>(opened)->write("and after");
    EXPECT_FALSE(std::get<0>(opened)->commit());
    const auto output = open_stdout();
    output->write(" and more");
    EXPECT_FALSE(output->commit());
  }
  ::close(log);
  EXPECT_EQ(read_file(path), "before and after and more");
}

TEST(OutputStream, ToADescriptorThatIsNotOpenIsRefused) {
  auto opened = open_output("/dev/fd/987654");
  ASSERT_TRUE(std::holds_alternative<IoError>(opened));
  EXPECT_EQ(std::get<IoError>(opened).message, "bad file descriptor");
}

TEST(OutputStream, ToAPipeInAFolderIsWrittenDirectly) {
  const ScratchFolder folder;
  const std::string path = (folder.path() / "pipe").string();
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  std::string got;
  std::thread reader([&] { got = read_file(path); });
  auto opened = open_output(path);
  std::get<0>(opened)->write("1. 76 98\n");
  EXPECT_FALSE(std::get<0>(opened)->commit());
  opened = IoError{};
  reader.join();
  EXPECT_EQ(got, "1. 76 98\n");
}

}  // namespace
}  // namespace tqn::test
