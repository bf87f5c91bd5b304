#pragma once

#include <array>

#include "example.hpp"
#include "tqn/text/code.hpp"

namespace tqn::codes {

/// 3xx: moves, numbers, comments and what stands between them.
inline constexpr std::array movetext{
    CodeInfo{
        .code = Code::bad_token,
        .id = "TQ301",
        .name = "bad-token",
        .severity = Severity::error,
        .critical = false,
        .title = "something that is neither a move, a number, a result nor a comment",
        .cause =
            "A move is two pit numbers from 1 to 9, the pit it starts from and the pit of the last ball. This text "
            "is none, and it is nothing else that may stand between moves. It is kept as it is. If half of it "
            "looks like a move, it takes the place of one, so that the moves after it keep their players.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 9b
2. 99 77x
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
*
)">,
        .remedy = "Write the move, or `_` for a digit that cannot be read. Words belong between braces.",
        .rule = "tqn.md 5",
    },
    CodeInfo{
        .code = Code::pit_out_of_range,
        .id = "TQ302",
        .name = "pit-out-of-range",
        .severity = Severity::error,
        .critical = false,
        .title = "a pit that does not exist",
        .cause = "The pits of a player are numbered from 1 to 9, from his left to his right; in Bestemshe from 1 to 5. "
                 "There is no pit 0.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 90
2. 99 77x
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
*
)">,
        .remedy = "Look the move up on the sheet; where only one pit fits, it is suggested.",
        .rule = "tqn.md 5",
    },
    CodeInfo{
        .code = Code::move_number,
        .id = "TQ303",
        .name = "move-number",
        .severity = Severity::warning,
        .critical = false,
        .title = "a move number out of order",
        .cause = "The number before White's half-move rises by one from move to move. This one does not follow, or it "
                 "has no dot. The moves are read in the order in which they stand; if they are legal so, only the "
                 "number is wrong.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 98
3. 99 77x
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
*
)">,
        .remedy = "Correct the number; `--fix` does where the moves after it show that none is missing. If one is "
                  "missing, write its half-moves, or `--` for each one that is lost.",
        .rule = "tqn.md 5",
    },
    CodeInfo{
        .code = Code::half_move_missing,
        .id = "TQ304",
        .name = "half-move-missing",
        .severity = Severity::error,
        .critical = false,
        .title = "a move with only one of its two half-moves",
        .cause = "The next number begins although Black has not moved. Most often the player who kept the sheet forgot "
                 "a cell, or a column was not scanned.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 98
2. 99
3. 67 13
4. 91 81
5. 25 26
6. 83 56
7. 48 63
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
3. 67 13
4. 91 81
5. 25 26
6. 83 56
7. 48 63
*
)">,
        .remedy = "Write the half-move that is missing; if only one fits the moves after it, it is suggested. Write "
                  "`--` if it is lost.",
        .rule = "tqn.md 5",
    },
    CodeInfo{
        .code = Code::parenthesis,
        .id = "TQ305",
        .name = "parenthesis",
        .severity = Severity::warning,
        .critical = false,
        .title = "a count written apart from its move",
        .cause = "The number in parentheses that says how many balls were won stands directly after its move. Behind a "
                 "blank, parentheses hold a variation. This one cannot be a variation, so it was read as a count.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 (10) 98
2. 99(12) 77x
*
)">,
        .after = game<"*", R"(
1. 76(10) 98
2. 99(12) 77x
*
)">,
        .remedy = "Delete the blank; `--fix` does.",
        .rule = "tqn.md 5",
    },
    CodeInfo{
        .code = Code::dialect_guess,
        .id = "TQ306",
        .name = "dialect-guess",
        .severity = Severity::info,
        .critical = false,
        .title = "what replay decided where the text left it open",
        .cause = "Some programs write the balls of the player's kazan after a move, others the balls that this move "
                 "captured. The record does not say which; replaying it showed that its counts are captures. In the "
                 "same way "
                 "replay tells from which end a program numbered Black's pits, whether pits are counted from 0, and "
                 "whether x marks a capture or a tuzdyk.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76(10) 98
2. 99(2) 77x
*
)">,
        .after = game<"*", R"(
1. 76(10) 98
2. 99(12) 77x
*
)">,
        .remedy = "Nothing has to be done.",
        .rule = "tqn.md 5",
    },
    CodeInfo{
        .code = Code::detached_mark,
        .id = "TQ307",
        .name = "detached-mark",
        .severity = Severity::warning,
        .critical = false,
        .title = "a tuzdyk mark written apart from its move",
        .cause = "The x of a tuzdyk belongs to the move before it and stands directly behind its two digits.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 98
2. 99 77 x
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
*
)">,
        .remedy = "Delete the blank; `--fix` does.",
        .rule = "tqn.md 5",
    },
    CodeInfo{
        .code = Code::illegible,
        .id = "TQ308",
        .name = "illegible",
        .severity = Severity::info,
        .critical = false,
        .title = "a digit or a half-move that could not be read on the sheet",
        .cause = "Who copied the record wrote `_` for a digit that could not be read, or `--` for a half-move that is "
                 "not there. Often only one move fits the place and the moves after it; then that one is played.",
        .example = Example::game,
        .before = game<"*", R"(
1. 7_ 98
2. 99 77x
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
*
)">,
        .remedy = "Nothing has to be done. If the move is known, write it.",
        .rule = "tqn.md 5",
        .otherwise = OtherSeverity{Severity::warning, "where more than one move fits, or none"},
    },
    CodeInfo{
        .code = Code::bad_command,
        .id = "TQ309",
        .name = "bad-command",
        .severity = Severity::warning,
        .critical = false,
        .title = "a comment command whose arguments cannot be read",
        .cause = "A comment may hold commands for programs, such as `[%clk 0:09:58]` for the clock or `[%pos ...]` for "
                 "the position on the board. The name of this one is known, but what follows it cannot be read. The "
                 "comment is kept as it is.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 {[%pos nine balls in each pit but two]}
1... 98
*
)">,
        .after = game<"*", R"(
1. 76 {[%pos 9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1]}
1... 98
*
)">,
        .remedy = "Write the arguments as the specification lists them for this command.",
        .rule = "tqn.md 7",
    },
    CodeInfo{
        .code = Code::too_large,
        .id = "TQ310",
        .name = "too-large",
        .severity = Severity::error,
        .critical = true,
        .title = "a game too long or nested too deeply to be read whole",
        .cause =
            "One game may have 16 MiB of text, and variations may nest 64 deep. What is beyond is not read, so that "
            "a damaged file can neither fill the memory nor hide the games behind it.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76
(65 (76 (65 (76 (65 (76 (65 (76
(65 (76 (65 (76 (65 (76 (65 (76
(65 (76 (65 (76 (65 (76 (65 (76
(65 (76 (65 (76 (65 (76 (65 (76
(65 (76 (65 (76 (65 (76 (65 (76
(65 (76 (65 (76 (65 (76 (65 (76
(65 (76 (65 (76 (65 (76 (65 (76
(65 (76 (65 (76 (65 (76 (65 (76
(65)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
*
)">,
        .after = game<"*", R"(
1. 76
(1. 65)
*
)">,
        .remedy = "Look for a parenthesis or a brace that is never closed. If the game is really so long, cut it.",
        .rule = "tqn.md 2.4",
    },
    CodeInfo{
        .code = Code::moves_in_comment,
        .id = "TQ311",
        .name = "moves-in-comment",
        .severity = Severity::warning,
        .critical = false,
        .title = "a comment that begins with the next move of the game",
        .cause =
            "A semicolon begins a comment, which goes to the end of its line. This one begins with the number that is "
            "due and a half-move: it looks as if a semicolon had been put between the moves of a game, and hides them.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 98; 2. 99 77x
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
*
)">,
        .remedy =
            "Take the semicolon away if the moves are those of the game. If they are a remark, put it between braces.",
        .rule = "tqn.md 7.1",
    },
};

}  // namespace tqn::codes
