#include "configuration.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <utility>

namespace tqn::tools {

std::vector<Given> read_environment() {
  std::vector<Given> given;
  for (const Option& option : all_options()) {
    if (option.scope == Scope::command) continue;
    const std::string name = environment_name(option);
    const char* value = std::getenv(name.c_str());
    if (value == nullptr || *value == '\0') continue;
    std::string word = value;
    if (option.kind == Kind::flag && (word == "1" || word == "0")) word = word == "1" ? "true" : "false";
    given.push_back({&option, std::move(word), Rank::environment, name});
  }
  return given;
}

std::variant<Settings, Failure> apply(std::span<const Given> given) {
  Settings settings;
  for (const Given& value : given) {
    if (const auto problem = value.option->set(settings, value.value, *value.option)) {
      // A line of a file names no option, so the key is added.
      const bool file = value.rank == Rank::user || value.rank == Rank::project;
      return Failure{
          fmt::format("{}: {}{}", value.origin, file ? fmt::format("{}: ", value.option->name) : "", *problem), ""};
    }
  }
  return settings;
}

Configuration::Configuration(std::vector<Given> command)
    : command_(std::move(command)), environment_(read_environment()) {}

std::optional<Failure> Configuration::add_file(std::vector<Given>& given, const std::string& path, Rank rank,
                                               ReadConfig read_it) {
  auto found = files_.find(path);
  if (found == files_.end()) {
    found = files_.emplace(path, ConfigFile{}).first;
    auto read = read_it(found->first, rank);
    if (auto* failure = std::get_if<Failure>(&read)) return std::move(*failure);
    found->second = std::move(std::get<ConfigFile>(read));
    warnings_.insert(warnings_.end(), found->second.warnings.begin(), found->second.warnings.end());
  }
  given.insert(given.end(), found->second.given.begin(), found->second.given.end());
  return std::nullopt;
}

std::variant<const Resolved*, Failure> Configuration::for_folder(const std::string& folder) {
  if (const auto known = folders_.find(folder); known != folders_.end()) return &known->second;
  // What the command line says about configuration files must be known before they are read.
  auto direct = apply(command_);
  if (auto* failure = std::get_if<Failure>(&direct)) return std::move(*failure);
  const Settings& flags = std::get<Settings>(direct);

  if (flags.no_config && !flags.config.empty()) {
    return Failure{"--no-config and --config exclude each other", "give one of them"};
  }
  std::vector<Given> given = command_;
  given.insert(given.end(), environment_.begin(), environment_.end());
  if (!flags.no_config) {
    if (const auto user = find_user_config()) {
      if (auto failure = add_file(given, *user, Rank::user, read_found_config)) return std::move(*failure);
    }
    const bool named = !flags.config.empty();
    const auto project = named ? std::optional(flags.config) : find_project_config(folder);
    if (project) {
      const ReadConfig read = named ? read_config : read_found_config;
      if (auto failure = add_file(given, *project, Rank::project, read)) return std::move(*failure);
    }
  }
  Resolved resolved{winners(given), {}, {}};
  auto settings = apply(resolved.given);
  if (auto* failure = std::get_if<Failure>(&settings)) return std::move(*failure);
  resolved.settings = std::move(std::get<Settings>(settings));
  resolved.policy = make_policy(resolved.settings);
  return &folders_.emplace(folder, std::move(resolved)).first->second;
}

std::variant<const Resolved*, Failure> Configuration::for_file(const std::string& path) {
  return for_folder(std::filesystem::path(path).parent_path().string());
}

std::vector<FileFinding> Configuration::take_warnings() { return std::exchange(warnings_, {}); }

}  // namespace tqn::tools
