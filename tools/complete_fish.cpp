#include <fmt/format.h>

#include "shells.hpp"

namespace tqn::tools {
namespace {

std::string quoted(std::string_view text) { return fmt::format("'{}'", replace_all(text, "'", "\\'")); }

/// The part that says what may follow the option.
std::string value_of(const Option& option) {
  if (option.kind == Kind::optional_choice) return fmt::format(" -f -a {}", quoted(word_list(option.choices)));
  if (option.argument.empty()) return "";
  switch (offer_of(option)) {
    case Offer::nothing:
      return " -x";
    case Offer::files:
      return " -r -F";
    case Offer::codes:
      return fmt::format(" -x -a {}", quoted(code_words()));
    case Offer::words:
      return fmt::format(" -x -a {}", quoted(word_list(option.choices)));
  }
  return "";
}

std::string operand(const SubcommandInfo& row) {
  switch (row.operand) {
    case Operand::none:
    case Operand::number:
    case Operand::position:
      return " -f";
    case Operand::files:
      return " -F";
    case Operand::code:
      return fmt::format(" -f -a {}", quoted(code_words()));
    case Operand::shell:
      return fmt::format(" -f -a {}", quoted(word_list(row.operands)));
  }
  return "";
}

}  // namespace

std::string fish_completion() {
  std::string text = "# Completions of tqn for fish, printed by: tqn completion fish\n";
  text += "complete -c tqn -n __fish_use_subcommand -f -l help -s h -d 'Print the help'\n";
  text += "complete -c tqn -n __fish_use_subcommand -f -l version -d 'Print the versions of tool, format and rules'\n";
  for (const SubcommandInfo& row : all_subcommands()) {
    text += fmt::format("complete -c tqn -n __fish_use_subcommand -f -a {} -d {}\n", row.name, quoted(row.summary));
    const std::string when = fmt::format("complete -c tqn -n '__fish_seen_subcommand_from {}'", row.name);
    text += when + operand(row) + "\n";
    for (const Option* option : options_of(row.subcommand)) {
      const std::string letter = option->letter == 0 ? "" : fmt::format(" -s {}", option->letter);
      text += fmt::format("{} -l {}{}{} -d {}\n", when, option->name, letter, value_of(*option), quoted(option->help));
    }
  }
  return text;
}

}  // namespace tqn::tools
