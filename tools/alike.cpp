#include "alike.hpp"

#include <algorithm>

#include "tqn/check/check.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::tools {
namespace {

bool same_move(const Ply& a, const Ply& b) noexcept {
  return a.move.from == b.move.from && a.move.to == b.move.to && a.move.tuzdyk == b.move.tuzdyk;
}

}  // namespace

bool reads_alike(const Game& game, std::string_view text, Game& again) {
  Sink sink(Sink::Codes{}, 0);
  if (tqn_format.read(text, again, sink) != text.size() || sink.critical()) return false;
  const auto same_move = [](const Ply& a, const Ply& b) {
    return a.move.from == b.move.from && a.move.to == b.move.to && a.move.tuzdyk == b.move.tuzdyk &&
           a.move.missing == b.move.missing && a.move.count == b.move.count;
  };
  // An exact repetition of a tag is written once.
  const auto keys_of = [](const Game& record) {
    std::uint64_t keys = 0;
    for (const Tag& tag : record.tags) keys |= std::uint64_t{1} << static_cast<unsigned>(tag.key);
    return keys;
  };
  const std::uint64_t keys = keys_of(game);
  return again.result.value_or(Result::unknown) == game.result.value_or(again.result.value_or(Result::unknown)) &&
         (keys_of(again) & keys) == keys && std::ranges::equal(again.main.plies, game.main.plies, same_move);
}

bool says_the_same(const Game& game, std::string_view text, const Format& format, Game& again) {
  Sink sink(Sink::Codes{}, 0);
  if (!open_games(format, text)->next(again, sink) || sink.critical()) return false;
  complete(again);
  return again.closing_result() == game.closing_result() &&
         std::ranges::equal(again.main.plies, game.main.plies, same_move);
}

}  // namespace tqn::tools
