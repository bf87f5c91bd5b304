#include "check/replay.hpp"

#include <algorithm>

namespace tqn::checking {
namespace {

[[nodiscard]] bool is_plain(const Ply& ply) noexcept {
  return ply.move.complete() && !ply.move.has_count() && !ply.notes;
}

}  // namespace

std::size_t replay_plain(std::span<const Ply> plies, std::size_t index, Position& position, Trail& trail,
                         Quiet& quiet) noexcept {
  Position board = position;
  while (index < plies.size()) {
    quiet.see(board, index);
    for (const std::size_t end = std::min(index + Quiet::step, plies.size()); index < end; ++index) {
      const Ply& ply = plies[index];
      trail.keep(index, board);
      if (!is_plain(ply) || !board.is_legal(*ply.move.from)) {
        position = board;
        return index;
      }
      const Effect effect = play_unchecked(board, *ply.move.from);
      if (effect.landing != *ply.move.to || effect.tuzdyk != ply.move.tuzdyk) {
        position = trail.before(index);
        return index;
      }
    }
  }
  quiet.see(board, index);
  position = board;
  return index;
}

}  // namespace tqn::checking
