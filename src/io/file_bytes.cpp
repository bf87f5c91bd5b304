#include "io/file_bytes.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "io/system.hpp"

namespace tqn::io {
namespace {

/// What tells that a file was written to.
struct Version {
  off_t size = 0;
  timespec modified{};

  explicit Version(const struct stat& status) noexcept : size(status.st_size), modified(status.st_mtim) {}
  bool operator==(const Version& other) const noexcept {
    return size == other.size && modified.tv_sec == other.modified.tv_sec && modified.tv_nsec == other.modified.tv_nsec;
  }
};

class FileBytes final : public ByteSource {
 public:
  FileBytes(int number, Descriptor owned, const struct stat& status, std::shared_ptr<Progress> progress)
      : number_(number), owned_(std::move(owned)), progress_(std::move(progress)) {
    if (S_ISREG(status.st_mode)) opened_.emplace(status);
  }

  ReadResult read(std::span<char> buffer) override {
    for (;;) {
      const ssize_t count = ::read(number_, buffer.data(), buffer.size());
      if (count > 0) {
        progress_->consumed += static_cast<std::uint64_t>(count);
        return static_cast<std::size_t>(count);
      }
      if (count == 0) return at_end();
      if (errno == EAGAIN) wait_until_ready(number_, POLLIN);
      if (errno != EINTR && errno != EAGAIN) return system_message(errno);
    }
  }

 private:
  ReadResult at_end() const {
    struct stat now {};
    if (opened_ && ::fstat(number_, &now) == 0 && !(Version(now) == *opened_)) {
      return "changed by another program while it was being read";
    }
    return std::size_t{0};
  }

  int number_;
  Descriptor owned_;  // closed for standard input
  std::optional<Version> opened_;
  std::shared_ptr<Progress> progress_;
};

class MemoryBytes final : public ByteSource {
 public:
  MemoryBytes(std::string bytes, std::size_t block, std::shared_ptr<Progress> progress)
      : bytes_(std::move(bytes)), block_(block), progress_(std::move(progress)) {}

  ReadResult read(std::span<char> buffer) override {
    std::size_t count = std::min(buffer.size(), bytes_.size() - taken_);
    if (block_ != 0) count = std::min(count, block_);
    std::memcpy(buffer.data(), bytes_.data() + taken_, count);
    taken_ += count;
    progress_->consumed = taken_;
    return count;
  }

 private:
  std::string bytes_;
  std::size_t block_;
  std::size_t taken_ = 0;
  std::shared_ptr<Progress> progress_;
};

OpenedBytes make_bytes(int number, Descriptor owned, std::shared_ptr<Progress> progress) {
  struct stat status {};
  if (::fstat(number, &status) != 0) return system_message(errno);
  if (S_ISDIR(status.st_mode)) return "is a directory";
  if (S_ISREG(status.st_mode)) {
    const off_t begin = owned.is_open() ? 0 : std::max<off_t>(::lseek(number, 0, SEEK_CUR), 0);
    progress->size = static_cast<std::uint64_t>(std::max<off_t>(status.st_size - begin, 0));
    progress->regular_file = owned.is_open();
    ::posix_fadvise(number, 0, 0, POSIX_FADV_SEQUENTIAL);
  }
  return std::make_unique<FileBytes>(number, std::move(owned), status, std::move(progress));
}

}  // namespace

OpenedBytes open_file(const std::string& path, std::shared_ptr<Progress> progress) {
  if (path.find('\0') != std::string::npos) return "no file has a NUL in its name";
  const int number = open_descriptor(path, O_RDONLY);
  if (number < 0) {
    const int error = errno;
    struct stat status {};
    if (error == ENXIO && ::stat(path.c_str(), &status) == 0 && S_ISSOCK(status.st_mode)) return "is a socket";
    return system_message(error);
  }
  return make_bytes(number, Descriptor(number), std::move(progress));
}

OpenedBytes open_stdin(std::shared_ptr<Progress> progress) {
  return make_bytes(STDIN_FILENO, Descriptor(), std::move(progress));
}

std::unique_ptr<ByteSource> memory_bytes(std::string bytes, std::size_t block, std::shared_ptr<Progress> progress) {
  progress->size = bytes.size();
  return std::make_unique<MemoryBytes>(std::move(bytes), block, std::move(progress));
}

}  // namespace tqn::io
