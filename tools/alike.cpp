#include "alike.hpp"

#include <algorithm>

#include "tqn/check/check.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::tools {
namespace {

constexpr std::string_view atsyrau = "atsyrau";

/// Whether the sign of an atsyrau came back, in a format that has a place for it.
bool keeps_atsyrau(const Game& game, const Format& format, const Game& again) {
  if (format.keeps_zero && game.zero_mark) return again.zero_mark;
  const bool carries = (format.carries_tag == nullptr || format.carries_tag(TagKey::termination)) &&
                       format.carries_value == nullptr && format.carries_tags();
  return !carries || game.value(TagKey::termination) != atsyrau || again.zero_mark ||
         again.value(TagKey::termination) == atsyrau;
}

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
  return again.closing_result() == game.closing_result() && keeps_atsyrau(game, format, again) &&
         std::ranges::equal(again.main.plies, game.main.plies, same_move);
}

}  // namespace tqn::tools
