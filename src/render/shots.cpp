#include <algorithm>
#include <optional>
#include <utility>

#include "tqn/render/animation.hpp"

namespace tqn {
namespace {

std::size_t index_of(const Spot& spot) noexcept { return static_cast<std::size_t>(spot.pit.index()); }

/// Takes a ball from a pit and puts it where the next one falls: into a tuzdyk's owner's kazan, or into the pit.
void put_ball(Setup& setup, const Spot& from, const Spot& to) {
  --setup.rows[from.row][index_of(from)];
  if (setup.tuzdyk[opponent(to.row)] == to.pit) {
    ++setup.kazan[opponent(to.row)];
  } else {
    ++setup.rows[to.row][index_of(to)];
  }
}

/// The pit that comes next round the board.
Spot next(const Spot& spot, int pits) noexcept {
  if (spot.pit.number() < pits) return {spot.row, *Pit::from_number(spot.pit.number() + 1)};
  return {opponent(spot.row), *Pit::from_number(1)};
}

/// The balls of a half-move, one after another: those that are still in the hand lie in the pit they come from.
void add_sowing(const Diagram& diagram, const Timing& timing, std::vector<Shot>& shots) {
  Position before = diagram.last->before;
  const Pit pit = diagram.last->pit;
  const Spot origin{before.turn(), pit};
  const int balls = before.balls(origin.row, pit);
  const int pits = before.rules().pits();
  Setup setup = before.setup();
  Spot at = origin;
  for (int ball = balls == 1 ? 0 : 1; ball < balls; ++ball) {
    at = next(at, pits);
    // The last ball, that of the pit that it began in, has come round.
    if (at != origin) put_ball(setup, origin, at);
    const auto position = Position::from(setup, before.rules());
    if (!std::holds_alternative<Position>(position)) return;
    Diagram shown = diagram;
    shown.position = std::get<Position>(position);
    shown.last.reset();
    shown.arrows.clear();
    shown.labels.clear();
    shown.marks.assign(1, {origin, Hue::blue});
    shots.push_back({std::move(shown), timing.ball});
  }
}

}  // namespace

std::vector<Shot> make_shots(const Storyboard& story, std::span<const std::size_t> frames, const Timing& timing) {
  std::vector<Shot> shots;
  if (frames.empty()) return shots;
  const std::size_t before = story.frames[frames.front()].parent;
  if (before != Frame::none) shots.push_back({diagram_of(story, before), timing.delay});
  for (const std::size_t frame : frames) {
    Diagram diagram = diagram_of(story, frame);
    if (timing.sowing == Sowing::ball_by_ball && diagram.last) add_sowing(diagram, timing, shots);
    shots.push_back({std::move(diagram), timing.delay});
  }
  shots.back().milliseconds = std::max(timing.last, timing.delay);
  return shots;
}

}  // namespace tqn
