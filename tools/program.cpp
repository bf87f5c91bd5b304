#include "program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <variant>
#include <vector>

#include "cli.hpp"
#include "commands.hpp"
#include "help.hpp"
#include "run.hpp"
#include "talk.hpp"
#include "tqn/text/suggest.hpp"

namespace tqn::tools {
namespace {

Exit unknown_command(std::string_view word) {
  if (word.starts_with("-") && word.size() > 1) {
    say(Failure{fmt::format("unknown option {}", word), "options follow the command: tqn validate --jobs 2"});
    return Exit::failed;
  }
  std::vector<std::string_view> names;
  for (const SubcommandInfo& row : all_subcommands()) names.push_back(row.name);
  const auto near = nearest(word, names);
  std::error_code error;
  std::string help = "tqn --help lists the commands";
  if (near) {
    help = fmt::format("did you mean {}?", *near);
  } else if (!word.empty() && std::filesystem::exists(word, error)) {
    help = fmt::format("tqn validate {} checks that file", word);
  }
  say(Failure{fmt::format("unknown command '{}'", word), help});
  return Exit::failed;
}

Exit run_subcommand(const Invocation& invocation) {
  switch (invocation.subcommand) {
    case Subcommand::validate:
      return run_validate(invocation);
    case Subcommand::fmt:
      return run_fmt(invocation);
    case Subcommand::convert:
      return run_convert(invocation);
    case Subcommand::render:
      return run_render(invocation);
    case Subcommand::annotate:
      return run_annotate(invocation);
    case Subcommand::book:
      return run_book(invocation);
    case Subcommand::explain:
      return run_explain(invocation);
    case Subcommand::position:
      return run_position(invocation);
    case Subcommand::perft:
      return run_perft(invocation);
    case Subcommand::formats:
      return run_formats(invocation);
    case Subcommand::config:
      return run_config(invocation);
    case Subcommand::completion:
      return run_completion(invocation);
  }
  return Exit::failed;
}

bool asks_for_help(const Invocation& invocation) {
  return std::ranges::any_of(invocation.given, [](const Given& given) { return given.option->name == "help"; });
}

}  // namespace

Exit run_program(std::span<const char* const> arguments) {
  if (arguments.empty()) {
    say(introduction());
    return Exit::failed;
  }
  const std::string_view word = arguments.front();
  if (word == "--version") return print_results(version_text());
  if (word == "--help" || word == "-h") return print_results(general_help());
  if (word == "help" && arguments.size() < 2) return print_results(general_help());
  if (word == "help") {
    const auto topic = find_subcommand(arguments[1]);
    return topic ? print_results(help(*topic)) : unknown_command(arguments[1]);
  }
  const auto subcommand = find_subcommand(word);
  if (!subcommand) return unknown_command(word);
  const auto parsed = parse_arguments(*subcommand, arguments.subspan(1));
  if (const auto* failure = std::get_if<Failure>(&parsed)) {
    say(*failure);
    say(fmt::format("     tqn {} --help lists the options", info(*subcommand).name));
    return Exit::failed;
  }
  const Invocation& invocation = std::get<Invocation>(parsed);
  if (asks_for_help(invocation)) return print_results(help(*subcommand));
  return run_subcommand(invocation);
}

}  // namespace tqn::tools
