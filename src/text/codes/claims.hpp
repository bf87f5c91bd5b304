#pragma once

#include <array>

#include "example.hpp"
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
        .cause = "The last ball makes three in a pit of the opponent, and nothing forbids a tuzdyk there: the pit "
                 "becomes one, whether it is written or not. An x after the move says so to the reader.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 98
2. 99 77
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
*
)">,
        .remedy = "Write the x; `--fix` does.",
        .rule = "rules.md 7",
    },
    CodeInfo{
        .code = Code::tuzdyk_false,
        .id = "TQ502",
        .name = "tuzdyk-false",
        .severity = Severity::error,
        .critical = false,
        .title = "a tuzdyk mark on a move that makes none",
        .cause = "A tuzdyk needs exactly three balls in a pit of the opponent. It cannot be his ninth pit, nor the pit "
                 "of the same number as his own tuzdyk, nor a second one. If one was made on the real board, an "
                 "earlier move is wrong. A few programs mark every capture with an x.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76x 98
2. 99 77x
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
*
)">,
        .remedy = "Delete the x, or compare the moves before it with the sheet. `--fix` deletes it if the rest of the "
                  "game is legal without it.",
        .rule = "rules.md 8",
    },
    CodeInfo{
        .code = Code::count_mismatch,
        .id = "TQ503",
        .name = "count-mismatch",
        .severity = Severity::error,
        .critical = false,
        .title = "a count that is not what the kazan holds",
        .cause =
            "The number in parentheses says how many balls the player's kazan holds after the move, or how many "
            "the move captured; the whole game decides which of the two. Here neither fits. Other formats say other "
            "things of balls: how many were lifted, how many the last one made, or only that some were captured.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76(10) 98
2. 99(13) 77x
*
)">,
        .after = game<"*", R"(
1. 76(10) 98
2. 99(12) 77x
*
)">,
        .remedy = "If the moves are right, correct the number; `--fix` does if no half-move up to there is "
                  "wrong. If the number is right, a move before it is wrong.",
        .rule = "tqn.md 5",
    },
    CodeInfo{
        .code = Code::checkpoint_mismatch,
        .id = "TQ504",
        .name = "checkpoint-mismatch",
        .severity = Severity::error,
        .critical = false,
        .title = "a noted position that is not the one on the board",
        .cause = "The comment says which position stood on the board after this move, as an arbiter notes it from time "
                 "to time. Replaying the moves gives another one, so a move before it is wrong, or the note is.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 {[%pos 9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,2S,10S,10S 9 0 N 1]}
1... 98
*
)">,
        .after = game<"*", R"(
1. 76 {[%pos 9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1]}
1... 98
*
)">,
        .remedy = "Compare the moves since the last position that agreed with the sheet.",
        .rule = "tqn.md 7",
    },
};

}  // namespace tqn::codes
