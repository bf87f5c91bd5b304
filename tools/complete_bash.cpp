#include <fmt/format.h>

#include "shells.hpp"

namespace tqn::tools {
namespace {

std::string names_of(Subcommand subcommand) {
  std::string names;
  for (const Option* option : options_of(subcommand)) {
    if (!names.empty()) names += ' ';
    if (option->letter != 0) names += fmt::format("-{} ", option->letter);
    names += fmt::format("--{}", option->name);
    if (option->kind == Kind::optional_choice) {
      for (const std::string_view choice : split(option->choices, '|'))
        names += fmt::format(" --{}={}", option->name, choice);
    }
  }
  return names;
}

/// The line of `case` that offers the values of an option; empty if it takes none, or any.
std::string value_case(const SubcommandInfo& row, const Option& option) {
  if (option.argument.empty()) return "";
  std::string pattern = fmt::format("{}:--{}", row.name, option.name);
  if (option.letter != 0) pattern += fmt::format("|{}:-{}", row.name, option.letter);
  switch (offer_of(option)) {
    case Offer::nothing:
      return fmt::format("    {}) return ;;\n", pattern);
    case Offer::files:
      return fmt::format("    {}) compopt -o default; return ;;\n", pattern);
    case Offer::codes:
      return fmt::format("    {}) words=$codes ;;\n", pattern);
    case Offer::words:
      return fmt::format("    {}) words='{}' ;;\n", pattern, word_list(option.choices));
  }
  return "";
}

std::string operand_words(const SubcommandInfo& row) {
  switch (row.operand) {
    case Operand::none:
    case Operand::number:
    case Operand::position:
      return "return";
    case Operand::files:
      return "compopt -o default; return";
    case Operand::code:
      return "words=$codes";
    case Operand::shell:
      return fmt::format("words='{}'", word_list(row.operands));
  }
  return "";
}

}  // namespace

std::string bash_completion() {
  std::string names;
  std::string values;
  std::string options;
  std::string operands;
  for (const SubcommandInfo& row : all_subcommands()) {
    names += fmt::format("{} ", row.name);
    options += fmt::format("      {}) words='{}' ;;\n", row.name, names_of(row.subcommand));
    operands += fmt::format("      {}) {} ;;\n", row.name, operand_words(row));
    for (const Option* option : options_of(row.subcommand)) values += value_case(row, *option);
  }
  return fmt::format(R"(# Completions of tqn for bash, printed by: tqn completion bash
_tqn() {{
  local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}} command=${{COMP_WORDS[1]}} words=
  local codes='{}'
  COMPREPLY=()
  # bash takes --option=value apart at the sign.
  if [[ $cur == '=' ]]; then
    cur=
  elif [[ $prev == '=' ]]; then
    prev=${{COMP_WORDS[COMP_CWORD-2]}}
  fi
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W '{}--help --version' -- "$cur"))
    return
  fi
  case $command:$prev in
{}    *)
    if [[ $cur == -* ]]; then
      case $command in
{}      esac
    else
      case $command in
{}      esac
    fi ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}}
complete -F _tqn tqn
)",
                     code_words(), names, values, options, operands);
}

}  // namespace tqn::tools
