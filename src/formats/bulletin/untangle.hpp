#pragma once

#include <cstdint>
#include <vector>

#include "formats/bulletin/page.hpp"

namespace tqn {

/// Which game an item of a block belongs to.
enum class Part : std::uint8_t { first, second, none };

/// Whether the moves of a block are numbered one behind another.
[[nodiscard]] bool is_one_game(const PrintedBlock& block, std::size_t from);

/// Tells two games apart that stood side by side, by replay from `start`, beginning with item `from`: of all ways to
/// deal the moves out, each in the order of its numbers and as the rules allow, the one that leaves the fewest over.
/// Items before `from` belong to none.
[[nodiscard]] std::vector<Part> untangle(const PrintedBlock& block, std::size_t from, const Position& start);

}  // namespace tqn
