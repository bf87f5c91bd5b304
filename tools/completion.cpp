#include <fmt/format.h>

#include <string>
#include <string_view>

#include "commands.hpp"
#include "help.hpp"
#include "run.hpp"
#include "setters.hpp"
#include "shells.hpp"
#include "talk.hpp"
#include "tqn/text/code.hpp"

namespace tqn::tools {

Offer offer_of(const Option& option) noexcept {
  if (!option.choices.empty()) return Offer::words;
  if (option.argument == "FILE") return Offer::files;
  if (option.argument == "CODES" || option.argument == "CODE=LEVEL") return Offer::codes;
  return Offer::nothing;
}

std::string code_words() {
  std::string words;
  for (const CodeInfo& row : all_codes()) words += fmt::format("{}{}", words.empty() ? "" : " ", row.id);
  return words;
}

std::string word_list(std::string_view choices) { return replace_all(choices, "|", " "); }

std::string replace_all(std::string_view text, std::string_view from, std::string_view to) {
  std::string result;
  for (std::size_t at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
    result += text.substr(0, at);
    result += to;
    text.remove_prefix(at + from.size());
  }
  return result += text;
}

Exit run_completion(const Invocation& invocation) {
  if (invocation.operands.empty()) {
    say(short_help(Subcommand::completion));
    return Exit::failed;
  }
  const std::string& shell = invocation.operands.front();
  if (invocation.operands.size() == 1 && shell == "bash") return print_results(bash_completion());
  if (invocation.operands.size() == 1 && shell == "zsh") return print_results(zsh_completion());
  if (invocation.operands.size() == 1 && shell == "fish") return print_results(fish_completion());
  if (invocation.operands.size() == 1 && shell == "man") return print_results(manual_page());
  say(Failure{invocation.operands.size() > 1 ? "completion takes one operand"
                                             : *not_one_of(shell, info(Subcommand::completion).operands),
              ""});
  return Exit::failed;
}

}  // namespace tqn::tools
