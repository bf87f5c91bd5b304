#pragma once

#include <cstdint>

namespace tqn {

/// The languages in which a record is annotated for people.
enum class Language : std::uint8_t { en, kk, ky, ru };

/// How a pit is named in a sentence.
enum class PitNaming : std::uint8_t {
  numbers,
  names,  ///< the number, and the name of rules.md
};

}  // namespace tqn
