#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tqn/check/check.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/notation/result.hpp"

namespace tqn {
namespace {

void erase_tags(Game& game, std::initializer_list<TagKey> keys) {
  std::erase_if(game.tags, [&](const Tag& tag) { return std::ranges::find(keys, tag.key) != keys.end(); });
}

void add_tag(Game& game, TagKey key, std::string_view value) {
  Tag tag;
  tag.key = key;
  tag.name = Text(info(key).name);
  tag.value = Text(value);
  game.tags.push_back(std::move(tag));
}

/// Makes the position before half-move `first` the start.
bool cut_front(Game& game, std::uint32_t first, const CheckOptions& options) {
  std::vector<Position> positions;
  follow(game, positions, options);
  if (positions.size() < first) return false;
  const std::uint32_t number = (game.first_half_move() + first - 1) / 2 + 1;
  erase_tags(game, {TagKey::set_up, TagKey::fen});
  add_tag(game, TagKey::set_up, "1");
  add_tag(game, TagKey::fen,
          format_position(positions[first - 1], static_cast<std::uint16_t>(std::min(number, 65535U))));
  auto& plies = game.main.plies;
  plies.erase(plies.begin(), plies.begin() + (first - 1));
  game.main.before.clear();
  return true;
}

}  // namespace

bool cut_to(Game& game, std::uint32_t first, std::uint32_t last, const CheckOptions& options) {
  auto& plies = game.main.plies;
  const auto size = static_cast<std::uint32_t>(plies.size());
  if (first == 0 || last < first || first > size + 1) return false;
  if (first > 1 && !cut_front(game, first, options)) return false;
  game.main.numbers.clear();
  if (first > 1 || last < size) erase_tags(game, {TagKey::ply_count});
  if (last >= size) return true;
  plies.resize(last - first + 1);
  erase_tags(game, {TagKey::count, TagKey::termination});
  game.zero_mark = false;
  return true;
}

}  // namespace tqn
