#pragma once

#include <array>

#include "example.hpp"
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
        .cause = "Two records have the same moves. They may come from two sources that were put together, or one game "
                 "was entered under two names.",
        .example = Example::outline,
        .before = R"(game 12:  1. 76 98  2. 99 77x  3. 67 13  ...  1-0
game 96:  1. 76 98  2. 99 77x  3. 67 13  ...  1-0
)",
        .after = R"(game 12:  1. 76 98  2. 99 77x  3. 67 13  ...  1-0
)",
        .remedy = "Keep the record that is more complete. Short games may be equal by chance.",
        .rule = "",
    },
    CodeInfo{
        .code = Code::no_game,
        .id = "TQ702",
        .name = "no-game",
        .severity = Severity::warning,
        .critical = false,
        .title = "a file in which there is no game",
        .cause = "The file is empty, or there is nothing in it but blanks and characters that cannot be seen. Perhaps "
                 "it was never filled, or its text was lost when it was saved or sent.",
        .example = Example::outline,
        .before = R"($ tqn validate round-5.tqn
warning[TQ702]: there is no game in this file
)",
        .after = R"($ rm round-5.tqn
)",
        .remedy = "Get the file again from where it came, or remove it.",
        .rule = "",
    },
};

}  // namespace tqn::codes
