#include <fmt/format.h>

#include <memory>

#include "commands.hpp"
#include "games_job.hpp"
#include "opening_tree.hpp"
#include "progress.hpp"
#include "run.hpp"
#include "talk.hpp"
#include "tqn/text/plural.hpp"

namespace tqn::tools {
namespace {

/// Games that are not legal are left out, and what is wrong with them is for validate to tell.
Policy book_policy() { return policy_of(Codes()); }

Wishes book_wishes(const Settings& settings, const Policy& policy) {
  Wishes wishes;
  wishes.statuses = false;
  wishes.rungs = false;
  wishes.rewriting = Rewriting::annotate;
  wishes.annotation.product = Product::opening;
  wishes.policy = &policy;
  if (settings.selection.selects()) wishes.selection = &settings.selection;
  return wishes;
}

}  // namespace

Exit run_book(const Invocation& invocation) {
  if (invocation.operands.empty() || invocation.operands.front() != "build") {
    say(Failure{"tqn book builds books of openings", "tqn book build games/ -o book.yaml"});
    return Exit::failed;
  }
  Invocation files = invocation;
  files.operands.erase(files.operands.begin());
  auto run = begin_run(files);
  if (!run) return Exit::failed;
  const Settings& settings = *run->settings;
  if (const auto clash = leave_output_out(*run, files)) {
    say(*clash);
    return Exit::failed;
  }
  auto results = open_results(settings.output, settings);
  const auto findings = open_results("/dev/stderr", settings);
  if (!results || !findings) return Exit::failed;
  OpeningTree tree(std::move(results), {settings.depth, settings.min_games});
  const Policy policy = book_policy();
  const Wishes wishes = book_wishes(settings, policy);
  const auto reporter = make_talk_reporter(settings.color);
  Progress progress(settings.progress, run->inputs.paths);
  GamesJob job(wishes, {settings, *reporter, *findings, ReportFormat::text, nullptr, progress, false, &tree});
  run_job(*run, job);
  const auto error = tree.finish();
  if (tree.closed_pipe()) return Exit::fine;
  findings->flush();
  if (error) {
    say(cannot_write(*error), settings.color);
    return Exit::failed;
  }
  if (!settings.quiet) {
    say(fmt::format("read {}, took {}; wrote {}", plural(job.read(), "game"), job.written(),
                    plural(tree.lines(), "line")));
  }
  return job.troubled() ? Exit::failed : Exit::fine;
}

}  // namespace tqn::tools
