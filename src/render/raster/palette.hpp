#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace tqn::raster {

/// A pixel as cairo has it, without what is behind the colour.
using Pixel = std::uint32_t;
constexpr Pixel colour_of(Pixel pixel) noexcept { return pixel & 0xFFFFFFU; }

/// Counts the colours of pictures.
class Histogram {
 public:
  void add(std::span<const Pixel> pixels);
  [[nodiscard]] const std::unordered_map<Pixel, std::uint64_t>& counts() const noexcept { return counts_; }

 private:
  std::unordered_map<Pixel, std::uint64_t> counts_;
};

/// At most so many colours that stand for all of a picture: the frequent ones as they are, the others in groups of
/// neighbours.
class Palette {
 public:
  Palette(const Histogram& histogram, std::size_t most);

  [[nodiscard]] std::span<const Pixel> colours() const noexcept { return colours_; }
  /// The number of the colour that is nearest. Remembers the answers.
  [[nodiscard]] std::uint8_t nearest(Pixel colour);

 private:
  std::vector<Pixel> colours_;
  std::unordered_map<Pixel, std::uint8_t> known_;
};

}  // namespace tqn::raster
