#pragma once

#include <array>

#include "tqn/text/code.hpp"

namespace tqn::codes {

/// 4xx: moves that the rules do not allow.
inline constexpr std::array legality{
    CodeInfo{
        .code = Code::empty_pit,
        .id = "TQ401",
        .name = "empty-pit",
        .severity = Severity::error,
        .critical = false,
        .title = "a move from an empty pit",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::tuzdyk_pit,
        .id = "TQ402",
        .name = "tuzdyk-pit",
        .severity = Severity::error,
        .critical = false,
        .title = "a move from a pit that is the opponent's tuzdyk",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::wrong_landing,
        .id = "TQ403",
        .name = "wrong-landing",
        .severity = Severity::error,
        .critical = false,
        .title = "the last ball falls into another pit than the one written",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::after_end,
        .id = "TQ404",
        .name = "after-end",
        .severity = Severity::error,
        .critical = false,
        .title = "a move after the end of the game",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::wrong_side,
        .id = "TQ405",
        .name = "wrong-side",
        .severity = Severity::error,
        .critical = false,
        .title = "a move that only the other player could make",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::not_judged,
        .id = "TQ406",
        .name = "not-judged",
        .severity = Severity::info,
        .critical = false,
        .title = "half-moves after a fault that could not be judged",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
};

}  // namespace tqn::codes
