#pragma once

#include <optional>
#include <string_view>

#include "tqn/core/side.hpp"

namespace tqn {

/// Who is to move, as a line of words above a picture says it; nothing if it does not. notation.md 9.
[[nodiscard]] std::optional<Side> turn_in(std::string_view line);
/// Whether a line that tells who is to move says nothing else.
[[nodiscard]] bool tells_only_turn(std::string_view line);
/// Whether a line holds a letter: rulers and the like are no words that could tell anything.
[[nodiscard]] bool has_letter(std::string_view line) noexcept;

/// The words that are written if it is Black's turn.
inline constexpr std::string_view black_to_move = "Black to move";

}  // namespace tqn
