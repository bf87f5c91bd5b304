#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

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

/// Tells the moments of a game, half-move by half-move. annotations.md 2.5.
class Moments {
 public:
  explicit Moments(const Voice& voice) noexcept : voice_(voice) {}
  /// Appends the remarks on the next half-move, each behind a blank.
  void see(const Step& step, std::string& out);
  /// What each player missed in the game, if it was enough.
  [[nodiscard]] const BySide<std::optional<Missed>>& missed() const noexcept { return missed_; }

 private:
  void see_capture(const Step& step, std::string& out);
  void see_lead(const Step& step, std::string& out);
  void see_choices(const Step& step, std::string& out);
  void see_end(const Step& step, std::string& out);
  void see_repetition(const Step& step, std::string& out);
  [[nodiscard]] bool came_back(const Position& position);

  Voice voice_;
  bool captured_ = false;
  std::optional<Side> leader_;
  BySide<bool> thin_{};
  bool repeated_ = false;
  BySide<std::optional<Missed>> missed_;
  std::vector<Position> quiet_;  ///< positions since a kazan last grew
  std::unordered_multimap<std::uint64_t, std::size_t> seen_;
};

}  // namespace tqn::annotating
