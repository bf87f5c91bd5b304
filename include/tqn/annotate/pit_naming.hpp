#pragma once

#include <cstdint>

namespace tqn {

/// How a pit is named in a sentence.
enum class PitNaming : std::uint8_t {
  numbers,
  names,  ///< the number, and the name of rules.md
};

}  // namespace tqn
