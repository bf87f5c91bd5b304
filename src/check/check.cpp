#include "tqn/check/check.hpp"

#include "check/context.hpp"
#include "check/endings.hpp"
#include "check/line_judge.hpp"
#include "check/start.hpp"
#include "check/tags.hpp"

namespace tqn {
namespace {

using namespace checking;

/// Whether an error was found in tags, moves, claims or endings (TQ2xx to TQ6xx).
[[nodiscard]] bool has_error(const Sink& sink) noexcept {
  bool error = false;
  for_each(sink.found(), [&](Code code) {
    const bool about_the_game = code >= Code::missing_tag && code <= Code::repeated_position;
    error = error || (about_the_game && sink.count(code, Severity::error) > 0);
  });
  return error;
}

}  // namespace

std::string_view name(Level level) noexcept {
  switch (level) {
    case Level::rejected:
      return "rejected";
    case Level::readable:
      return "readable";
    case Level::legal:
      return "legal";
    case Level::archival:
      break;
  }
  return "archival";
}

std::string_view name(Ending ending) noexcept {
  switch (ending) {
    case Ending::open:
      return "open";
    case Ending::kazan:
      return "kazan";
    case Ending::draw:
      return "draw";
    case Ending::atsyrau:
      break;
  }
  return "atsyrau";
}

Verdict check(const Game& game, std::string_view text, Sink& sink, const CheckOptions& options) {
  Verdict verdict;
  Context context{.game = game, .text = text, .sink = sink, .options = options, .rules = {}, .counts = {}};
  if (options.trace != nullptr) options.trace->size = 0;
  judge_tags(context);
  verdict.half_moves = static_cast<std::uint32_t>(game.main.plies.size());
  const auto start = find_start(game, options, &sink);
  if (!start) {
    verdict.not_judged = verdict.half_moves;
    judge_ending(context, verdict.start, {});
    return verdict;
  }
  context.rules = start->rules;
  verdict.start = start->position;
  verdict.start_number = start->number;

  const std::uint32_t black_begins = start->position.turn() == Side::black ? 1 : 0;
  LineJudge judge(context, game.main, start->position, {true, 2U * (start->number - 1U) + black_begins, 0});
  judge.run();
  verdict.judged = static_cast<std::uint32_t>(judge.judged());
  verdict.not_judged = verdict.half_moves - verdict.judged;
  verdict.variation_half_moves = judge.variation_half_moves();
  verdict.end = judge.position();
  verdict.filled = judge.filled();
  verdict.counts = context.counts.settle(text, sink);
  judge_ending(context, start->position, {judge.position(), !judge.stopped(), judge.as_written(), judge.may_repeat()});
  verdict.legal = !judge.stopped() && !has_error(sink);
  return verdict;
}

}  // namespace tqn
