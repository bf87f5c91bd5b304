#pragma once

#include <cstddef>
#include <span>

#include "check/quiet.hpp"
#include "check/trail.hpp"
#include "tqn/check/trace.hpp"
#include "tqn/core/position.hpp"
#include "tqn/record/game.hpp"

namespace tqn::checking {

/// Plays half-moves from `index` on as long as they are plain (both digits, no count, no notes) and
/// true (a playable pit, the right landing, the right mark). Returns the index of the first that is
/// not, with the position before it, or the number of half-moves. Leaves the way in the trail.
///
/// This is the loop in which clean games spend their time: it reports nothing and allocates nothing.
[[nodiscard]] std::size_t replay_plain(std::span<const Ply> plies, std::size_t index, Position& position, Trail& trail,
                                       Quiet& quiet) noexcept;
/// The same from the start of a game on, and puts down every half-move. Precondition: `trace` was begun.
[[nodiscard]] std::size_t replay_plain(std::span<const Ply> plies, Position& position, Trail& trail, Quiet& quiet,
                                       Trace& trace) noexcept;

}  // namespace tqn::checking
