#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "check/context.hpp"
#include "tqn/core/position.hpp"
#include "tqn/record/game.hpp"

namespace tqn::checking {

/// Whether a note is a comment that may hold a command of this name. Cheap; parse_commands() decides.
[[nodiscard]] bool may_hold(const Note& note, std::string_view name) noexcept;

/// The position of the last command of a note with this name; reports it (TQ309, TQ206) if it cannot be
/// read or cannot be.
[[nodiscard]] std::optional<Position> commanded_position(Context& context, const Note& note, std::string_view name);
/// The position that a "[%stands ...]" behind a half-move sets. tqn.md 7.3.
[[nodiscard]] std::optional<Position> standing_position(Context& context, const Ply& ply);

/// Where a claim about a position stands, for the finding.
struct CheckpointPlace {
  std::uint32_t ply = Diagnostic::no_ply;
  std::uint32_t half_move = 0;       ///< number of the half-move before it, or of the first one of the line
  std::uint32_t next_half_move = 0;  ///< number of the half-move after it
};
/// Judges the commands of a note: arguments that can be read (TQ309), and for "[%pos ...]" the position on
/// the board (TQ504). `position` is null where it is not known. tqn.md 7.3.
void judge_commands(Context& context, const Note& note, const Position* position, const CheckpointPlace& place);

}  // namespace tqn::checking
