#pragma once

#include <array>

#include "tqn/text/code.hpp"

namespace tqn::codes {

/// 5xx: what a record says of a move besides its pits.
inline constexpr std::array claims{
    CodeInfo{
        .code = Code::tuzdyk_unmarked,
        .id = "TQ501",
        .name = "tuzdyk-unmarked",
        .severity = Severity::warning,
        .critical = false,
        .title = "a move that makes a tuzdyk is not marked",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::tuzdyk_false,
        .id = "TQ502",
        .name = "tuzdyk-false",
        .severity = Severity::error,
        .critical = false,
        .title = "a tuzdyk mark on a move that makes none",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::count_mismatch,
        .id = "TQ503",
        .name = "count-mismatch",
        .severity = Severity::error,
        .critical = false,
        .title = "a count that is not what the kazan holds",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::checkpoint_mismatch,
        .id = "TQ504",
        .name = "checkpoint-mismatch",
        .severity = Severity::error,
        .critical = false,
        .title = "a noted position that is not the one on the board",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
};

}  // namespace tqn::codes
