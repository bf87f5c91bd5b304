#pragma once

#include <cstdint>
#include <string>

namespace tqn {

/// What is wrong with a file of keys and values, and where, from 1.
struct KeyFileError {
  std::uint64_t line = 0;  ///< 0: nowhere in particular
  std::uint64_t column = 0;
  std::string message;
  std::string help;  ///< may be empty
};

}  // namespace tqn
