#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "tqn/core/pit.hpp"
#include "tqn/core/side.hpp"

namespace tqn {

/// Whatever a text can say about a position; nothing in it is checked. Position::from judges it.
struct Setup {
  BySide<std::array<std::uint8_t, 9>> rows{};  ///< balls in pit 1 to 9 of each owner
  BySide<std::uint8_t> kazan{};                ///< balls won
  BySide<std::optional<Pit>> tuzdyk{};         ///< by its owner: a pit in the row of the opponent
  Side turn = Side::white;                     ///< who is to move

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

/// Why a setup is not a position, all reasons at once. rules.md 21.
enum class SetupProblem : std::uint16_t {
  wrong_total = 1,         ///< the balls do not add up to 162 (50)
  ninth_tuzdyk = 2,        ///< a tuzdyk in the last pit
  mirrored_tuzdyks = 4,    ///< both tuzdyks have the same number
  balls_in_tuzdyk = 8,     ///< a tuzdyk holds balls
  no_tuzdyk_variant = 16,  ///< the variant has no tuzdyk
  pit_out_of_range = 32,   ///< balls or a tuzdyk beyond the last pit of the variant
};

/// A set of reasons.
class SetupProblems {
 public:
  constexpr void add(SetupProblem problem) noexcept {
    bits_ = static_cast<std::uint16_t>(bits_ | static_cast<std::uint16_t>(problem));
  }
  [[nodiscard]] constexpr bool has(SetupProblem problem) const noexcept {
    return (bits_ & static_cast<std::uint16_t>(problem)) != 0;
  }
  [[nodiscard]] constexpr bool none() const noexcept { return bits_ == 0; }
  friend constexpr bool operator==(SetupProblems, SetupProblems) = default;

 private:
  std::uint16_t bits_ = 0;
};

}  // namespace tqn
