#include <fmt/format.h>

#include <memory>
#include <optional>

#include "commands.hpp"
#include "games_job.hpp"
#include "progress.hpp"
#include "run.hpp"
#include "summary.hpp"
#include "talk.hpp"
#include "tqn/text/plural.hpp"

namespace tqn::tools {
namespace {

/// Only findings that keep a game from being written matter here.
Policy critical_policy() {
  Codes codes;
  for (const CodeInfo& row : all_codes()) codes.set(static_cast<std::size_t>(row.code), row.critical);
  return policy_of(codes);
}

std::optional<Failure> find_fmt_conflict(const Settings& settings, const Inputs& inputs) {
  if (settings.write && (settings.check || settings.diff)) {
    return Failure{"--write rewrites the files, --check and --diff do not", "give one of them"};
  }
  return find_write_conflict(settings, inputs);
}

Target target_of(const Settings& settings) noexcept {
  if (settings.diff) return Target::diff;
  if (settings.check) return Target::names;
  return settings.write ? Target::in_place : Target::document;
}

void say_summary(const GamesJob& job, const Rewriter& rewriter, Target target) {
  const std::string read = format_read(job.read(), job.totals().games);
  const std::string changed = fmt::format("{} of {}", rewriter.changed(), plural(job.totals().files, "file"));
  switch (target) {
    case Target::document:
      say(fmt::format("{}, wrote {}", read, job.written()));
      break;
    case Target::in_place:
      say(fmt::format("{}, wrote {}; changed {}", read, job.written(), changed));
      break;
    case Target::diff:
    case Target::names:
      say(fmt::format("{}; would change {}", read, changed));
      break;
  }
}

}  // namespace

Exit run_fmt(const Invocation& invocation) {
  auto run = begin_run(invocation);
  if (!run) return Exit::failed;
  const Settings& settings = *run->settings;
  if (const auto conflict = find_fmt_conflict(settings, run->inputs)) {
    say(*conflict);
    return Exit::failed;
  }
  const Policy policy = critical_policy();
  Wishes wishes;
  wishes.statuses = false;
  wishes.rungs = false;
  wishes.rewriting = Rewriting::format;
  wishes.verify = true;
  wishes.policy = &policy;
  if (settings.selection.selects()) wishes.selection = &settings.selection;
  wishes.prints = target_of(settings) == Target::document;
  const auto results = open_results(settings.output, settings);
  const auto findings = open_results("/dev/stderr", settings);
  if (!results || !findings) return Exit::failed;
  const auto reporter = make_talk_reporter(settings.color);
  const Target target = target_of(settings);
  Rewriter rewriter(target, *results);
  Progress progress(settings.progress, run->inputs.paths);
  GamesJob job(wishes, {settings, *reporter, *findings, ReportFormat::text, &rewriter, progress, false});
  run_job(*run, job);
  if (results->closed_pipe()) return Exit::fine;

  Exit exit = job.troubled() || job.written() != job.totals().games ? Exit::failed : Exit::fine;
  const bool would_change = (target == Target::diff || target == Target::names) && rewriter.changed() > 0;
  if (job.failing() || would_change) exit = worse(exit, Exit::findings);
  exit = worse(exit, end_results(*results, settings));
  findings->flush();
  if (!settings.quiet) say_summary(job, rewriter, target);
  return exit;
}

}  // namespace tqn::tools
