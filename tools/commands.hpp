#pragma once

#include "cli.hpp"
#include "exit.hpp"

namespace tqn::tools {

// One for each verb. Each is given a command line whose options the verb has; their values are not checked yet.

[[nodiscard]] Exit run_validate(const Invocation& invocation);
[[nodiscard]] Exit run_fmt(const Invocation& invocation);
[[nodiscard]] Exit run_convert(const Invocation& invocation);
[[nodiscard]] Exit run_render(const Invocation& invocation);
[[nodiscard]] Exit run_annotate(const Invocation& invocation);
[[nodiscard]] Exit run_book(const Invocation& invocation);
[[nodiscard]] Exit run_explain(const Invocation& invocation);
[[nodiscard]] Exit run_position(const Invocation& invocation);
[[nodiscard]] Exit run_perft(const Invocation& invocation);
[[nodiscard]] Exit run_formats(const Invocation& invocation);
[[nodiscard]] Exit run_config(const Invocation& invocation);
[[nodiscard]] Exit run_completion(const Invocation& invocation);

}  // namespace tqn::tools
