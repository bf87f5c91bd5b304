#include "support/shell.hpp"

#include <sys/wait.h>

#include <cstdlib>

#include "support/files.hpp"

namespace tqn::test {
namespace {

std::string quoted(const std::filesystem::path& path) {
  std::string text = "'";
  for (const char c : path.string()) {
    if (c == '\'') {
      text += "'\\''";
    } else {
      text += c;
    }
  }
  return text + "'";
}

}  // namespace

Outcome run_shell(const std::string& command, const std::filesystem::path& folder) {
  const ScratchFolder scratch;
  const auto script = scratch.path() / "script";
  const auto out = scratch.path() / "out";
  const auto err = scratch.path() / "err";
  write_file(script, command + "\n");
  const std::filesystem::path bin = std::filesystem::path(TQN_COMMAND).parent_path();
  const std::string line = "cd " + quoted(folder) +
                           " && env -u NO_COLOR -u FORCE_COLOR -u CLICOLOR_FORCE -u COLUMNS LC_ALL=C.UTF-8 " +
                           "TERM=dumb HOME=" + quoted(scratch.path()) + " XDG_CONFIG_HOME=" + quoted(scratch.path()) +
                           " PATH=" + quoted(bin) + ":\"$PATH\" /bin/sh " + quoted(script) + " </dev/null >" +
                           quoted(out) + " 2>" + quoted(err);
  const int raw = std::system(line.c_str());
  Outcome outcome;
  outcome.out = read_file(out);
  outcome.err = read_file(err);
  outcome.status = WIFEXITED(raw) ? WEXITSTATUS(raw) : 128 + WTERMSIG(raw);
  return outcome;
}

}  // namespace tqn::test
