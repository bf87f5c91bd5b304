#include "io/writer.hpp"

#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <ctime>

namespace tqn::io {
namespace {

/// Keeps SIGPIPE from this thread, whatever the program does with signals, and takes away the one that
/// was raised meanwhile.
class SigpipeGuard {
 public:
  explicit SigpipeGuard(bool active) noexcept : active_(active) {
    if (!active_) return;
    sigemptyset(&sigpipe_);
    sigaddset(&sigpipe_, SIGPIPE);
    sigset_t pending;
    sigpending(&pending);
    pending_before_ = sigismember(&pending, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &sigpipe_, &before_);
  }
  SigpipeGuard(const SigpipeGuard&) = delete;
  SigpipeGuard& operator=(const SigpipeGuard&) = delete;
  ~SigpipeGuard() {
    if (!active_) return;
    const int error = errno;
    const timespec at_once{};
    if (!pending_before_) sigtimedwait(&sigpipe_, nullptr, &at_once);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    errno = error;
  }

 private:
  bool active_;
  bool pending_before_ = false;
  sigset_t sigpipe_;
  sigset_t before_;
};

bool can_break(int number) {
  struct stat status {};
  return ::fstat(number, &status) == 0 && (S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode));
}

}  // namespace

Writer::Writer(int number) : number_(number), may_break_(can_break(number)) {}

void Writer::write(std::string_view bytes) {
  if (stopped()) return;
  if (bytes.size() < capacity - buffer_.size()) {
    if (buffer_.empty()) buffer_.reserve(capacity);
    buffer_.append(bytes);
    return;
  }
  const std::size_t room = std::min(bytes.size(), capacity - buffer_.size());
  if (!buffer_.empty()) {
    buffer_.append(bytes.substr(0, room));
    bytes.remove_prefix(room);
    flush();
  }
  const std::size_t whole = bytes.size() - bytes.size() % capacity;
  write_through(bytes.substr(0, whole));
  if (!stopped()) buffer_.append(bytes.substr(whole));
}

void Writer::flush() {
  write_through(buffer_);
  buffer_.clear();
}

void Writer::write_through(std::string_view bytes) {
  if (stopped() || bytes.empty()) return;
  const SigpipeGuard guard(may_break_);
  while (!bytes.empty()) {
    const ssize_t count = ::write(number_, bytes.data(), bytes.size());
    if (count >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno == EAGAIN) {
      wait_until_ready(number_, POLLOUT);
    } else if (errno == EPIPE || errno == ECONNRESET) {
      closed_pipe_ = true;
      return;
    } else if (errno != EINTR) {
      return fail(errno);
    }
  }
}

void Writer::fail(int error_number) {
  if (!error_) error_ = system_message(error_number);
}

}  // namespace tqn::io
