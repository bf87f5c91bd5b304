#pragma once

#include <sys/types.h>

#include <string>
#include <utility>

namespace tqn::io {

/// A system error number in lower-case words: "no such file or directory".
[[nodiscard]] std::string system_message(int error_number);

/// Waits until a descriptor that answered EAGAIN is ready (it was made non-blocking by whoever shares
/// it). `events` as for poll().
void wait_until_ready(int descriptor, short events) noexcept;

/// open() that is not interrupted, for this process only, and never gives the number of a standard stream
/// that happens to be closed. -1 with errno set.
[[nodiscard]] int open_descriptor(const std::string& path, int flags, mode_t mode = 0) noexcept;

/// Owns a file descriptor.
class Descriptor {
 public:
  Descriptor() noexcept = default;
  explicit Descriptor(int number) noexcept : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { close(); }

  [[nodiscard]] int get() const noexcept { return number_; }
  [[nodiscard]] bool is_open() const noexcept { return number_ >= 0; }
  [[nodiscard]] int release() noexcept { return std::exchange(number_, -1); }
  /// Closes it now. False with errno set when the system reports a late error of writing.
  bool close() noexcept;

 private:
  int number_ = -1;
};

}  // namespace tqn::io
