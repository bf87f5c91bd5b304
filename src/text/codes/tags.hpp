#pragma once

#include <array>

#include "example.hpp"
#include "tqn/text/code.hpp"

namespace tqn::codes {

/// 2xx: tags.
inline constexpr std::array tags{
    CodeInfo{
        .code = Code::missing_tag,
        .id = "TQ201",
        .name = "missing-tag",
        .severity = Severity::warning,
        .critical = false,
        .title = "a required tag is missing",
        .cause = "Every record names its event, site, date, round, both players and the result, so that it can be told "
                 "from any other game. A value may be unknown, but the tag is there.",
        .example = Example::game,
        .before = R"([Event "City Cup"]
[Site "Almaty"]
[Round "1"]
[White "Bastaushy"]
[Black "Qostaushy"]
[Result "*"]

1. 76 98
*
)",
        .after = R"([Event "City Cup"]
[Site "Almaty"]
[Date "????.??.??"]
[Round "1"]
[White "Bastaushy"]
[Black "Qostaushy"]
[Result "*"]

1. 76 98
*
)",
        .remedy = "Add the tag with its value. `--fix` adds it with the value that says \"not known\".",
        .rule = "tqn.md 4.2",
    },
    CodeInfo{
        .code = Code::unknown_tag,
        .id = "TQ202",
        .name = "unknown-tag",
        .severity = Severity::info,
        .critical = false,
        .title = "a tag that the specification does not name",
        .cause = "Anyone may add tags of his own, and they are kept. But a name that is one or two letters away from "
                 "a known one is more likely a slip of the pen, and nothing will find its value.",
        .example = Example::game,
        .before = game<"*", R"([Anotator "Qostaushy"]

1. 76 98
*
)">,
        .after = game<"*", R"([Annotator "Qostaushy"]

1. 76 98
*
)">,
        .remedy = "Correct the name if it is a slip; otherwise leave it.",
        .rule = "tqn.md 4.3",
    },
    CodeInfo{
        .code = Code::duplicate_tag,
        .id = "TQ203",
        .name = "duplicate-tag",
        .severity = Severity::error,
        .critical = true,
        .title = "the same tag twice",
        .cause = "A game has one value for each tag. Which of the two is right cannot be told from the record; two "
                 "games may have run together here.",
        .example = Example::game,
        .before = R"([Event "City Cup"]
[Site "Almaty"]
[Date "2024.03.22"]
[Round "1"]
[Round "2"]
[White "Bastaushy"]
[Black "Qostaushy"]
[Result "*"]

1. 76 98
*
)",
        .after = R"([Event "City Cup"]
[Site "Almaty"]
[Date "2024.03.22"]
[Round "2"]
[White "Bastaushy"]
[Black "Qostaushy"]
[Result "*"]

1. 76 98
*
)",
        .remedy = "Delete the tag that is wrong. If another game begins here, leave a blank line before its tags.",
        .rule = "tqn.md 4.1",
    },
    CodeInfo{
        .code = Code::bad_date,
        .id = "TQ204",
        .name = "bad-date",
        .severity = Severity::warning,
        .critical = false,
        .title = "a date that is not written YYYY.MM.DD",
        .cause = "A date is year, month and day in that order, with question marks for what is not known, so that "
                 "records sort by it and no one mistakes the month for the day.",
        .example = Example::game,
        .before = R"([Event "City Cup"]
[Site "Almaty"]
[Date "22.03.2024"]
[Round "1"]
[White "Bastaushy"]
[Black "Qostaushy"]
[Result "*"]

1. 76 98
*
)",
        .after = game<"*", R"(
1. 76 98
*
)">,
        .remedy = "Write `2024.03.22`, or `2024.??.??` if only the year is known. `--fix` rewrites every date that has "
                  "one reading only.",
        .rule = "tqn.md 4.4",
    },
    CodeInfo{
        .code = Code::bad_result,
        .id = "TQ205",
        .name = "bad-result",
        .severity = Severity::error,
        .critical = false,
        .title = "a result that is not one of 1-0, 0-1, 1/2-1/2 and *",
        .cause = "The result has four spellings: 1-0 when White won, 0-1 when Black won, 1/2-1/2 for a draw, and * "
                 "when it is open or not known. Other spellings, such as a colon, a half sign or the balls of the two "
                 "kazans, are understood but not passed on.",
        .example = Example::game,
        .before = game<"1:0", R"([Termination "resignation"]

1. 76 98
1-0
)">,
        .after = game<"1-0", R"([Termination "resignation"]

1. 76 98
1-0
)">,
        .remedy = "Write one of the four. `--fix` rewrites the spellings that are understood. The balls of the kazans "
                  "have a tag of their own, `[Count \"84-78\"]`.",
        .rule = "tqn.md 6",
    },
    CodeInfo{
        .code = Code::bad_position,
        .id = "TQ206",
        .name = "bad-position",
        .severity = Severity::error,
        .critical = false,
        .title = "a start position that cannot be",
        .cause = "The position in the tag FEN cannot arise, or cannot be read: the balls of the pits and kazans do not "
                 "add up to 162, a tuzdyk stands in a ninth pit or faces its twin, or balls lie in a tuzdyk. The moves "
                 "are not judged, because there is nothing to judge them by.",
        .example = Example::game,
        .before = game<"1-0", R"([SetUp "1"]
[FEN "8,1S/2,2S,5,1S 79 78 S 80"]

80. 91
1-0
)">,
        .after = game<"1-0", R"([SetUp "1"]
[FEN "8,1S/2,2S,5,1S 79 79 S 80"]

80. 91
1-0
)">,
        .remedy = "Count the balls again. The order is Black's pits from 9 to 1, White's pits from 1 to 9, White's "
                  "kazan, Black's kazan, the player to move and the number of the move.",
        .rule = "rules.md 21",
    },
    CodeInfo{
        .code = Code::bad_tag,
        .id = "TQ207",
        .name = "bad-tag",
        .severity = Severity::warning,
        .critical = false,
        .title = "a tag that is not written [Name \"value\"]",
        .cause = "Quotation marks or a bracket are missing, a colon stands after the name, or quotation marks inside "
                 "the value are not escaped. The tag is read as far as its meaning is plain; otherwise it is kept as "
                 "it is, as text that was not read.",
        .example = Example::game,
        .before = R"([Event "City Cup"]
[Site "Almaty"]
[Date "2024.03.22"]
[Round 1]
[White "Bastaushy"]
[Black "Qostaushy"]
[Result "*"]

1. 76 98
*
)",
        .after = game<"*", R"(
1. 76 98
*
)">,
        .remedy =
            "Put the value between quotation marks and the tag between brackets, and write `\\\"` for a quotation "
            "mark inside the value. `--fix` does it where the tag could be read.",
        .rule = "tqn.md 4.5",
    },
    CodeInfo{
        .code = Code::bad_tag_value,
        .id = "TQ208",
        .name = "bad-tag-value",
        .severity = Severity::warning,
        .critical = false,
        .title = "a tag value of the wrong kind",
        .cause = "Some tags hold a number, a time of day or one word of a list. This value is something else; it is "
                 "kept, but a program that looks for the number or the word will not find it.",
        .example = Example::game,
        .before = game<"*", R"([WhiteElo "about 1900"]

1. 76 98
*
)">,
        .after = game<"*", R"([WhiteElo "1900"]

1. 76 98
*
)">,
        .remedy = "Write a value of the kind that the tag takes, or the one that says \"not known\". Remarks belong in "
                  "the tag Comment.",
        .rule = "tqn.md 4.6",
    },
};

}  // namespace tqn::codes
