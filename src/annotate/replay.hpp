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
  const std::optional<Effect>* played = nullptr;

  [[nodiscard]] const Position& before() const noexcept { return positions[index]; }
  [[nodiscard]] const Position& after() const noexcept { return positions[index + 1]; }
  [[nodiscard]] Side mover() const noexcept { return before().turn(); }
  /// Nothing: the position was set, not played to. tqn.md 5.6.
  [[nodiscard]] const std::optional<Effect>& effect() const noexcept { return *played; }
};

/// Plays the main lines of games that were judged, one game after another.
class Replay {
 public:
  /// Plays a game, up to what cannot be played.
  void run(const Game& game, const Verdict& verdict);
  /// How many half-moves were played.
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] Step step(std::size_t index) const noexcept {
    return {index, first_ + static_cast<std::uint32_t>(index), positions_.data(), &effects_[index]};
  }
  /// The position that the game comes to.
  [[nodiscard]] const Position& end() const noexcept { return positions_[size_]; }

 private:
  void play_plain(const Game& game);
  [[nodiscard]] bool play_by_rote(const Game& game);

  std::size_t size_ = 0;
  std::uint32_t first_ = 0;
  std::vector<Position> positions_;
  std::vector<std::optional<Effect>> effects_;
  std::vector<Position> followed_;  ///< of the whole line, where half-moves do not tell them
};

}  // namespace tqn::annotating
