#include "io/replacement.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/random.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <utility>

namespace tqn::io {
namespace {

/// "games/", or "./" for a name alone.
std::string folder_with_slash(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? "./" : path.substr(0, slash + 1);
}

std::uint64_t random_number() {
  std::uint64_t number = 0;
  if (::getrandom(&number, sizeof(number), GRND_NONBLOCK) != sizeof(number)) {
    number = static_cast<std::uint64_t>(::getpid());  // O_EXCL notices what is taken
  }
  return number;
}

Replacement::Status status_of(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return status;
}

bool same_version(const struct stat& a, const struct stat& b) {
  return a.st_dev == b.st_dev && a.st_ino == b.st_ino && a.st_size == b.st_size &&
         a.st_mtim.tv_sec == b.st_mtim.tv_sec && a.st_mtim.tv_nsec == b.st_mtim.tv_nsec;
}

/// False with errno set; file systems that cannot do it are not to blame.
bool sync(int descriptor) { return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP; }

/// The new name is on disk after this. Nothing can be undone if it fails.
void sync_folder(const std::string& folder) {
  const Descriptor opened(open_descriptor(folder, O_RDONLY | O_DIRECTORY));
  if (opened.is_open()) static_cast<void>(::fsync(opened.get()));
}

}  // namespace

std::variant<std::unique_ptr<Replacement>, std::string> Replacement::open(const std::string& path) {
  if (path.empty() || path.ends_with('/')) return system_message(path.empty() ? ENOENT : EISDIR);
  // A folder that may be written lets even a read-only file be replaced; its owner did not mean that.
  const Status before = status_of(path);
  if (before && ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0) return system_message(errno);
  std::uint64_t number = random_number();
  for (;;) {
    std::unique_ptr<Replacement> made(
        new Replacement(path, fmt::format("{}.tqn-{:016x}", folder_with_slash(path), number++)));
    // Nobody who may not read the file may read the new one before its mode is set.
    const mode_t mode = before ? S_IRUSR | S_IWUSR : S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH;
    made->before_ = before;
    made->descriptor_ = Descriptor(open_descriptor(made->temporary_.path(), O_WRONLY | O_CREAT | O_EXCL, mode));
    if (made->descriptor_.is_open()) return made;
    const int error = errno;
    made->temporary_.forget();
    if (error == ENOENT) return system_message(error);
    if (error != EEXIST) {
      return fmt::format("cannot make a file in this folder: {}", system_message(error));
    }
  }
}

std::optional<std::string> Replacement::commit() {
  const Status now = status_of(path_);
  if (before_.has_value() != now.has_value() || (now && !same_version(*before_, *now))) {
    return "changed by another program meanwhile, and left as it is";
  }
  if (now) keep_mode(*now);
  if (!sync(descriptor_.get()) || !descriptor_.close()) return system_message(errno);
  if (::rename(temporary_.path().c_str(), path_.c_str()) != 0) return system_message(errno);
  temporary_.forget();
  sync_folder(folder_with_slash(path_));
  return std::nullopt;
}

/// Only the superuser can give a file away; others keep what they can.
void Replacement::keep_mode(const struct stat& before) noexcept {
  mode_t mode = before.st_mode & 07777U;
  const bool owned = ::fchown(descriptor_.get(), before.st_uid, before.st_gid) == 0;
  if (!owned && ::fchown(descriptor_.get(), static_cast<uid_t>(-1), before.st_gid) != 0) mode &= 0777U;
  if (!owned) mode &= ~static_cast<mode_t>(S_ISUID);
  static_cast<void>(::fchmod(descriptor_.get(), mode));
}

}  // namespace tqn::io
