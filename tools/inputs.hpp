#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli.hpp"
#include "configuration.hpp"
#include "exit.hpp"
#include "feed.hpp"
#include "tqn/io/error.hpp"

namespace tqn::tools {

/// What a run is to read.
struct Inputs {
  std::vector<InputPath> paths;
  std::vector<IoError> errors;  ///< arguments that gave nothing
};

/// What a document made of them is called: the name of the first file without its ending; empty for standard input.
[[nodiscard]] std::string title_of(const Inputs& inputs);

/// Turns operands and --files-from into paths, each with its settings. Without any of them standard input
/// is read, unless it is a terminal: then there is nothing, and no error either.
[[nodiscard]] std::variant<Inputs, Failure> collect_inputs(const Invocation& invocation, const Settings& settings,
                                                           Configuration& configuration);

}  // namespace tqn::tools
