#pragma once

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "exit.hpp"
#include "options.hpp"
#include "subcommand.hpp"

namespace tqn::tools {

/// A command line, taken apart.
struct Invocation {
  Subcommand subcommand = Subcommand::validate;
  std::vector<Given> given;
  std::vector<std::string> operands;
};

/// Takes the arguments after the verb apart. An option that the verb does not have, or a missing value, is
/// a Failure; the values themselves are not looked at.
[[nodiscard]] std::variant<Invocation, Failure> parse_arguments(Subcommand subcommand,
                                                                std::span<const char* const> arguments);

}  // namespace tqn::tools
