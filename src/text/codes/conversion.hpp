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
};

}  // namespace tqn::codes
