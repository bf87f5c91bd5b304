#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tqn::test {

/// A path inside the project, from its top: "spec/tqn.md".
[[nodiscard]] std::filesystem::path project_path(std::string_view relative);
/// All bytes of a file. Throws, and so fails the test, when it cannot be read.
[[nodiscard]] std::string read_file(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, std::string_view bytes);
/// Every file below a folder, sorted by path; none if the folder is missing.
[[nodiscard]] std::vector<std::filesystem::path> files_below(const std::filesystem::path& folder);
/// "a\nb\n" is "a", "b".
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text);
/// The value of an environment variable; nothing if unset or empty.
[[nodiscard]] std::optional<std::string> environment(const char* name);
/// Whether golden files shall be rewritten (TQN_UPDATE=1).
[[nodiscard]] bool updating();

/// A new folder, removed with everything in it at the end of its life.
class ScratchFolder {
 public:
  ScratchFolder();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

 private:
  std::filesystem::path path_;
};

/// The lines that differ, as diff -u shows them; empty if the texts are the same.
[[nodiscard]] std::string difference(std::string_view expected, std::string_view actual);

}  // namespace tqn::test
