#pragma once

#include "cli.hpp"
#include "run.hpp"

namespace tqn::tools {

/// `tqn render --as scoresheet`: a sheet of each game.
[[nodiscard]] Exit render_scoresheets(Run& run);
/// `tqn render --blank`: a sheet to be filled in by hand.
[[nodiscard]] Exit render_blank_scoresheet(const Invocation& invocation);

}  // namespace tqn::tools
