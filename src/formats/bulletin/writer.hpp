#pragma once

#include <string>

#include "tqn/formats/writing.hpp"
#include "tqn/record/game.hpp"

namespace tqn {

/// Format::write of bulletins.
void write_bulletin(const Game& game, std::string& out, const WriteOptions& options);

}  // namespace tqn
