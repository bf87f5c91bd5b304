#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "tqn/core/side.hpp"

namespace tqn {

/// Who is to move, as the words above a picture say it; nothing if they do not. notation.md 9.
[[nodiscard]] inline std::optional<Side> turn_in(std::string_view words) noexcept {
  struct Phrase {
    std::string_view words;
    Side side;
  };
  constexpr std::array phrases{
      Phrase{"White to move", Side::white}, Phrase{"Ход белых", Side::white},  Phrase{"Black to move", Side::black},
      Phrase{"Ход черных", Side::black},    Phrase{"Ход чёрных", Side::black},
  };
  for (const Phrase& phrase : phrases) {
    if (words.find(phrase.words) != std::string_view::npos) return phrase.side;
  }
  return std::nullopt;
}

/// The words that are written if it is Black's turn.
inline constexpr std::string_view black_to_move = "Black to move";

}  // namespace tqn
