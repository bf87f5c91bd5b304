#pragma once

#include <cstdint>
#include <optional>

#include "tqn/core/side.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/ink.hpp"

namespace tqn::annotating {

/// Tells how long half-moves took, from the clocks behind them. annotations.md 2.4.
class Clocks {
 public:
  Clocks() = default;
  explicit Clocks(const Game& game);
  /// Whether the increment is known.
  [[nodiscard]] bool can_tell() const noexcept { return increment_.has_value(); }
  /// Appends the command emt behind a blank, if the next half-move, of this player, allows it.
  /// Returns whether it did.
  bool see(const Ply& ply, Side player, Ink& ink);

 private:
  std::optional<std::uint64_t> increment_;  ///< hundredths of a second; nothing: not known
  BySide<std::optional<std::uint64_t>> left_;
};

}  // namespace tqn::annotating
