#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <variant>

#include "commands.hpp"
#include "configuration.hpp"
#include "run.hpp"
#include "talk.hpp"

namespace tqn::tools {
namespace {

/// A value as YAML takes it: a word, or a list or mapping in one line.
std::string yaml_value(const Option& option, const std::string& value) {
  const auto words = split(value, ',');
  if (option.kind == Kind::list) return fmt::format("[{}]", fmt::join(words, ", "));
  if (option.kind != Kind::map) {
    const bool plain = !value.empty() && value.find_first_of(":#'\"[]{},&*?|<>=!%@` \t\n") == std::string::npos;
    return plain ? value : fmt::format("\"{}\"", value);
  }
  std::string pairs;
  for (const std::string_view word : words) {
    const std::size_t sign = std::min(word.find('='), word.size() - 1);
    pairs += fmt::format("{}{}: {}", pairs.empty() ? "" : ", ", word.substr(0, sign), word.substr(sign + 1));
  }
  return fmt::format("{{{}}}", pairs);
}

/// A key with what holds if nobody sets it. Where that is no value of its own, the line is a comment.
std::string built_in(const Option& option) {
  const std::string value(option.kind == Kind::flag ? "false" : option.standard);
  Settings settings;
  const bool is_value = !option.set(settings, value, option);
  if (is_value) return fmt::format("{}: {}", option.name, yaml_value(option, value));
  return fmt::format("# {}: {}", option.name, value.empty() ? "none" : value);
}

/// Every key with its value and, as a comment, where that comes from: itself a configuration.
std::string show(const Resolved& resolved) {
  std::string text;
  for (const Option& option : all_options()) {
    if (option.scope == Scope::command) continue;
    std::string value;
    std::string origin;
    for (const Given& given : resolved.given) {
      if (given.option != &option) continue;
      value += (value.empty() ? "" : ",") + given.value;
      origin = given.origin;
    }
    std::string line;
    if (!origin.empty()) {
      line = fmt::format("{}: {}", option.name, yaml_value(option, value));
    } else {
      line = built_in(option);
    }
    text += fmt::format("{:<36} # {}\n", line, origin.empty() ? "built in" : origin);
  }
  return text;
}

}  // namespace

Exit run_config(const Invocation& invocation) {
  const auto fail = [](const Failure& failure) {
    say(failure);
    return Exit::failed;
  };
  const auto applied = apply(invocation.given);
  if (const auto* failure = std::get_if<Failure>(&applied)) return fail(*failure);
  if (!invocation.operands.empty()) {
    return fail({fmt::format("config takes no operand, but '{}' was given", invocation.operands.front()),
                 "--for names the file whose settings are shown"});
  }
  const std::string& file = std::get<Settings>(applied).for_file;
  Configuration configuration(invocation.given);
  const auto resolved = file.empty() ? configuration.for_folder("") : configuration.for_file(file);
  if (const auto* failure = std::get_if<Failure>(&resolved)) return fail(*failure);
  for (const FileFinding& warning : configuration.take_warnings()) say(warning, When::automatic);
  return print_results(show(*std::get<const Resolved*>(resolved)));
}

}  // namespace tqn::tools
