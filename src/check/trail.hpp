#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "tqn/core/position.hpp"

namespace tqn::checking {

/// The positions before the latest half-moves of a line, so that a repair can begin a little earlier
/// than the fault it mends.
class Trail {
 public:
  static constexpr std::size_t length = 16;

  /// Remembers the position before half-move `index`.
  void keep(std::size_t index, const Position& position) noexcept {
    std::construct_at(&slots_[index % length].position, position);
  }
  /// Precondition: kept, and not more than `length` - 1 half-moves ago.
  [[nodiscard]] const Position& before(std::size_t index) const noexcept { return slots_[index % length].position; }

 private:
  union Slot {
    Slot() noexcept {}  // filled by keep(); a game must not pay for slots that it does not use
    Position position;
  };
  std::array<Slot, length> slots_;
};

}  // namespace tqn::checking
