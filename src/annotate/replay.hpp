#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tqn/check/check.hpp"
#include "tqn/core/position.hpp"
#include "tqn/record/game.hpp"

namespace tqn::annotating {

/// One half-move of the main line, played.
struct Step {
  std::size_t index = 0;                ///< in the line
  std::uint32_t half_move = 0;          ///< by the numbers of the record, 0 being White's of move 1
  const Position* positions = nullptr;  ///< all from the start of the game up to the one behind this half-move
  std::optional<Pit> from;              ///< nothing: the position was set, not played to (tqn.md 5.6)
  std::optional<Effect> effect;         ///< the same

  [[nodiscard]] const Position& before() const noexcept { return positions[index]; }
  [[nodiscard]] const Position& after() const noexcept { return positions[index + 1]; }
  [[nodiscard]] Side mover() const noexcept { return before().turn(); }
};

/// Plays the main lines of games that were judged, one game after another.
class Replay {
 public:
  /// Goes to the start of a game. Both must outlive its steps.
  void begin(const Game& game, const Verdict& verdict);
  /// The next half-move; false at the end, and in front of what cannot be played.
  [[nodiscard]] bool next(Step& step);
  /// The position that the game has come to.
  [[nodiscard]] const Position& here() const noexcept { return positions_[next_]; }

 private:
  [[nodiscard]] bool next_by_rote(Step& step);

  const Game* game_ = nullptr;
  std::size_t next_ = 0;
  std::uint32_t first_ = 0;
  std::vector<Position> positions_;
  std::vector<Position> followed_;  ///< of the whole line, where half-moves do not tell them
};

}  // namespace tqn::annotating
