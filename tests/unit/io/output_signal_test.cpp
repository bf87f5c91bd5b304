#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <memory>
#include <vector>

#include "output_file.hpp"
#include "streams.hpp"
#include "support/files.hpp"

namespace tqn::test {
namespace {

using testing::ElementsAre;

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

}  // namespace
}  // namespace tqn::test
