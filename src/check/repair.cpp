#include "check/repair.hpp"

#include <algorithm>

#include "check/counts.hpp"

namespace tqn::checking {
namespace {

/// A position on the way, the next written half-move, and the slips so far.
struct Walker {
  Position position;
  std::size_t next;
  std::size_t slips = 0;
};

/// Plays what a hypothesis puts in place of the record, and notes the mark it should have. False if it
/// cannot be.
[[nodiscard]] bool enter(const Scene& scene, Hypothesis& hypothesis, Walker& walker) noexcept {
  walker = {scene.before(hypothesis.at), hypothesis.at + 1};
  switch (hypothesis.slip) {
    case Slip::twice:
      return true;
    case Slip::exchanged:
      walker.next = hypothesis.at + 2;
      for (const std::size_t index : {hypothesis.at + 1, hypothesis.at}) {
        const Fit fit = try_half_move(walker.position, scene.plies[index].move, scene.counts);
        if (fit == Fit::off || fit == Fit::unknown) return false;
        if (fit == Fit::slips) ++walker.slips;
      }
      return true;
    case Slip::left_out:
      walker.next = hypothesis.at;
      hypothesis.tuzdyk = play_unchecked(walker.position, *hypothesis.from).tuzdyk;
      return true;
    case Slip::landing:
    case Slip::mark:
    case Slip::origin:
    case Slip::swapped:
      break;
  }
  MoveText mended = scene.plies[hypothesis.at].move;
  mended.from = hypothesis.from;
  mended.to = hypothesis.to;
  Position before = walker.position;
  if (try_half_move(walker.position, mended, scene.counts) == Fit::slips) ++walker.slips;
  hypothesis.tuzdyk = play_unchecked(before, *hypothesis.from).tuzdyk;
  return true;
}

/// Follows the record under a hypothesis and keeps it if it explains the fault.
void weigh(const Scene& scene, Hypothesis hypothesis, Candidates& candidates) noexcept {
  Walker walker{Position::start(), 0};
  if (!enter(scene, hypothesis, walker)) return;
  const std::size_t after = scene.fault + 1;
  const Outlook outlook = look_ahead(walker.position, scene.plies, walker.next, after + reach, scene.counts);
  const std::size_t reached = walker.next + outlook.half_moves;
  if (reached < after) return;
  hypothesis.support = reached - after;
  hypothesis.slips = walker.slips + outlook.slips;
  hypothesis.whole = outlook.whole;
  candidates.add(hypothesis);
}

// How unlikely each slip is, as negative logarithms: how often it happens, times how many wrong digits
// there are to write. What players would hardly have played is weighed apart. Tuned by injecting slips
// into real games: tests/bench/repair_bench.cpp.
constexpr double cost_of_landing = 2.1;
constexpr double cost_of_origin = 2.1;
constexpr double cost_of_swapped = 1.5;
constexpr double cost_of_left_out = 0.5;
constexpr double cost_at_gap = -4;
constexpr double cost_of_twice = 0.5;
constexpr double cost_of_surplus = 7;
constexpr double cost_of_columns = 0.5;
constexpr double cost_of_exchange = 4;

[[nodiscard]] bool same_digits(const MoveText& a, const MoveText& b) noexcept {
  return a.from == b.from && a.to == b.to;
}

class Search {
 public:
  Search(const Scene& scene, Candidates& candidates) noexcept : scene_(scene), candidates_(candidates) {}

  /// Every slip at one half-move.
  void at(std::size_t index) noexcept {
    const Position& position = scene_.before(index);
    const MoveText& move = scene_.plies[index].move;
    try_surplus(index);
    try_exchange(index);
    if (position.over()) return;
    for (int number = Pit::lowest; number <= position.rules().pits(); ++number) {
      const Pit pit = *Pit::from_number(number);
      if (!position.is_legal(pit)) continue;
      const Pit landing = landing_of(position, pit);
      const double cost = scene_.may_be_gap(index) ? cost_at_gap : cost_of_left_out;
      weigh(scene_, {.slip = Slip::left_out, .at = index, .from = pit, .to = landing, .cost = cost}, candidates_);
      if (!move.complete() || pit == move.from) continue;
      if (landing == move.to) {
        weigh(scene_,
              {.slip = Slip::origin,
               .at = index,
               .from = pit,
               .to = landing,
               .tuzdyk = move.tuzdyk,
               .cost = cost_of_origin},
              candidates_);
      } else if (pit == move.to && landing == move.from) {
        weigh(scene_,
              {.slip = Slip::swapped,
               .at = index,
               .from = pit,
               .to = landing,
               .tuzdyk = move.tuzdyk,
               .cost = cost_of_swapped},
              candidates_);
      }
    }
  }

 private:
  void try_surplus(std::size_t index) noexcept {
    const bool doubled = index > 0 && same_digits(scene_.plies[index - 1].move, scene_.plies[index].move);
    weigh(scene_, {.slip = Slip::twice, .at = index, .cost = doubled ? cost_of_twice : cost_of_surplus}, candidates_);
  }
  void try_exchange(std::size_t index) noexcept {
    if (index + 1 >= scene_.plies.size()) return;
    const bool one_row = ((scene_.column + index) & 1U) == 0;
    weigh(scene_, {.slip = Slip::exchanged, .at = index, .cost = one_row ? cost_of_columns : cost_of_exchange},
          candidates_);
  }

  const Scene& scene_;
  Candidates& candidates_;
};

}  // namespace

std::optional<Hypothesis> as_written(const Scene& scene) noexcept {
  const Position& position = scene.before(scene.fault);
  const MoveText& move = scene.plies[scene.fault].move;
  if (!move.from || !position.is_legal(*move.from)) return std::nullopt;
  const Pit landing = landing_of(position, *move.from);
  Position after = position;
  const Effect effect = play_unchecked(after, *move.from);
  Hypothesis hypothesis{.slip = move.to == landing ? Slip::mark : Slip::landing,
                        .at = scene.fault,
                        .from = move.from,
                        .to = landing,
                        .tuzdyk = effect.tuzdyk,
                        .cost = cost_of_landing};
  const Outlook outlook = look_ahead(after, scene.plies, scene.fault + 1, scene.fault + 1 + reach, scene.counts);
  hypothesis.support = outlook.half_moves;
  hypothesis.slips = outlook.slips;
  hypothesis.whole = outlook.whole;
  return hypothesis;
}

void look_farther(const Scene& scene, Hypothesis& hypothesis) noexcept {
  constexpr std::size_t far = 120;
  if (hypothesis.support < reach) return;
  Resumption resumption = resume(scene, hypothesis);
  const std::size_t after = scene.fault + 1;
  const Outlook outlook = look_ahead(resumption.position, scene.plies, resumption.next, after + far, scene.counts);
  hypothesis.support = resumption.next + outlook.half_moves - after;
  hypothesis.slips = std::max(hypothesis.slips, outlook.slips);
  hypothesis.whole = outlook.whole;
}

void search_repairs(const Scene& scene, Candidates& candidates) noexcept {
  Search search(scene, candidates);
  for (std::size_t index = scene.fault + 1; index-- > scene.earliest();) search.at(index);
  candidates.settle(scene);
}

Resumption resume(const Scene& scene, Hypothesis hypothesis) noexcept {
  Walker walker{Position::start(), 0};
  static_cast<void>(enter(scene, hypothesis, walker));
  return {walker.position, walker.next};
}

std::size_t count_agreeing(const Scene& scene, const Hypothesis& hypothesis, std::size_t most) noexcept {
  Resumption resumption = resume(scene, hypothesis);
  const std::size_t after = scene.fault + 1;
  const Outlook outlook = look_ahead(resumption.position, scene.plies, resumption.next, after + most, scene.counts);
  return resumption.next + outlook.half_moves - after;
}

}  // namespace tqn::checking
