#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "check/scene.hpp"

namespace tqn::checking {

/// The slips of a scribe that a repair can undo.
enum class Slip : std::uint8_t {
  landing,    ///< a wrong landing digit, the pit is right
  mark,       ///< a tuzdyk mark too much or too little
  origin,     ///< a wrong pit, the landing digit is right
  swapped,    ///< the two digits of a half-move exchanged
  left_out,   ///< a half-move not written
  twice,      ///< a half-move too much, as a rule the one before it written again
  exchanged,  ///< two neighbouring half-moves in the wrong order, as a rule the columns of one row
};

/// One way to read the record so that it goes on: one slip, undone.
struct Hypothesis {
  Slip slip = Slip::landing;
  std::size_t at = 0;  ///< the half-move that is mended, dropped, exchanged with its next, or was left out before
  std::optional<Pit> from{};  ///< the half-move as it should be; nothing for twice and exchanged
  std::optional<Pit> to{};
  bool tuzdyk = false;
  int cost = 0;             ///< how unlikely the slip is
  std::size_t support = 0;  ///< half-moves after the fault that agree, at most `reach`
  std::size_t slips = 0;    ///< wrong marks and counts among them
  bool whole = false;       ///< they agree as far as it was looked
};

/// The half-move is right but for its landing digit or mark. Nothing if the pit cannot be played.
[[nodiscard]] std::optional<Hypothesis> as_written(const Scene& scene) noexcept;

/// Hypotheses, best first, without doubles of the same sequence of half-moves.
class Candidates {
 public:
  static constexpr std::size_t most = 16;

  void add(const Hypothesis& hypothesis) noexcept;
  [[nodiscard]] std::span<const Hypothesis> list() const noexcept { return {list_.data(), size_}; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  /// The best one, if it is clearly better than the next one.
  [[nodiscard]] const Hypothesis* unambiguous() const noexcept;
  void drop_doubles(const Scene& scene) noexcept;

 private:
  std::array<Hypothesis, most> list_;
  std::size_t size_ = 0;
};

/// Tries every single slip in the last half-moves. Costs no more than a constant. diagnostics.md 4.
void search_repairs(const Scene& scene, Candidates& candidates) noexcept;

/// Where the written half-moves go on under a hypothesis, behind what it puts in their place.
struct Resumption {
  Position position;  ///< before half-move `next`
  std::size_t next;
};
[[nodiscard]] Resumption resume(const Scene& scene, Hypothesis hypothesis) noexcept;

/// How many written half-moves after the fault agree with a hypothesis, up to the end of the line or
/// to `most`.
[[nodiscard]] std::size_t count_agreeing(const Scene& scene, const Hypothesis& hypothesis, std::size_t most) noexcept;

}  // namespace tqn::checking
