#pragma once

#include <string>

#include "tqn/formats/format.hpp"
#include "tqn/record/game.hpp"

namespace tqn {

/// Format::write of TQN: canonical text. tqn.md 8.
void write_tqn(const Game& game, std::string& out, const WriteOptions& options);

}  // namespace tqn
