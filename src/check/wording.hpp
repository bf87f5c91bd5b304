#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "check/repair.hpp"
#include "check/scene.hpp"
#include "tqn/core/position.hpp"

namespace tqn::checking {

// The words that findings are put together from. Nothing here is called for a clean game.

/// "move 12, White", from a half-move number (0 is White's of move 1).
[[nodiscard]] std::string move_name(std::uint32_t half_move);
/// "1 ball", "10 balls".
[[nodiscard]] std::string balls(unsigned number);
/// "1 ball was", "10 balls were".
[[nodiscard]] std::string balls_were(unsigned number);
/// "1 half-move", "24 half-moves".
[[nodiscard]] std::string half_moves(std::size_t number);
/// "76", "36x".
[[nodiscard]] std::string move_text(Pit from, Pit to, bool tuzdyk);

/// Why a pit cannot be played, with what was expected: "pit 4 is empty".
[[nodiscard]] std::string why_not(const Position& position, Pit pit, Illegal why);
/// How the game ended: "the game was over: White had 84 balls".
[[nodiscard]] std::string how_it_ended(const Position& position);
/// Where a pit leads: "pit 5 holds 21 balls: once round the board and on to pit 7".
[[nodiscard]] std::string where_it_leads(const Position& position, Pit pit);
/// Why a move makes no tuzdyk. Precondition: legal, and it makes none.
[[nodiscard]] std::string why_no_tuzdyk(const Position& position, Pit pit);
/// Which pits can be played: "pits 1, 2 and 7 can be played".
[[nodiscard]] std::string playable_pits(const Position& position);
/// "57 fits, and so do all 55 half-moves after it".
[[nodiscard]] std::string repair_title(const Scene& scene, const Hypothesis& hypothesis);

}  // namespace tqn::checking
