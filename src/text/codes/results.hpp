#pragma once

#include <array>

#include "example.hpp"
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
        .cause = "The moves end the game on the board, and its winner is the player whose kazan holds more than 81 "
                 "balls. The record says something else. A game that stops earlier is never judged by its kazans: "
                 "players resign, lose on time and agree to draws.",
        .example = Example::game,
        .before = game<"0-1", R"(
1. 98 22
2. 87 12
3. 76 25
4. 65 13
5. 93 25
6. 54
0-1
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
        .remedy = "Ask the arbiter or the table of results. Perhaps the players' names are exchanged.",
        .rule = "rules.md 13",
    },
    CodeInfo{
        .code = Code::result_two_values,
        .id = "TQ602",
        .name = "result-two-values",
        .severity = Severity::error,
        .critical = true,
        .title = "two different results",
        .cause = "The tag Result and the token that ends the moves say different things. Which of them is right cannot "
                 "be told from the record.",
        .example = Example::game,
        .before = game<"1-0", R"([Termination "resignation"]

1. 76 98
2. 99 77x
0-1
)">,
        .after = game<"0-1", R"([Termination "resignation"]

1. 76 98
2. 99 77x
0-1
)">,
        .remedy = "Ask the arbiter or the table of results, and write the same in both places.",
        .rule = "tqn.md 6",
    },
    CodeInfo{
        .code = Code::ending_unexplained,
        .id = "TQ603",
        .name = "ending-unexplained",
        .severity = Severity::info,
        .critical = false,
        .title = "a decided game that stops with moves left and does not say why",
        .cause = "The game has a result, but on the board it could go on. That is usual: a player resigned, a flag "
                 "fell, a draw was agreed, or the sheet was full. A record for the archive says which.",
        .example = Example::game,
        .before = game<"1-0", R"(
1. 76 98
2. 99 77x
1-0
)">,
        .after = game<"1-0", R"([Termination "resignation"]

1. 76 98
2. 99 77x
1-0
)">,
        .remedy = "Add the tag Termination. `*` is right if the game was never finished.",
        .rule = "tqn.md 6",
        .otherwise = OtherSeverity{Severity::warning, "with `--require archival`"},
    },
    CodeInfo{
        .code = Code::final_count,
        .id = "TQ604",
        .name = "final-count",
        .severity = Severity::error,
        .critical = false,
        .title = "a final score that is not what the kazans hold",
        .cause = "The game was played to its end, so the two kazans can be counted, the balls that the last player "
                 "takes from the board included. The record gives other numbers.",
        .example = Example::game,
        .before = game<"1-0", R"([Count "83-78"]
[SetUp "1"]
[FEN "8,1S/2,2S,5,1S 79 79 S 80"]

80. 91
1-0
)">,
        .after = game<"1-0", R"([Count "83-79"]
[SetUp "1"]
[FEN "8,1S/2,2S,5,1S 79 79 S 80"]

80. 91
1-0
)">,
        .remedy = "Correct the tag Count; `--fix` does.",
        .rule = "rules.md 14",
    },
    CodeInfo{
        .code = Code::legacy_ending,
        .id = "TQ605",
        .name = "legacy-ending",
        .severity = Severity::info,
        .critical = false,
        .title = "an ending in the spelling of another program",
        .cause = "`{zero}` after the result is how one server marks a game that ended because a player had no ball to "
                 "move. The specification has a word for it, atsyrau.",
        .example = Example::game,
        .before = game<"1-0", R"([SetUp "1"]
[FEN "8,1S/2,2S,5,1S 79 79 S 80"]

80. 91
1-0 {zero}
)">,
        .after = game<"1-0", R"([Termination "atsyrau"]
[SetUp "1"]
[FEN "8,1S/2,2S,5,1S 79 79 S 80"]

80. 91
1-0
)">,
        .remedy = "Nothing has to be done. `tqn fmt` writes the tag.",
        .rule = "tqn.md 6",
    },
    CodeInfo{
        .code = Code::missing_result,
        .id = "TQ606",
        .name = "missing-result",
        .severity = Severity::info,
        .critical = false,
        .title = "the result stands in only one of its two places",
        .cause = "The result is written twice, as a tag and as the last token of the moves, so that it is seen in a "
                 "list and so that the end of a game is known. The one that is there is taken for both.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 98
2. 99 77x
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
*
)">,
        .remedy = "Nothing has to be done. `tqn fmt` writes both.",
        .rule = "tqn.md 6",
    },
    CodeInfo{
        .code = Code::repeated_position,
        .id = "TQ607",
        .name = "repeated-position",
        .severity = Severity::info,
        .critical = false,
        .title = "a position that has occurred before",
        .cause = "The same balls lie in the same pits and the same player is to move. The rules know no repetition and "
                 "the game goes on; but whoever looks for the reason why a game was stopped finds it here.",
        .example = Example::game,
        .before = game<"*", R"([SetUp "1"]
[FEN "8,1S/1S,8 80 80 S 60"]

60. 12 12
61. 23 23
62. 34 34
63. 45 45
64. 56 56
65. 67 67
66. 78 78
67. 89 89
68. 91 91
*
)">,
        .after = game<"*", R"([SetUp "1"]
[FEN "8,1S/1S,8 80 80 S 60"]

60. 12 12
61. 23 23
62. 34 34
63. 45 45
64. 56 56
65. 67 67
66. 78 78
67. 89 89
*
)">,
        .remedy = "Nothing has to be done.",
        .rule = "rules.md 17",
    },
};

}  // namespace tqn::codes
