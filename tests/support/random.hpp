#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>

namespace tqn::test {

/// Random numbers that are the same on every machine: the standard fixes the engine, but not what
/// its distributions make of it, so those are our own.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  [[nodiscard]] std::uint64_t bits() { return engine_(); }
  /// 0 to bound - 1. The tiny bias of the remainder does not matter here. Precondition: bound > 0.
  [[nodiscard]] std::size_t below(std::size_t bound) { return static_cast<std::size_t>(engine_() % bound); }
  /// From `least` to `most`, both included.
  [[nodiscard]] std::size_t between(std::size_t least, std::size_t most) { return least + below(most - least + 1); }
  /// True in `percent` of 100 cases.
  [[nodiscard]] bool chance(unsigned percent) { return below(100) < percent; }
  template <typename T, std::size_t extent>
  [[nodiscard]] const T& pick(std::span<const T, extent> choices) {
    return choices[below(choices.size())];
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace tqn::test
