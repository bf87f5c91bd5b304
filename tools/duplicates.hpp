#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "tqn/check/check.hpp"
#include "tqn/record/game.hpp"

namespace tqn::tools {

/// Start position, rules and half-moves of a game, packed: equal for two games exactly if these are equal.
/// Claims (landing digits, marks, counts) do not matter. Empty for a game without half-moves, of which
/// there may be many.
[[nodiscard]] std::string duplicate_key(const Game& game, const Verdict& verdict);

/// Where a game was met.
struct GamePlace {
  std::uint32_t file = 0;    ///< in order of the run
  std::uint64_t number = 0;  ///< in its file, from 1
};

/// The games met so far.
class Duplicates {
 public:
  /// The first game with the same key; nothing, and it is remembered, if there was none. Keys are compared
  /// whole: there is no hash that somebody could make collide.
  [[nodiscard]] std::optional<GamePlace> find_or_add(std::string&& key, GamePlace place);

 private:
  std::map<std::string, GamePlace> games_;
};

}  // namespace tqn::tools
