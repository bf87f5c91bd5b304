#pragma once

#include <array>

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
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::confusable_character,
        .id = "TQ102",
        .name = "confusable-character",
        .severity = Severity::warning,
        .critical = false,
        .title = "a character that only looks like the right one",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::line_endings,
        .id = "TQ103",
        .name = "line-endings",
        .severity = Severity::info,
        .critical = false,
        .title = "line ends or a byte order mark that canonical text does not have",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::control_character,
        .id = "TQ104",
        .name = "control-character",
        .severity = Severity::warning,
        .critical = false,
        .title = "an invisible control character",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::unterminated,
        .id = "TQ110",
        .name = "unterminated",
        .severity = Severity::error,
        .critical = true,
        .title = "a comment, a tag value or a variation that is never closed",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
};

}  // namespace tqn::codes
