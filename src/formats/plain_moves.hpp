#pragma once

#include <string>
#include <string_view>

#include "tqn/record/game.hpp"

// What the formats have in common that write two digits a half-move and nothing else.

namespace tqn {

/// Why the main line cannot be written as whole half-moves from the start of the game; empty if it can.
[[nodiscard]] std::string refuse_unless_plain(const Game& game);

/// "76": the two digits of a half-move that has both.
void append_digits(std::string& out, const MoveText& move);

/// "1. 76 98", "2. 66 87x": the main line in pairs, with `between` between two of them.
void append_pairs(std::string& out, const Line& line, char between);

/// "76", "36X", "76(10)": as PlayOK writes it. A mark and a count never stand together.
void append_site_move(std::string& out, const MoveText& move);

/// A value for tags that know no escapes, on one line: '"' becomes an apostrophe.
[[nodiscard]] std::string plain_value(std::string_view value);

}  // namespace tqn
