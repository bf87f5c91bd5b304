#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "subcommand.hpp"

namespace tqn::tools {

struct Settings;

/// What an option takes.
enum class Kind : std::uint8_t {
  flag,             ///< nothing
  choice,           ///< one of a few words
  optional_choice,  ///< nothing, or one of a few words after '='; the first is meant without it
  number,
  text,
  list,  ///< words with commas between them, or what is said otherwise; given again, it adds to them
  map,   ///< WORD=WORD with commas between them; given again, it adds to them
};

/// Where an option can be set beside the command line.
enum class Scope : std::uint8_t {
  command,  ///< nowhere
  run,      ///< environment and configuration, that of the folder in which the command is called
  file,     ///< environment and configuration, that of the folder of each file
};

/// One option, whole: parser, help, manual, completions, environment and configuration come from it.
/// The key in a configuration is its name, the variable in the environment is TQN_ and its name.
struct Option {
  std::string_view name;  ///< "fail-on"
  char letter;            ///< 'j' of -j; 0: none
  Kind kind;
  std::string_view argument;  ///< "LEVEL"; empty for a flag
  std::string_view choices;   ///< "info|warning|error"; empty: anything
  std::string_view standard;  ///< what holds if it is not set, as people would write it; may be empty
  Subcommands subcommands;
  Scope scope;
  std::string_view help;  ///< one sentence without a full stop
  /// Sets it. Returns what is wrong with the value: "'x' is not a number".
  std::optional<std::string> (*set)(Settings& settings, std::string_view value, const Option& option);
};

/// The table.
[[nodiscard]] std::span<const Option> all_options() noexcept;
/// Those of a verb, in the order of the table.
[[nodiscard]] std::vector<const Option*> options_of(Subcommand subcommand);
/// By name among those of a verb; null if it has none of that name.
[[nodiscard]] const Option* find_option(std::string_view name, Subcommand subcommand) noexcept;
/// By key of a configuration; null if there is none.
[[nodiscard]] const Option* find_key(std::string_view key) noexcept;
/// All keys of a configuration, in the order of the table.
[[nodiscard]] std::vector<std::string_view> configuration_keys();
/// "TQN_FAIL_ON" of "fail-on".
[[nodiscard]] std::string environment_name(const Option& option);
/// The words of "a|b|c", or of "a,b,c".
[[nodiscard]] std::vector<std::string_view> split(std::string_view words, char separator);

/// Where a value comes from; the later one wins.
enum class Rank : std::uint8_t { user, project, environment, command };

/// A value somebody gave to an option.
struct Given {
  const Option* option;
  std::string value;
  Rank rank;
  std::string origin;  ///< for people: "--jobs", "TQN_JOBS", "/home/a/.tqn.yaml:3"
};

/// For each option only what the highest rank says: the last word, or for lists and maps all words of that
/// rank. In the order of the table.
[[nodiscard]] std::vector<Given> winners(std::span<const Given> given);

}  // namespace tqn::tools
