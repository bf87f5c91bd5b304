#include "render/raster/palette.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace tqn::raster {
namespace {

struct Counted {
  Pixel colour = 0;
  std::uint64_t count = 0;
};

constexpr int channel(Pixel colour, unsigned number) noexcept {
  return static_cast<int>(colour >> (8 * number) & 0xFFU);
}

/// A group of neighbours in the space of colours.
struct Group {
  std::span<Counted> colours;
  std::uint64_t count = 0;
  unsigned widest = 0;  ///< the channel in which they differ most
  int width = 0;

  explicit Group(std::span<Counted> all) : colours(all) {
    for (const Counted& one : colours) count += one.count;
    for (unsigned number = 0; number < 3; ++number) {
      const auto [least, most] =
          std::ranges::minmax_element(colours, {}, [&](const Counted& one) { return channel(one.colour, number); });
      const int span = channel(most->colour, number) - channel(least->colour, number);
      if (span > width) {
        width = span;
        widest = number;
      }
    }
  }
  /// How much is won by dividing it.
  [[nodiscard]] double worth() const noexcept { return static_cast<double>(count) * width * width; }
  [[nodiscard]] std::pair<Group, Group> divided() const {
    std::ranges::sort(colours, {},
                      [&](const Counted& one) { return std::pair(channel(one.colour, widest), one.colour); });
    std::uint64_t before = 0;
    std::size_t middle = 0;
    while (middle + 1 < colours.size() && (middle == 0 || before + colours[middle].count <= count / 2))
      before += colours[middle++].count;
    return {Group(colours.first(middle)), Group(colours.subspan(middle))};
  }
  [[nodiscard]] Pixel mean() const noexcept {
    std::array<std::uint64_t, 3> sums{};
    for (const Counted& one : colours) {
      for (unsigned number = 0; number < 3; ++number)
        sums[number] += one.count * static_cast<std::uint64_t>(channel(one.colour, number));
    }
    Pixel colour = 0;
    for (unsigned number = 0; number < 3; ++number)
      colour |= static_cast<Pixel>((sums[number] + count / 2) / count) << (8 * number);
    return colour;
  }
};

}  // namespace

void Histogram::add(std::span<const Pixel> pixels) {
  for (std::size_t i = 0; i < pixels.size();) {
    std::size_t end = i;
    while (end < pixels.size() && colour_of(pixels[end]) == colour_of(pixels[i])) ++end;
    counts_[colour_of(pixels[i])] += end - i;
    i = end;
  }
}

Palette::Palette(const Histogram& histogram, std::size_t most) {
  std::vector<Counted> all;
  for (const auto& [colour, count] : histogram.counts()) all.push_back({colour, count});
  std::ranges::sort(all, [](const Counted& a, const Counted& b) {
    return std::pair(b.count, a.colour) < std::pair(a.count, b.colour);
  });
  const std::size_t exact = all.size() <= most ? all.size() : most / 2;
  for (const Counted& one : std::span(all).first(exact)) colours_.push_back(one.colour);
  if (exact == all.size()) return;
  std::vector<Group> groups{Group(std::span(all).subspan(exact))};
  while (groups.size() < most - exact) {
    const auto best = std::ranges::max_element(groups, {}, &Group::worth);
    if (best->colours.size() < 2 || best->width == 0) break;
    auto [one, other] = best->divided();
    *best = one;
    groups.push_back(other);
  }
  for (const Group& group : groups) colours_.push_back(group.mean());
}

std::uint8_t Palette::nearest(Pixel colour) {
  const auto [entry, is_new] = known_.try_emplace(colour_of(colour), std::uint8_t{0});
  if (!is_new) return entry->second;
  int least = std::numeric_limits<int>::max();
  for (std::size_t i = 0; i < colours_.size(); ++i) {
    int distance = 0;
    for (unsigned number = 0; number < 3; ++number) {
      const int apart = channel(colours_[i], number) - channel(colour, number);
      // The eye sees green best, blue worst.
      constexpr std::array weight{2, 4, 3};
      distance += weight[number] * apart * apart;
    }
    if (distance >= least) continue;
    least = distance;
    entry->second = static_cast<std::uint8_t>(i);
  }
  return entry->second;
}

}  // namespace tqn::raster
