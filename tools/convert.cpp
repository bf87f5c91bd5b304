#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <variant>

#include "commands.hpp"
#include "document.hpp"
#include "games_job.hpp"
#include "progress.hpp"
#include "run.hpp"
#include "summary.hpp"
#include "talk.hpp"
#include "tqn/text/plural.hpp"

namespace tqn::tools {
namespace {

/// Findings that keep a game from being written; what each game loses is told to those who want it all.
Policy conversion_policy(const Settings& run) {
  Codes codes;
  for (const CodeInfo& row : all_codes()) {
    const bool told = row.critical || row.code == Code::not_written || row.code == Code::part_left_out ||
                      (row.code == Code::loss && run.verbose);
    codes.set(static_cast<std::size_t>(row.code), told);
  }
  return policy_of(codes);
}

/// The format to write: named, or told by the ending of the output.
std::variant<const Format*, Failure> target_format(const Settings& settings) {
  const Format* format = settings.to;
  if (format == nullptr && !settings.output.empty() && !settings.split_by)
    format = find_format_by_extension(std::filesystem::path(settings.output).extension().string(), Use::writing);
  if (format == nullptr)
    return Failure{"it is not told which format to write", "name it with --to; tqn formats lists them all"};
  if (format->write == nullptr)
    return Failure{fmt::format("{} can be read, but not written", format->name), "tqn formats lists what can"};
  if (settings.layout.rows == Rows::plies && format->by_plies == nullptr)
    return Failure{fmt::format("--rows is for tables of rows, and {} is none", format->name), ""};
  if (settings.roundtrip && !format->can_read())
    return Failure{fmt::format("--roundtrip reads again what was written, and {} cannot be read", format->name), ""};
  if (settings.roundtrip && !format->carries_moves())
    return Failure{fmt::format("--roundtrip compares half-moves, and {} holds none", format->name), ""};
  return settings.layout.rows == Rows::plies ? format->by_plies : format;
}

}  // namespace

Exit run_convert(const Invocation& invocation) {
  auto run = begin_run(invocation);
  if (!run) return Exit::failed;
  const Settings& settings = *run->settings;
  const auto target = target_format(settings);
  if (const auto* failure = std::get_if<Failure>(&target)) {
    say(*failure);
    return Exit::failed;
  }
  const Format& format = *std::get<const Format*>(target);
  if (const auto clash = leave_output_out(*run, invocation)) {
    say(*clash);
    return Exit::failed;
  }
  const Policy policy = conversion_policy(settings);
  Wishes wishes;
  wishes.statuses = false;
  wishes.rungs = false;
  wishes.fail_fast = settings.strict;
  wishes.rewriting = Rewriting::convert;
  wishes.conversion = {&format, settings.on_loss, settings.roundtrip};
  wishes.policy = &policy;
  if (settings.selection.selects()) wishes.selection = &settings.selection;
  auto opened = open_document(format, settings);
  if (const auto* failure = std::get_if<Failure>(&opened)) {
    say(*failure);
    return Exit::failed;
  }
  if (const auto* error = std::get_if<IoError>(&opened)) {
    say(cannot_write(*error), settings.color);
    return Exit::failed;
  }
  Document& document = *std::get<std::unique_ptr<Document>>(opened);
  const auto findings = open_results("/dev/stderr", settings);
  if (!findings) return Exit::failed;
  const auto reporter = make_talk_reporter(settings.color);
  Progress progress(settings.progress, run->inputs.paths);
  GamesJob job(wishes, {settings, *reporter, *findings, ReportFormat::text, nullptr, progress, false, &document});
  run_job(*run, job);
  Exit exit = job.troubled() ? Exit::failed : Exit::fine;
  if (job.failing()) exit = worse(exit, Exit::findings);
  // What stands in the place of the output is worth more than nothing.
  const bool leaves = job.written() == 0 && exit != Exit::fine && !settings.output.empty();
  const auto error = leaves ? std::nullopt : document.finish();
  if (document.closed_pipe()) return Exit::fine;
  findings->flush();
  if (error) {
    say(cannot_write(*error), settings.color);
    return Exit::failed;
  }
  const std::string lost = format_losses(job.losses());
  if (!lost.empty() && !settings.quiet)
    say(fmt::format("{} has no place for {}; --verbose tells which", format.name, lost));
  if (leaves) say(fmt::format("tqn: nothing was written; {} is left as it was", settings.output));
  if (!settings.quiet) say(fmt::format("{}, wrote {}", format_read(job.read(), job.totals().games), job.written()));
  return exit;
}

}  // namespace tqn::tools
