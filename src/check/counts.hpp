#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "tqn/core/position.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::checking {

/// What a half-move did to the numbers that a record can claim.
struct Takings {
  Side mover = Side::white;
  std::uint8_t kazan = 0;     ///< of the mover, after the move
  std::uint8_t swept = 0;     ///< of that, balls of the board handed out by atsyrau
  std::uint8_t captured = 0;  ///< by an even capture
  bool tuzdyk = false;
};
[[nodiscard]] constexpr Takings takings(const Effect& effect, const Position& after, Side mover) noexcept {
  return {mover, after.kazan(mover), effect.swept[mover], effect.captured, effect.tuzdyk};
}

/// Whether a written count is the mover's kazan after the move, with or without a sweep. tqn.md 5.3.
[[nodiscard]] constexpr bool fits_total(std::uint16_t count, const Takings& done) noexcept {
  return count == done.kazan || count + done.swept == done.kazan;
}
/// Whether a written count is what the move took; the three balls of a new tuzdyk may be counted.
[[nodiscard]] constexpr bool fits_captured(std::uint16_t count, const Takings& done) noexcept {
  return count == done.captured || (done.tuzdyk && count == 3);
}
/// Whether a count fits in the given dialect; undecided: in either.
[[nodiscard]] constexpr bool fits(std::uint16_t count, const Takings& done, CountDialect dialect) noexcept {
  return (dialect != CountDialect::captured && fits_total(count, done)) ||
         (dialect != CountDialect::total && fits_captured(count, done));
}

/// How far a scribe's running totals are off, so that one slip in adding up is found once.
struct Carry {
  BySide<int> offset{};
};

/// Where a count stands.
struct CountPlace {
  Span where;
  std::uint32_t ply = Diagnostic::no_ply;  ///< on the main line
  std::uint32_t half_move = 0;             ///< by the numbers of the record, 0 is White's of move 1
  bool doubtful = false;                   ///< a half-move up to here was not what the record says
};

/// Gathers the counts of a game under both readings until it is over, then decides between them and
/// reports the counts that are wrong. tqn.md 5.3.
class Counts {
 public:
  void see(std::uint16_t count, const Takings& done, const CountPlace& place, Carry& carry);
  /// Takes back what was gathered on the main line from half-move `ply` on: it is judged again.
  void forget_from(std::uint32_t ply);
  /// The reading that fits better so far.
  [[nodiscard]] CountDialect likely() const noexcept;
  /// Reports, and says what was decided.
  CountDialect settle(std::string_view text, Sink& sink) const;
  [[nodiscard]] bool any() const noexcept { return seen_ > 0; }

 private:
  struct Miss {
    CountPlace place;
    std::uint16_t written;
    std::uint16_t actual;
    Side mover;
  };
  enum Reading : std::size_t { total, captured };
  static constexpr std::size_t most_kept = 256;

  void miss(Reading reading, const Miss& miss);
  void report_miss(Reading reading, const Miss& miss, std::string_view text, Sink& sink) const;
  void report_dialect(Sink& sink) const;

  std::uint32_t seen_ = 0;
  std::array<std::uint32_t, 2> only_{};        ///< counts of the main line that only this reading explains
  std::array<std::uint32_t, 2> only_aside_{};  ///< the same in variations
  std::array<std::uint32_t, 2> missed_{};
  std::array<std::vector<Miss>, 2> misses_;
  Span first_;
};

}  // namespace tqn::checking
