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
  std::size_t index = 0;        ///< in the line
  std::uint32_t half_move = 0;  ///< by the numbers of the record, 0 being White's of move 1
  Position before = Position::start();
  Position after = Position::start();
  std::optional<Pit> from;       ///< nothing: the position was set, not played to (tqn.md 5.6)
  std::optional<Effect> effect;  ///< the same

  [[nodiscard]] Side mover() const noexcept { return before.turn(); }
};

/// Plays the main line of a game that was judged.
class Replay {
 public:
  /// Both must outlive this.
  Replay(const Game& game, const Verdict& verdict);
  /// The next half-move; false at the end, and in front of what cannot be played.
  [[nodiscard]] bool next(Step& step);

 private:
  [[nodiscard]] bool next_by_rote(Step& step);

  const Game& game_;
  Position position_;
  std::size_t next_ = 0;
  std::uint32_t first_;
  std::vector<Position> positions_;  ///< of the whole line, where half-moves do not tell them
};

}  // namespace tqn::annotating
