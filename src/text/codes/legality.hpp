#pragma once

#include <array>

#include "example.hpp"
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
        .cause = "The pit that this move starts from holds no ball at this point of the game. Either a digit is wrong, "
                 "or something went wrong earlier: a half-move left out, written twice, or written for the other "
                 "player.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 66
*
)">,
        .after = game<"*", R"(
1. 76 76
*
)">,
        .remedy = "Compare the move, and the few before it, with the sheet. A repair is suggested when it fits the "
                  "moves that follow.",
        .rule = "rules.md 3",
    },
    CodeInfo{
        .code = Code::tuzdyk_pit,
        .id = "TQ402",
        .name = "tuzdyk-pit",
        .severity = Severity::error,
        .critical = false,
        .title = "a move from a pit that is the opponent's tuzdyk",
        .cause = "This pit stands in the player's row, but it belongs to the opponent: every ball that falls into it "
                 "goes to his kazan at once. It is always empty, and no move starts there.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 98
2. 99 77x
3. 76
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
3. 67
*
)">,
        .remedy = "Compare the move with the sheet; the two digits may be exchanged. If the pit is not a tuzdyk at "
                  "all, look at the move that made it one.",
        .rule = "rules.md 12",
    },
    CodeInfo{
        .code = Code::wrong_landing,
        .id = "TQ403",
        .name = "wrong-landing",
        .severity = Severity::error,
        .critical = false,
        .title = "the last ball falls into another pit than the one written",
        .cause = "The second digit of a move is the pit of its last ball, and it follows from the number of balls that "
                 "are sown. If it does not fit, then one of the two digits is wrong, or the pit holds another number "
                 "of balls than on the real board because of an earlier slip.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 98
2. 99 77x
3. 66 13
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
3. 67 13
*
)">,
        .remedy = "Compare both digits with the sheet. The repairs that fit the following moves are listed, the best "
                  "supported one first; `--fix=suggested` applies it if there is only one.",
        .rule = "rules.md 4",
    },
    CodeInfo{
        .code = Code::after_end,
        .id = "TQ404",
        .name = "after-end",
        .severity = Severity::error,
        .critical = false,
        .title = "a move after the end of the game",
        .cause = "The game was over before this move: a kazan held more than 81 balls, or the player to move had no "
                 "ball to move. Some players go on until the board is empty, and some programs ask for it.",
        .example = Example::game,
        .before = game<"1-0", R"(
1. 98 22
2. 87 12
3. 76 25
4. 65 13
5. 93 25
6. 54 98
1-0
)">,
        .after = game<"1-0", R"(
1. 98 22
2. 87 12
3. 76 25
4. 65 13
5. 93 25
6. 54
1-0
)">,
        .remedy = "Delete the moves after the end. If the game was played by the older rule that plays on past 82, "
                  "say so: `[Rules \"end=exhaust\"]`.",
        .rule = "rules.md 13",
    },
    CodeInfo{
        .code = Code::wrong_side,
        .id = "TQ405",
        .name = "wrong-side",
        .severity = Severity::error,
        .critical = false,
        .title = "a move that only the other player could make",
        .cause = "The player to move cannot make this move, but his opponent could. A half-move may have been left out "
                 "before it, or the two half-moves of a row stand in each other's column.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 98
2. 77x 99
3. 67 13
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
3. 67 13
*
)">,
        .remedy = "Look whether the row is exchanged or a half-move is missing; the repair that fits the moves after "
                  "it is suggested.",
        .rule = "rules.md 2",
    },
    CodeInfo{
        .code = Code::not_judged,
        .id = "TQ406",
        .name = "not-judged",
        .severity = Severity::info,
        .critical = false,
        .title = "half-moves after a fault that could not be judged",
        .cause = "After a move that cannot be played the position is not known, and every finding about the moves "
                 "after it would be noise. They are read and kept, but not judged.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 66
2. 87 12
3. 34 34
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
3. 67 13
*
)">,
        .remedy = "Mend the fault that comes before it, then check the game again.",
        .rule = "tqn.md 9",
        .along = Code::empty_pit,
    },
};

}  // namespace tqn::codes
