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
  first_ = game.first_half_move();
  size_ = 0;
  // As far as it is known, unless notes that came since then say otherwise.
  while (size_ < std::min(trace_.size, half_moves) && !game.main.plies[size_].notes) ++size_;
  trace_.make_room(half_moves);
  trace_.positions.front() = verdict.start;
  trace_.size = 0;
  do {
    play_plain(game);
  } while (size_ < half_moves && play_judged(game, verdict));
}

/// All positions are made before any is looked at: each waits for the one before it, and nothing else must wait.
[[gnu::flatten]] void Replay::play_plain(const Game& game) {
  Position board = trace_.positions[size_];
  for (; size_ < game.main.plies.size(); ++size_) {
    const Ply& ply = game.main.plies[size_];
    if (!ply.move.from || !board.is_legal(*ply.move.from) || may_set_position(ply)) return;
    trace_.effects[size_] = play_unchecked(board, *ply.move.from);
    trace_.positions[size_ + 1] = board;
  }
}

bool Replay::play_judged(const Game& game, const Verdict& verdict) {
  const Ply& ply = game.main.plies[size_];
  const auto filled = std::ranges::lower_bound(verdict.filled, size_, {}, &FilledPit::ply);
  Position after = trace_.positions[size_];
  trace_.effects[size_].reset();
  if (filled != verdict.filled.end() && filled->ply == size_) {
    if (!after.is_legal(filled->pit)) return false;
    trace_.effects[size_] = play_unchecked(after, filled->pit);
  } else {
    const auto step = take_step(game, ply, trace_.positions[size_]);
    if (!step) return false;
    after = step->after;
    look_for_effect(ply.move.from, after);
  }
  trace_.positions[++size_] = after;
  return true;
}

void Replay::look_for_effect(std::optional<Pit> written, const Position& after) {
  for (int number = Pit::lowest; number <= Pit::highest; ++number) {
    const Pit pit = *Pit::from_number(number);
    Position position = trace_.positions[size_];
    if ((written && written != pit) || !position.is_legal(pit)) continue;
    const Effect effect = play_unchecked(position, pit);
    if (position != after) continue;
    trace_.effects[size_] = effect;
    return;
  }
}

}  // namespace tqn::annotating
