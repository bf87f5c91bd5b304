#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

#include "tqn/report/report.hpp"

namespace tqn {

/// Identifies the findings of one game from one run to the next: by the game (players, date, round), the
/// half-move and the code, so that games may be added before it and lines be wrapped anew. A game whose
/// players are not known is identified by its file and number. FNV-1a, 64 bits.
class Fingerprints {
 public:
  explicit Fingerprints(const GameReport& game);

  /// 16 hexadecimal digits; ":2", ":3" after them for further findings of the same half-move and code. Call
  /// once a finding, in order.
  [[nodiscard]] std::string next(const Diagnostic& diagnostic);

 private:
  std::uint64_t game_;  ///< hash of what identifies the game
  std::unordered_map<std::uint64_t, std::uint32_t> seen_;
};

}  // namespace tqn
