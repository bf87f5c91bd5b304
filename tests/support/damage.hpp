#pragma once

#include <string>

#include "support/random.hpp"

namespace tqn::test {

/// Spoils a text in one place, as files are spoilt: flipped bits, lost, doubled and foreign bytes, cut
/// ends, stray brackets, quotes and braces. The text may come out empty, or unchanged by chance.
void damage(std::string& text, Random& random);

}  // namespace tqn::test
