#pragma once

#include <cstdint>
#include <vector>

#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

// What programs leave open that write pits only. formats.md, ocr-json.

namespace tqn {

/// Decides by replay from which end Black's pits are numbered, and makes them numbers of his own: the reading that can
/// be played farther is the right one. `pits`: the half-moves of Black that hold nothing but a pit. Reports what was
/// decided, and says so in the record where nothing decides (TQ306).
void settle_black_pits(Game& game, const std::vector<std::uint32_t>& pits, Sink& sink);

}  // namespace tqn
