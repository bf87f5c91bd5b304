#include "tqn/core/perft.hpp"

namespace tqn {

std::uint64_t perft(const Position& position, int depth) noexcept {
  if (depth <= 0) return 1;
  std::uint64_t lines = 0;
  for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
    const Pit pit = *Pit::from_number(number);
    if (!position.is_legal(pit)) continue;
    if (depth == 1) {
      ++lines;
      continue;
    }
    Position next = position;
    play_unchecked(next, pit);
    lines += perft(next, depth - 1);
  }
  return lines;
}

LeafSums perft_leaves(const Position& position, int depth) noexcept {
  if (depth <= 0 || position.over()) {
    return {1,
            {position.kazan(Side::white), position.kazan(Side::black)},
            position.over() ? 1U : 0U,
            (position.tuzdyk(Side::white) ? 1U : 0U) + (position.tuzdyk(Side::black) ? 1U : 0U)};
  }
  LeafSums sums;
  for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
    const Pit pit = *Pit::from_number(number);
    if (!position.is_legal(pit)) continue;
    Position next = position;
    play_unchecked(next, pit);
    const LeafSums more = perft_leaves(next, depth - 1);
    sums.leaves += more.leaves;
    sums.kazan.white += more.kazan.white;
    sums.kazan.black += more.kazan.black;
    sums.finished += more.finished;
    sums.tuzdyks += more.tuzdyks;
  }
  return sums;
}

}  // namespace tqn
