#pragma once

#include <string>
#include <vector>

namespace tqn::test {

/// Texts to begin fuzzing from: the examples of the specification, the samples, the golden inputs and a few
/// generated games. Gathered when asked for, so that they never fall behind.
[[nodiscard]] std::vector<std::string> seed_texts();

}  // namespace tqn::test
