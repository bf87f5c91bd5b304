#pragma once

#include <cstdint>

namespace tqn {

/// The game itself, or its small sister. rules.md 20.
enum class Variant : std::uint8_t { standard, bestemshe };
/// majority: over as soon as a kazan holds more than half of all balls. exhaust: played on until a
/// player cannot move. rules.md 18.
enum class EndRule : std::uint8_t { majority, exhaust };
/// sweep: the other side takes the board at once. extra: it makes one more move first, and play goes
/// on if that feeds the starved row. rules.md 19.
enum class AtsyrauRule : std::uint8_t { sweep, extra };

/// Which rules a game is played by. The default is what championships and servers play.
struct Rules {
  Variant variant = Variant::standard;
  EndRule end = EndRule::majority;
  AtsyrauRule atsyrau = AtsyrauRule::sweep;

  /// Pits in one row: 9, or 5 in Bestemshe.
  [[nodiscard]] constexpr int pits() const noexcept { return variant == Variant::standard ? 9 : 5; }
  /// Balls in a pit at the start: 9, or 5.
  [[nodiscard]] constexpr int balls_per_pit() const noexcept { return pits(); }
  /// All balls: 162, or 50.
  [[nodiscard]] constexpr int total() const noexcept { return 2 * pits() * balls_per_pit(); }
  /// Half of all balls: a kazan wins with more. 81, or 25.
  [[nodiscard]] constexpr int half() const noexcept { return total() / 2; }
  /// Whether a pit may become a tuzdyk.
  [[nodiscard]] constexpr bool has_tuzdyk() const noexcept { return variant == Variant::standard; }

  friend constexpr bool operator==(Rules, Rules) = default;
};

}  // namespace tqn
