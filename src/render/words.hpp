#pragma once

#include <array>
#include <string_view>

#include "tqn/core/side.hpp"
#include "tqn/text/language.hpp"

namespace tqn {

/// What pictures say in one language. Sentences are patterns of {fmt}; they are put so that no word depends on a
/// number.
struct Words {
  BySide<std::string_view> parts;     ///< what the players are called who have no name
  BySide<std::string_view> initials;  ///< beside boards of letters
  std::string_view start;             ///< title of the start of a game
  std::string_view position;          ///< title of any other without a caption
  std::string_view row;               ///< player, first pit, last pit, balls
  std::string_view tuzdyk;
  std::string_view kazans;   ///< player, balls, player, balls
  std::string_view to_move;  ///< player
  std::string_view won;      ///< player
  std::string_view drawn;
  std::string_view last_move;  ///< player, pit
  std::string_view to_own;     ///< pit
  std::string_view to_other;   ///< pit
  std::string_view laps;       ///< times round
  std::string_view captured;   ///< balls
  std::string_view made_tuzdyk;
  std::string_view swept;  ///< player, balls
};
[[nodiscard]] const Words& words_of(Language language) noexcept;

}  // namespace tqn
