#pragma once

#include <cstddef>

#include "tqn/core/position.hpp"

namespace tqn::checking {

/// A cheap test whether a position may have occurred twice. Kazans never shrink, so it takes a stretch
/// without a capture. In it balls go round the whole ring, so that every pit is emptied at least once, and
/// none can be a tuzdyk. Asked every few half-moves.
class Quiet {
 public:
  /// Half-moves that may pass between two questions.
  static constexpr std::size_t step = 4;

  void see(const Position& position, std::size_t index) noexcept {
    const unsigned sum = 256U * position.kazan(Side::white) + position.kazan(Side::black);
    if (sum != sum_) {
      sum_ = sum;
      since_ = index;
    } else if (index - since_ >= 2 * static_cast<std::size_t>(position.rules().pits()) - 2 * (step - 1)) {
      long_ = long_ || (!position.tuzdyk(Side::white) && !position.tuzdyk(Side::black));
    }
  }
  [[nodiscard]] bool was_long() const noexcept { return long_; }

 private:
  unsigned sum_ = 0xFFFF;
  std::size_t since_ = 0;
  bool long_ = false;
};

}  // namespace tqn::checking
