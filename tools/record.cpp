#include "record.hpp"

#include "tqn/notation/result.hpp"

namespace tqn::tools {

std::string_view name(Status status) noexcept {
  switch (status) {
    case Status::ok:
      return "ok";
    case Status::fixable:
      return "fixable";
    case Status::review:
      return "review";
    case Status::rejected:
      return "rejected";
  }
  return "rejected";
}

void describe(GameRecord& record, const Game& game, const Verdict& verdict) {
  record.event = game.value(TagKey::event);
  record.round = game.value(TagKey::round);
  record.board = game.value(TagKey::board);
  record.white = game.value(TagKey::white);
  record.black = game.value(TagKey::black);
  record.date = game.value(TagKey::date);
  const auto tagged = recognise_result(game.value(TagKey::result));
  if (game.result) {
    record.result = format_result(*game.result);
  } else if (tagged) {
    record.result = format_result(tagged->result);
  }
  record.half_moves = verdict.half_moves;
  const auto kazans = verdict.end.final_kazans();
  record.kazan_white = kazans.white;
  record.kazan_black = kazans.black;
  record.ending = tqn::name(verdict.end.ending());
}

void Work::clear() {
  text = {};
  extent = {};
  totals = {};
  to_show.fill(0);
  failing = false;
  fixed = 0;
  written = 0;
  damaged = 0;
  records.clear();
  rewritten.clear();
  pieces.clear();
  files.clear();
  games.clear();
  diagrams.clear();
  read = 0;
  losses.fill(0);
}

}  // namespace tqn::tools
