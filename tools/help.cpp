#include "help.hpp"

#include <fmt/format.h>

#include <vector>

#include "tqn/text/utf8.hpp"
#include "version.hpp"

namespace tqn::tools {
namespace {

constexpr std::size_t page_width = 80;
constexpr std::size_t option_column = 30;

std::string usage(const SubcommandInfo& row) {
  return fmt::format("Usage: tqn {} [OPTION...]{}{}\n", row.name, row.operands.empty() ? "" : " ", row.operands);
}

std::string examples(const SubcommandInfo& row) {
  std::string text = row.examples.size() == 1 ? "Example:\n" : "Examples:\n";
  for (const Example& example : row.examples) text += fmt::format("  {}\n      {}\n", example.line, example.purpose);
  return text;
}

std::string option_row(const Option& option) {
  const std::string name = "  " + synopsis(option);
  std::string text = name;
  if (name.size() + 2 > option_column) {
    text += '\n';
    text.append(option_column, ' ');
  } else {
    text.append(option_column - name.size(), ' ');
  }
  return text + wrap(description(option), page_width - option_column, option_column) + "\n";
}

}  // namespace

std::string wrap(std::string_view text, std::size_t width, std::size_t indent) {
  std::string wrapped;
  std::size_t column = 0;
  for (const std::string_view word : split(text, ' ')) {
    const std::size_t size = display_width(word);
    if (column > 0 && column + 1 + size > width) {
      wrapped += '\n';
      wrapped.append(indent, ' ');
      column = 0;
    } else if (column > 0) {
      wrapped += ' ';
      ++column;
    }
    wrapped += word;
    column += size;
  }
  return wrapped;
}

std::string synopsis(const Option& option) {
  std::string text = option.letter == 0 ? "" : fmt::format("-{}, ", option.letter);
  text += fmt::format("--{}", option.name);
  if (option.kind == Kind::optional_choice) text += fmt::format("[={}]", option.choices);
  if (!option.argument.empty()) text += fmt::format(" {}", option.argument);
  return text;
}

std::string description(const Option& option) {
  // An optional choice is named in the synopsis already.
  const bool names = option.kind == Kind::choice;
  std::string note = names ? fmt::format("{}", fmt::join(split(option.choices, '|'), ", ")) : "";
  if (!option.standard.empty()) note += fmt::format("{}default {}", note.empty() ? "" : "; ", option.standard);
  return note.empty() ? std::string(option.help) : fmt::format("{} ({})", option.help, note);
}

std::string introduction() {
  const SubcommandInfo& validate = info(Subcommand::validate);
  const SubcommandInfo& fmt_row = info(Subcommand::fmt);
  return fmt::format(
      "tqn reads game records of Togyzqumalaq, replays every move by the rules, says\n"
      "what is wrong and how to mend it, and writes records in canonical form.\n\n"
      "  {}\n      {}\n  {}\n      {}\n\n"
      "tqn --help lists what else it does.\n",
      validate.examples[0].line, validate.examples[0].purpose, fmt_row.examples[0].line, fmt_row.examples[0].purpose);
}

std::string general_help() {
  std::string text = introduction();
  text.resize(text.rfind("\n\n") + 1);
  text += "\nUsage: tqn COMMAND [OPTION...] [OPERAND...]\n\nCommands:\n";
  for (const SubcommandInfo& row : all_subcommands()) text += fmt::format("  {:<12}{}\n", row.name, row.summary);
  text +=
      "\nOptions:\n  -h, --help    Print this help\n  --version     Print the versions of tool, format and rules\n"
      "\ntqn COMMAND --help explains a command and its options.\n";
  return text;
}

std::string help(Subcommand subcommand) {
  const SubcommandInfo& row = info(subcommand);
  std::string text = examples(row) + "\n" + usage(row);
  for (const std::string_view paragraph : split(row.text, '\n'))
    text += fmt::format("\n{}\n", wrap(paragraph, page_width, 0));
  text += "\nOptions:\n";
  for (const Option* option : options_of(subcommand)) text += option_row(*option);
  return text;
}

std::string short_help(Subcommand subcommand) {
  const SubcommandInfo& row = info(subcommand);
  return fmt::format("{}\n{}tqn {} --help tells more.\n", examples(row), usage(row), row.name);
}

std::string version_text() {
  return fmt::format("tqn {}\nTQN format {}\nrules of Togyzqumalaq {}\n", tool_version, format_version, rules_version);
}

}  // namespace tqn::tools
