#include "tqn/check/check.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/render/scoresheet.hpp"

namespace tqn {
namespace {

std::string word_of(MoveText move) {
  move.count = MoveText::no_count;
  move.plus = false;
  return format_move(move);
}

}  // namespace

Scoresheet make_scoresheet(const Game& game, const ScoresheetHead& defaults) {
  Scoresheet sheet;
  sheet.head = defaults;
  for (const ScoresheetKey& key : all_scoresheet_keys()) {
    const std::string_view value = game.known_value(key.tag);
    if (!value.empty()) key.value(sheet.head) = value;
  }
  follow(game, sheet.positions);
  if (!sheet.positions.empty()) sheet.rules = sheet.positions.front().rules();
  sheet.tells_start = game.start() != nullptr && !sheet.positions.empty();
  sheet.first_half_move = game.first_half_move();
  sheet.half_moves.reserve(game.main.plies.size());
  for (const Ply& ply : game.main.plies) sheet.half_moves.push_back(word_of(ply.move));
  sheet.result = game.closing_result();
  return sheet;
}

}  // namespace tqn
