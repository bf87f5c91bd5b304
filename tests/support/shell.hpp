#pragma once

#include <filesystem>
#include <string>

namespace tqn::test {

/// What a command gave.
struct Outcome {
  std::string out;
  std::string err;
  int status = 0;  ///< exit status; 128 + the signal if one ended it
};

/// Runs a command by /bin/sh in a folder, standard input empty. The folder of the built tqn comes first
/// in PATH; no variable of the caller's terminal or configuration changes what tqn prints.
[[nodiscard]] Outcome run_shell(const std::string& command, const std::filesystem::path& folder);

}  // namespace tqn::test
