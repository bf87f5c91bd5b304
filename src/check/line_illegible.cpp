#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "check/line_judge.hpp"
#include "check/token.hpp"
#include "check/wording.hpp"

namespace tqn::checking {
namespace {

/// The pits that fit a half-move without its first digit, and how the record goes on after each.
struct Filling {
  std::array<Pit, 9> pits = no_pits;
  std::size_t count = 0;
  std::size_t fitting = 0;  ///< at its place, before the rest was asked

  [[nodiscard]] bool decided() const noexcept { return count == 1; }
};

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
  if (Diagnostic* d = report(Code::illegible, at_, position_)) {
    d->message = message(position_, move, filling);
    if (!filling.decided()) {
      d->severity = Severity::warning;
    }
    for (std::size_t i = 0; i < filling.count && i < 3; ++i) {
      const std::string token = whole_move(position_, filling.pits[i]);
      d->fixes.push_back({fmt::format("write {}", token),
                          filling.decided() ? Safety::suggested : Safety::manual,
                          {{move.where, token}}});
    }
  }
  if (!filling.decided()) return false;
  play_as(filling.pits[0], at_);
  first_ = at_ + 1;
  return true;
}

void LineJudge::report_filled_landing(const Effect& effect) {
  const MoveText& move = plies_[at_].move;
  if (!has_illegible_digit(context_.text, move.where)) return;
  if (Diagnostic* d = report(Code::illegible, at_, before_)) {
    const std::string token = move_text(*move.from, effect.landing, effect.tuzdyk);
    d->message = fmt::format("the illegible digit can only be {}: {}", effect.landing.number(),
                             where_it_leads(before_, *move.from));
    d->fixes.push_back({fmt::format("write {}", token), Safety::suggested, {{move.where, token}}});
  }
}

}  // namespace tqn::checking
