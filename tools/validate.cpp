#include <fmt/format.h>

#include <memory>
#include <optional>

#include "commands.hpp"
#include "games_job.hpp"
#include "run.hpp"
#include "summary.hpp"
#include "talk.hpp"
#include "terminal.hpp"
#include "tqn/text/plural.hpp"

namespace tqn::tools {
namespace {

/// Standard input cannot be mended in place: then the mended text is the result, and the findings are talk.
bool mends_stdin(const Run& run) {
  const Settings& settings = *run.settings;
  return settings.fix && !settings.diff && run.inputs.paths.size() == 1 && run.inputs.paths.front().path == "-";
}

Wishes wishes_of(const Settings& settings, const Reporter& reporter) {
  Wishes wishes;
  wishes.statuses = !settings.quiet || settings.verbose || reporter.wants_every_game();
  wishes.every_game = reporter.wants_every_game() || settings.duplicates;
  wishes.keys = settings.duplicates;
  if (settings.selection.selects()) wishes.selection = &settings.selection;
  if (settings.fix || settings.diff) wishes.rewriting = Rewriting::fix;
  wishes.fixing = settings.fix.value_or(Fixing::safe);
  // A file that is rewritten is read to its end.
  wishes.fail_fast = settings.fail_fast && wishes.rewriting == Rewriting::none;
  return wishes;
}

void say_summary(const GamesJob& job, const Settings& settings, const Rewriter* rewriter) {
  if (settings.quiet) return;
  std::string line = format_run(job.totals(), job.read());
  if (rewriter != nullptr) {
    line += fmt::format("; {} {}", settings.diff ? "would fix" : "fixed", plural(job.fixed(), "finding"));
    if (!rewriter->prints()) line += fmt::format(" in {}", plural(rewriter->changed(), "file"));
  }
  say(line);
}

}  // namespace

Exit run_validate(const Invocation& invocation) {
  auto run = begin_run(invocation);
  if (!run) return Exit::failed;
  const Settings& settings = *run->settings;
  const bool to_stdout = mends_stdin(*run);
  const auto results = open_results(to_stdout && settings.output.empty() ? "/dev/stderr" : settings.output, settings);
  if (!results) return Exit::failed;
  const std::unique_ptr<Output> document = to_stdout ? open_stdout() : nullptr;
  ReportOptions options;
  options.colour = settings.output.empty() && wants_colour(settings.color, to_stdout ? Stream::err : Stream::out);
  options.tool_version = TQN_VERSION;
  const auto reporter = make_reporter(settings.report_format, options);

  Wishes wishes = wishes_of(settings, *reporter);
  std::optional<Rewriter> rewriter;
  if (wishes.rewriting != Rewriting::none) {
    const Target target = settings.diff ? Target::diff : to_stdout ? Target::document : Target::in_place;
    wishes.in_place = target == Target::in_place;
    rewriter.emplace(target, to_stdout ? *document : *results);
  }
  Progress progress(settings.progress, run->inputs.paths);
  GamesJob job(wishes, {settings, *reporter, *results, settings.report_format, rewriter ? &*rewriter : nullptr,
                        progress, settings.diff});
  run_job(*run, job);
  if (results->closed_pipe() || (document && document->closed_pipe())) return Exit::fine;

  Exit exit = job.troubled() ? Exit::failed : Exit::fine;
  // What a diff leaves out is still there: findings that no fix mends.
  const bool findings = job.failing() || (settings.diff && rewriter->changed() > 0);
  if (findings && !settings.exit_zero) exit = worse(exit, Exit::findings);
  exit = worse(exit, end_results(*results, settings));
  if (document) exit = worse(exit, end_results(*document, settings));
  say_summary(job, settings, rewriter ? &*rewriter : nullptr);
  return exit;
}

}  // namespace tqn::tools
