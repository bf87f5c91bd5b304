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

void Replay::begin(const Game& game, const Verdict& verdict) {
  game_ = &game;
  next_ = 0;
  first_ = game.first_half_move();
  const std::size_t size = game.main.plies.size() + 1;
  if (positions_.size() < size) positions_.resize(size, verdict.start);
  positions_.front() = verdict.start;
  followed_.clear();
}

bool Replay::next(Step& step) {
  if (next_ >= game_->main.plies.size()) return false;
  const Ply& ply = game_->main.plies[next_];
  step.index = next_;
  step.half_move = first_ + static_cast<std::uint32_t>(next_);
  step.positions = positions_.data();
  const Position& before = positions_[next_];
  const std::optional<Pit> from = ply.move.from;
  if (!from || !before.is_legal(*from) || may_set_position(ply)) return next_by_rote(step);
  Position& after = positions_[++next_];
  after = before;
  step.from = from;
  step.effect = play_unchecked(after, *from);
  return true;
}

bool Replay::next_by_rote(Step& step) {
  if (followed_.empty()) follow(*game_, followed_);
  if (followed_.size() <= next_ + 1) return false;
  step.from.reset();
  step.effect.reset();
  const Position& before = positions_[next_];
  const Position& after = followed_[next_ + 1];
  const std::optional<Pit> written = game_->main.plies[next_].move.from;
  for (int number = Pit::lowest; number <= Pit::highest; ++number) {
    const Pit pit = *Pit::from_number(number);
    Position position = before;
    if ((written && written != pit) || !position.is_legal(pit)) continue;
    const Effect effect = play_unchecked(position, pit);
    if (position != after) continue;
    step.from = pit;
    step.effect = effect;
    break;
  }
  positions_[++next_] = after;
  return true;
}

}  // namespace tqn::annotating
