#pragma once

#include <array>

#include "example.hpp"
#include "tqn/text/code.hpp"

namespace tqn::codes {

/// 1xx: bytes and characters.
inline constexpr std::array encoding{
    CodeInfo{
        .code = Code::invalid_utf8,
        .id = "TQ101",
        .name = "invalid-utf8",
        .severity = Severity::error,
        .critical = true,
        .title = "bytes that are not UTF-8",
        .cause = "A record is UTF-8 text. These bytes belong to another encoding, in most cases windows-1251, "
                 "or to a file that was damaged on its way. Which letters they stand for cannot be known from the "
                 "record alone, so nothing is put in their place.",
        .example = Example::game,
        // "Дана" in windows-1251.
        .before = "[Event \"City Cup\"]\n"
                  "[Site \"Almaty\"]\n"
                  "[Date \"2024.03.22\"]\n"
                  "[Round \"1\"]\n"
                  "[White \"\xC4\xE0\xED\xE0\"]\n"
                  "[Black \"Qostaushy\"]\n"
                  "[Result \"*\"]\n"
                  "\n"
                  "1. 76 98\n"
                  "*\n",
        .after = R"([Event "City Cup"]
[Site "Almaty"]
[Date "2024.03.22"]
[Round "1"]
[White "Дана"]
[Black "Qostaushy"]
[Result "*"]

1. 76 98
*
)",
        .remedy = "Name the encoding, for example `--encoding=windows-1251`, or save the file as UTF-8. "
                  "If only a few letters are hurt, write them again by hand.",
        .rule = "tqn.md 2.1",
    },
    CodeInfo{
        .code = Code::confusable_character,
        .id = "TQ102",
        .name = "confusable-character",
        .severity = Severity::warning,
        .critical = false,
        .title = "a character that only looks like the right one",
        .cause = "On a Cyrillic keyboard the letter beside the digits is not the Latin x of the tuzdyk mark, and "
                 "a scanned sheet gives the letter Ze for 3 or the letter O for 0. The move is read as it was meant, "
                 "but other programs will not find it.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 98
2. 99 77х
*
)">,
        .after = game<"*", R"(
1. 76 98
2. 99 77x
*
)">,
        .remedy = "Write the Latin letter or the digit; `--fix` does it without a change of meaning.",
        .rule = "tqn.md 3",
    },
    CodeInfo{
        .code = Code::line_endings,
        .id = "TQ103",
        .name = "line-endings",
        .severity = Severity::info,
        .critical = false,
        .title = "line ends or a byte order mark that canonical text does not have",
        .cause = "The lines end with CR LF or with CR alone, or a byte order mark stands in the text. Every reader of "
                 "the format accepts them; canonical text has LF and no mark.",
        .example = Example::game,
        .before = game<"*", "\r\n1. 76 98\r\n*\r\n">,
        .after = game<"*", R"(
1. 76 98
*
)">,
        .remedy = "Nothing has to be done. `tqn fmt` writes LF.",
        .rule = "tqn.md 2.1",
    },
    CodeInfo{
        .code = Code::control_character,
        .id = "TQ104",
        .name = "control-character",
        .severity = Severity::warning,
        .critical = false,
        .title = "an invisible control character",
        .cause = "A character that no one can see, such as NUL or the old end-of-file mark, stands in the text. "
                 "It is read as a blank.",
        .example = Example::game,
        .before = game<"*",
                       "\n1. 76\x1A"
                       "98\n*\n">,
        .after = game<"*", R"(
1. 76 98
*
)">,
        .remedy = "Delete it; `--fix` does. If there are many, the file may not be a text file at all.",
        .rule = "tqn.md 3",
    },
    CodeInfo{
        .code = Code::unterminated,
        .id = "TQ110",
        .name = "unterminated",
        .severity = Severity::error,
        .critical = true,
        .title = "a comment, a tag value or a variation that is never closed",
        .cause = "What was opened here is still open where the game ends. Where it should have been closed is "
                 "guesswork: moves may have been swallowed as words, or words may stand where moves should. The "
                 "games that follow are not affected.",
        .example = Example::game,
        .before = game<"*", R"(
1. 76 {a quiet beginning 98
2. 99 77x
*
)">,
        .after = game<"*", R"(
1. 76 {a quiet beginning}
1... 98
2. 99 77x
*
)">,
        .remedy = "Close it: `}` after a comment, `\"` and `]` after a tag value, `)` after a variation.",
        .rule = "tqn.md 2.3",
    },
};

}  // namespace tqn::codes
