#include "check/candidates.hpp"

#include <algorithm>

#include "check/reading.hpp"
#include "check/repair.hpp"

namespace tqn::checking {
namespace {

constexpr double cost_of_slip = 2;

[[nodiscard]] double price(const Hypothesis& hypothesis) noexcept {
  return hypothesis.cost + cost_of_slip * static_cast<double>(hypothesis.slips);
}

[[nodiscard]] bool better(const Hypothesis& a, const Hypothesis& b) noexcept {
  if (a.whole != b.whole) return a.whole;
  if (!a.whole && a.support != b.support) return a.support > b.support;
  return price(a) < price(b);
}

}  // namespace

void Candidates::add(const Hypothesis& hypothesis) noexcept {
  if (size_ == most && !better(hypothesis, list_[size_ - 1])) return;
  std::size_t place = size_ == most ? size_ - 1 : size_++;
  for (; place > 0 && better(hypothesis, list_[place - 1]); --place) list_[place] = list_[place - 1];
  list_[place] = hypothesis;
}

void Candidates::drop_doubles(const Scene& scene) noexcept {
  std::array<Reading, most> readings;
  const std::size_t end = scene.fault + 1 + weighed_after;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    readings[kept] = read(scene, list_[i], end);
    const auto last = readings.begin() + static_cast<std::ptrdiff_t>(kept);
    if (std::find(readings.begin(), last, readings[kept]) != last) continue;
    list_[kept++] = list_[i];
  }
  size_ = kept;
}

void Candidates::settle(const Scene& scene) noexcept {
  if (size_ < 2) return;
  drop_doubles(scene);
  if (size_ < 2 || !list_[1].whole) return;
  std::size_t whole = 0;
  bool holds = false;
  std::size_t farthest = 0;
  WrittenChances written(scene);
  for (; whole < size_ && list_[whole].whole; ++whole) {
    Hypothesis& hypothesis = list_[whole];
    hypothesis.cost += implausibility(scene, hypothesis, scene.fault + 1 + weighed_after, written);
    look_farther(scene, hypothesis);
    holds = holds || hypothesis.whole;
    farthest = std::max(farthest, hypothesis.support);
  }
  // If all are contradicted at one place, another slip was made there: it says nothing against any.
  constexpr std::size_t one_place = 3;
  for (std::size_t i = 0; i < whole && !holds; ++i) list_[i].whole = list_[i].support + one_place >= farthest;
  std::stable_sort(list_.begin(), list_.begin() + static_cast<std::ptrdiff_t>(whole), better);
}

void Candidates::prefer(std::size_t index) noexcept {
  const auto begin = list_.begin();
  std::rotate(begin, begin + static_cast<std::ptrdiff_t>(index), begin + static_cast<std::ptrdiff_t>(index) + 1);
  preferred_ = true;
}

const Hypothesis* Candidates::unambiguous() const noexcept {
  constexpr std::size_t least_support = 6;
  constexpr std::size_t clear_lead = 4;
  constexpr double clear_odds = 2.5;  // twelve to one
  if (size_ == 0) return nullptr;
  if (preferred_) return &list_[0];
  const Hypothesis& best = list_[0];
  if (size_ == 1) return best.whole || best.support >= least_support ? &best : nullptr;
  const Hypothesis& next = list_[1];
  if (best.whole) return !next.whole || price(next) >= price(best) + clear_odds ? &best : nullptr;
  return best.support >= least_support && best.support >= next.support + clear_lead ? &best : nullptr;
}

}  // namespace tqn::checking
