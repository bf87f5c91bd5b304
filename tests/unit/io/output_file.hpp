#pragma once

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "support/files.hpp"
#include "tqn/io/output.hpp"

namespace tqn::test {

inline std::string message_of(const std::optional<IoError>& error) { return error ? error->message : ""; }

/// Files that are written in a folder of their own.
class OutputFile : public testing::Test {
 protected:
  std::string at(const std::string& name) const { return (folder_.path() / name).string(); }
  std::unique_ptr<Output> open(const std::string& name) const { return open_path(at(name)); }
  static std::unique_ptr<Output> open_path(const std::string& path) {
    auto opened = open_output(path);
    if (const IoError* error = std::get_if<IoError>(&opened)) {
      ADD_FAILURE() << error->file << ": " << error->message;
      return open_stdout();
    }
    return std::get<0>(std::move(opened));
  }
  static std::string refusal(const std::string& path) {
    const auto opened = open_output(path);
    const IoError* error = std::get_if<IoError>(&opened);
    if (error == nullptr) return "opened";
    EXPECT_EQ(error->file, path);
    return error->message;
  }
  /// Names in the folder, sorted.
  std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path()))
      all.push_back(entry.path().filename());
    std::sort(all.begin(), all.end());
    return all;
  }
  mode_t mode(const std::string& name) const {
    struct stat status {};
    EXPECT_EQ(::stat(at(name).c_str(), &status), 0);
    return status.st_mode & 07777U;
  }

  ScratchFolder folder_;
};

}  // namespace tqn::test
