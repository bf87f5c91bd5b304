#include "talk.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string>

#include "terminal.hpp"

namespace tqn::tools {
namespace {

void write_all(std::string_view bytes) noexcept {
  while (!bytes.empty()) {
    const ssize_t written = ::write(STDERR_FILENO, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

FileFinding finding_of(const IoError& error, std::string_view verb) {
  FileFinding finding;
  finding.file = error.file;
  finding.code = Code::io;
  finding.severity = Severity::error;
  finding.message = fmt::format("cannot {} {}: {}", verb, error.file, error.message);
  return finding;
}

}  // namespace

void say(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    shown += visible(text.substr(0, end)) + '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  write_all(shown);
}

void say_unfinished(std::string_view text) noexcept { write_all(text); }

void say(const Failure& failure) {
  say(fmt::format("tqn: {}{}{}", failure.message, failure.help.empty() ? "" : "\n     ", failure.help));
}

Exit fail(const Failure& failure) {
  say(failure);
  return Exit::failed;
}

std::unique_ptr<Reporter> make_talk_reporter(When color) {
  return make_reporter(ReportFormat::text, {.colour = wants_colour(color, Stream::err), .tool_version = ""});
}

void say(const FileFinding& finding, When color) {
  const auto printer = make_talk_reporter(color);
  FileFinding told = finding;
  if (told.line == 0) told.file = {};  // the message names it
  std::string text;
  printer->finding(text, told);
  if (!text.ends_with('\n')) text += '\n';
  write_all(text);
}

FileFinding cannot_read(const IoError& error) { return finding_of(error, "read"); }
FileFinding cannot_write(const IoError& error) { return finding_of(error, "write"); }

}  // namespace tqn::tools
