#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "check/candidates.hpp"
#include "check/scene.hpp"

namespace tqn::checking {

/// The half-move is right but for its landing digit or mark. Nothing if the pit cannot be played.
[[nodiscard]] std::optional<Hypothesis> as_written(const Scene& scene) noexcept;

/// Follows a whole hypothesis on, far beyond the usual reach: it may be contradicted later.
void look_farther(const Scene& scene, Hypothesis& hypothesis) noexcept;

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
