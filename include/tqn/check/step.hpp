#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "tqn/check/check.hpp"
#include "tqn/core/position.hpp"
#include "tqn/record/game.hpp"

namespace tqn {
namespace checking {
class FilledPits;
}

/// What a half-move of a record did to the board.
struct Step {
  Position after = Position::start();
  std::optional<Pit> pit;  ///< that was played; nothing: "[%stands ...]" says what stood. tqn.md 7.3
};

/// Where a game begins, by its tags FEN, Variant and Rules; nothing if the FEN is no position.
[[nodiscard]] std::optional<Position> start_of(const Game& game, const CheckOptions& options = {});
/// Plays a half-move of a game, of its main line or of a variation, an illegible pit is filled in where exactly one
/// fits. Nothing if it cannot be played.
[[nodiscard]] std::optional<Step> take_step(const Game& game, const Ply& ply, const Position& before,
                                            const CheckOptions& options = {});

/// Plays the main line of a game, which outlives it and does not change: take_step(), and the half-moves whose pit only
/// those behind them tell (Verdict::filled).
class MainLine {
 public:
  explicit MainLine(const Game& game, const CheckOptions& options = {});
  MainLine(const MainLine&) = delete;
  MainLine& operator=(const MainLine&) = delete;
  ~MainLine();

  /// Plays a half-move, by its index. Nothing if it cannot be played.
  [[nodiscard]] std::optional<Step> step(std::size_t ply, const Position& before);

 private:
  const Game& game_;
  CheckOptions options_;
  std::unique_ptr<checking::FilledPits> filled_;
};

}  // namespace tqn
