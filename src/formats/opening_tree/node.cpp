#include "formats/opening_tree/node.hpp"

#include <algorithm>

#include "tqn/core/position.hpp"

namespace tqn {
namespace {

std::optional<std::uint32_t> take_number(std::string_view& text) noexcept {
  const std::size_t size = std::min(text.find_first_not_of("0123456789"), text.size());
  if (size == 0 || size > 8) return std::nullopt;
  std::uint32_t number = 0;
  for (const char c : text.substr(0, size)) number = number * 10 + static_cast<std::uint32_t>(c - '0');
  text.remove_prefix(size);
  return number;
}

bool take(std::string_view& text, std::string_view what) noexcept {
  if (!text.starts_with(what)) return false;
  text.remove_prefix(what.size());
  return true;
}

/// Whether a half-move can be played as it is written.
bool play_as_written(Position& position, const MoveText& move) {
  if (!move.from || !position.is_legal(*move.from)) return false;
  const Effect effect = play_unchecked(position, *move.from);
  return (!move.to || effect.landing == *move.to) && effect.tuzdyk == move.tuzdyk;
}

/// How many nodes can be played behind a first half-move.
std::size_t count_playable(const std::vector<TreeNode>& nodes, const std::vector<MoveText>& moves,
                           const Position& root) {
  std::vector<Position> path{root};  // before the node of each depth
  std::size_t playable = 0;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].depth >= path.size()) continue;  // below one that cannot be played
    path.erase(path.begin() + nodes[i].depth + 1, path.end());
    Position position = path.back();
    if (!play_as_written(position, moves[i])) continue;
    path.push_back(position);
    ++playable;
  }
  return playable;
}

}  // namespace

std::optional<TreeNode> parse_tree_node(std::string_view line, std::uint32_t begin) {
  TreeNode node;
  node.begin = begin;
  node.end = begin + static_cast<std::uint32_t>(line.size());
  std::string_view rest = line;
  const auto here = [&] { return begin + static_cast<std::uint32_t>(rest.data() - line.data()); };
  const auto depth = take_number(rest);
  if (!depth || !take(rest, " ")) return std::nullopt;
  const auto number = take_number(rest);
  if (!number || *number == 0 || !take(rest, ".")) return std::nullopt;
  const bool black = take(rest, "..");
  while (take(rest, " ")) continue;
  node.depth = *depth;
  node.half_move = 2 * (*number - 1) + (black ? 1 : 0);
  node.word = rest.substr(0, rest.find(' '));
  node.word_begin = here();
  rest.remove_prefix(node.word.size());
  while (take(rest, " ")) continue;
  if (take(rest, "(") && rest.ends_with(')')) {
    node.points_begin = here();
    node.points = rest.substr(0, rest.size() - 1);
  } else if (!rest.empty()) {
    return std::nullopt;
  }
  return node;
}

std::optional<Pit> find_tree_root(const std::vector<TreeNode>& nodes, const std::vector<MoveText>& moves) {
  std::size_t best = 0;
  std::optional<Pit> found;
  for (int number = Pit::lowest; number <= Pit::highest; ++number) {
    Position position = Position::start();
    play_unchecked(position, *Pit::from_number(number));
    const std::size_t playable = count_playable(nodes, moves, position);
    if (playable < best || playable == 0) continue;
    found = playable > best ? Pit::from_number(number) : std::nullopt;
    best = playable;
  }
  return found;
}

}  // namespace tqn
