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
  double cost = 0;          ///< how unlikely it is, as a negative logarithm; smaller is better
  std::size_t support = 0;  ///< half-moves after the fault that agree, at most `reach`; at most `far` if `followed`
  std::size_t slips = 0;    ///< wrong marks and counts among them
  bool whole = false;       ///< they agree as far as it was looked
  bool followed = false;    ///< look_farther() was there
};

/// Hypotheses, best first: whole ones by their cost, then the others by how far they go.
class Candidates {
 public:
  static constexpr std::size_t most = 24;

  void add(const Hypothesis& hypothesis) noexcept;
  [[nodiscard]] std::span<const Hypothesis> list() const noexcept { return {list_.data(), size_}; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  /// The best one, if it is clearly better than the next one.
  [[nodiscard]] const Hypothesis* unambiguous() const noexcept;
  /// Drops what says the same as a better one, then weighs whole ones against each other by how
  /// plausible the half-moves are that they make of the record.
  void settle(const Scene& scene) noexcept;
  /// Puts one first that was found to be clearly better for another reason.
  void prefer(std::size_t index) noexcept;

 private:
  void drop_doubles(const Scene& scene) noexcept;

  std::array<Hypothesis, most> list_;
  std::size_t size_ = 0;
  bool preferred_ = false;
};

}  // namespace tqn::checking
