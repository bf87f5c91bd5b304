#pragma once

#include <string>

#include "tqn/formats/writing.hpp"
#include "tqn/record/game.hpp"

namespace tqn {

/// Appends a game as one object on one line, without a line end. Valid UTF-8 whatever the game holds. formats.md, json.
void write_json(const Game& game, std::string& out, const WriteOptions& options);

}  // namespace tqn
