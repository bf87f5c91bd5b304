#pragma once

#include <array>

#include "tqn/text/code.hpp"

namespace tqn::codes {

/// 6xx: results and endings.
inline constexpr std::array results{
    CodeInfo{
        .code = Code::result_contradiction,
        .id = "TQ601",
        .name = "result-contradiction",
        .severity = Severity::error,
        .critical = false,
        .title = "a result against the position in which the game ended",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::result_two_values,
        .id = "TQ602",
        .name = "result-two-values",
        .severity = Severity::error,
        .critical = true,
        .title = "two different results",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::ending_unexplained,
        .id = "TQ603",
        .name = "ending-unexplained",
        .severity = Severity::info,
        .critical = false,
        .title = "a decided game that stops with moves left and does not say why",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::final_count,
        .id = "TQ604",
        .name = "final-count",
        .severity = Severity::error,
        .critical = false,
        .title = "a final score that is not what the kazans hold",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::legacy_ending,
        .id = "TQ605",
        .name = "legacy-ending",
        .severity = Severity::info,
        .critical = false,
        .title = "an ending in the spelling of another program",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::missing_result,
        .id = "TQ606",
        .name = "missing-result",
        .severity = Severity::info,
        .critical = false,
        .title = "the result stands in only one of its two places",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::repeated_position,
        .id = "TQ607",
        .name = "repeated-position",
        .severity = Severity::info,
        .critical = false,
        .title = "a position that has occurred before",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
};

}  // namespace tqn::codes
