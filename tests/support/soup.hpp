#pragma once

#include <string>

#include "support/random.hpp"

namespace tqn::test {

/// Tokens of every kind and pieces of them, `most` at the utmost, in any order, glued together or with blanks and
/// line ends between. Every neighbour that a token can have comes up sooner or later.
[[nodiscard]] std::string token_soup(Random& random, std::size_t most);

}  // namespace tqn::test
