#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <utility>

#include "io/names.hpp"
#include "io/system.hpp"
#include "tqn/io/input.hpp"

namespace tqn {
namespace io {
namespace {

/// A folder that is open for reading.
class Folder {
 public:
  explicit Folder(const std::string& path) : handle_(::opendir(path.c_str())) {}
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    if (handle_ != nullptr) ::closedir(handle_);
  }

  [[nodiscard]] bool is_open() const noexcept { return handle_ != nullptr; }
  [[nodiscard]] int descriptor() const noexcept { return ::dirfd(handle_); }
  /// Null at the end, with errno 0, or for an error.
  [[nodiscard]] const dirent* next() noexcept {
    errno = 0;
    return ::readdir(handle_);
  }

 private:
  DIR* handle_;
};

std::string join(const std::string& folder, std::string_view name) {
  return folder.ends_with('/') ? fmt::format("{}{}", folder, name) : fmt::format("{}/{}", folder, name);
}

/// Searches one folder argument. Folders wait in a list, so that no depth can exhaust the stack.
class Search {
 public:
  Search(const ExpandOptions& options, Expanded& result) : options_(options), result_(result) {}

  void run(const std::string& root) {
    waiting_.push_back(root);
    while (!waiting_.empty()) {
      const std::string folder = std::move(waiting_.back());
      waiting_.pop_back();
      enter(folder);
    }
    if (found_.empty() && errors_.empty()) fail(root, "no file in this folder has a known extension");
    std::sort(found_.begin(), found_.end());
    std::sort(errors_.begin(), errors_.end(), [](const IoError& a, const IoError& b) { return a.file < b.file; });
    std::move(found_.begin(), found_.end(), std::back_inserter(result_.paths));
    std::move(errors_.begin(), errors_.end(), std::back_inserter(result_.errors));
  }

 private:
  void enter(const std::string& path) {
    Folder folder(path);
    if (!folder.is_open()) return fail(path);
    while (const dirent* entry = folder.next()) {
      const std::string_view name = entry->d_name;
      if (!name.starts_with('.')) judge(folder, path, *entry);
    }
    if (errno != 0) fail(path);
  }

  void judge(const Folder& folder, const std::string& path, const dirent& entry) {
    struct stat status {};
    auto type = static_cast<mode_t>(DTTOIF(entry.d_type));
    if (entry.d_type == DT_UNKNOWN) {
      if (::fstatat(folder.descriptor(), entry.d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) return;  // gone
      type = status.st_mode;
    }
    if (S_ISDIR(type)) {
      if (!is_hidden(entry.d_name)) waiting_.push_back(join(path, entry.d_name));
      return;
    }
    if (!is_wanted(entry.d_name, options_.extensions)) return;
    if (S_ISLNK(type)) {
      if (::fstatat(folder.descriptor(), entry.d_name, &status, 0) != 0) return fail(join(path, entry.d_name));
      type = status.st_mode;
    }
    if (S_ISREG(type)) found_.push_back(join(path, entry.d_name));
  }

  void fail(const std::string& path, std::string message = system_message(errno)) {
    errors_.push_back({path, std::move(message)});
  }

  const ExpandOptions& options_;
  Expanded& result_;
  std::vector<std::string> waiting_;
  std::vector<std::string> found_;
  std::vector<IoError> errors_;
};

}  // namespace
}  // namespace io

Expanded expand_inputs(std::span<const std::string> arguments, const ExpandOptions& options) {
  Expanded result;
  for (const std::string& argument : arguments) {
    struct stat status {};
    if (argument == "-") {
      result.paths.push_back(argument);
    } else if (argument.empty()) {
      result.errors.push_back({"\"\"", "the name is empty"});
    } else if (argument.find('\0') != std::string::npos) {
      result.errors.push_back({argument, "no file has a NUL in its name"});
    } else if (::stat(argument.c_str(), &status) != 0) {
      const bool is_pattern = errno == ENOENT && argument.find_first_of("*?") != std::string::npos;
      result.errors.push_back({argument, is_pattern ? "no such file; the shell expands * and ? only outside quotes"
                                                    : io::system_message(errno)});
    } else if (S_ISDIR(status.st_mode)) {
      io::Search(options, result).run(argument);
    } else {
      result.paths.push_back(argument);
    }
  }
  return result;
}

}  // namespace tqn
