#include "judge.hpp"

#include <algorithm>
#include <utility>

#include "alike.hpp"
#include "duplicates.hpp"
#include "findings.hpp"
#include "ignore.hpp"
#include "level.hpp"
#include "mend.hpp"
#include "split_document.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::tools {
namespace {

/// Details kept of one game when all are wanted: enough for people, and an end for a million faults.
constexpr std::uint32_t most_details = 100'000;

std::uint32_t details_of_a_game(const Settings& settings, bool all) noexcept {
  const std::uint64_t shown = settings.max_diagnostics;
  if (all || shown == 0 || shown > most_details) return most_details;
  return std::max(static_cast<std::uint32_t>(shown), Sink::default_limit);
}

/// The bytes up to the last one that is not blank.
std::string_view without_trailing_blanks(std::string_view text) noexcept {
  return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
}

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

/// Whether canonical texts are printed, which there are of games of any format.
bool prints_format(const Wishes& wishes) noexcept { return wishes.rewriting == Rewriting::format && wishes.prints; }

/// The games of one batch, one after another.
class Session {
 public:
  Session(Batch& batch, const Wishes& wishes, const Policy& policy, const Before& before)
      : batch_(batch),
        wishes_(wishes),
        before_(before),
        work_(batch.work),
        settings_(batch.file->resolved->settings),
        policy_(policy) {
    options_.archival = settings_.require == Level::archival;
    options_.roster = batch.file->format->carries[static_cast<std::size_t>(Feature::tag)] != Carries::none;
  }

  void run() {
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

 private:
  /// Judges the game that was read, whose text begins at byte `at` of the batch.
  void take(std::string_view text, std::size_t at) {
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

  [[nodiscard]] bool is_taken() const {
    const Selection* const selection = wishes_.selection;
    return selection == nullptr ||
           selection->takes(batch_.game, before_.in_file + work_.read, before_.taken + work_.totals.games);
  }

  /// Leaves a game that is not taken as it was, or out.
  void pass_over(std::string_view text, std::size_t at) {
    if (keeps_rest(wishes_.rewriting) && !wishes_.prints) add_piece(at, text.size(), text);
  }

  /// A text that is not TQN is not rewritten: a fix shows what is meant, no more.
  void leave_fixes_to_people() {
    for (Diagnostic& finding : batch_.sink.kept()) {
      for (Fix& fix : finding.fixes) fix.safety = Safety::manual;
    }
  }

  Verdict judge_game(std::string_view text) {
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

  void mend(std::string_view text, const Verdict& verdict, std::size_t at) {
    scratch_text_.assign(text);
    const Mender mender{*batch_.file->format, options_, policy_, wishes_.fixing};
    const Verdict after = mender.mend(scratch_text_, batch_.game, batch_.sink, verdict, work_.fixed);
    const std::size_t begin = work_.rewritten.size();
    add_piece(at, text.size(), scratch_text_);
    ++work_.written;
    finish(scratch_text_, after, begin);
  }

  void format(std::string_view text, std::size_t at) {
    if (batch_.sink.critical()) return leave(text, at);
    std::string& formatted = scratch_text_;
    formatted.clear();
    tqn_format.write(batch_.game, formatted, settings_.layout);
    if (formatted.size() > most_game_bytes) {
      if (Diagnostic* d = batch_.sink.report(Code::too_large, first_line(text)))
        d->message = "the canonical text of this game is larger than 16 MiB: it is left as it is";
      return leave(text, at);
    }
    if (wishes_.verify && !reads_alike(batch_.game, formatted, again_)) {
      ++work_.damaged;
      return leave(text, at);
    }
    ++work_.written;
    add_piece(at, text.size(), formatted);
    work_.pieces.back().open = true;
  }

  /// A game whose canonical text cannot be told stays as it is, unless it is no TQN at all.
  void leave(std::string_view text, std::size_t at) {
    if (!batch_.file->format->is_tqn) return;
    ++work_.written;
    add_piece(at, text.size(), text);
  }

  void convert(std::string_view text, std::size_t at) {
    scratch_text_.clear();
    const Converted converted =
        tools::convert(batch_.game, text, wishes_.conversion, settings_.layout, batch_.sink, scratch_text_, again_);
    for (std::size_t i = 0; i < loss_count; ++i) work_.losses[i] += converted.lost[i] ? 1 : 0;
    switch (converted.fate) {
      case Fate::written:
        ++work_.written;
        add_piece(at, text.size(), scratch_text_);
        if (settings_.split_by) work_.files.push_back(file_of(batch_.game, *settings_.split_by));
        return;
      case Fate::differs:
        ++work_.damaged;
        return;
      case Fate::refused:
        return;
    }
  }

  void draw(std::string_view text, std::size_t at) {
    drawn_.clear();
    if (batch_.sink.found()[static_cast<std::size_t>(Code::unreadable_game)]) return;
    const bool drawn = wishes_.artist->draw(batch_.game, text, batch_.sink, drawn_);
    if (!batch_.file->format->is_tqn) leave_fixes_to_people();
    if (!drawn) return;
    ++work_.written;
    for (DrawnPicture& picture : drawn_) {
      add_piece(at, text.size(), picture.text);
      work_.files.push_back(std::move(picture.name));
      work_.games.push_back(work_.read - 1);
      if (picture.diagram) work_.diagrams.push_back(std::move(*picture.diagram));
    }
  }

  /// Writes where the piece is to stand: what is added makes a text several times as long.
  void annotate(std::string_view text, const Verdict& verdict, std::size_t at) {
    const bool in_place = wishes_.rewriting == Rewriting::annotate_files;
    close_piece();
    std::string& out = work_.rewritten;
    const std::size_t begin = out.size();
    switch (tools::annotate({batch_.game, text, verdict, before_.in_file + work_.read}, wishes_.annotation,
                            settings_.layout, batch_.sink, out, fact_writer_)) {
      case Annotated::written:
        if (!in_place || !wishes_.verify || reads_alike(batch_.game, std::string_view(out).substr(begin), again_))
          break;
        ++work_.damaged;
        out.resize(begin);
        return add_piece(at, text.size(), text);
      case Annotated::unchanged:
        if (in_place) return leave(text, at);
        as_it_was(text);
        break;
      case Annotated::refused:
        if (in_place) leave(text, at);
        return;
    }
    ++work_.written;
    end_piece(at, text.size(), begin);
    work_.pieces.back().open = in_place;
  }

  /// The game in the document of those that were annotated.
  void as_it_was(std::string_view text) {
    if (!batch_.file->format->is_tqn) return tqn_format.write(batch_.game, work_.rewritten, settings_.layout);
    text = without_trailing_blanks(text);
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    work_.rewritten.append(text).push_back('\n');
  }

  /// Adds what became of `size` bytes at `at`.
  void add_piece(std::size_t at, std::size_t size, std::string_view after) {
    close_piece();
    const std::size_t begin = work_.rewritten.size();
    work_.rewritten += after;
    end_piece(at, size, begin);
  }

  /// The same with what was written from byte `begin` on.
  void end_piece(std::size_t at, std::size_t size, std::size_t begin) {
    work_.pieces.push_back({{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + size)},
                            {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(work_.rewritten.size())}});
  }

  /// Something follows the last piece.
  void close_piece() {
    if (work_.pieces.empty() || !work_.pieces.back().open) return;
    work_.rewritten += '\n';
    ++work_.pieces.back().after.end;
    work_.pieces.back().open = false;
  }

  /// Only blanks are left, or games after the one that stopped the run.
  void keep_rest(std::string_view bytes, std::size_t at) {
    if (at == bytes.size()) return;
    if (wishes_.rewriting == Rewriting::fix) return add_piece(at, bytes.size() - at, bytes.substr(at));
    if (work_.pieces.empty()) return add_piece(at, bytes.size() - at, {});
    work_.pieces.back().before.end = static_cast<std::uint32_t>(bytes.size());
  }

  /// Counts a game, and keeps what is to be told of it. `begin`: in the text that places count in.
  void finish(std::string_view text, const Verdict& verdict, std::size_t begin) {
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

  void count(Status status, const Tally& tally, const Verdict& verdict) noexcept {
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

  Level level_now(std::string_view text, const Verdict& verdict) {
    return level_of(batch_.game, text, batch_.sink, verdict, settings_.layout, scratch_);
  }
  std::optional<Level> required_level(std::string_view text, const Verdict& verdict) {
    if (!settings_.require || !wishes_.rungs) return std::nullopt;
    return level_now(text, verdict);
  }

  /// Says where a record stands: measures on from the last one.
  void place(GameRecord& record, std::string_view text, std::size_t begin) {
    const bool mended = wishes_.rewriting == Rewriting::fix;
    const std::string_view all = mended ? std::string_view(work_.rewritten) : batch_.bytes.view();
    measured_ = measured_ + measure(all.substr(measured_to_, begin - measured_to_));
    measured_to_ = begin;
    record.before = measured_;
    record.line_ends = measure(without_trailing_blanks(text)).lines;
  }

  Batch& batch_;
  const Wishes& wishes_;
  const Before& before_;
  Work& work_;
  const Settings& settings_;
  const Policy& policy_;
  CheckOptions options_;
  std::string scratch_;
  std::string scratch_text_;
  FactWriter fact_writer_;
  Game again_;
  std::vector<DrawnPicture> drawn_;
  Extent measured_;
  std::size_t measured_to_ = 0;
};

}  // namespace

FindingSet Judge::wanted(const FileTask& file, const Policy& policy) const noexcept {
  if (wishes_.rewriting == Rewriting::fix) return policy.active;
  FindingSet wanted;
  if (wishes_.statuses) wanted |= policy.counted;
  const bool chosen_later = wishes_.rewriting == Rewriting::draw;  // an artist leaves some of them out
  if (chosen_later || !file.sated.load(std::memory_order_relaxed)) wanted |= policy.shown;
  return wanted;
}

void Judge::judge(Batch& batch, const Before& before) const {
  Work& work = batch.work;
  work.clear();
  if (!batch.file) return;
  const Policy& policy = wishes_.policy != nullptr ? *wishes_.policy : batch.file->resolved->policy;
  Wishes wishes = wishes_;
  // GamesJob::begin_file() says so.
  const bool untouchable = (!batch.file->format->is_tqn && !prints_format(wishes)) ||
                           (wishes.in_place && (!batch.file->plain || batch.file->notes.transcoded));
  if (keeps_rest(wishes.rewriting) && untouchable) wishes.rewriting = Rewriting::none;
  const bool mended = wishes.rewriting == Rewriting::fix;
  // An artist chooses among the findings.
  const bool all = mended || wishes.rewriting == Rewriting::draw;
  batch.prepare_sink(wanted(*batch.file, policy), details_of_a_game(batch.file->resolved->settings, all));
  if (!batch.skipped) {
    Session(batch, wishes, policy, before).run();
  } else if (keeps_rest(wishes.rewriting) && batch.file->format->is_tqn) {
    work.rewritten = batch.bytes.view();
    const auto size = static_cast<std::uint32_t>(work.rewritten.size());
    work.pieces.push_back({{0, size}, {0, size}});
  }
  work.text = mended ? std::string_view(work.rewritten) : batch.bytes.view();
  work.extent = measure(work.text);
}

}  // namespace tqn::tools
