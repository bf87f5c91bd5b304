#pragma once

#include <string>

namespace tqn {

/// Why a picture cannot be made.
struct RenderError {
  std::string message;  ///< in one sentence without a full stop
  std::string help;     ///< what to do about it; may be empty
};

}  // namespace tqn
