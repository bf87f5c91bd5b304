#pragma once

#include <array>

#include "tqn/text/code.hpp"

namespace tqn::codes {

/// 9xx: files and configuration.
inline constexpr std::array tool{
    CodeInfo{
        .code = Code::io,
        .id = "TQ901",
        .name = "io",
        .severity = Severity::error,
        .critical = false,
        .title = "a file that cannot be read or written",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
    CodeInfo{
        .code = Code::config,
        .id = "TQ902",
        .name = "config",
        .severity = Severity::warning,
        .critical = false,
        .title = "a setting that is not understood",
        .cause = "",
        .before = "",
        .after = "",
        .remedy = "",
        .rule = "",
    },
};

}  // namespace tqn::codes
