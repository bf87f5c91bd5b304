#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "options.hpp"
#include "subcommand.hpp"

namespace tqn::tools {

/// What `tqn` alone prints: a paragraph and two examples.
[[nodiscard]] std::string introduction();
/// What `tqn --help` prints.
[[nodiscard]] std::string general_help();
/// What `tqn VERB --help` prints: examples, synopsis, text, options.
[[nodiscard]] std::string help(Subcommand subcommand);
/// The examples and the synopsis, for somebody who called a verb with nothing to work on.
[[nodiscard]] std::string short_help(Subcommand subcommand);
/// Tool, format and rules.
[[nodiscard]] std::string version_text();

/// "-j, --jobs N", "--fix[=safe|suggested]".
[[nodiscard]] std::string synopsis(const Option& option);
/// The help of an option with its choices and what holds without it: one or two sentences.
[[nodiscard]] std::string description(const Option& option);
/// Breaks text into lines of at most `width` columns, each but the first behind `indent` blanks. A word that
/// is wider has a line of its own.
[[nodiscard]] std::string wrap(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace tqn::tools
