#include "annotate/replay.hpp"

#include <algorithm>

#include "tqn/check/step.hpp"

namespace tqn::annotating {
namespace {

/// Whether a comment may set the position behind the half-move.
[[nodiscard]] bool may_set_position(const Ply& ply) {
  return ply.notes && std::ranges::any_of(*ply.notes, [](const Note& note) {
           return note.text.view().find("[%stands") != std::string_view::npos;
         });
}

}  // namespace

void Replay::run(const Game& game, const Verdict& verdict) {
  const std::size_t half_moves = game.main.plies.size();
  size_ = 0;
  first_ = game.first_half_move();
  if (positions_.size() <= half_moves) {
    positions_.resize(half_moves + 1, verdict.start);
    effects_.resize(half_moves + 1);
  }
  positions_.front() = verdict.start;
  do {
    play_plain(game);
  } while (size_ < half_moves && play_judged(game, verdict));
}

/// All positions are made before any is looked at: each waits for the one before it, and nothing else must wait.
[[gnu::flatten]] void Replay::play_plain(const Game& game) {
  Position board = positions_[size_];
  for (; size_ < game.main.plies.size(); ++size_) {
    const Ply& ply = game.main.plies[size_];
    if (!ply.move.from || !board.is_legal(*ply.move.from) || may_set_position(ply)) return;
    effects_[size_] = play_unchecked(board, *ply.move.from);
    positions_[size_ + 1] = board;
  }
}

bool Replay::play_judged(const Game& game, const Verdict& verdict) {
  const Ply& ply = game.main.plies[size_];
  const auto filled = std::ranges::lower_bound(verdict.filled, size_, {}, &FilledPit::ply);
  Position after = positions_[size_];
  effects_[size_].reset();
  if (filled != verdict.filled.end() && filled->ply == size_) {
    if (!after.is_legal(filled->pit)) return false;
    effects_[size_] = play_unchecked(after, filled->pit);
  } else {
    const auto step = take_step(game, ply, positions_[size_]);
    if (!step) return false;
    after = step->after;
    look_for_effect(ply.move.from, after);
  }
  positions_[++size_] = after;
  return true;
}

void Replay::look_for_effect(std::optional<Pit> written, const Position& after) {
  for (int number = Pit::lowest; number <= Pit::highest; ++number) {
    const Pit pit = *Pit::from_number(number);
    Position position = positions_[size_];
    if ((written && written != pit) || !position.is_legal(pit)) continue;
    const Effect effect = play_unchecked(position, pit);
    if (position != after) continue;
    effects_[size_] = effect;
    return;
  }
}

}  // namespace tqn::annotating
