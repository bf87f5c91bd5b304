#pragma once

#include <cstddef>

#include "tqn/core/side.hpp"

namespace tqn::checking {

/// A cheap test whether a position may have occurred twice. Kazans never shrink, so it takes a stretch
/// without a capture. In it balls go round the whole ring, so that every pit is emptied at least once, and
/// none can be a tuzdyk. Asked every few half-moves.
class Quiet {
 public:
  /// Half-moves that may pass between two questions.
  static constexpr std::size_t step = 4;

  /// `board`: a Position or a ReplayBoard.
  template <typename Board>
  void see(const Board& board, std::size_t index) noexcept {
    const unsigned sum = 256U * board.kazan(Side::white) + board.kazan(Side::black);
    if (sum != sum_) {
      sum_ = sum;
      since_ = index;
    } else if (index - since_ >= 2 * static_cast<std::size_t>(board.rules().pits()) - 2 * (step - 1)) {
      long_ = long_ || (!board.tuzdyk(Side::white) && !board.tuzdyk(Side::black));
    }
  }
  [[nodiscard]] bool was_long() const noexcept { return long_; }

 private:
  unsigned sum_ = 0xFFFF;
  std::size_t since_ = 0;
  bool long_ = false;
};

}  // namespace tqn::checking
