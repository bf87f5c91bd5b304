#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <variant>

#include "tqn/io/error.hpp"
#include "tqn/io/output.hpp"

namespace tqn::tools {

[[nodiscard]] bool is_stdout(const std::string& output) noexcept;
/// Whether an output is meant as a folder: it is one, or its name ends with a slash.
[[nodiscard]] bool is_folder(const std::string& output);
/// Standard output or a file.
[[nodiscard]] std::variant<std::unique_ptr<Output>, IoError> open_single(const std::string& output);

/// A folder of files, each of which is written as a whole.
class Folder {
 public:
  /// Makes it if it is not there.
  [[nodiscard]] static std::variant<Folder, IoError> make(const std::string& path);

  /// The path of a file. No other of this run has it: records in several folders may be called the same.
  [[nodiscard]] std::string path_of(std::string_view name, std::string_view ending);
  [[nodiscard]] static std::optional<IoError> write(const std::string& path, std::string_view bytes);

 private:
  explicit Folder(std::string path) : path_(std::move(path)) {}

  std::string path_;  ///< with a slash
  std::unordered_set<std::string> taken_;
};

}  // namespace tqn::tools
