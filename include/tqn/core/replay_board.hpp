#pragma once

#include <cstddef>
#include <cstring>
#include <optional>

#include "tqn/core/position.hpp"

namespace tqn {

/// A standard game laid out for the replay of long records, where a Position costs twice the time. It plays the
/// half-moves that make up nearly all of a game and leaves the others to play().
///
/// Each row has sixteen cells, of which nine are pits, so that a row is one vector and both stay in registers. What
/// a record says of a move is used as a guess that is nearly always right: the pit that a capture would empty is
/// known before the balls are counted, and no move waits for the one before it. rules.md 4-12.
class ReplayBoard {
 public:
  /// What a record says of a half-move.
  struct Claim {
    Pit from;
    Pit to;
    bool tuzdyk = false;  ///< marked as making one
  };

  /// Whether the position is one of an open game under the standard rules.
  [[nodiscard]] static bool takes(const Position& position) noexcept {
    return position.cells_[Position::rules_cell] == 0 && !position.over();
  }
  /// Precondition: takes(position).
  explicit ReplayBoard(const Position& position) noexcept;
  /// The same position; with its ending, if the last half-move ended the game.
  [[nodiscard]] Position position() const noexcept;

  /// The standard ones.
  [[nodiscard]] static constexpr Rules rules() noexcept { return {}; }
  /// Balls won.
  [[nodiscard]] std::uint8_t kazan(Side owner) const noexcept { return static_cast<std::uint8_t>(kazan_[owner]); }
  /// The tuzdyk that `owner` owns, a pit in the row of the opponent. rules.md 7.
  [[nodiscard]] std::optional<Pit> tuzdyk(Side owner) const noexcept {
    if (tuzdyk_[owner] == no_cell) return std::nullopt;
    return Pit::from_number(static_cast<int>(tuzdyk_[owner] % row_cells) + 1);
  }

  /// Plays the half-moves from `index` to `end`, as claim(index) gives them: std::optional<Claim>. Stops at the first
  /// that is given as nothing, that is not legal, that does not do what it claims, or that sows more balls than there
  /// are pits; and when the game is over. Returns its index, or `end`.
  template <typename ClaimAt>
  [[nodiscard]] std::size_t play(std::size_t index, std::size_t end, ClaimAt claim_at) noexcept;

 private:
  static constexpr unsigned row_cells = 16;
  static constexpr std::size_t all_cells = 2 * std::size_t{row_cells};
  static constexpr unsigned no_cell = all_cells - 1;  // to which no move adds a ball
  using Row = std::uint8_t __attribute__((vector_size(row_cells)));

  /// What changes with every move, in registers while moves are being played.
  struct Rows {
    BySide<Row> cells;
    BySide<Row> kept;
    BySide<unsigned> kazan;
  };
  template <Side mover>
  [[nodiscard]] bool play_one(std::optional<Claim> claim, Rows& rows) noexcept;
  /// Whether three balls in the pit with this number, from 0, become a tuzdyk of `owner`, if it is not the ninth.
  [[nodiscard]] bool may_make_tuzdyk(Side owner, unsigned pit) const noexcept {
    return tuzdyk_[owner] == no_cell && tuzdyk_[opponent(owner)] != static_cast<unsigned>(owner) * row_cells + pit;
  }
  [[nodiscard]] bool is_starved(Side owner) const noexcept {
    std::uint64_t halves[2];
    std::memcpy(halves, cells_.data() + static_cast<std::size_t>(owner) * row_cells, sizeof halves);
    return (halves[0] | halves[1]) == 0;
  }

  alignas(32) std::array<std::uint8_t, all_cells> cells_{};
  alignas(32) std::array<std::uint8_t, all_cells> kept_{};  // all bits of the pits that keep what falls into them
  BySide<unsigned> kazan_{};
  BySide<unsigned> tuzdyk_{};  // cells
  Side mover_;
};

}  // namespace tqn

#include "tqn/core/replay_board_inline.hpp"
