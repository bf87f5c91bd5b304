#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "output_file.hpp"
#include "streams.hpp"
#include "support/files.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;
using testing::ElementsAre;

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

}  // namespace
}  // namespace tqn::test
