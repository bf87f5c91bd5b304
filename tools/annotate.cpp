#include <fmt/format.h>

#include <memory>
#include <optional>
#include <variant>

#include "commands.hpp"
#include "document.hpp"
#include "games_job.hpp"
#include "progress.hpp"
#include "run.hpp"
#include "summary.hpp"
#include "talk.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/text/plural.hpp"

namespace tqn::tools {
namespace {

/// What keeps a game from being annotated: every error.
Policy annotation_policy() {
  Settings settings;
  settings.level = Severity::error;
  Policy policy = make_policy(settings);
  for (const Severity severity : severities) policy.shown.insert(Code::part_left_out, severity);
  return policy;
}

std::optional<Failure> find_conflict(const Settings& settings, const Inputs& inputs) {
  const bool changes = !settings.add.facts.none() || !settings.strip.none() || !settings.notes.empty();
  if (!changes && !settings.extract)
    return Failure{"nothing is to be added or taken out", "name facts with --add or --strip, or all"};
  if (settings.extract && (changes || settings.write))
    return Failure{"--extract prints notes and changes nothing: it stands alone", ""};
  return find_write_conflict(settings, inputs);
}

/// Why games cannot be told by their numbers: each file has its own.
std::optional<Failure> find_numbers_conflict(const Settings& settings, const Inputs& inputs, const Notes* notes) {
  if (inputs.paths.size() < 2) return std::nullopt;
  if (settings.extract)
    return Failure{"--extract takes the notes of one file: games have their numbers in it", "name one file at a time"};
  if (notes == nullptr || !notes->overlay.by_number()) return std::nullopt;
  return Failure{fmt::format("{} tells games by their number in one file, and there are several", visible(notes->file)),
                 "name one file, or let match tell the games"};
}

Wishes wishes_of(const Settings& settings, const Policy& policy, const Notes* notes) {
  Wishes wishes;
  wishes.statuses = false;
  wishes.rungs = false;
  wishes.rewriting = settings.write ? Rewriting::annotate_files : Rewriting::annotate;
  wishes.verify = settings.write;
  wishes.annotation = {settings.strip, settings.add, notes, settings.extract ? Product::notes : Product::record};
  wishes.numbers = settings.extract || (notes != nullptr && notes->overlay.by_number());
  wishes.policy = &policy;
  if (settings.selection.selects()) wishes.selection = &settings.selection;
  return wishes;
}

/// Whether there are entries that fitted no game, which are told.
bool tell_unused(const Notes& notes) {
  bool any = false;
  for (std::size_t entry = 0; entry < notes.overlay.size(); ++entry) {
    if (notes.used[entry].load()) continue;
    any = true;
    const Place place = notes.overlay.place(entry);
    say(fmt::format("{}:{}:{}: these notes fit no game", visible(notes.file), place.line, place.column));
  }
  return any;
}

/// Whether all notes can be laid over the files: what fits no game, or cannot be read, is told. Only then is anything
/// put in place.
Exit rehearse(const Run& run, const Wishes& wishes, const Notes& notes) {
  Wishes looking = wishes;
  looking.rewriting = Rewriting::annotate;
  looking.annotation.product = Product::nothing;
  const auto findings = open_results("/dev/stderr", *run.settings);
  if (!findings) return Exit::failed;
  const auto reporter = make_talk_reporter(run.settings->color);
  Run rehearsal{nullptr, run.settings, run.inputs};
  Progress progress(run.settings->progress, rehearsal.inputs.paths);
  GamesJob job(looking, {*run.settings, *reporter, *findings, ReportFormat::text, nullptr, progress, true});
  run_job(rehearsal, job);
  if (job.troubled()) {
    say(Failure{"nothing was written: notes are laid over files only if all can be read", ""});
    return Exit::failed;
  }
  if (!tell_unused(notes)) return Exit::fine;
  say(Failure{"nothing was written: with --write every entry of the notes must fit a game", ""});
  return Exit::findings;
}

/// Loads a file if it is named. False, and told, if it cannot be read.
template <typename Load, typename Content>
bool load(const Load& load, const std::string& path, std::unique_ptr<Content>& content) {
  if (path.empty()) return true;
  auto loaded = load(path);
  if (const auto* failure = std::get_if<Failure>(&loaded)) {
    say(*failure);
    return false;
  }
  content = std::get<std::unique_ptr<Content>>(std::move(loaded));
  return true;
}

Exit exit_of(const GamesJob& job) {
  Exit exit = job.troubled() ? Exit::failed : Exit::fine;
  if (job.failing()) exit = worse(exit, Exit::findings);
  return exit;
}

Exit annotate_files(Run& run, const Wishes& wishes) {
  const Settings& settings = *run.settings;
  const auto results = open_results("-", settings);
  const auto findings = open_results("/dev/stderr", settings);
  if (!results || !findings) return Exit::failed;
  const auto reporter = make_talk_reporter(settings.color);
  Rewriter rewriter(Target::in_place, *results);
  Progress progress(settings.progress, run.inputs.paths);
  GamesJob job(wishes, {settings, *reporter, *findings, ReportFormat::text, &rewriter, progress, false});
  run_job(run, job);
  findings->flush();
  if (!settings.quiet) {
    say(fmt::format("{}, wrote {}; changed {} of {}", format_read(job.read(), job.totals().games), job.written(),
                    rewriter.changed(), plural(job.totals().files, "file")));
  }
  return exit_of(job);
}

Exit annotate_and_print(Run& run, const Wishes& wishes) {
  const Settings& settings = *run.settings;
  auto opened = open_document(settings.extract ? notes_format : tqn_format, settings);
  if (const auto* error = std::get_if<IoError>(&opened)) {
    say(cannot_write(*error), settings.color);
    return Exit::failed;
  }
  Document& document = *std::get<std::unique_ptr<Document>>(opened);
  const auto findings = open_results("/dev/stderr", settings);
  if (!findings) return Exit::failed;
  const auto reporter = make_talk_reporter(settings.color);
  Progress progress(settings.progress, run.inputs.paths);
  GamesJob job(wishes, {settings, *reporter, *findings, ReportFormat::text, nullptr, progress, false, &document});
  run_job(run, job);
  const auto error = document.finish();
  if (document.closed_pipe()) return Exit::fine;
  findings->flush();
  if (error) {
    say(cannot_write(*error), settings.color);
    return Exit::failed;
  }
  if (!settings.quiet) say(fmt::format("{}, wrote {}", format_read(job.read(), job.totals().games), job.written()));
  return exit_of(job);
}

}  // namespace

Exit run_annotate(const Invocation& invocation) {
  auto run = begin_run(invocation);
  if (!run) return Exit::failed;
  const Settings& settings = *run->settings;
  if (const auto conflict = find_conflict(settings, run->inputs)) {
    say(*conflict);
    return Exit::failed;
  }
  if (const auto clash = leave_output_out(*run, invocation)) {
    say(*clash);
    return Exit::failed;
  }
  const Policy policy = annotation_policy();
  std::unique_ptr<Notes> notes;
  std::unique_ptr<Book> book;
  const bool loaded = load(load_notes, settings.notes, notes) && load(load_book, settings.book, book);
  if (!loaded) return Exit::failed;
  if (const auto conflict = find_numbers_conflict(settings, run->inputs, notes.get())) {
    say(*conflict);
    return Exit::failed;
  }
  Wishes wishes = wishes_of(settings, policy, notes.get());
  wishes.annotation.add.book = book ? book.get() : &Book::standard();
  const bool all_must_fit = notes && !settings.selection.selects();
  if (settings.write) {
    const Exit rehearsed = all_must_fit ? rehearse(*run, wishes, *notes) : Exit::fine;
    return rehearsed == Exit::fine ? annotate_files(*run, wishes) : rehearsed;
  }
  const Exit exit = annotate_and_print(*run, wishes);
  return all_must_fit && tell_unused(*notes) ? worse(exit, Exit::findings) : exit;
}

}  // namespace tqn::tools
