#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "check/trail.hpp"
#include "tqn/core/position.hpp"
#include "tqn/record/game.hpp"

namespace tqn::checking {

/// How many half-moves after a fault must agree before a reading of it is believed.
inline constexpr std::size_t reach = 24;
/// How many half-moves before a fault a slip is looked for.
inline constexpr std::size_t look_back = 8;

/// What a repair may look at: a line, where it failed, and how far back it can be taken up again.
struct Scene {
  std::span<const Ply> plies;
  std::size_t fault = 0;  ///< the half-move that cannot be what it says
  std::size_t first = 0;  ///< the earliest half-move whose position is in the trail
  const Trail* trail = nullptr;
  CountDialect counts = CountDialect::undecided;
  std::uint32_t column = 0;  ///< half-move number of plies[0] in the record: even ones are White's column
  std::size_t gap = no_gap;  ///< where the move numbers say that a half-move is missing, or before the one before
  static constexpr std::size_t no_gap = static_cast<std::size_t>(-1);

  [[nodiscard]] const Position& before(std::size_t index) const noexcept { return trail->before(index); }
  /// Whether the half-move missing by the numbers may be missing before this one: a row with one half-move
  /// lacks the first or the second.
  [[nodiscard]] bool may_be_gap(std::size_t index) const noexcept {
    return gap != no_gap && (index == gap || index + 1 == gap);
  }
  /// The earliest half-move in which a slip is looked for.
  [[nodiscard]] std::size_t earliest() const noexcept { return std::max(first, fault - std::min(fault, look_back)); }
};

/// How well a written half-move goes with a position.
enum class Fit : std::uint8_t {
  fits,
  slips,    ///< pit and landing agree, but the mark or the count does not
  off,      ///< the pit cannot be played, or the landing is another
  unknown,  ///< it does not say enough, or what follows does not depend on it
};

/// The number of the pit in which a move ends. Precondition: the pit holds a ball.
[[nodiscard]] Pit landing_of(const Position& position, Pit from) noexcept;

/// The pits that a half-move without its first digit can have started from. Returns how many.
[[nodiscard]] std::size_t fitting_pits(const Position& position, const MoveText& move,
                                       std::array<Pit, 9>& pits) noexcept;
inline constexpr std::array<Pit, 9> no_pits = [] {
  const Pit one = *Pit::from_number(1);
  return std::array{one, one, one, one, one, one, one, one, one};
}();

/// Judges a half-move and plays it if it fits or slips; the position is unchanged otherwise.
[[nodiscard]] Fit try_half_move(Position& position, const MoveText& move, CountDialect counts) noexcept;

/// How far written half-moves go on without contradiction.
struct Outlook {
  std::size_t half_moves = 0;
  std::size_t slips = 0;  ///< of them, with a wrong mark or count
  bool whole = false;     ///< nothing contradicted: the limit, the end of the line or an unreadable token was reached
};
/// Follows the half-moves from `index` to `end` at most, playing them on `position`.
[[nodiscard]] Outlook look_ahead(Position& position, std::span<const Ply> plies, std::size_t index, std::size_t end,
                                 CountDialect counts) noexcept;

/// Whether a note behind the half-move sets the position ("[%stands ...]"). tqn.md 7.3.
[[nodiscard]] bool sets_position(const Ply& ply) noexcept;

}  // namespace tqn::checking
