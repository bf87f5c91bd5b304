#include "check/fault.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <variant>

#include "check/token.hpp"
#include "check/wording.hpp"

namespace tqn::checking {
namespace {

/// Whether a half-move fits if the other player makes it.
[[nodiscard]] bool fits_other_side(const Position& position, const MoveText& move) noexcept {
  if (!move.complete() || position.over()) return false;
  Setup setup = position.setup();
  setup.turn = opponent(setup.turn);
  auto other = Position::from(setup, position.rules());
  auto* board = std::get_if<Position>(&other);
  return board != nullptr && board->turn() == setup.turn &&
         try_half_move(*board, move, CountDialect::undecided) == Fit::fits;
}

[[nodiscard]] Code code_of(Illegal why) noexcept {
  switch (why) {
    case Illegal::no_such_pit:
      return Code::pit_out_of_range;
    case Illegal::empty_pit:
      return Code::empty_pit;
    case Illegal::tuzdyk_pit:
      return Code::tuzdyk_pit;
    case Illegal::game_over:
      break;
  }
  return Code::after_end;
}

/// What is seen at the half-move itself.
[[nodiscard]] Code code_seen(const Scene& scene) noexcept {
  const Position& position = scene.before(scene.fault);
  const MoveText& move = scene.plies[scene.fault].move;
  if (!move.from) return Code::illegible;
  if (const auto why = position.why_illegal(*move.from)) return code_of(*why);
  if (move.to && landing_of(position, *move.from) != *move.to) return Code::wrong_landing;
  return move.tuzdyk ? Code::tuzdyk_false : Code::tuzdyk_unmarked;
}

/// The best reading that a half-move was left out: the likeliest of all, or one that the numbers speak for.
[[nodiscard]] const Hypothesis* best_left_out(const Scene& scene, const Candidates& candidates) noexcept {
  const auto list = candidates.list();
  if (!list.empty() && list.front().slip == Slip::left_out) return &list.front();
  const auto found = std::ranges::find_if(list, [&](const Hypothesis& hypothesis) {
    return hypothesis.slip == Slip::left_out && scene.may_be_gap(hypothesis.at);
  });
  return found == list.end() ? nullptr : &*found;
}

/// The pits that may have been left out before a half-move: "only 89 fits", "57 or 89 fits". The one that
/// is suggested stands alone, though others fit for some half-moves.
[[nodiscard]] std::string left_out_moves(const Candidates& candidates, std::size_t at) {
  const Hypothesis* const suggested = candidates.unambiguous();
  if (suggested != nullptr && suggested->slip == Slip::left_out && suggested->at == at)
    return fmt::format("only {} fits", move_text(*suggested->from, *suggested->to, suggested->tuzdyk));
  std::string moves;
  std::size_t found = 0;
  for (const Hypothesis& hypothesis : candidates.list()) {
    if (hypothesis.slip != Slip::left_out || hypothesis.at != at) continue;
    if (found++ > 0) moves += " or ";
    moves += move_text(*hypothesis.from, *hypothesis.to, hypothesis.tuzdyk);
  }
  return fmt::format("{}{} fits", found == 1 ? "only " : "", moves);
}

/// The text changes of a hypothesis.
[[nodiscard]] Fix make_fix(const Scene& scene, const Hypothesis& hypothesis, std::string_view text, Safety safety) {
  Fix fix{repair_title(scene, hypothesis), safety, {}};
  const Span where = scene.plies[hypothesis.at].move.where;
  switch (hypothesis.slip) {
    case Slip::landing:
    case Slip::mark:
    case Slip::origin:
    case Slip::swapped:
      append_rewrite(fix.edits, text, where, *hypothesis.from, *hypothesis.to, hypothesis.tuzdyk);
      break;
    case Slip::left_out:
      fix.edits.push_back(
          {{where.begin, where.begin}, move_text(*hypothesis.from, *hypothesis.to, hypothesis.tuzdyk) + " "});
      break;
    case Slip::twice:
      append_removal(fix.edits, text, where);
      break;
    case Slip::exchanged:
      append_exchange(fix.edits, text, where, scene.plies[hypothesis.at + 1].move.where);
      break;
  }
  return fix;
}

/// Whether a wrong landing digit is a whole hypothesis behind this one in the list.
[[nodiscard]] bool has_later_landing(const Candidates& candidates, const Hypothesis& hypothesis) noexcept {
  const auto later = candidates.list().subspan(static_cast<std::size_t>(&hypothesis - candidates.list().data()) + 1);
  return std::ranges::any_of(later, [](const Hypothesis& other) { return other.slip == Slip::landing && other.whole; });
}

}  // namespace

Code code_of_fault(const Scene& scene, const Candidates& candidates, const Hypothesis* chosen) {
  const Code seen = code_seen(scene);
  if (chosen != nullptr) {
    if (chosen->slip == Slip::left_out) return Code::half_move_missing;
    return chosen->slip == Slip::exchanged ? Code::wrong_side : seen;
  }
  if (seen == Code::after_end || seen == Code::illegible) return seen;
  const Slip likeliest = candidates.empty() ? Slip::exchanged : candidates.list().front().slip;
  if (scene.gap != Scene::no_gap && best_left_out(scene, candidates) != nullptr) return Code::half_move_missing;
  const bool other_side =
      likeliest == Slip::exchanged && fits_other_side(scene.before(scene.fault), scene.plies[scene.fault].move);
  return other_side ? Code::wrong_side : seen;
}

void describe_fault(const Scene& scene, const Candidates& candidates, Diagnostic& diagnostic) {
  const Position& position = scene.before(scene.fault);
  const MoveText& move = scene.plies[scene.fault].move;
  const Code seen = code_seen(scene);
  const bool playable = move.from && position.is_legal(*move.from);
  if (playable) diagnostic.label = where_it_leads(position, *move.from);
  if (diagnostic.code == Code::half_move_missing) {
    const Hypothesis& best = *best_left_out(scene, candidates);
    const bool here = best.at == scene.fault;
    diagnostic.message =
        fmt::format("a half-move is missing before {}: {}", here ? "this one" : format_move(scene.plies[best.at].move),
                    left_out_moves(candidates, best.at));
  } else if (diagnostic.code == Code::wrong_side) {
    diagnostic.message =
        fmt::format("{} cannot make this move, {} could: a half-move may be missing, or the columns are exchanged",
                    side_name(position.turn()), side_name(opponent(position.turn())));
  } else if (seen == Code::wrong_landing) {
    diagnostic.message = fmt::format("this move lands in pit {}, not pit {}", landing_of(position, *move.from).number(),
                                     move.to->number());
  } else if (seen == Code::tuzdyk_unmarked) {
    diagnostic.message = fmt::format("this move makes a tuzdyk; {} was expected",
                                     move_text(*move.from, landing_of(position, *move.from), true));
  } else if (seen == Code::tuzdyk_false) {
    diagnostic.message = fmt::format("this move makes no tuzdyk: {}", why_no_tuzdyk(position, *move.from));
  } else if (move.from) {
    diagnostic.message = why_not(position, *move.from, position.why_illegal(*move.from).value_or(Illegal::empty_pit));
    if (!position.over()) diagnostic.label = playable_pits(position);
  }
}

void append_played_on(const Scene& scene, std::uint32_t place, Diagnostic& diagnostic) {
  const Position& position = scene.before(scene.fault);
  Rules rules = position.rules();
  if (position.ending() != Ending::kazan || rules.end == EndRule::exhaust) return;
  rules.end = EndRule::exhaust;
  const auto played_on = Position::from(position.setup(), rules);
  const auto* start = std::get_if<Position>(&played_on);
  if (start == nullptr) return;
  constexpr std::size_t most = 5000;
  Position board = *start;
  const Outlook outlook = look_ahead(board, scene.plies, scene.fault, scene.fault + most, scene.counts);
  if (!outlook.whole || outlook.half_moves == 0) return;
  diagnostic.fixes.push_back(
      {fmt::format("by the rule that plays on until no move is left, {} {}: add [Rules \"end=exhaust\"]",
                   half_moves(outlook.half_moves), outlook.half_moves == 1 ? "fits" : "fit"),
       Safety::manual,
       {{{place, place}, "[Rules \"end=exhaust\"]\n"}}});
}

void append_fixes(const Scene& scene, const Candidates& candidates, std::string_view text, Diagnostic& diagnostic) {
  constexpr std::size_t most_listed = 3;
  const Hypothesis* const best = candidates.unambiguous();
  for (const Hypothesis& hypothesis : candidates.list()) {
    if (best != nullptr && best != &hypothesis && !hypothesis.whole) return;
    // The last place is kept for the plainest reading, that only the digit of the landing is wrong.
    const bool last = diagnostic.fixes.size() + 1 == most_listed;
    if (last && hypothesis.slip != Slip::landing && has_later_landing(candidates, hypothesis)) continue;
    const Safety safety = best != &hypothesis || diagnostic.code == Code::after_end ? Safety::manual
                          : hypothesis.slip == Slip::mark                           ? Safety::safe
                                                                                    : Safety::suggested;
    diagnostic.fixes.push_back(make_fix(scene, hypothesis, text, safety));
    if (diagnostic.fixes.size() == most_listed) return;
  }
}

}  // namespace tqn::checking
