#include "check/line_judge.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "check/checkpoint.hpp"
#include "check/replay.hpp"
#include "check/wording.hpp"
#include "tqn/notation/position.hpp"

namespace tqn::checking {
namespace {

/// The reader nests no deeper; a Game that was put together by hand may.
constexpr int most_depth = 64;

}  // namespace

LineJudge::LineJudge(Context& context, const Line& line, const Position& before, LinePlace place, const Carry& carry)
    : context_(context),
      line_(line),
      plies_(line.plies),
      place_(place),
      position_(before),
      before_(before),
      carry_(carry),
      numbers_(line, place.half_move) {}

void LineJudge::run() {
  for (const Note& note : line_.before)
    judge_commands(context_, note, &position_, {Diagnostic::no_ply, place_.half_move, place_.half_move});
  Trace* const trace = place_.main ? context_.options.trace : nullptr;
  if (trace != nullptr) {
    trace->begin(position_, plies_.size());
    at_ = replay_plain(plies_, position_, trail_, quiet_, *trace);
  }
  while ((at_ = replay_plain(plies_, at_, position_, trail_, quiet_)) < plies_.size()) {
    if (judge_half_move()) continue;
    stopped_ = true;
    report_stop();
    break;
  }
  if (!numbers_.none()) numbers_.report(at_, context_.text, context_.sink);
}

bool LineJudge::judge_half_move() {
  const std::size_t first = at_;
  const Ply& ply = plies_[at_];
  before_ = position_;
  done_ = {};
  bool go_on = true;
  if (const auto standing = ply.notes ? standing_position(context_, ply) : std::nullopt) {
    position_ = *standing;
    first_ = ++at_;
  } else if (ply.move.from ? play_written(ply.move) : fill_illegible(ply.move)) {
    if (at_ == first) ++at_;
  } else {
    go_on = false;
  }
  for (std::size_t i = first; i < std::max(at_, first + 1); ++i) {
    if (plies_[i].notes) judge_notes(i, go_on);
  }
  return go_on;
}

bool LineJudge::play_written(const MoveText& move) {
  if (!position_.is_legal(*move.from) || (move.to && landing_of(position_, *move.from) != *move.to))
    return bridge_fault();
  Position after = position_;
  const Effect effect = play_unchecked(after, *move.from);
  if (move.to && effect.tuzdyk != move.tuzdyk) return bridge_fault();
  play_as(*move.from, at_);
  if (!move.to) judge_filled_landing(effect);
  return true;
}

void LineJudge::see_count(const MoveText& move, std::size_t index) {
  if (!move.has_count()) return;
  context_.counts.see(move.count, done_, {move.where, ply_number(index), half_move_number(index), !as_written_},
                      carry_);
}

void LineJudge::judge_notes(std::size_t index, bool followed) {
  for (const Note& note : *plies_[index].notes) {
    if (note.kind == NoteKind::variation) {
      if (note.line) judge_variation(note, index);
    } else {
      judge_commands(context_, note, followed ? &position_ : nullptr,
                     {ply_number(index), half_move_number(index), half_move_number(index + 1)});
    }
  }
}

void LineJudge::judge_variation(const Note& note, std::size_t index) {
  if (place_.depth >= most_depth) return;
  if (is_detached_count(*note.line)) return report_detached_count(note, index);
  LineJudge judge(context_, *note.line, before_, {false, half_move_number(index), place_.depth + 1}, carry_);
  judge.run();
  variation_half_moves_ += static_cast<std::uint32_t>(note.line->plies.size()) + judge.variation_half_moves();
}

bool LineJudge::is_detached_count(const Line& variation) const noexcept {
  if (variation.plies.size() != 1 || !variation.before.empty() || !variation.numbers.empty()) return false;
  const Ply& only = variation.plies.front();
  if (!only.move.complete() || only.move.tuzdyk || only.move.has_count() || only.notes) return false;
  if (before_.is_legal(*only.move.from) && landing_of(before_, *only.move.from) == *only.move.to) return false;
  const auto number = static_cast<std::uint16_t>(only.move.from->number() * 10 + only.move.to->number());
  return done_.kazan > 0 && fits(number, done_, context_.counts.likely());
}

void LineJudge::report_detached_count(const Note& note, std::size_t index) {
  const MoveText& only = note.line->plies.front().move;
  const auto number = static_cast<std::uint16_t>(only.from->number() * 10 + only.to->number());
  const MoveText& counted = plies_[index].move;
  if (Diagnostic* d = context_.sink.report(Code::parenthesis, note.where)) {
    d->message = fmt::format(
        "\"({})\" is no variation that could be played; it is read as the count of the move before it", number);
    MoveText attached = counted;
    attached.count = number;
    const std::string token = format_move(attached);
    if (!counted.has_count()) {
      d->fixes.push_back({fmt::format("write {}", token), Safety::safe, {{counted.where, token}, {note.where, ""}}});
    }
  }
  MoveText claim = counted;
  claim.count = number;
  claim.where = note.where;
  see_count(claim, index);
}

void LineJudge::report_stop() {
  const std::size_t later = plies_.size() - at_ - 1;
  if (later == 0) return;
  if (Diagnostic* d = report(Code::not_judged, at_ + 1, position_)) {
    d->board.clear();
    d->message = later == 1 ? "the one later half-move was not judged"
                            : fmt::format("{} later half-moves were not judged", later);
  }
}

Diagnostic* LineJudge::report(Code code, Severity severity, std::size_t index, const Position& before) {
  Diagnostic* d = context_.sink.report(code, severity, plies_[index].move.where);
  if (d == nullptr) return nullptr;
  d->ply = ply_number(index);
  d->move = move_name(half_move_number(index));
  d->board = format_board_line(before);
  return d;
}

}  // namespace tqn::checking
