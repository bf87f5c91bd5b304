#include "games_job.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "artist.hpp"
#include "findings.hpp"
#include "summary.hpp"
#include "talk.hpp"
#include "tqn/text/plural.hpp"

namespace tqn::tools {
namespace {

/// Findings that may still be printed for a file; `limit` 0 is no limit.
std::uint64_t room(std::uint64_t limit, std::uint64_t printed) noexcept {
  if (limit == 0) return UINT64_MAX;
  return limit > printed ? limit - printed : 0;
}

}  // namespace

bool GamesJob::deliver(Batch& batch) {
  if (batch.opens) begin_file(*batch.file);
  if (batch.file) {
    Work& work = batch.work;
    if (tools_.rewriter != nullptr) rewrite(batch);
    if (tools_.document != nullptr) print(*batch.file, work);
    for (std::size_t i = 0; i < code_count; ++i) hidden_[i] += work.to_show[i];
    totals_ += work.totals;
    for (GameRecord& record : work.records) report_game(*batch.file, work, record);
    extent_ = extent_ + work.extent;
    offset_ += work.text.size();
    games_ += work.read;
    read_ += work.read;
    fixed_ += work.fixed;
    if (work.damaged > 0) report_damage(*batch.file, work.damaged);
    failing_ = failing_ || work.failing;
  }
  const bool broken = batch.error.has_value();
  if (broken) report_trouble(cannot_read(*batch.error));
  if (batch.closes) {
    if (writing_) end_rewriting(broken);
    if (games_ == 0 && !broken) report_nothing(*batch.file);
    end_file(*batch.file);
  }
  flush();
  tools_.progress.update(totals_.games, batch.consumed);
  return !has_enough() && !tools_.report.closed_pipe() && !tools_.report.error();
}

bool GamesJob::has_enough() const noexcept {
  if (wishes_.fail_fast && failing_) return true;
  if (tools_.document != nullptr && (tools_.document->broken() || tools_.document->closed_pipe())) return true;
  // A file that is rewritten is read to its end.
  return wishes_.selection != nullptr && totals_.games >= wishes_.selection->limit && tools_.rewriter == nullptr;
}

void GamesJob::begin() {
  if (!tools_.silent) tools_.reporter.begin(out_);
}

void GamesJob::end() {
  if (!tools_.silent) tools_.reporter.end(out_, totals_);
  flush();
}

void GamesJob::flush() {
  if (out_.empty()) return;
  tools_.progress.clear();
  tools_.report.write(out_);
  out_.clear();
}

void GamesJob::report_trouble(const FileFinding& finding) {
  troubled_ = true;
  tools_.progress.clear();
  say(finding, tools_.settings.color);
  // For people it is talk; a program that reads the report must learn of it there.
  const bool for_people = tools_.format == ReportFormat::text || tools_.format == ReportFormat::gcc;
  if (!tools_.silent && !for_people) {
    tools_.reporter.finding(out_, finding);
  }
  totals_.add(finding);
}

void GamesJob::begin_file(const FileTask& file) {
  ++totals_.files;
  before_file_ = totals_;
  extent_ = {};
  offset_ = games_ = printed_ = below_ = 0;
  hidden_.fill(0);
  if (wishes_.keys) names_.push_back(file.name);
  if (!tools_.silent) {
    tools_.reporter.begin_file(out_, file.name);
    report_dress(file);
  }
  writing_ = false;
  written_before_ = written_;
  if (tools_.settings.verbose && !file.why_format.empty())
    say(fmt::format("{}: read as {}: {}", visible(file.name), file.format->name, file.why_format));
  if (tools_.rewriter == nullptr) return;
  if (!file.format->is_tqn && !tools_.rewriter->prints()) {
    report_trouble(cannot_write(
        {file.name, fmt::format("{} is not rewritten; tqn convert --to tqn makes a record of it", file.format->name)}));
    return;
  }
  Dress dress = Dress::dropped;
  if (wishes_.rewriting == Rewriting::fix) {
    const bool mends_marks = file.resolved->policy.active[static_cast<std::size_t>(Code::line_endings)];
    dress = mends_marks ? Dress::mark_dropped : Dress::kept;
    if (mends_marks && file.notes.byte_order_mark && !file.notes.transcoded) ++fixed_;
  }
  const auto error = tools_.rewriter->open(file, dress);
  if (error) report_trouble(cannot_write(*error));
  writing_ = !error;
}

void GamesJob::report_dress(const FileTask& file) {
  if (!file.notes.byte_order_mark && !file.notes.transcoded) return;
  FileFinding finding;
  finding.code = Code::line_endings;
  finding.message = file.notes.transcoded ? fmt::format("the text is {}, expected UTF-8", file.notes.encoding)
                                          : "the text begins with a byte order mark, expected none";
  finding.help = "tqn fmt --write makes it UTF-8 without a mark";
  report_file_finding(file, std::move(finding));
}

void GamesJob::report_nothing(const FileTask& file) {
  FileFinding finding;
  finding.code = Code::no_game;
  finding.message = "there is no game in this file";
  report_file_finding(file, std::move(finding));
}

/// A finding about the whole file, shown at its first byte.
void GamesJob::report_file_finding(const FileTask& file, FileFinding finding) {
  const Policy& policy = wishes_.policy != nullptr ? *wishes_.policy : file.resolved->policy;
  if (!policy.active[static_cast<std::size_t>(finding.code)]) return;
  const Severity own = info(finding.code).severity;
  finding.file = file.name;
  finding.severity = policy.severity(finding.code, own);
  finding.line = finding.column = 1;
  totals_.add(finding);
  if (policy.shown.contains(finding.code, own) && !tools_.silent) tools_.reporter.finding(out_, finding);
  if (policy.failing.contains(finding.code, own)) failing_ = true;
}

void GamesJob::end_file(const FileTask& file) {
  std::vector<NotShown> hidden;
  for (const CodeInfo& row : all_codes()) {
    const std::uint64_t count = hidden_[static_cast<std::size_t>(row.code)];
    if (count > 0) hidden.emplace_back(row.code, count);
  }
  if (!tools_.silent) tools_.reporter.end_file(out_, file.name, hidden);
  if (!tools_.settings.verbose) return;
  tools_.progress.clear();
  say(fmt::format("{}: {}", visible(file.name), format_games(totals_, before_file_)));
}

void GamesJob::rewrite(const Batch& batch) {
  if (!writing_) return;
  written_ += batch.work.written;
  const std::string_view bytes = batch.bytes.view();
  const std::string_view rewritten = batch.work.rewritten;
  for (const Piece& piece : batch.work.pieces) {
    tools_.rewriter->add(bytes.substr(piece.before.begin, piece.before.size()),
                         rewritten.substr(piece.after.begin, piece.after.size()), piece.open ? End::open : End::closed);
  }
}

void GamesJob::print(const FileTask& file, const Work& work) {
  written_ += work.written;
  for (std::size_t i = 0; i < loss_count; ++i) losses_[i] += work.losses[i];
  const std::string_view text = work.rewritten;
  for (std::size_t i = 0; i < work.pieces.size(); ++i) {
    const Span after = work.pieces[i].after;
    std::string name = i < work.files.size() ? work.files[i] : std::string();
    if (i < work.games.size()) name = picture_name(file.name, games_ + work.games[i] + 1, name);
    if (i < work.diagrams.size()) tools_.document->add_diagram(work.diagrams[i], name);
    if (!after.empty()) tools_.document->add(text.substr(after.begin, after.size()), name);
  }
}

void GamesJob::end_rewriting(bool broken) {
  if (broken) {
    tools_.rewriter->abandon();
    if (!tools_.rewriter->prints()) written_ = written_before_;
  } else if (const auto error = tools_.rewriter->close()) {
    report_trouble(cannot_write(*error));
    written_ = written_before_;
  }
}

void GamesJob::report_damage(const FileTask& file, std::uint64_t games) {
  troubled_ = true;
  const std::string_view fate = tools_.document != nullptr ? "not written" : "left as it was";
  say(fmt::format("tqn: {}: {} {}: its text would read as something else, which is a fault of tqn", visible(file.name),
                  plural(games, "game"), fate));
}

void GamesJob::report_game(FileTask& file, const Work& work, GameRecord& record) {
  if (tools_.silent) return;
  const std::string_view text = work.text.substr(record.where.begin, record.where.size());
  if (!record.key.empty()) find_duplicate(file, text, record);
  const Settings& settings = file.resolved->settings;
  const std::uint64_t may = room(settings.max_diagnostics, printed_);
  if (record.findings.size() > may) record.findings.resize(static_cast<std::size_t>(may));
  for (const Diagnostic& finding : record.findings) --hidden_[static_cast<std::size_t>(finding.code)];
  printed_ += record.findings.size();
  if (room(settings.max_diagnostics, printed_) == 0) file.sated.store(true, std::memory_order_relaxed);

  const Extent before = extent_ + record.before;
  GameReport report;
  report.source = {file.name, text, offset_ + record.where.begin, before.lines + 1, before.columns + 1};
  report.number = games_ + record.index + 1;
  report.last_line = report.source.first_line + record.line_ends;
  report.event = record.event;
  report.round = record.round;
  report.board = record.board;
  report.white = record.white;
  report.black = record.black;
  report.date = record.date;
  report.result = record.result;
  report.half_moves = record.half_moves;
  report.kazan_white = record.kazan_white;
  report.kazan_black = record.kazan_black;
  report.ending = record.ending;
  report.level = name(record.level);
  report.status = name(record.status);
  report.errors = record.tally.errors;
  report.warnings = record.tally.warnings;
  report.infos = record.tally.infos;
  report.not_shown = static_cast<std::uint32_t>(record.to_show - record.findings.size());
  totals_.not_shown += report.not_shown;
  report.findings = record.findings;
  if (!record.findings.empty() || tools_.reporter.wants_every_game()) tools_.reporter.game(out_, report);
  if (wishes_.rungs && settings.require && record.level < *settings.require)
    report_below(file, record, report.source.first_line);
}

void GamesJob::report_below(const FileTask& file, const GameRecord& record, std::uint64_t line) {
  const Settings& settings = file.resolved->settings;
  if (room(settings.max_diagnostics, below_++) == 0) return;
  std::string_view why;
  if (record.to_show == 0) {
    const bool only_layout = record.level == Level::legal && !record.flawed;
    why = only_layout ? "; tqn fmt prints its canonical text" : ", by findings that are not shown";
  }
  tools_.progress.clear();
  say(fmt::format("{}:{}: game {} is {}, not {}{}", visible(file.name), line, games_ + record.index + 1,
                  name(record.level), name(*settings.require), why));
}

void GamesJob::find_duplicate(const FileTask& file, std::string_view text, GameRecord& record) {
  const GamePlace here{static_cast<std::uint32_t>(names_.size() - 1), games_ + record.index + 1};
  const auto there = duplicates_.find_or_add(std::move(record.key), here);
  if (!there) return;
  const Code code = Code::duplicate_game;
  const Severity own = info(code).severity;
  const Policy& policy = file.resolved->policy;
  const Severity severity = policy.severity(code, own);
  record.tally.add(severity, 1);
  (severity == Severity::error     ? totals_.errors
   : severity == Severity::warning ? totals_.warnings
                                   : totals_.infos) += 1;
  if (severity != Severity::info && (record.status == Status::ok || record.status == Status::fixable)) {
    --(record.status == Status::ok ? totals_.ok : totals_.fixable);
    ++totals_.review;
    record.status = Status::review;
  }
  if (policy.failing.contains(code, own)) failing_ = true;
  if (!policy.shown.contains(code, own)) return;
  Diagnostic finding;
  finding.code = code;
  finding.severity = severity;
  finding.where = first_line(text);
  finding.message = there->file == here.file
                        ? fmt::format("same start and half-moves as game {}", there->number)
                        : fmt::format("same start and half-moves as game {} of {}", there->number, names_[there->file]);
  ++hidden_[static_cast<std::size_t>(code)];
  ++record.to_show;
  record.findings.insert(record.findings.begin(), std::move(finding));
}

}  // namespace tqn::tools
