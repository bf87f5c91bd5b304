#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <string>
#include <thread>

#include "output_file.hpp"
#include "streams.hpp"
#include "support/files.hpp"

namespace tqn::test {
namespace {

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
