#include <fmt/format.h>

#include "shells.hpp"

namespace tqn::tools {
namespace {

/// Inside '...' and inside [...] of a specification.
std::string quoted(std::string_view text) {
  std::string safe = replace_all(text, "'", "'\\''");
  safe = replace_all(safe, "[", "\\[");
  safe = replace_all(safe, "]", "\\]");
  return replace_all(safe, ":", "\\:");
}

std::string value_of(const Option& option) {
  switch (offer_of(option)) {
    case Offer::nothing:
      return fmt::format(":{}: ", quoted(option.argument));
    case Offer::files:
      return fmt::format(":{}:_files", quoted(option.argument));
    case Offer::codes:
      return fmt::format(":{}:($codes)", quoted(option.argument));
    case Offer::words:
      return fmt::format(":{}:({})", quoted(option.argument), word_list(option.choices));
  }
  return "";
}

/// One argument of _arguments for each way to write the option.
std::string specification(const Option& option) {
  const std::string help = fmt::format("[{}]", quoted(option.help));
  if (option.kind == Kind::optional_choice) {
    return fmt::format("        '--{}=-{}::{}:({})' \\\n", option.name, help, option.name, word_list(option.choices));
  }
  const bool again = option.kind == Kind::list || option.kind == Kind::map;
  const std::string value = option.argument.empty() ? "" : value_of(option);
  // "$codes" is to be expanded, so that part stands in double quotes.
  const std::string end = replace_all(value, "($codes)", "'\"($codes)\"'");
  const std::string star = again ? "*" : "";
  std::string text;
  if (option.letter != 0) text += fmt::format("        '{}-{}{}{}' \\\n", star, option.letter, help, end);
  const std::string sign = option.argument.empty() ? "" : "=";
  return text + fmt::format("        '{}--{}{}{}{}' \\\n", star, option.name, sign, help, end);
}

std::string operand(const SubcommandInfo& row) {
  switch (row.operand) {
    case Operand::none:
      return "";
    case Operand::number:
      return "':depth: '";
    case Operand::position:
      return "'*:position: '";
    case Operand::files:
      return "'*:file:_files'";
    case Operand::code:
      return "'*:code:'\"($codes)\"";
    case Operand::shell:
      return fmt::format("':shell:({})'", word_list(row.operands));
  }
  return "";
}

}  // namespace

std::string zsh_completion() {
  std::string names;
  std::string cases;
  for (const SubcommandInfo& row : all_subcommands()) {
    names += fmt::format("    '{}:{}'\n", row.name, quoted(row.summary));
    cases += fmt::format("    {})\n      _arguments -s \\\n", row.name);
    for (const Option* option : options_of(row.subcommand)) cases += specification(*option);
    cases += fmt::format("        {} ;;\n", operand(row));
  }
  return fmt::format(R"(#compdef tqn
# Completions of tqn for zsh, printed by: tqn completion zsh
_tqn() {{
  local -a commands
  local codes='{}'
  commands=(
{}  )
  if (( CURRENT == 2 )); then
    _describe -t commands command commands
    _arguments '--help[Print the help]' '--version[Print the versions of tool, format and rules]'
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
{}  esac
}}
if [ "$funcstack[1]" = _tqn ]; then
  _tqn "$@"
else
  compdef _tqn tqn
fi
)",
                     code_words(), names, cases);
}

}  // namespace tqn::tools
