#include "session.hpp"

#include <utility>

#include "duplicates.hpp"
#include "findings.hpp"
#include "ignore.hpp"
#include "level.hpp"

namespace tqn::tools {
namespace {

/// Whether the half-moves of a game are judged before it is rewritten.
bool judges_moves(Rewriting rewriting) noexcept {
  switch (rewriting) {
    case Rewriting::none:
    case Rewriting::fix:
    case Rewriting::annotate:
    case Rewriting::annotate_files:
      return true;
    case Rewriting::format:
    case Rewriting::convert:
    case Rewriting::draw:
      break;
  }
  return false;
}

}  // namespace

Session::Session(Batch& batch, const Wishes& wishes, const Policy& policy, const Before& before)
    : batch_(batch),
      wishes_(wishes),
      before_(before),
      work_(batch.work),
      pieces_(batch.work),
      settings_(batch.file->resolved->settings),
      policy_(policy) {
  options_.archival = settings_.require == Level::archival;
  options_.roster = batch.file->format->carries[static_cast<std::size_t>(Feature::tag)] != Carries::none;
  if (!wishes.annotation.add.facts.none()) options_.trace = &fact_writer_.trace();
}

void Session::run() {
  const std::string_view bytes = batch_.bytes.view();
  std::size_t end = 0;
  const auto reader = open_games(*batch_.file->format, bytes);
  while (!(wishes_.fail_fast && work_.failing)) {
    batch_.sink.clear();
    const auto where = reader->next(batch_.game, batch_.sink);
    if (!where) break;
    take(bytes.substr(where->begin, where->size()), where->begin);
    end = where->end;
  }
  if (keeps_rest(wishes_.rewriting)) keep_rest(bytes, end);
}

void Session::take(std::string_view text, std::size_t at) {
  ++work_.read;
  if (!is_taken()) return pass_over(text, at);
  const Verdict verdict = judge_game(text);
  if (!batch_.file->format->is_tqn) leave_fixes_to_people();
  switch (wishes_.rewriting) {
    case Rewriting::none:
      return finish(text, verdict, at);
    case Rewriting::fix:
      return mend(text, verdict, at);
    case Rewriting::format:
      format(text, at);
      return finish(text, verdict, at);
    case Rewriting::convert:
      convert(text, at);
      return finish(text, verdict, at);
    case Rewriting::draw:
      draw(text, at);
      return finish(text, verdict, at);
    case Rewriting::annotate:
    case Rewriting::annotate_files:
      annotate(text, verdict, at);
      fact_writer_.take_back(batch_.game);
      return finish(text, verdict, at);
  }
}

bool Session::is_taken() const {
  const Selection* const selection = wishes_.selection;
  return selection == nullptr ||
         selection->takes(batch_.game, before_.in_file + work_.read, before_.taken + work_.totals.games);
}

void Session::pass_over(std::string_view text, std::size_t at) {
  if (keeps_rest(wishes_.rewriting) && !wishes_.prints) pieces_.add(at, text.size(), text);
}

void Session::leave_fixes_to_people() {
  for (Diagnostic& finding : batch_.sink.kept()) {
    for (Fix& fix : finding.fixes) fix.safety = Safety::manual;
  }
}

Verdict Session::judge_game(std::string_view text) {
  if (batch_.sink.found()[static_cast<std::size_t>(Code::unreadable_game)]) return {};  // there is nothing to judge
  if (wishes_.rewriting == Rewriting::draw) return {};  // an artist judges what he needs
  if (judges_moves(wishes_.rewriting)) return check(batch_.game, text, batch_.sink, options_);
  // What keeps a game from being written lies in its writing, its tags and its result, not in its moves.
  std::vector<Ply> moves;
  std::swap(batch_.game.main.plies, moves);
  Verdict verdict = check(batch_.game, text, batch_.sink, options_);
  std::swap(batch_.game.main.plies, moves);
  return verdict;
}

void Session::finish(std::string_view text, const Verdict& verdict, std::size_t begin) {
  Sink& sink = batch_.sink;
  Sink::Codes ignored;
  Findings found;
  Status status = Status::ok;
  if (sink.any()) {
    ignored = ignored_in(batch_.game, text, sink);
    found = count_findings(sink, policy_, ignored, work_);
    if (wishes_.statuses) status = status_of(sink, found.tally, policy_, ignored);
  }
  count(status, found.tally, verdict);
  const std::optional<Level> level = required_level(text, verdict);
  const bool below = level && *level < *settings_.require;
  if (found.failing > 0 || below) work_.failing = true;
  const bool told = found.to_show > 0 && !batch_.file->sated.load(std::memory_order_relaxed);
  if (!wishes_.every_game && !told && !below) return;
  GameRecord& record = work_.records.emplace_back();
  record.index = static_cast<std::uint32_t>(work_.read - 1);
  record.where = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + text.size())};
  record.level = level ? *level : level_now(text, verdict);
  record.flawed = is_flawed(sink);
  record.status = status;
  record.tally = found.tally;
  record.to_show = found.to_show;
  describe(record, batch_.game, verdict);
  constexpr auto duplicate = static_cast<std::size_t>(Code::duplicate_game);
  if (wishes_.keys && policy_.active[duplicate] && !ignored[duplicate])
    record.key = duplicate_key(batch_.game, verdict);
  sink.sort();
  record.findings = take_findings(sink, policy_, ignored);
  place(record, text, begin);
}

void Session::count(Status status, const Tally& tally, const Verdict& verdict) noexcept {
  Totals& totals = work_.totals;
  ++totals.games;
  totals.half_moves += verdict.half_moves;
  totals.errors += tally.errors;
  totals.warnings += tally.warnings;
  totals.infos += tally.infos;
  switch (status) {
    case Status::ok:
      ++totals.ok;
      break;
    case Status::fixable:
      ++totals.fixable;
      break;
    case Status::review:
      ++totals.review;
      break;
    case Status::rejected:
      ++totals.rejected;
      break;
  }
}

Level Session::level_now(std::string_view text, const Verdict& verdict) {
  return level_of(batch_.game, text, batch_.sink, verdict, settings_.layout, scratch_);
}

std::optional<Level> Session::required_level(std::string_view text, const Verdict& verdict) {
  if (!settings_.require || !wishes_.rungs) return std::nullopt;
  return level_now(text, verdict);
}

void Session::place(GameRecord& record, std::string_view text, std::size_t begin) {
  const bool mended = wishes_.rewriting == Rewriting::fix;
  const std::string_view all = mended ? std::string_view(work_.rewritten) : batch_.bytes.view();
  measured_ = measured_ + measure(all.substr(measured_to_, begin - measured_to_));
  measured_to_ = begin;
  record.before = measured_;
  record.line_ends = measure(without_trailing_blanks(text)).lines;
}

}  // namespace tqn::tools
