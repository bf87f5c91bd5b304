#pragma once

#include <array>

#include "example.hpp"
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
        .cause =
            "The file does not exist, may not be opened, is damaged, or the disk is full. The games in it were not "
            "checked, or not all of them; the other files were. The exit status is 2.",
        .example = Example::outline,
        .before = R"($ tqn validate round-5.tqn
error[TQ901]: cannot read round-5.tqn: permission denied
)",
        .after = R"($ chmod u+r round-5.tqn
$ tqn validate round-5.tqn
)",
        .remedy = "Do what the message says is in the way, then run the command again.",
        .rule = "",
    },
    CodeInfo{
        .code = Code::config,
        .id = "TQ902",
        .name = "config",
        .severity = Severity::warning,
        .critical = false,
        .title = "a setting that is not understood",
        .cause = "A configuration file has a key that tqn does not know, or a value that the key does not take. An "
                 "unknown key is passed over with this warning; a wrong value stops the run with exit status 2.",
        .example = Example::outline,
        .before = R"(layuot: one-line
)",
        .after = R"(layout: one-line
)",
        .remedy = "Correct the key or the value. `tqn config --show` prints every setting and where it comes from.",
        .rule = "",
    },
};

}  // namespace tqn::codes
