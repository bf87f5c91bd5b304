#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "tqn/core/pit.hpp"
#include "tqn/notation/move.hpp"

namespace tqn {

/// Stands before the number of games, in the words of the program.
inline constexpr std::string_view tree_games_word = "\u0432\u0441\u0435\u0433\u043E: ";

/// A line of a tree: "3 2... 98x (0-1, ...: 1)".
struct TreeNode {
  std::uint32_t depth = 0;
  std::uint32_t half_move = 0;  ///< as its number says, from 0
  std::string_view word;
  std::uint32_t word_begin = 0;
  std::string_view points;  ///< without its parentheses
  std::uint32_t points_begin = 0;
  std::uint32_t begin = 0, end = 0;
};

/// The node that a line says, with `begin` the place of the line; nothing if it says none.
[[nodiscard]] std::optional<TreeNode> parse_tree_node(std::string_view line, std::uint32_t begin);

/// White's first half-move, which all lines of a tree follow that begins with Black's; nothing if several do as well.
/// `moves`: those of the nodes.
[[nodiscard]] std::optional<Pit> find_tree_root(const std::vector<TreeNode>& nodes, const std::vector<MoveText>& moves);

}  // namespace tqn
