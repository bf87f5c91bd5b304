#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "config_file.hpp"
#include "exit.hpp"
#include "options.hpp"
#include "policy.hpp"
#include "settings.hpp"

namespace tqn::tools {

/// Everything that decides the settings for one folder, and the settings.
struct Resolved {
  std::vector<Given> given;  ///< the winners
  Settings settings;
  Policy policy;
};

/// Merges command line, environment and configuration files, once for each folder.
class Configuration {
 public:
  /// `command`: what the command line gives.
  explicit Configuration(std::vector<Given> command);

  /// The settings for files of a folder; "" is the current one. They live as long as this object.
  [[nodiscard]] std::variant<const Resolved*, Failure> for_folder(const std::string& folder);
  /// The settings for a file, or for standard input under the name it was given.
  [[nodiscard]] std::variant<const Resolved*, Failure> for_file(const std::string& path);
  /// The warnings of the configuration files read since the last call, each only once.
  [[nodiscard]] std::vector<FileFinding> take_warnings();

 private:
  [[nodiscard]] std::optional<Failure> add_file(std::vector<Given>& given, const std::string& path, Rank rank,
                                                ReadConfig read_it);

  std::vector<Given> command_;
  std::vector<Given> environment_;
  std::map<std::string, ConfigFile> files_;  ///< by path, read once
  std::map<std::string, Resolved> folders_;
  std::vector<FileFinding> warnings_;
};

/// The values that variables of the environment give; empty ones give none.
[[nodiscard]] std::vector<Given> read_environment();
/// Applies values to settings. The first value that an option does not take is a Failure that names its origin.
[[nodiscard]] std::variant<Settings, Failure> apply(std::span<const Given> given);

}  // namespace tqn::tools
