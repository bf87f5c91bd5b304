#include "io/system.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace tqn::io {
namespace {

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

}  // namespace

std::string system_message(int error_number) {
  std::string message = std::generic_category().message(error_number);
  const bool abbreviation = message.size() > 1 && is_upper(message[1]);  // "RFS specific error"
  if (!message.empty() && is_upper(message[0]) && !abbreviation) message[0] = static_cast<char>(message[0] - 'A' + 'a');
  return message;
}

void wait_until_ready(int descriptor, short events) noexcept {
  pollfd waiting{descriptor, events, 0};
  // Interrupted or failed: the caller tries again and learns what is wrong.
  static_cast<void>(::poll(&waiting, 1, -1));
}

int open_descriptor(const std::string& path, int flags, mode_t mode) noexcept {
  Descriptor opened;
  do {
    opened = Descriptor(::open(path.c_str(), flags | O_CLOEXEC | O_NOCTTY, mode));
  } while (!opened.is_open() && errno == EINTR);
  if (!opened.is_open() || opened.get() > STDERR_FILENO) return opened.release();
  return ::fcntl(opened.get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
}

bool Descriptor::close() noexcept {
  if (number_ < 0) return true;
  // On Linux the number is free even when close() was interrupted: never try twice.
  return ::close(std::exchange(number_, -1)) == 0 || errno == EINTR;
}

}  // namespace tqn::io
