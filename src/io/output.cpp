#include "tqn/io/output.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "io/replacement.hpp"
#include "io/system.hpp"
#include "io/target.hpp"
#include "io/writer.hpp"

namespace tqn {
namespace io {
namespace {

using Opened = std::variant<std::unique_ptr<Output>, IoError>;

/// Standard output, a device, a pipe: what was written cannot be taken back.
class StreamOutput final : public Output {
 public:
  StreamOutput(std::string name, int number, Descriptor owned)
      : name_(std::move(name)), number_(number), owned_(std::move(owned)), writer_(number) {}

  void write(std::string_view bytes) override { writer_.write(bytes); }
  void flush() override { writer_.flush(); }
  std::optional<IoError> commit() override {
    writer_.flush();
    // Network file systems tell of a full disk only when a descriptor is closed: close a copy.
    Descriptor copy(::fcntl(number_, F_DUPFD_CLOEXEC, 0));
    if (copy.is_open() && !copy.close()) writer_.fail(errno);
    return error();
  }
  std::optional<IoError> error() const override {
    if (!writer_.error()) return std::nullopt;
    return IoError{name_, *writer_.error()};
  }
  bool closed_pipe() const noexcept override { return writer_.closed_pipe(); }

 private:
  std::string name_;
  int number_;
  Descriptor owned_;  // closed for standard output
  Writer writer_;
};

class FileOutput final : public Output {
 public:
  FileOutput(std::string name, std::unique_ptr<Replacement> file)
      : name_(std::move(name)), file_(std::move(file)), writer_(file_->descriptor()) {}

  void write(std::string_view bytes) override { writer_.write(bytes); }
  void flush() override { writer_.flush(); }
  std::string place() const override { return file_ == nullptr ? std::string() : file_->temporary(); }
  std::optional<IoError> commit() override {
    if (file_ == nullptr) return error();  // committed before
    writer_.flush();
    if (!writer_.error()) failure_ = file_->commit();
    file_.reset();
    return error();
  }
  std::optional<IoError> error() const override {
    const std::optional<std::string>& message = writer_.error() ? writer_.error() : failure_;
    if (!message) return std::nullopt;
    return IoError{name_, *message};
  }
  bool closed_pipe() const noexcept override { return false; }

 private:
  std::string name_;
  std::unique_ptr<Replacement> file_;  // null when all is over
  Writer writer_;
  std::optional<std::string> failure_;
};

Opened open_stream(const std::string& name, int number) {
  if (number < 0) return IoError{name, system_message(errno)};
  return std::make_unique<StreamOutput>(name, number, Descriptor(number));
}

Opened open_path(const std::string& name, const std::string& path) {
  struct stat status {};
  const bool exists = ::stat(path.c_str(), &status) == 0;
  if (!exists && errno != ENOENT) return IoError{name, system_message(errno)};
  if (exists && S_ISDIR(status.st_mode)) return IoError{name, "is a directory"};
  if (exists && S_ISSOCK(status.st_mode)) return IoError{name, "is a socket"};
  if (exists && !S_ISREG(status.st_mode)) {
    return open_stream(name, open_descriptor(path, O_WRONLY));
  }
  auto opened = Replacement::open(path);
  if (std::string* message = std::get_if<std::string>(&opened)) return IoError{name, std::move(*message)};
  return std::make_unique<FileOutput>(name, std::get<std::unique_ptr<Replacement>>(std::move(opened)));
}

}  // namespace
}  // namespace io

std::unique_ptr<Output> open_stdout() {
  return std::make_unique<io::StreamOutput>("<stdout>", STDOUT_FILENO, io::Descriptor());
}

std::variant<std::unique_ptr<Output>, IoError> open_output(const std::string& path) {
  if (path.find('\0') != std::string::npos) return IoError{path, "no file has a NUL in its name"};
  const io::Target target = io::find_target(path);
  if (const std::string* message = std::get_if<std::string>(&target)) return IoError{path, *message};
  if (const io::OwnDescriptor* own = std::get_if<io::OwnDescriptor>(&target)) {
    return io::open_stream(path, ::fcntl(own->number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
  }
  return io::open_path(path, std::get<io::TargetPath>(target).path);
}

}  // namespace tqn
