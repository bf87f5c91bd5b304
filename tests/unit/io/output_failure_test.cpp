#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <memory>
#include <string>

#include "output_file.hpp"
#include "privileges.hpp"
#include "streams.hpp"
#include "support/files.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;
using testing::ElementsAre;

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

}  // namespace
}  // namespace tqn::test
