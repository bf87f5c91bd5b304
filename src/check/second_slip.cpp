#include "check/second_slip.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "check/reading.hpp"
#include "check/repair.hpp"

namespace tqn::checking {
namespace {

/// Whether the best one was not weighed against another.
[[nodiscard]] bool single(const Candidates& candidates) noexcept {
  return candidates.list().size() == 1 || !candidates.list()[1].whole;
}

/// The cheapest single slip after which the record goes on under a hypothesis, with the cost of both;
/// nothing if there is none.
[[nodiscard]] std::optional<double> cost_with_second(const Scene& scene, const Hypothesis& hypothesis,
                                                     WrittenChances& written) noexcept {
  constexpr std::size_t least_evidence = 10;  // half-moves that agree, of those after the first fault
  Resumption resumption = resume(scene, hypothesis);
  Trail trail;
  Scene later = scene;
  later.trail = &trail;
  later.first = resumption.next;
  later.fault = scene.fault + 1 + hypothesis.support;
  if (later.fault >= scene.plies.size() || later.fault < resumption.next) return std::nullopt;
  Position position = resumption.position;
  for (std::size_t index = resumption.next; index < later.fault; ++index) {
    trail.keep(index, position);
    if (try_half_move(position, scene.plies[index].move, scene.counts) == Fit::off) return std::nullopt;
  }
  trail.keep(later.fault, position);
  Candidates second;
  if (const auto plain = as_written(later)) second.add(*plain);
  search_repairs(later, second);
  if (second.empty() || !second.list().front().whole) return std::nullopt;
  const Hypothesis& best = second.list().front();
  if (hypothesis.support + best.support < least_evidence) return std::nullopt;
  // Both stretches are weighed once: the first up to where the second begins.
  WrittenChances between(later);
  const double plain = single(second) ? implausibility(later, best, later.fault + 1 + weighed_after, between) : 0;
  return hypothesis.cost + implausibility(scene, hypothesis, later.earliest(), written) + best.cost + plain;
}

}  // namespace

void look_for_second_slip(const Scene& scene, Candidates& candidates) noexcept {
  constexpr double clear_odds = 2.5;
  constexpr double never = std::numeric_limits<double>::infinity();
  double best_cost = never;
  double next_cost = never;
  std::size_t best = 0;
  WrittenChances written(scene);
  for (std::size_t i = 0; i < candidates.list().size(); ++i) {
    const double cost = cost_with_second(scene, candidates.list()[i], written).value_or(never);
    if (cost < best_cost) {
      next_cost = std::exchange(best_cost, cost);
      best = i;
    } else {
      next_cost = std::min(next_cost, cost);
    }
  }
  if (best_cost < never && next_cost >= best_cost + clear_odds) candidates.prefer(best);
}

}  // namespace tqn::checking
