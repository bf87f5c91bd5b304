#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "tqn/core/position.hpp"
#include "tqn/record/game.hpp"

// Where a notation says less than two digits, or more, only playing tells what it says. Nothing is judged here.

namespace tqn {

/// Whether the tag Variant says so.
[[nodiscard]] bool is_bestemshe(const Game& game) noexcept;
/// The position that a game begins with, by its tags Variant and FEN and the usual rules. Nothing if it cannot be told.
[[nodiscard]] std::optional<Position> start_of(const Game& game);

/// Plays half-moves as far as they can be played: their pits are legal, and their landings, where they are
/// written, are right. Calls `see(index, before, effect)` for each. Returns how many were played.
template <typename See>
std::size_t play_through(std::span<const Ply> plies, Position position, See see) {
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const MoveText& move = plies[i].move;
    if (!move.from) return i;
    const Position before = position;
    const auto played = play(position, *move.from);
    const auto* const effect = std::get_if<Effect>(&played);
    if (effect == nullptr || (move.to && *move.to != effect->landing)) return i;
    see(i, before, *effect);
  }
  return plies.size();
}

/// Why the main line cannot be written as half-moves that are whole and were played by the rules; empty if it can.
[[nodiscard]] std::string refuse_unless_whole(const Game& game);
/// Why the main line cannot be written as what its pits do when they are played; empty if it can. Such a line is
/// legal with all that it says.
[[nodiscard]] std::string refuse_unless_played(const Game& game);
/// The same for notations that have no place for a start or a variant, nor for a game without half-moves.
[[nodiscard]] std::string refuse_unless_bare(const Game& game);

/// The number of balls in the pit of the last ball before they are taken; 0 if it is a tuzdyk.
/// Precondition: `pit` is legal.
[[nodiscard]] int balls_made(const Position& before, Pit pit) noexcept;

}  // namespace tqn
