#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "tqn/io/error.hpp"

namespace tqn {

/// Somewhere to write bytes. Errors stick: once a write failed, further ones do nothing. No SIGPIPE is
/// raised. Destroyed without commit(), it leaves the disk as it was.
class Output {
 public:
  virtual ~Output() = default;
  virtual void write(std::string_view bytes) = 0;
  /// Hands buffered bytes to the system (a pipe or a terminal sees them now).
  virtual void flush() = 0;
  /// Makes everything written so far the content of the file (temporary file in the same folder,
  /// fsync, rename; mode and, where allowed, owner kept) or flushes a stream. Without it nothing is
  /// changed on disk. Call it once, last. A file that another program changed or made since
  /// open_output() is left alone, and that is an error.
  [[nodiscard]] virtual std::optional<IoError> commit() = 0;
  /// The file in which everything waits for commit(), for those who must write it by other means; empty for a
  /// stream. Nothing may have been written before.
  [[nodiscard]] virtual std::string place() const { return {}; }
  /// What went wrong so far. A closed pipe is no error.
  [[nodiscard]] virtual std::optional<IoError> error() const = 0;
  /// The reader of the pipe is gone: stop quietly, exit status 0.
  [[nodiscard]] virtual bool closed_pipe() const noexcept = 0;
};

/// Standard output, buffered in 64 KiB. Flushed by commit() or flush(), not by destruction.
[[nodiscard]] std::unique_ptr<Output> open_stdout();
/// Replaces a file as a whole when committed; a symbolic link is followed, so that its target is
/// replaced (other hard links to it keep the old content). A device or a pipe (/dev/full, /dev/stdout,
/// /dev/fd/3) is written directly. Errors: a directory, a read-only file or folder, whatever the system says.
[[nodiscard]] std::variant<std::unique_ptr<Output>, IoError> open_output(const std::string& path);
/// Writes UTF-8 that it is given as UTF-16, the lower byte first, behind a byte order mark. Each piece holds whole
/// characters; bytes that are none become U+FFFD.
[[nodiscard]] std::unique_ptr<Output> as_utf16(std::unique_ptr<Output> out);
/// Deletes the temporary files of all outputs that are neither committed nor destroyed. May be called
/// from a signal handler: a handler of SIGINT and SIGTERM calls it, then dies of the signal.
void remove_temporaries() noexcept;

}  // namespace tqn
