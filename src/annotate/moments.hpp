#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

#include "annotate/replay.hpp"
#include "annotate/words.hpp"
#include "tqn/core/side.hpp"

namespace tqn::annotating {

/// The largest capture that a player missed. annotations.md 2.5.
struct Missed {
  std::size_t index = 0;  ///< of the half-move that was played instead
  int more = 0;           ///< balls beyond what was taken
  int balls = 0;          ///< that it would have taken
  std::string moves;      ///< that would have done it
};

/// Tells the moments of games, one after another, half-move by half-move. annotations.md 2.5.
class Moments {
 public:
  /// Forgets the game before. `start`: where the next one begins.
  void begin(const Voice& voice, const Position& start);
  /// Appends the remarks on the next half-move, each behind a blank.
  void see(const Played& step, Ink& ink);
  /// What each player missed in the game, if it was enough.
  [[nodiscard]] const BySide<std::optional<Missed>>& missed() const noexcept { return missed_; }

 private:
  void see_capture(const Played& step, Ink& ink);
  void see_lead(const Played& step, Ink& ink);
  void see_choices(const Played& step, Ink& ink);
  void try_choices(const Played& step, unsigned pits, int enough, bool seeks_tuzdyk, Ink& ink);
  void see_end(const Played& step, Ink& ink);
  void see_repetition(const Played& step, Ink& ink);
  [[nodiscard]] bool came_back(const Played& step);

  Voice voice_;
  Rules rules_;
  bool captured_ = false;
  std::optional<Side> leader_;
  BySide<bool> thin_{};
  bool repeated_ = false;
  BySide<std::optional<Missed>> missed_;
  std::size_t quiet_since_ = 0;  ///< the position behind which no kazan grew
  std::size_t hashed_ = 0;       ///< the first position that is not among `seen_`
  std::unordered_multimap<std::uint64_t, std::size_t> seen_;
};

}  // namespace tqn::annotating
