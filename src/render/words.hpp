#pragma once

#include <array>
#include <string_view>

#include "tqn/core/side.hpp"
#include "tqn/render/language.hpp"

namespace tqn {

/// Words of pictures in one language.
struct Words {
  std::string_view code;
  BySide<std::string_view> parts;  ///< what the players are called who have no name
};
[[nodiscard]] const Words& words_of(Language language) noexcept;
/// The Kazakh names of the pits, which all languages use; in Latin letters for English.
[[nodiscard]] std::string_view pit_name(Language language, int pit) noexcept;

}  // namespace tqn
