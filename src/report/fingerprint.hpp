#pragma once

#include <cstdint>
#include <string_view>

#include "tqn/report/report.hpp"

namespace tqn {

/// Identifies a finding from one run to the next: by its game (players, date, round), its half-move and
/// its code, so that games may be added before it and lines be wrapped anew. A game whose players are not
/// known is identified by its file and number. FNV-1a, 64 bits.
[[nodiscard]] std::uint64_t fingerprint(const GameReport& game, const Diagnostic& diagnostic);

}  // namespace tqn
