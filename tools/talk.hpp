#pragma once

#include <memory>
#include <string_view>

#include "exit.hpp"
#include "settings.hpp"
#include "tqn/io/error.hpp"
#include "tqn/report/report.hpp"

namespace tqn::tools {

/// What the program says to people, beside its results: on standard error, whole lines. A standard error
/// that cannot be written to is nobody's concern.
void say(std::string_view line);
/// The same without the end of the line, for text that will be written over.
void say_unfinished(std::string_view text) noexcept;
/// "tqn: message", and the help in a line of its own.
void say(const Failure& failure);
/// The same, as the end of a command.
[[nodiscard]] Exit fail(const Failure& failure);
/// Prints findings for people on standard error, where the results are something else.
[[nodiscard]] std::unique_ptr<Reporter> make_talk_reporter(When color);
/// As the text report prints a finding about a file.
void say(const FileFinding& finding, When color);

/// TQ901 in words: "cannot read games/r5.tqn: permission denied".
[[nodiscard]] FileFinding cannot_read(const IoError& error);
[[nodiscard]] FileFinding cannot_write(const IoError& error);

}  // namespace tqn::tools
