#include "check/replay.hpp"

#include <algorithm>
#include <optional>

#include "tqn/core/replay_board.hpp"

namespace tqn::checking {
namespace {

[[nodiscard]] bool is_plain(const Ply& ply) noexcept {
  return ply.move.complete() && !ply.move.has_count() && !ply.notes;
}

/// Replays the ordinary half-moves, and whatever may follow them is left.
std::size_t replay_ordinary(std::span<const Ply> plies, std::size_t index, Position& position, Quiet& quiet) noexcept {
  ReplayBoard board(position);
  const auto claim_at = [plies](std::size_t i) -> std::optional<ReplayBoard::Claim> {
    const Ply& ply = plies[i];
    if (!is_plain(ply)) return std::nullopt;
    return ReplayBoard::Claim{*ply.move.from, *ply.move.to, ply.move.tuzdyk};
  };
  std::size_t end = index;
  while (index == end && index < plies.size()) {
    quiet.see(board, index);
    end = std::min(index + Quiet::step, plies.size());
    index = board.play(index, end, claim_at);
  }
  position = board.position();
  return index;
}

bool replay_one(const Ply& ply, Position& position) noexcept {
  if (!is_plain(ply) || !position.is_legal(*ply.move.from)) return false;
  Position after = position;
  const Effect effect = play_unchecked(after, *ply.move.from);
  if (effect.landing != *ply.move.to || effect.tuzdyk != ply.move.tuzdyk) return false;
  position = after;
  return true;
}

}  // namespace

std::size_t replay_plain(std::span<const Ply> plies, std::size_t index, Position& position, Trail& trail,
                         Quiet& quiet) noexcept {
  const std::size_t begin = index;
  const Position first = position;
  while (index < plies.size()) {
    quiet.see(position, index);
    if (ReplayBoard::takes(position)) index = replay_ordinary(plies, index, position, quiet);
    if (index == plies.size() || !replay_one(plies[index], position)) break;
    ++index;
  }
  quiet.see(position, index);
  if (index == plies.size()) return index;
  // There is something to tell, and perhaps to repair: goes the way again, to remember it.
  Position before = first;
  for (std::size_t i = begin; i < index; ++i) {
    trail.keep(i, before);
    (void)play_unchecked(before, *plies[i].move.from);
  }
  trail.keep(index, before);
  return index;
}

/// Flattened: a call for each half-move would cost as much as its work.
[[gnu::flatten]] std::size_t replay_plain(std::span<const Ply> plies, Position& position, Trail& trail, Quiet& quiet,
                                          Trace& trace) noexcept {
  Position board = position;
  std::size_t index = 0;
  for (; index < plies.size(); ++index) {
    if (index % Quiet::step == 0) quiet.see(board, index);
    const Ply& ply = plies[index];
    if (!is_plain(ply) || !board.is_legal(*ply.move.from)) break;
    const Effect effect = play_unchecked(board, *ply.move.from);
    if (effect.landing != *ply.move.to || effect.tuzdyk != ply.move.tuzdyk) break;
    trace.effects[index] = effect;
    trace.positions[index + 1] = board;
  }
  trace.size = index;
  position = trace.positions[index];
  quiet.see(position, index);
  if (index == plies.size()) return index;
  for (std::size_t i = index - std::min(index, Trail::length - 1); i <= index; ++i) trail.keep(i, trace.positions[i]);
  return index;
}

}  // namespace tqn::checking
