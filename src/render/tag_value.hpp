#pragma once

#include <string_view>

#include "tqn/record/game.hpp"

namespace tqn {

/// What a tag says; nothing if it says that it is not known.
[[nodiscard]] inline std::string_view said(const Game& game, TagKey key) noexcept {
  const std::string_view value = game.value(key);
  return value == info(key).unknown || value == "-" ? std::string_view() : value;
}

}  // namespace tqn
