#include "cli.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <utility>

#include "tqn/text/suggest.hpp"

namespace tqn::tools {
namespace {

/// "-j,--jobs", with the value that a flag stands for: "--fix{safe}".
std::string cli_name(const Option& option) {
  std::string name = option.letter == 0 ? "" : fmt::format("-{},", option.letter);
  name += fmt::format("--{}", option.name);
  if (option.kind == Kind::optional_choice) name += fmt::format("{{{}}}", split(option.choices, '|').front());
  return name;
}

CLI::Option* add(CLI::App& app, const Option& option) {
  if (option.kind == Kind::flag || option.kind == Kind::optional_choice) {
    return app.add_flag(cli_name(option))->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  }
  return app.add_option(cli_name(option), CLI::callback_t())
      ->type_name(std::string(option.argument))
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->allow_extra_args(false);
}

Failure unknown_option(std::string_view word, Subcommand subcommand) {
  const std::string_view name = word.substr(0, word.find('='));
  std::vector<std::string> own;
  for (const Option* option : options_of(subcommand)) own.push_back(fmt::format("--{}", option->name));
  const std::vector<std::string_view> known(own.begin(), own.end());
  Failure failure{fmt::format("unknown option {}", name), ""};
  for (const SubcommandInfo& other : all_subcommands()) {
    if (!name.starts_with("--") || find_option(name.substr(2), other.subcommand) == nullptr) continue;
    failure.help = fmt::format("it is an option of tqn {}", other.name);
    return failure;
  }
  if (const auto near = nearest(name, known)) failure.help = fmt::format("did you mean {}?", *near);
  return failure;
}

/// CLI11 words its errors for programmers; the option they are about comes first, up to a colon.
Failure reword(const CLI::ParseError& error) {
  const std::string what = error.what();
  if (error.get_name() == "ArgumentMismatch") {
    return {fmt::format("{} needs a value", what.substr(0, what.find(':'))), ""};
  }
  return {what, ""};
}

}  // namespace

std::variant<Invocation, Failure> parse_arguments(Subcommand subcommand, std::span<const char* const> arguments) {
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  std::vector<std::pair<const Option*, CLI::Option*>> added;
  for (const Option* option : options_of(subcommand)) added.emplace_back(option, add(app, *option));
  // Operands never pass through an option of CLI11, which would take a file "[a,b]" for two.
  const auto mark = std::ranges::find(arguments, std::string_view("--"));
  std::vector<std::string> words(arguments.begin(), mark);
  for (const std::string& word : words) {
    if (word.starts_with("--") && word.ends_with('=')) return Failure{fmt::format("{} needs a value", word), ""};
  }
  try {
    std::ranges::reverse(words);  // CLI11 takes them from the back
    app.parse(std::move(words));
  } catch (const CLI::ParseError& error) {
    return reword(error);
  }
  Invocation invocation{subcommand, {}, app.remaining()};
  for (const std::string& word : invocation.operands) {
    if (word.size() > 1 && word.front() == '-') return unknown_option(word, subcommand);
  }
  if (mark != arguments.end()) invocation.operands.insert(invocation.operands.end(), mark + 1, arguments.end());
  for (const auto& [option, parsed] : added) {
    for (const std::string& value : parsed->results()) {
      invocation.given.push_back({option, value, Rank::command, fmt::format("--{}", option->name)});
    }
  }
  return invocation;
}

}  // namespace tqn::tools
