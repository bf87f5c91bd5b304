#pragma once

#include <array>
#include <string_view>

#include "tqn/core/rules.hpp"
#include "tqn/core/side.hpp"
#include "tqn/text/language.hpp"

namespace tqn::scoresheet {

/// What stands on a score sheet in one language. What the players are called is in render/words.hpp.
struct Words {
  std::array<std::string_view, 2> games;  ///< names of the variants
  std::string_view sheet;
  std::string_view event;
  std::string_view section;
  std::string_view time_control;
  std::string_view site;
  std::string_view date;
  std::string_view round;
  std::string_view board;
  std::string_view team;
  std::string_view rating;
  std::string_view move;
  std::string_view kazan;
  std::string_view before;  ///< above the position that a game began with; the number of the first move
  std::string_view result;
  std::string_view kazans;
  BySide<std::string_view> signatures;
  std::string_view arbiter;
};
[[nodiscard]] const Words& words_of(Language language) noexcept;

}  // namespace tqn::scoresheet
