#pragma once

#include <string>

namespace tqn {

/// Why something could not be read or written, in words for people: "games/r5.tqn" and
/// "permission denied". Becomes TQ901 and exit status 2.
struct IoError {
  std::string file;
  std::string message;
};

}  // namespace tqn
