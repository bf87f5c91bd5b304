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

Replay::Replay(const Game& game, const Verdict& verdict)
    : game_(game), position_(verdict.start), first_(game.first_half_move()) {}

bool Replay::next(Step& step) {
  if (next_ >= game_.main.plies.size()) return false;
  const Ply& ply = game_.main.plies[next_];
  step.index = next_;
  step.half_move = first_ + static_cast<std::uint32_t>(next_);
  step.before = position_;
  const std::optional<Pit> from = ply.move.from;
  if (!from || !position_.is_legal(*from) || may_set_position(ply)) return next_by_rote(step);
  step.from = from;
  step.effect = play_unchecked(position_, *from);
  step.after = position_;
  ++next_;
  return true;
}

bool Replay::next_by_rote(Step& step) {
  if (positions_.empty()) follow(game_, positions_);
  if (positions_.size() <= next_ + 1) return false;
  step.from.reset();
  step.effect.reset();
  step.after = positions_[next_ + 1];
  const std::optional<Pit> written = game_.main.plies[next_].move.from;
  for (int number = Pit::lowest; number <= Pit::highest; ++number) {
    const Pit pit = *Pit::from_number(number);
    Position position = step.before;
    if ((written && written != pit) || !position.is_legal(pit)) continue;
    const Effect effect = play_unchecked(position, pit);
    if (position != step.after) continue;
    step.from = pit;
    step.effect = effect;
    break;
  }
  position_ = step.after;
  ++next_;
  return true;
}

}  // namespace tqn::annotating
