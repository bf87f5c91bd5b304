#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>
#include <variant>

#include "tqn/core/pit.hpp"
#include "tqn/core/rules.hpp"
#include "tqn/core/setup.hpp"
#include "tqn/core/side.hpp"

namespace tqn {

class ReplayBoard;

/// How a game stands. rules.md 13-16.
enum class Ending : std::uint8_t {
  open,     ///< the side to move can move
  kazan,    ///< a kazan holds more than half of all balls
  draw,     ///< the board is empty without a sweep and both kazans hold half
  atsyrau,  ///< the side to move has no ball; the other side takes the board, which may make a draw
};

/// What one move did. rules.md 4-14.
struct Effect {
  Pit landing;                 ///< number of the pit of the last ball
  Side landing_row;            ///< whose row that pit is in
  std::uint8_t lifted;         ///< balls that were sown
  std::uint8_t captured;       ///< balls taken by an even capture, else 0
  bool tuzdyk;                 ///< the move made a tuzdyk; its 3 balls went to the mover's kazan
  BySide<std::uint8_t> swept;  ///< balls of the board handed out because the game ended by atsyrau
};

/// Why a pit cannot be played.
enum class Illegal : std::uint8_t {
  no_such_pit,  ///< beyond the last pit of the variant. rules.md 20
  empty_pit,    ///< it holds no ball. rules.md 3
  tuzdyk_pit,   ///< it is the opponent's tuzdyk. rules.md 12
  game_over,    ///< the game has ended. rules.md 13-15
};

/// A position that the rules allow: the balls add up and the tuzdyks are possible. A value of 32 bytes.
class Position {
  friend class ReplayBoard;

 public:
  /// The start of a game. rules.md 1.
  [[nodiscard]] static constexpr Position start(Rules rules = {}) noexcept;
  /// Judges a setup: the position, or every reason why it is none. Nothing is swept: a position whose
  /// side to move is starved keeps its balls, and ending() says atsyrau. The extra move of
  /// AtsyrauRule::extra cannot be set up: the turn is an ordinary one. rules.md 19, 21.
  [[nodiscard]] static constexpr std::variant<Position, SetupProblems> from(const Setup& setup,
                                                                            Rules rules = {}) noexcept;

  /// The same position as plain data.
  [[nodiscard]] constexpr Setup setup() const noexcept;
  [[nodiscard]] constexpr Rules rules() const noexcept;
  /// Who is to move; when the game is over, who would be.
  [[nodiscard]] constexpr Side turn() const noexcept { return static_cast<Side>(cells_[turn_cell]); }
  [[nodiscard]] constexpr Ending ending() const noexcept { return static_cast<Ending>(cells_[ending_cell]); }
  [[nodiscard]] constexpr bool over() const noexcept { return cells_[ending_cell] != 0; }
  /// Balls in a pit. Precondition: the pit exists in the variant.
  [[nodiscard]] constexpr std::uint8_t balls(Side owner, Pit pit) const noexcept { return cells_[ring(owner, pit)]; }
  /// Balls in all pits of a row.
  [[nodiscard]] constexpr int row_total(Side owner) const noexcept;
  /// Balls won.
  [[nodiscard]] constexpr std::uint8_t kazan(Side owner) const noexcept {
    return cells_[kazan_cell + static_cast<unsigned>(owner)];
  }
  /// Kazans with the balls of the board added where the game ended by atsyrau. rules.md 14.
  [[nodiscard]] constexpr BySide<std::uint8_t> final_kazans() const noexcept;
  /// The tuzdyk that `owner` owns, a pit in the row of the opponent. rules.md 7.
  [[nodiscard]] constexpr std::optional<Pit> tuzdyk(Side owner) const noexcept;
  /// Why `pit` cannot be played now; nothing if it can. rules.md 3, 12, 13.
  [[nodiscard]] constexpr std::optional<Illegal> why_illegal(Pit pit) const noexcept;
  [[nodiscard]] constexpr bool is_legal(Pit pit) const noexcept { return !why_illegal(pit).has_value(); }
  /// The winner of a finished game; nothing for a draw or an open game.
  [[nodiscard]] constexpr std::optional<Side> winner() const noexcept;

  /// How a finished game ended is not compared: it is told by the last move, not by the board.
  friend constexpr bool operator==(const Position& a, const Position& b) noexcept {
    return std::equal(a.cells_.begin(), a.cells_.begin() + ending_cell, b.cells_.begin()) &&
           a.cells_[extra_cell] == b.cells_[extra_cell];
  }

  /// Plays a move. rules.md 4-20. Precondition: is_legal(pit).
  friend constexpr Effect play_unchecked(Position& position, Pit pit) noexcept;

 private:
  // One array, so that sowing is an addition of vectors: the ring of pits, then everything else.
  static constexpr unsigned ring_size = 18;
  static constexpr unsigned kazan_cell = 18;   // White's, Black's
  static constexpr unsigned tuzdyk_cell = 20;  // ring index of White's, of Black's; or no_tuzdyk
  static constexpr unsigned turn_cell = 22;
  static constexpr unsigned rules_cell = 23;  // 0: the standard rules
  static constexpr unsigned ending_cell = 24;
  static constexpr unsigned extra_cell = 25;  // 1: `turn` makes the extra move of AtsyrauRule::extra
  static constexpr unsigned no_tuzdyk = 31;   // a cell that always holds 0, so that no branch is needed
  using Cells = std::array<std::uint8_t, 32>;

  constexpr Position() = default;
  [[nodiscard]] constexpr unsigned pits() const noexcept { return (cells_[rules_cell] & 1U) == 0 ? 9U : 5U; }
  [[nodiscard]] constexpr unsigned ring(Side owner, Pit pit) const noexcept {
    return static_cast<unsigned>(owner) * pits() + static_cast<unsigned>(pit.index());
  }
  [[nodiscard]] constexpr bool row_is_empty(unsigned first) const noexcept;
  /// Sows, captures and passes the turn. Returns the effect without the sweep.
  constexpr Effect sow(unsigned pits, Pit pit) noexcept;
  /// Finds out whether the game is over and hands out the board; gives what was swept.
  constexpr BySide<std::uint8_t> settle(bool sweep) noexcept;

  alignas(16) Cells cells_{};
};

static_assert(sizeof(Position) == 32);
static_assert(std::is_trivially_copyable_v<Position>);

/// Plays a move: what it did, or why it cannot be; then the position is unchanged. rules.md 3-20.
[[nodiscard]] constexpr std::variant<Effect, Illegal> play(Position& position, Pit pit) noexcept {
  if (const auto why = position.why_illegal(pit)) return *why;
  return play_unchecked(position, pit);
}

constexpr Effect play_unchecked(Position& position, Pit pit) noexcept;

}  // namespace tqn

#include "tqn/core/position_inline.hpp"
