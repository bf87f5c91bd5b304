#include <fmt/format.h>

#include "help.hpp"
#include "shells.hpp"
#include "version.hpp"

namespace tqn::tools {
namespace {

/// Text that roff prints as it is: a hyphen stays a hyphen that can be copied.
std::string plain(std::string_view text) {
  std::string safe = replace_all(text, "\\", "\\e");
  safe = replace_all(safe, "-", "\\-");
  return !safe.empty() && (safe.front() == '.' || safe.front() == '\'') ? "\\&" + safe : safe;
}

std::string paragraphs(std::string_view text) {
  std::string page;
  for (const std::string_view paragraph : split(text, '\n')) page += fmt::format(".PP\n{}\n", plain(paragraph));
  return page;
}

std::string command_section(const SubcommandInfo& row) {
  std::string page = fmt::format(".SS tqn {}\n.B tqn {}\n[\\fIOPTION\\fR...] {}\n{}", plain(row.name), plain(row.name),
                                 plain(row.operands), paragraphs(row.text));
  for (const Option* option : options_of(row.subcommand)) {
    page += fmt::format(".TP\n.B {}\n{}.\n", plain(synopsis(*option)), plain(description(*option)));
  }
  return page;
}

std::string environment_section() {
  std::string page = ".SH ENVIRONMENT\n";
  for (const Option& option : all_options()) {
    if (option.scope == Scope::command) continue;
    page += fmt::format(".TP\n.B {}\nThe same as \\fB\\-\\-{}\\fR.\n", environment_name(option), plain(option.name));
  }
  page += ".TP\n.BR NO_COLOR \", \" FORCE_COLOR\nNo colours, or colours even without a terminal.\n";
  return page +
         ".TP\n.B XDG_CONFIG_HOME\nThe folder of the user's configuration; \\fI~/.config\\fR if it is not set.\n";
}

std::string examples_section() {
  std::string page = ".SH EXAMPLES\n";
  for (const SubcommandInfo& row : all_subcommands()) {
    for (const Example& example : row.examples) {
      page += fmt::format(".TP\n.B {}\n{}\n", plain(example.line), plain(example.purpose));
    }
  }
  return page;
}

}  // namespace

std::string manual_page() {
  std::string page = fmt::format(".TH TQN 1 \"\" \"tqn {}\" \"User Commands\"\n", tool_version);
  page += ".SH NAME\ntqn \\- check and rewrite game records of Togyzqumalaq\n";
  page += ".SH SYNOPSIS\n";
  for (const SubcommandInfo& row : all_subcommands()) {
    page += fmt::format(".B tqn {}\n[\\fIOPTION\\fR...] {}\n.br\n", plain(row.name), plain(row.operands));
  }
  page +=
      ".SH DESCRIPTION\nReads game records in TQN and its relatives, replays every move by the rules, says what is "
      "wrong and how to mend it, and writes records in canonical form.\n.SH COMMANDS\n";
  for (const SubcommandInfo& row : all_subcommands()) page += command_section(row);
  page +=
      ".SH EXIT STATUS\n.TP\n.B 0\nNothing was found at or above the fail level, and nothing would change.\n"
      ".TP\n.B 1\nThere were findings, or \\fBtqn fmt\\fR would change something.\n"
      ".TP\n.B 2\nThe job could not be done: usage, configuration, unreadable input, failed write.\n";
  page += environment_section();
  page +=
      ".SH FILES\n.TP\n.I .tqn.yaml\nSettings for the files in its folder and below: names of options without dashes, "
      "and "
      "their values. \\fBtqn config \\-\\-show\\fR prints all of them.\n"
      ".TP\n.I $XDG_CONFIG_HOME/tqn/config.yaml\nThe user's own settings.\n";
  return page + examples_section();
}

}  // namespace tqn::tools
