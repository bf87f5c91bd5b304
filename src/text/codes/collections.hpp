#pragma once

#include <array>

#include "tqn/text/code.hpp"

namespace tqn::codes {

/// 7xx: collections of games.
inline constexpr std::array collections{
    CodeInfo{
        .code = Code::duplicate_game,
        .id = "TQ701",
        .name = "duplicate-game",
        .severity = Severity::warning,
        .critical = false,
        .title = "the same game twice",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
};

}  // namespace tqn::codes
