#pragma once

#include "run.hpp"

namespace tqn::tools {

/// `tqn render --as booklet`: all games of the inputs, one after another.
[[nodiscard]] Exit render_booklet(Run& run);

}  // namespace tqn::tools
