#include "config_file.hpp"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <system_error>

#include "tqn/text/suggest.hpp"

namespace tqn::tools {
namespace {

namespace fs = std::filesystem;

std::string_view expected(Kind kind) noexcept {
  switch (kind) {
    case Kind::flag:
      return "true or false";
    case Kind::number:
      return "a number";
    case Kind::choice:
    case Kind::optional_choice:
    case Kind::text:
      return "a word";
    case Kind::list:
      return "a list of words";
    case Kind::map:
      return "words with a value each";
  }
  return "";
}

/// The value as it would stand on the command line; nothing if its type is wrong.
std::optional<std::string> plain_value(const YAML::Node& node, Kind kind) {
  if (node.IsScalar()) {
    std::string word = node.Scalar();
    // YAML has many spellings of a truth value, the command line two.
    if (kind == Kind::flag) {
      bool value = false;
      if (!YAML::convert<bool>::decode(node, value)) return std::nullopt;
      return value ? "true" : "false";
    }
    if (kind == Kind::number && word.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    if (kind == Kind::map || word.empty()) return std::nullopt;
    return word;
  }
  std::string words;
  const auto add = [&words](const std::string& word) { words += (words.empty() ? "" : ",") + word; };
  if (kind == Kind::list && node.IsSequence()) {
    for (const YAML::Node& word : node) {
      if (!word.IsScalar()) return std::nullopt;
      add(word.Scalar());
    }
    return words;
  }
  if (kind == Kind::map && node.IsMap()) {
    for (const auto& pair : node) {
      if (!pair.first.IsScalar() || !pair.second.IsScalar()) return std::nullopt;
      add(fmt::format("{}={}", pair.first.Scalar(), pair.second.Scalar()));
    }
    return words;
  }
  return std::nullopt;
}

FileFinding unknown_key(const std::string& path, const std::string& key, int line) {
  const auto keys = configuration_keys();
  const auto near = nearest(key, keys);
  FileFinding finding;
  finding.file = path;
  finding.code = Code::config;
  finding.severity = Severity::warning;
  finding.line = static_cast<std::uint64_t>(line);
  finding.column = 1;
  finding.message = fmt::format("unknown key \"{}\"", key);
  const bool is_option = std::ranges::any_of(all_options(), [&](const Option& option) { return option.name == key; });
  if (is_option) {
    finding.help = "this option can only be given on the command line";
  } else if (near) {
    finding.help = fmt::format("did you mean \"{}\"?", *near);
  }
  return finding;
}

/// Whether there is anything of that name, readable or not: what cannot be read must not be passed over.
bool stands_there(const fs::path& path) {
  std::error_code error;
  return fs::exists(fs::symlink_status(path, error));
}

/// The first key that stands twice in a mapping.
std::optional<Failure> find_repeated_key(const std::string& path, const YAML::Node& map) {
  std::map<std::string, int> lines;
  for (const auto& pair : map) {
    if (!pair.first.IsScalar()) continue;
    const int line = pair.first.Mark().line + 1;
    const auto [first, is_new] = lines.emplace(pair.first.Scalar(), line);
    if (!is_new) {
      return Failure{
          fmt::format("{}:{}: \"{}\" stands twice, first in line {}", path, line, first->first, first->second), ""};
    }
  }
  return std::nullopt;
}

std::variant<ConfigFile, Failure> take_apart(const std::string& path, const YAML::Node& root, Rank rank) {
  ConfigFile file;
  if (root.IsNull()) return file;
  if (!root.IsMap()) return Failure{fmt::format("{}: a configuration is a list of keys with values", path), ""};
  if (auto repeated = find_repeated_key(path, root)) return std::move(*repeated);
  for (const auto& pair : root) {
    if (pair.second.IsMap()) {
      if (auto repeated = find_repeated_key(path, pair.second)) return std::move(*repeated);
    }
    const int line = pair.first.Mark().line + 1;
    if (!pair.first.IsScalar()) return Failure{fmt::format("{}:{}: a key is a word", path, line), ""};
    const std::string& key = pair.first.Scalar();
    const Option* option = find_key(key);
    if (option == nullptr) {
      file.warnings.push_back(unknown_key(path, key, line));
      continue;
    }
    const auto value = plain_value(pair.second, option->kind);
    if (!value) return Failure{fmt::format("{}:{}: \"{}\" takes {}", path, line, key, expected(option->kind)), ""};
    file.given.push_back({option, *value, rank, fmt::format("{}:{}", path, line)});
  }
  return file;
}

}  // namespace

std::variant<ConfigFile, Failure> parse_config(const std::string& path, const std::string& text, Rank rank) {
  try {
    return take_apart(path, YAML::Load(text), rank);
  } catch (const YAML::Exception& error) {
    // Deep nesting ends here too: yaml-cpp limits it by an exception of its own.
    const auto line = error.mark.is_null() ? "" : fmt::format(":{}", error.mark.line + 1);
    return Failure{fmt::format("{}{}: this is not YAML: {}", path, line, error.msg), ""};
  }
}

std::variant<ConfigFile, Failure> read_found_config(const std::string& path, Rank rank) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (fs::is_regular_file(status)) return read_config(path, rank);
  const std::string why = fs::is_directory(status)                    ? "it is a folder"
                          : status.type() == fs::file_type::not_found ? "the link leads nowhere"
                          : error                                     ? error.message()
                                                                      : "it is no ordinary file";
  return Failure{fmt::format("cannot read {}: {}", path, why), "--no-config does without"};
}

std::variant<ConfigFile, Failure> read_config(const std::string& path, Rank rank) {
  std::ifstream stream(path, std::ios::binary);
  std::string text(most_config_bytes + 1, '\0');
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (stream.bad() || !stream.eof()) {
    const bool large = stream.gcount() == static_cast<std::streamsize>(text.size());
    return Failure{fmt::format("cannot read {}: {}", path,
                               large ? "it is too large for a configuration" : "it is no readable file"),
                   ""};
  }
  text.resize(static_cast<std::size_t>(stream.gcount()));
  return parse_config(path, text, rank);
}

std::optional<std::string> find_project_config(const std::string& folder) {
  std::error_code error;
  const fs::path here = fs::current_path(error);
  if (error) return std::nullopt;
  fs::path place = (here / folder).lexically_normal();
  while (true) {
    const fs::path candidate = place / ".tqn.yaml";
    if (stands_there(candidate)) {
      // People know it by the name they would type.
      const std::string path = candidate.string();
      const std::string above = here.string() + "/";
      return path.starts_with(above) ? path.substr(above.size()) : path;
    }
    if (!place.has_relative_path()) return std::nullopt;
    place = place.parent_path();
  }
}

std::optional<std::string> find_user_config() {
  fs::path folder;
  if (const char* xdg = std::getenv("XDG_CONFIG_HOME"); xdg != nullptr && *xdg != '\0') {
    folder = xdg;
  } else if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
    folder = fs::path(home) / ".config";
  } else {
    return std::nullopt;
  }
  const fs::path candidate = folder / "tqn" / "config.yaml";
  if (!stands_there(candidate)) return std::nullopt;
  return candidate.string();
}

}  // namespace tqn::tools
