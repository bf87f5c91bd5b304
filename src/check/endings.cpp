#include "check/endings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

#include "check/repetition.hpp"
#include "check/tag_value.hpp"
#include "check/wording.hpp"
#include "tqn/notation/result.hpp"

namespace tqn::checking {
namespace {

[[nodiscard]] std::optional<Result> told_result(std::string_view value) noexcept {
  if (const auto exact = parse_result(value)) return exact;
  if (const auto told = recognise_result(value)) return told->result;
  return std::nullopt;
}

[[nodiscard]] Result result_of(const Position& position) noexcept {
  const auto winner = position.winner();
  return !winner ? Result::draw : *winner == Side::white ? Result::white : Result::black;
}

[[nodiscard]] std::string score(const Position& position) {
  const auto kazans = position.final_kazans();
  return fmt::format("{}-{}", kazans.white, kazans.black);
}

/// Both places of the result: the tag and the token behind the moves.
struct Stated {
  const Tag* tag = nullptr;
  std::optional<Result> by_tag;
  std::optional<Result> by_token;

  /// The token, unless only the tag knows.
  [[nodiscard]] Result result() const noexcept {
    if (by_token && *by_token != Result::unknown) return *by_token;
    return by_tag.value_or(Result::unknown);
  }
};

/// Where a finding about the result points: the token, else the tag, else the end of the moves.
[[nodiscard]] Span place_of_result(const Game& game, const Stated& stated) noexcept {
  if (stated.by_token) return game.result_where;
  if (stated.tag != nullptr) return stated.tag->value_where;
  return game.main.plies.empty() ? Span{game.where.end, game.where.end} : game.main.plies.back().move.where;
}

void report_two_values(Context& context, const Stated& stated) {
  Diagnostic* d = context.sink.report(Code::result_two_values, context.game.result_where);
  if (d == nullptr) return;
  const std::string_view tag = format_result(*stated.by_tag);
  const std::string_view token = format_result(*stated.by_token);
  d->message = fmt::format("the tag Result says {}, the moves end with {}", tag, token);
  d->related.push_back({stated.tag->value_where, "the tag"});
  d->fixes.push_back(
      {fmt::format("write {} in the tag", token), Safety::manual, {{stated.tag->value_where, std::string(token)}}});
  d->fixes.push_back(
      {fmt::format("write {} behind the moves", tag), Safety::manual, {{context.game.result_where, std::string(tag)}}});
}

void report_missing_result(Context& context, const Stated& stated) {
  Diagnostic* d = context.sink.report(Code::missing_result, place_of_result(context.game, stated));
  if (d == nullptr) return;
  if (!stated.by_token) {
    d->message =
        fmt::format("the tag Result says {}, no result stands behind the moves", format_result(*stated.by_tag));
  } else if (!stated.by_tag) {
    d->message = fmt::format("the moves end with {}, there is no tag Result", format_result(*stated.by_token));
  } else {
    d->message = fmt::format("the tag Result says {}, the moves end with {}", format_result(*stated.by_tag),
                             format_result(*stated.by_token));
  }
}

/// TQ602 and TQ606.
void judge_both_places(Context& context, const Stated& stated) {
  if (stated.by_tag == stated.by_token) return;
  const bool both_know =
      stated.by_tag && stated.by_token && *stated.by_tag != Result::unknown && *stated.by_token != Result::unknown;
  if (both_know) return report_two_values(context, stated);
  // Where no tags can be written, none is missing.
  if (!stated.by_tag && !context.options.roster) return;
  // A comment that was never closed has swallowed the token.
  if (!stated.by_token && context.sink.count(Code::unterminated) > 0) return;
  report_missing_result(context, stated);
}

/// A game that is over on the board has one result. rules.md 13-15.
void judge_decided(Context& context, const Stated& stated, const Position& position) {
  const Result right = result_of(position);
  const Result result = stated.result();
  if (result == right) return;
  const std::string_view written = format_result(right);
  if (result == Result::unknown) {
    if (!stated.by_tag && !stated.by_token) return;  // the missing tag is reported
    if (Diagnostic* d = context.sink.report(Code::missing_result, place_of_result(context.game, stated))) {
      d->message = fmt::format("the result is not stated, but {}: {} was expected", how_it_ended(position), written);
    }
    return;
  }
  Diagnostic* d = context.sink.report(Code::result_contradiction, place_of_result(context.game, stated));
  if (d == nullptr) return;
  d->message = fmt::format("result {}, but {}", format_result(result), how_it_ended(position));
  d->fixes.push_back({fmt::format("write {}", written), Safety::manual, {{d->where, std::string(written)}}});
  if (stated.by_tag == result && stated.by_token == result) {
    d->related.push_back({stated.tag->value_where, "the tag"});
    d->fixes.front().edits.push_back({stated.tag->value_where, std::string(written)});
  }
}

/// A game that could go on has the result that was agreed, claimed or given: only the reason is asked for.
void judge_open(Context& context, const Stated& stated, const Position& position,
                std::optional<Termination> termination) {
  const Result result = stated.result();
  const bool explained = termination && *termination != Termination::normal && *termination != Termination::unknown;
  if (result == Result::unknown || explained) return;
  const Severity severity = context.options.archival ? Severity::warning : Severity::info;
  Diagnostic* d = context.sink.report(Code::ending_unexplained, severity, place_of_result(context.game, stated));
  if (d == nullptr) return;
  d->message = context.game.main.plies.empty()
                   ? fmt::format("{} without a move: the tag Termination can say why", format_result(result))
                   : fmt::format("stops at {} with moves left and {}: the tag Termination can say why", score(position),
                                 format_result(result));
}

/// Whether the tag Termination can be true of the position at the end.
[[nodiscard]] bool agrees(Termination termination, const Position& position) noexcept {
  const auto kazans = position.final_kazans();
  switch (termination) {
    case Termination::kazan:
      return position.over() && kazans.white != kazans.black;
    case Termination::atsyrau:
      return position.ending() == Ending::atsyrau;
    case Termination::draw:
      return position.over() && kazans.white == kazans.black;
    case Termination::resignation:
    case Termination::agreement:
    case Termination::time:
    case Termination::forfeit:
    case Termination::adjudication:
    case Termination::abandoned:
    case Termination::sheet_full:
    case Termination::unterminated:
      return !position.over();
    case Termination::rules_infraction:
    case Termination::normal:
    case Termination::unknown:
      break;
  }
  return true;
}

[[nodiscard]] std::string state_of(const Position& position) {
  if (position.over()) return how_it_ended(position);
  return fmt::format("the game stops at {} and {} can move", score(position), side_name(position.turn()));
}

void judge_termination(Context& context, const Tag& tag, Termination termination, const Position& position) {
  if (agrees(termination, position)) return;
  if (Diagnostic* d = context.sink.report(Code::bad_tag_value, tag.value_where)) {
    d->message = fmt::format("the tag Termination says \"{}\", but {}", tag.value.view(), state_of(position));
  }
}

void judge_zero_mark(Context& context, const End& end) {
  const bool agrees = !end.known || end.position.ending() == Ending::atsyrau;
  Diagnostic* d = context.sink.report(agrees ? Code::legacy_ending : Code::bad_tag_value, context.game.result_where);
  if (d == nullptr) return;
  d->message = agrees ? "{zero} after the result means Termination \"atsyrau\""
                      : fmt::format("{{zero}} after the result says that a player had no ball to move, but {}",
                                    state_of(end.position));
}

/// The tag Count: exact when the game is over, else not less than what the kazans hold already.
void judge_count(Context& context, const Tag& tag, const End& end) {
  const Position& position = end.position;
  const auto count = parse_final_count(tag.value.view());
  if (!count) return;
  const auto kazans = position.final_kazans();
  const bool exact = count->white == kazans.white && count->black == kazans.black;
  const int total = position.rules().total();
  const bool possible =
      count->white >= kazans.white && count->black >= kazans.black && count->white + count->black <= total;
  if (position.over() ? exact : possible) return;
  Diagnostic* d = context.sink.report(Code::final_count, tag.value_where);
  if (d == nullptr) return;
  if (position.over()) {
    d->message =
        fmt::format("no moves are left: the kazans end at {}, the record says {}", score(position), tag.value.view());
    const Safety safety = end.as_written ? Safety::safe : Safety::manual;  // it may be the moves that are wrong
    d->fixes.push_back({fmt::format("write {}", score(position)), safety, {{tag.value_where, score(position)}}});
  } else if (count->white + count->black > total) {
    d->message = fmt::format("the record says {}, but there are only {} balls", tag.value.view(), total);
  } else {
    d->message = fmt::format("the record says {}, but the kazans hold {} already", tag.value.view(), score(position));
  }
}

}  // namespace

void judge_ending(Context& context, const Position& start, const End& end) {
  const Game& game = context.game;
  Stated stated;
  stated.tag = game.find(TagKey::result);
  if (stated.tag != nullptr) stated.by_tag = told_result(stated.tag->value.view());
  stated.by_token = game.result;
  judge_both_places(context, stated);
  if (game.zero_mark) judge_zero_mark(context, end);
  if (!end.known) return;

  const Tag* const tag = game.find(TagKey::termination);
  const auto termination = tag == nullptr ? std::nullopt : parse_termination(tag->value.view());
  if (end.position.over()) {
    judge_decided(context, stated, end.position);
  } else {
    judge_open(context, stated, end.position, termination);
  }
  if (termination) judge_termination(context, *tag, *termination, end.position);
  if (const Tag* const count = game.find(TagKey::count)) judge_count(context, *count, end);
  if (end.may_repeat && end.as_written && context.sink.wants(Code::repeated_position))
    report_repetition(context, start);
}

}  // namespace tqn::checking
