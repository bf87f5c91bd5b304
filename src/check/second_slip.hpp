#pragma once

#include "check/candidates.hpp"
#include "check/scene.hpp"

namespace tqn::checking {

/// Where no single slip explains a fault, another slip may have been made soon after it. Finds the
/// hypothesis under which one more slip makes the record go on, and puts it first; it is then the
/// unambiguous one. Nothing changes if no hypothesis is clearly better than the others so.
void look_for_second_slip(const Scene& scene, Candidates& candidates) noexcept;

}  // namespace tqn::checking
