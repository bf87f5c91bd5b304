#pragma once

#include <string>

#include "tqn/formats/format.hpp"
#include "tqn/record/game.hpp"

namespace tqn {

/// Appends the tags of a game in the order they are written: the seven first, then the others of the table, then the
/// rest. tqn.md 8.1.
void append_tags(std::string& out, const Game& game, const WriteOptions& options);

}  // namespace tqn
