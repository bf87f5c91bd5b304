#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "check/line_judge.hpp"
#include "check/token.hpp"
#include "check/wording.hpp"

namespace tqn::checking {
namespace {

/// Drops the pits with another mark than the written one, if that leaves any.
void prefer_mark(const Position& position, const MoveText& move, Filling& filling) noexcept {
  if (move.missing) return;
  const auto has_mark = [&](Pit pit) {
    Position after = position;
    return play_unchecked(after, pit).tuzdyk == move.tuzdyk;
  };
  const auto end = filling.pits.begin() + static_cast<std::ptrdiff_t>(filling.count);
  const auto kept =
      static_cast<std::size_t>(std::stable_partition(filling.pits.begin(), end, has_mark) - filling.pits.begin());
  if (kept > 0) filling.count = kept;
}

/// Drops the pits after which the record goes on clearly less far than after the best one.
void prefer_continuation(const Scene& scene, Filling& filling) noexcept {
  constexpr std::size_t clear_lead = 4;
  std::array<std::size_t, 9> reached{};
  std::size_t farthest = 0;
  for (std::size_t i = 0; i < filling.count; ++i) {
    Position position = scene.before(scene.fault);
    play_unchecked(position, filling.pits[i]);
    const Outlook outlook = look_ahead(position, scene.plies, scene.fault + 1, scene.fault + 1 + reach, scene.counts);
    reached[i] = outlook.half_moves + (outlook.whole ? clear_lead : 0);
    farthest = std::max(farthest, reached[i]);
  }
  std::size_t kept = 0;
  for (std::size_t i = 0; i < filling.count; ++i) {
    if (reached[i] + clear_lead > farthest) filling.pits[kept++] = filling.pits[i];
  }
  filling.count = kept;
}

/// The whole half-move that starts from a pit: "56x".
[[nodiscard]] std::string whole_move(const Position& position, Pit pit) {
  Position after = position;
  const Effect effect = play_unchecked(after, pit);
  return move_text(pit, effect.landing, effect.tuzdyk);
}

/// Writes the whole half-move over what can be read of it.
[[nodiscard]] Fix fill_in(std::string_view text, Span where, const Position& position, Pit pit, Safety safety) {
  Position after = position;
  const Effect effect = play_unchecked(after, pit);
  Fix fix{fmt::format("write {}", move_text(pit, effect.landing, effect.tuzdyk)), safety, {}};
  append_rewrite(fix.edits, text, where, pit, effect.landing, effect.tuzdyk);
  return fix;
}

[[nodiscard]] std::string listed(const Position& position, const Filling& filling) {
  std::string out;
  for (std::size_t i = 0; i < filling.count; ++i) {
    if (i > 0) out += i + 1 == filling.count ? " and " : ", ";
    out += whole_move(position, filling.pits[i]);
  }
  return out;
}

[[nodiscard]] std::string message(const Position& position, const MoveText& move, const Filling& filling) {
  const std::string_view what = move.missing ? "the missing half-move" : "the illegible half-move";
  if (filling.fitting == 0) return fmt::format("no move fits {}", what);
  const std::string moves = listed(position, filling);
  if (!filling.decided()) return fmt::format("{} may be any of {}", what, moves);
  if (filling.fitting == 1) return fmt::format("{} can only be {}", what, moves);
  return fmt::format("{} can only be {}: of {} moves that are possible here, no other goes with what follows", what,
                     moves, filling.fitting);
}

}  // namespace

bool LineJudge::fill_illegible(const MoveText& move) {
  trail_.keep(at_, position_);
  Filling filling;
  filling.count = filling.fitting = fitting_pits(position_, move, filling.pits);
  if (filling.count > 1) prefer_mark(position_, move, filling);
  if (filling.count > 1 && context_.searches > 0) {
    --context_.searches;
    prefer_continuation(scene(), filling);
  }
  const bool was_faulty = !move.missing && !has_illegible_digit(context_.text, move.where);
  if (!was_faulty || !filling.decided()) {
    report_illegible(move, filling);
  } else {
    suggest_for_token(position_, filling.pits[0]);
  }
  if (!filling.decided()) return false;
  filled_.push_back({static_cast<std::uint32_t>(at_), filling.pits[0]});
  play_as(filling.pits[0], at_);
  first_ = at_ + 1;
  return true;
}

void LineJudge::report_illegible(const MoveText& move, const Filling& filling) {
  const Severity severity = filling.decided() ? Severity::info : Severity::warning;
  Diagnostic* d = report(Code::illegible, severity, at_, position_);
  if (d == nullptr) return;
  d->message = message(position_, move, filling);
  constexpr std::size_t most_listed = 3;
  const Safety safety = filling.decided() ? Safety::suggested : Safety::manual;
  for (std::size_t i = 0; i < filling.count && i < most_listed; ++i) {
    d->fixes.push_back(fill_in(context_.text, move.where, position_, filling.pits[i], safety));
  }
}

void LineJudge::judge_filled_landing(const Effect& effect) {
  const MoveText& move = plies_[at_].move;
  if (!has_illegible_digit(context_.text, move.where)) return suggest_for_token(before_, *move.from);
  if (Diagnostic* d = report(Code::illegible, at_, before_)) {
    d->message = fmt::format("the illegible digit can only be {}: {}", effect.landing.number(),
                             where_it_leads(before_, *move.from));
    d->fixes.push_back(fill_in(context_.text, move.where, before_, *move.from, Safety::suggested));
  }
}

void LineJudge::suggest_for_token(const Position& position, Pit pit) {
  const Span where = plies_[at_].move.where;
  for (Diagnostic& finding : context_.sink.kept()) {
    const bool is_it =
        (finding.code == Code::bad_token || finding.code == Code::pit_out_of_range) && finding.where == where;
    if (!is_it || !finding.fixes.empty()) continue;
    // A digit alone may be a date or a page in a text that is no record at all.
    const Safety safety = where.size() == 1 ? Safety::manual : Safety::suggested;
    finding.fixes.push_back(fill_in(context_.text, where, position, pit, safety));
    return;
  }
}

}  // namespace tqn::checking
