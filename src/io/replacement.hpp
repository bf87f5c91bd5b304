#pragma once

#include <sys/stat.h>

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "io/system.hpp"
#include "io/temporaries.hpp"

namespace tqn::io {

/// A file in the making that takes the place of another, or of none, as a whole.
class Replacement {
 public:
  /// `path`: a regular file that may be written, or nothing; no symbolic link. An error in words.
  [[nodiscard]] static std::variant<std::unique_ptr<Replacement>, std::string> open(const std::string& path);

  [[nodiscard]] int descriptor() const noexcept { return descriptor_.get(); }
  /// Where it is made.
  [[nodiscard]] const std::string& temporary() const noexcept { return temporary_.path(); }
  /// Puts what was written in the place of the file. An error leaves everything as it was.
  [[nodiscard]] std::optional<std::string> commit();

  using Status = std::optional<struct stat>;  // empty: no such file

 private:
  Replacement(std::string path, std::string temporary) : path_(std::move(path)), temporary_(std::move(temporary)) {}
  void keep_mode(const struct stat& before) noexcept;

  std::string path_;
  Status before_;
  Temporary temporary_;
  Descriptor descriptor_;
};

}  // namespace tqn::io
