#pragma once

#include <optional>
#include <string_view>

#include "tqn/core/position.hpp"
#include "tqn/notation/result.hpp"

// Formats that end a game with the balls of both kazans.

namespace tqn {

/// The score that stands at `at`, "84 : 78" or "91—72", with nothing glued to it; empty if there is none.
[[nodiscard]] std::string_view score_at(std::string_view text, std::size_t at) noexcept;

/// The kazans at the end, if the result follows from them: one holds more than half of all balls, or both hold half.
[[nodiscard]] std::optional<BySide<std::uint8_t>> told_by_kazans(const Position& end, Result result) noexcept;

}  // namespace tqn
