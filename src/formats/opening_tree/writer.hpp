#pragma once

#include <string>

#include "tqn/formats/writing.hpp"
#include "tqn/record/game.hpp"

namespace tqn {

/// Format::write of opening trees. Precondition: the game has a half-move, and no half-move is incomplete.
void write_tree(const Game& game, std::string& out, const WriteOptions& options);

}  // namespace tqn
