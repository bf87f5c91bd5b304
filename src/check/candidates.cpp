#include "check/candidates.hpp"

#include <algorithm>

#include "check/plausibility.hpp"
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

/// Half-moves after the fault whose plausibility is asked for.
constexpr std::size_t weighed_after = 6;

/// The pits of a stretch of the record as a hypothesis reads them.
struct Reading {
  std::array<std::uint8_t, look_back + weighed_after + 3> pits{};
  std::size_t size = 0;

  void add(std::optional<Pit> pit) noexcept {
    if (size < pits.size()) pits[size++] = static_cast<std::uint8_t>(pit ? pit->number() : 0);
  }
  friend bool operator==(const Reading&, const Reading&) = default;
};

[[nodiscard]] std::size_t earliest(const Scene& scene) noexcept {
  return std::max(scene.first, scene.fault - std::min(scene.fault, look_back));
}

/// From the earliest half-move that may be mended to some after the fault.
[[nodiscard]] Reading read(const Scene& scene, const Hypothesis& hypothesis) noexcept {
  Reading reading;
  const std::size_t end = std::min(scene.plies.size(), scene.fault + 1 + weighed_after);
  for (std::size_t index = earliest(scene); index < end; ++index) {
    const auto written = scene.plies[index].move.from;
    if (index != hypothesis.at) {
      reading.add(written);
    } else if (hypothesis.slip == Slip::exchanged) {
      reading.add(scene.plies[index + 1].move.from);
      reading.add(written);
      ++index;
    } else if (hypothesis.slip != Slip::twice) {
      reading.add(hypothesis.from);
      if (hypothesis.slip == Slip::left_out) reading.add(written);
    }
  }
  return reading;
}

/// How unlikely it is that players made these half-moves.
[[nodiscard]] double implausibility(const Scene& scene, const Hypothesis& hypothesis) noexcept {
  const Reading reading = read(scene, hypothesis);
  Position position = scene.before(earliest(scene));
  double sum = 0;
  for (std::size_t i = 0; i < reading.size; ++i) {
    const auto pit = Pit::from_number(reading.pits[i]);
    if (!pit || !position.is_legal(*pit)) break;
    sum -= log_chance(position, *pit);
    play_unchecked(position, *pit);
  }
  return sum;
}

/// Follows a whole hypothesis on: where several fit as far as usual, one may be contradicted later.
void look_farther(const Scene& scene, Hypothesis& hypothesis) noexcept {
  constexpr std::size_t far = 120;
  if (hypothesis.support < reach) return;
  Resumption resumption = resume(scene, hypothesis);
  const Outlook outlook =
      look_ahead(resumption.position, scene.plies, resumption.next, scene.fault + 1 + far, scene.counts);
  hypothesis.support = resumption.next + outlook.half_moves - (scene.fault + 1);
  hypothesis.slips = std::max(hypothesis.slips, outlook.slips);
  hypothesis.whole = outlook.whole;
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
  std::size_t kept = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    readings[kept] = read(scene, list_[i]);
    const auto end = readings.begin() + static_cast<std::ptrdiff_t>(kept);
    if (std::find(readings.begin(), end, readings[kept]) != end) continue;
    list_[kept++] = list_[i];
  }
  size_ = kept;
}

void Candidates::settle(const Scene& scene) noexcept {
  if (size_ < 2) return;
  drop_doubles(scene);
  if (size_ < 2 || !list_[1].whole) return;
  std::size_t whole = 0;
  for (; whole < size_ && list_[whole].whole; ++whole) {
    list_[whole].cost += implausibility(scene, list_[whole]);
    look_farther(scene, list_[whole]);
  }
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
