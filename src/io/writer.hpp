#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "io/system.hpp"

namespace tqn::io {

/// Writes to a descriptor through a buffer of 64 KiB. A first error sticks.
class Writer {
 public:
  /// Does not own the number.
  explicit Writer(int number);

  void write(std::string_view bytes);
  void flush();
  /// Records an error of the system, unless there is one.
  void fail(int error_number);
  [[nodiscard]] const std::optional<std::string>& error() const noexcept { return error_; }
  [[nodiscard]] bool closed_pipe() const noexcept { return closed_pipe_; }

  static constexpr std::size_t capacity = std::size_t{64} * 1024;

 private:
  [[nodiscard]] bool stopped() const noexcept { return closed_pipe_ || error_.has_value(); }
  void write_through(std::string_view bytes);

  int number_;
  bool may_break_ = false;  // a pipe or a socket, whose reader can go away
  bool closed_pipe_ = false;
  std::string buffer_;
  std::optional<std::string> error_;
};

}  // namespace tqn::io
