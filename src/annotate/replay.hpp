#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tqn/check/check.hpp"
#include "tqn/check/trace.hpp"
#include "tqn/core/position.hpp"
#include "tqn/record/game.hpp"

namespace tqn::annotating {

/// One half-move of the main line, played.
struct Played {
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
  /// Where check() may leave the way of the game that is played next: it is not gone again.
  [[nodiscard]] Trace& trace() noexcept { return trace_; }
  /// Plays a game, up to what cannot be played.
  void run(const Game& game, const Verdict& verdict);
  /// How many half-moves were played.
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] Played step(std::size_t index) const noexcept {
    return {index, first_ + static_cast<std::uint32_t>(index), trace_.positions.data(), &trace_.effects[index]};
  }
  /// Those from the start of the game up to the last one.
  [[nodiscard]] std::vector<Position> positions() const {
    return {trace_.positions.begin(), trace_.positions.begin() + static_cast<std::ptrdiff_t>(size_) + 1};
  }
  /// The position that the game comes to.
  [[nodiscard]] const Position& end() const noexcept { return trace_.positions[size_]; }

 private:
  void play_plain(const Game& game);
  /// Plays one half-move as check() did.
  [[nodiscard]] bool play_judged(const Game& game, const Verdict& verdict);
  /// Puts what a half-move did that comes to a position, if there is one.
  void look_for_effect(std::optional<Pit> written, const Position& after);

  std::size_t size_ = 0;
  std::uint32_t first_ = 0;
  Trace trace_;
};

}  // namespace tqn::annotating
