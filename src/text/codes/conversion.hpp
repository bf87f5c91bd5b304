#pragma once

#include <array>

#include "example.hpp"
#include "tqn/text/code.hpp"

namespace tqn::codes {

/// 8xx: what does not fit into another format.
inline constexpr std::array conversion{
    CodeInfo{
        .code = Code::loss,
        .id = "TQ801",
        .name = "loss",
        .severity = Severity::warning,
        .critical = false,
        .title = "the format that is written does not carry all of a game",
        .cause = "The game holds something for which the other format has no place: comments, variations, glyphs, "
                 "clocks, tags. It was left out of what was written; the record that was read is not touched.",
        .example = Example::outline,
        .before = R"($ tqn convert --to tgk round-5.tqn
warning[TQ801]: tgk has no place for the comments and variations of this game: they are left out
)",
        .after = R"($ tqn convert --to tqn round-5.tqn
)",
        .remedy = "Keep the record that was read. With --on-loss=error such a game is not written at all, with "
                  "--on-loss=allow nothing is said. `tqn formats` shows what each format carries.",
        .rule = "formats.md 3",
    },
    CodeInfo{
        .code = Code::not_written,
        .id = "TQ802",
        .name = "not-written",
        .severity = Severity::error,
        .critical = false,
        .title = "a game that cannot be written in the other format",
        .cause = "What the other format would say is another game: it has no way to write a half-move that is missing, "
                 "or a position that the game begins with. The game is left out; the others are written.",
        .example = Example::outline,
        .before = R"($ tqn convert --to playok study.tqn
error[TQ802]: not written as playok: it begins with a position of its own, which cannot be written there
)",
        .after = R"($ tqn convert --to tqn study.tqn
)",
        .remedy = "Mend what the message names, or choose a format that can hold it.",
        .rule = "formats.md 3",
    },
    CodeInfo{
        .code = Code::unreadable_game,
        .id = "TQ803",
        .name = "unreadable-game",
        .severity = Severity::error,
        .critical = true,
        .title = "a text of another format that cannot be read as a game",
        .cause =
            "What stands here is no game in the format that the file is read as: it is cut off, it is not built as "
            "the format demands, or it says what no record can hold. Nothing of it is taken; the games before "
            "and behind it are read.",
        .example = Example::outline,
        .before = R"($ tqn convert --to tqn games.jsonl
error[TQ803]: a pit is a number from 1 to 9, not 12
)",
        .after = R"($ tqn convert --to tqn games.jsonl
)",
        .remedy = "Mend the text at this place, or name the right format with --from.",
        .rule = "formats.md 1",
    },
    CodeInfo{
        .code = Code::part_left_out,
        .id = "TQ804",
        .name = "part-left-out",
        .severity = Severity::warning,
        .critical = false,
        .title = "a part of a text of another format for which a record has no place",
        .cause = "The game was read, but it says something that a record of TQN cannot hold, or that tqn does not "
                 "know: a member, a column, a field. It was left out.",
        .example = Example::outline,
        .before = R"($ tqn convert --to tqn games.jsonl
warning[TQ804]: there is no member "rating"; it was left out
)",
        .after = R"($ tqn convert --to tqn games.jsonl
)",
        .remedy = "Keep the file that was read. If the name is misspelt, mend it.",
        .rule = "formats.md 1",
    },
};

}  // namespace tqn::codes
