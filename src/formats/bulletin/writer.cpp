#include "formats/bulletin/writer.hpp"

#include <fmt/format.h>

#include <string_view>

#include "formats/plain_moves.hpp"
#include "tqn/core/position.hpp"
#include "tqn/notation/date.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

/// "31.01.2022"; "?" where the day is not known.
std::string printed_date(std::string_view date) {
  if (!is_canonical_date(date) || date.find('?') != std::string_view::npos) return "?";
  return fmt::format("{}.{}.{}", date.substr(8, 2), date.substr(5, 2), date.substr(0, 4));
}

std::string known_value(const Game& game, TagKey key) {
  const Tag* const tag = game.find(key);
  if (tag == nullptr || tag->value.view() == info(key).unknown) return {};
  return std::string(trimmed(plain_value(tag->value.view())));
}

void append_player(std::string& out, const Game& game, int place, TagKey name, TagKey team) {
  const std::string player = known_value(game, name);
  const std::string side = known_value(game, team);
  out += fmt::format("{}.\t{}.", place, player.empty() ? "?" : player);
  if (!side.empty()) out += fmt::format(" ({})", side);
  out += '\n';
}

void append_strip(std::string& out, const Position& position) {
  const auto append_row = [&](Side owner) {
    for (int i = 0; i < 9; ++i) {
      const Pit pit = *Pit::from_number(owner == Side::white ? i + 1 : 9 - i);
      const bool tuzdyk = position.tuzdyk(opponent(owner)) == pit;
      const int balls = position.balls(owner, pit);
      if (i > 0) out += ' ';
      out += tuzdyk ? "\u0425" : balls == 0 ? "-" : std::to_string(balls);
    }
    out += '\n';
  };
  out += fmt::format("\n{}\n", position.kazan(Side::black));
  append_row(Side::black);
  append_row(Side::white);
  out += fmt::format("{}\n\n", position.kazan(Side::white));
}

std::string_view printed_result(Result result) noexcept {
  switch (result) {
    case Result::white:
      return "1 - 0";
    case Result::black:
      return "0 - 1";
    case Result::draw:
      return "0,5 - 0,5";
    case Result::unknown:
      break;
  }
  return "*";
}

void append_word(std::string& out, const MoveText& move) {
  append_digits(out, move);
  if (move.tuzdyk) out += "\u0445";
}

}  // namespace

void write_bulletin(const Game& game, std::string& out, const WriteOptions& options) {
  out += fmt::format("{}. {}.\n", printed_date(game.value(TagKey::date)), known_value(game, TagKey::site));
  append_player(out, game, 1, TagKey::white, TagKey::white_team);
  append_player(out, game, 2, TagKey::black, TagKey::black_team);
  out += '\n';
  const std::vector<Ply>& plies = game.main.plies;
  for (std::size_t i = 0; i < plies.size(); i += 2) {
    out += fmt::format("{}.\t", i / 2 + 1);
    append_word(out, plies[i].move);
    if (i + 1 < plies.size()) {
      out += '\t';
      append_word(out, plies[i + 1].move);
    }
    out += '\n';
    const bool whole_ten = (i + 2) % 20 == 0 && i + 2 <= plies.size();
    if (whole_ten && i + 2 < options.positions.size()) append_strip(out, options.positions[i + 2]);
  }
  out += fmt::format("Result {}\n", printed_result(game.closing_result()));
}

}  // namespace tqn
