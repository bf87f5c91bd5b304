#include "annotate/replay.hpp"

#include <algorithm>

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
  followed_.clear();
  if (positions_.size() <= half_moves) {
    positions_.resize(half_moves + 1, verdict.start);
    effects_.resize(half_moves + 1);
  }
  positions_.front() = verdict.start;
  do {
    play_plain(game);
  } while (size_ < half_moves && play_by_rote(game));
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

bool Replay::play_by_rote(const Game& game) {
  if (followed_.empty()) follow(game, followed_);
  if (followed_.size() <= size_ + 1) return false;
  const Position& after = followed_[size_ + 1];
  effects_[size_].reset();
  const std::optional<Pit> written = game.main.plies[size_].move.from;
  for (int number = Pit::lowest; number <= Pit::highest; ++number) {
    const Pit pit = *Pit::from_number(number);
    Position position = positions_[size_];
    if ((written && written != pit) || !position.is_legal(pit)) continue;
    const Effect effect = play_unchecked(position, pit);
    if (position != after) continue;
    effects_[size_] = effect;
    break;
  }
  positions_[++size_] = after;
  return true;
}

}  // namespace tqn::annotating
