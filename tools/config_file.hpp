#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "exit.hpp"
#include "options.hpp"
#include "tqn/report/report.hpp"

namespace tqn::tools {

/// What one configuration file says: a mapping from names of options to values.
struct ConfigFile {
  std::vector<Given> given;
  /// TQ902: keys that nobody knows, with their line and the key that may be meant.
  std::vector<FileFinding> warnings;
};

/// A file larger than this is no configuration.
inline constexpr std::size_t most_config_bytes = std::size_t{1} << 20U;

/// Reads a configuration. A file that cannot be read, is not YAML or gives a key a value of a wrong type is
/// a Failure that names the line. The values' words are looked at later, with those of the other places.
/// The warnings borrow `path`.
[[nodiscard]] std::variant<ConfigFile, Failure> read_config(const std::string& path, Rank rank);
/// The same for a file that was found by its name: a folder, a pipe or whatever else has the name is a Failure too.
[[nodiscard]] std::variant<ConfigFile, Failure> read_found_config(const std::string& path, Rank rank);
using ReadConfig = std::variant<ConfigFile, Failure> (*)(const std::string& path, Rank rank);
/// The same for text that is there already.
[[nodiscard]] std::variant<ConfigFile, Failure> parse_config(const std::string& path, const std::string& text,
                                                             Rank rank);

/// The nearest .tqn.yaml in a folder or above it, whatever it is; nothing if there is none. "" is the current folder.
[[nodiscard]] std::optional<std::string> find_project_config(const std::string& folder);
/// The user's own, tqn/config.yaml in $XDG_CONFIG_HOME or ~/.config, if it exists.
[[nodiscard]] std::optional<std::string> find_user_config();

}  // namespace tqn::tools
