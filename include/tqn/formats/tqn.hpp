#pragma once

#include "tqn/formats/format.hpp"

namespace tqn {

/// TQN, the format of spec/tqn.md, a superset of TGK and of PlayOK's movetext.
extern const Format tqn_format;

/// The largest game text that is read as one game; the rest is reported (TQ310) and skipped. tqn.md 2.4.
inline constexpr std::size_t most_game_bytes = std::size_t{16} << 20U;
/// How deep variations may nest; what is deeper is kept as unread text. tqn.md 7.4.
inline constexpr std::size_t most_variation_depth = 64;

}  // namespace tqn
