// Transcripts of the command line. A file cli/<name>.cli is a session in one scratch folder that holds a copy
// of samples/, with the built tqn in PATH:
//
//   # words about what follows
//   $ tqn validate samples/valid/short.tqn      a command, run by /bin/sh
//   > more lines of it                          (a here-document, say)
//   what it prints                              standard output, line by line
//   2> what it says                             standard error
//   ? 1                                         exit status, if it is not 0
//
// An empty line before "$", "#" or the end belongs to nothing. A line of output that begins with "$ ", "> ",
// "2> ", "? ", "# " or a backslash is written with a backslash before it; output that does not end in a
// line end is followed by "\(no line end)". TQN_UPDATE=1 rewrites the answers and prints what changed.

#include <gtest/gtest.h>

#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "support/files.hpp"
#include "support/gtest_case.hpp"
#include "support/shell.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;
using Transcript = Case<fs::path>;

/// A command with the comments before it.
struct Step {
  std::vector<std::string> comments;
  std::string command;
};

struct Session {
  std::vector<Step> steps;
  std::vector<std::string> last_words;  ///< comments after the last command
};

Session parse_session(const std::string& text) {
  Session session;
  std::vector<std::string> comments;
  bool in_command = false;
  for (const std::string& line : lines_of(text)) {
    const bool begins = line.starts_with("$ ");
    if (begins) {
      session.steps.push_back({comments, line.substr(2)});
      comments.clear();
    } else if (in_command && line.starts_with("> ")) {
      session.steps.back().command += '\n' + line.substr(2);
    } else if (line.starts_with("# ")) {
      comments.push_back(line);
    }
    in_command = begins || (in_command && line.starts_with("> "));
  }
  session.last_words = comments;
  return session;
}

bool needs_backslash(std::string_view line) {
  for (const std::string_view mark : {"$ ", "> ", "2> ", "? ", "# ", "\\"}) {
    if (line.starts_with(mark)) return true;
  }
  return false;
}

void append_output(std::string& out, const std::string& text) {
  for (const std::string& line : lines_of(text)) out += (needs_backslash(line) ? "\\" : "") + line + '\n';
  if (!text.empty() && text.back() != '\n') out += "\\(no line end)\n";
}

void append_step(std::string& out, const Step& step, const Outcome& outcome) {
  if (!out.empty()) out += '\n';
  for (const std::string& comment : step.comments) out += comment + '\n';
  bool first = true;
  for (const std::string& line : lines_of(step.command)) {
    out += (first ? "$ " : "> ") + line + '\n';
    first = false;
  }
  append_output(out, outcome.out);
  for (const std::string& line : lines_of(outcome.err)) out += "2> " + line + '\n';
  if (outcome.status != 0) out += "? " + std::to_string(outcome.status) + '\n';
}

std::string play(const Session& session) {
  const ScratchFolder scratch;
  if (fs::exists(project_path("samples"))) {
    fs::copy(project_path("samples"), scratch.path() / "samples", fs::copy_options::recursive);
  }
  std::string out;
  for (const Step& step : session.steps) append_step(out, step, run_shell(step.command, scratch.path()));
  if (!session.last_words.empty()) out += '\n';
  for (const std::string& comment : session.last_words) out += comment + '\n';
  return out;
}

std::vector<Transcript> transcripts() {
  std::vector<Transcript> all;
  for (const fs::path& path : files_below(project_path("tests/cli"))) {
    if (path.extension() == ".cli") all.push_back({path.stem().string(), path});
  }
  return all;
}

class Cli : public ::testing::TestWithParam<Transcript> {};

TEST_P(Cli, AnswersAsRecorded) {
  const fs::path& path = GetParam().data;
  const std::string expected = read_file(path);
  const std::string actual = play(parse_session(expected));
  const std::string changes = difference(expected, actual);
  if (updating()) {
    std::cout << changes;
    write_file(path, actual);
    return;
  }
  EXPECT_TRUE(changes.empty()) << path.filename() << " differs:\n" << changes;
}

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Cli);
INSTANTIATE_TEST_SUITE_P(Files, Cli, ::testing::ValuesIn(transcripts()), case_name<fs::path>);

}  // namespace
}  // namespace tqn::test
