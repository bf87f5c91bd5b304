#pragma once

#include "check/repair.hpp"
#include "check/scene.hpp"
#include "tqn/text/code.hpp"
#include "tqn/text/diagnostic.hpp"

namespace tqn::checking {

/// The code of a fault: what is seen at the half-move, or what the best reading says happened there.
/// `chosen` is null when no reading is believed.
[[nodiscard]] Code code_of_fault(const Scene& scene, const Candidates& candidates, const Hypothesis* chosen);

/// Message and label of a fault.
void describe_fault(const Scene& scene, const Candidates& candidates, Diagnostic& diagnostic);

/// The text changes of a hypothesis.
[[nodiscard]] Fix make_fix(const Scene& scene, const Hypothesis& hypothesis, std::string_view text, Safety safety);

}  // namespace tqn::checking
