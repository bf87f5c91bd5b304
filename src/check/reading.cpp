#include "check/reading.hpp"

#include <algorithm>

#include "check/plausibility.hpp"

namespace tqn::checking {

Reading read(const Scene& scene, const Hypothesis& hypothesis, std::size_t end) noexcept {
  Reading reading;
  end = std::min(scene.plies.size(), end);
  for (std::size_t index = scene.earliest(); index < end; ++index) {
    const auto written = scene.plies[index].move.from;
    ++reading.written;
    if (index != hypothesis.at) {
      reading.add(written);
    } else if (hypothesis.slip == Slip::exchanged) {
      reading.add(scene.plies[index + 1].move.from);
      reading.add(written);
      ++reading.written;
      ++index;
    } else if (hypothesis.slip != Slip::twice) {
      reading.add(hypothesis.from);
      if (hypothesis.slip == Slip::left_out) reading.add(written);
    }
  }
  if (hypothesis.slip == Slip::left_out && hypothesis.at == end) reading.add(hypothesis.from);
  return reading;
}

std::optional<double> WrittenChances::of(std::size_t index) noexcept {
  for (const std::size_t first = scene_.earliest(); first + size_ <= index; ++size_) {
    const auto pit = scene_.plies[first + size_].move.from;
    const Position& position = scene_.before(first + size_);
    if (pit && position.is_legal(*pit)) known_[size_] = log_chance(position, *pit);
  }
  return known_[index - scene_.earliest()];
}

double implausibility(const Scene& scene, const Hypothesis& hypothesis, std::size_t end,
                      WrittenChances& written) noexcept {
  constexpr double usual = 1.65;  // of a half-move, by the model of log_chance
  const Reading reading = read(scene, hypothesis, end);
  double sum = -usual * static_cast<double>(reading.written);
  std::size_t i = 0;
  for (std::size_t index = scene.earliest(); index < hypothesis.at; ++index, ++i) {
    const auto chance = written.of(index);
    if (!chance) return sum + usual * static_cast<double>(reading.size - i);
    sum -= *chance;
  }
  Position position = scene.before(hypothesis.at);
  for (; i < reading.size; ++i) {
    const auto pit = Pit::from_number(reading.pits[i]);
    if (!pit || !position.is_legal(*pit)) return sum + usual * static_cast<double>(reading.size - i);
    sum -= log_chance(position, *pit);
    play_unchecked(position, *pit);
  }
  return sum;
}

}  // namespace tqn::checking
