#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "tqn/io/error.hpp"

namespace tqn {

/// Somewhere to write bytes. Errors stick: once a write failed, further ones do nothing.
class Output {
 public:
  virtual ~Output() = default;
  virtual void write(std::string_view bytes) = 0;
  /// Hands buffered bytes to the system (a pipe or a terminal sees them now).
  virtual void flush() = 0;
  /// Makes everything written so far the content of the file (temporary file in the same folder,
  /// fsync, rename, mode kept) or flushes a stream. Without it nothing is changed on disk.
  [[nodiscard]] virtual std::optional<IoError> commit() = 0;
  /// What went wrong so far.
  [[nodiscard]] virtual std::optional<IoError> error() const = 0;
  /// The reader of the pipe is gone: stop quietly, exit status 0.
  [[nodiscard]] virtual bool closed_pipe() const noexcept = 0;
};

/// Standard output, buffered.
[[nodiscard]] std::unique_ptr<Output> open_stdout();
/// Replaces a file as a whole when committed; a symbolic link is followed, so that its target is
/// replaced; a device or a pipe (/dev/full, /dev/stdout) is written directly.
[[nodiscard]] std::variant<std::unique_ptr<Output>, IoError> open_output(const std::string& path);

}  // namespace tqn
