#include "duplicates.hpp"

#include <cstring>
#include <utility>

namespace tqn::tools {
namespace {

constexpr unsigned missing_move = 15;

/// 1 to 9 for a pit, 0 for an illegible one.
unsigned nibble(const MoveText& move) noexcept {
  if (move.missing) return missing_move;
  return move.from ? static_cast<unsigned>(move.from->number()) : 0U;
}

}  // namespace

std::string duplicate_key(const Game& game, const Verdict& verdict) {
  std::string key;
  const auto& plies = game.main.plies;
  if (plies.empty()) return key;
  // The first byte tells the two shapes apart, and an odd number of half-moves from an even one.
  const bool usual = verdict.start == Position::start();
  key += static_cast<char>((usual ? 0U : 2U) + plies.size() % 2);
  if (!usual) {
    char bytes[sizeof(Position)];
    std::memcpy(bytes, &verdict.start, sizeof(Position));
    key.append(bytes, sizeof(bytes));
  }
  for (std::size_t i = 0; i < plies.size(); i += 2) {
    const unsigned second = i + 1 < plies.size() ? nibble(plies[i + 1].move) : 0U;
    key += static_cast<char>(nibble(plies[i].move) << 4U | second);
  }
  return key;
}

std::optional<GamePlace> Duplicates::find_or_add(std::string&& key, GamePlace place) {
  const auto [found, added] = games_.try_emplace(std::move(key), place);
  if (added) return std::nullopt;
  return found->second;
}

}  // namespace tqn::tools
