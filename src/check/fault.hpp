#pragma once

#include <cstdint>
#include <string_view>

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

/// For a half-move after the end: says so if the record goes on under the setting end=exhaust, with the tag
/// to write, which is put before the byte `place`.
void append_played_on(const Scene& scene, std::uint32_t place, Diagnostic& diagnostic);

/// Offers the best repairs, at most three. Behind an unambiguous one only those that fit as well.
void append_fixes(const Scene& scene, const Candidates& candidates, std::string_view text, Diagnostic& diagnostic);

}  // namespace tqn::checking
