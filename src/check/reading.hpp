#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "check/candidates.hpp"
#include "check/scene.hpp"

namespace tqn::checking {

/// Half-moves after a fault that are weighed by how plausible they are.
inline constexpr std::size_t weighed_after = 6;

/// The pits of a stretch of the record as a hypothesis reads them; 0 where none is told.
struct Reading {
  std::array<std::uint8_t, look_back + reach + weighed_after> pits{};
  std::size_t size = 0;
  std::size_t written = 0;  ///< half-moves of the record that they were made of

  void add(std::optional<Pit> pit) noexcept {
    if (size < pits.size()) pits[size++] = static_cast<std::uint8_t>(pit ? pit->number() : 0);
  }
  friend bool operator==(const Reading&, const Reading&) = default;
};

/// From the earliest half-move that may be mended up to `end`, which lies behind the mended one.
[[nodiscard]] Reading read(const Scene& scene, const Hypothesis& hypothesis, std::size_t end) noexcept;

/// The chances of the written half-moves before a fault, which all readings of it share up to the place that
/// each of them mends. They are worked out when they are asked for.
class WrittenChances {
 public:
  explicit WrittenChances(const Scene& scene) noexcept : scene_(scene) {}
  /// Natural logarithm of the chance of half-move `index`, from scene.earliest() to scene.fault - 1; nothing
  /// if it is not told which one it is.
  [[nodiscard]] std::optional<double> of(std::size_t index) noexcept;

 private:
  const Scene& scene_;
  std::array<std::optional<double>, look_back> known_{};  // behind one another from scene.earliest()
  std::size_t size_ = 0;
};

/// How much less likely it is that players made these half-moves than usual ones, as a negative
/// logarithm: comparable between readings of stretches of different length.
[[nodiscard]] double implausibility(const Scene& scene, const Hypothesis& hypothesis, std::size_t end,
                                    WrittenChances& written) noexcept;

}  // namespace tqn::checking
