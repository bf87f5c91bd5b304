#include "formats/plain_moves.hpp"

#include <algorithm>

#include "formats/playing.hpp"
#include "formats/tqn/quote.hpp"

namespace tqn {

std::string refuse_unless_plain(const Game& game) {
  if (game.start() != nullptr) return "it begins with a position of its own, which cannot be written there";
  const std::string_view rules = game.value(TagKey::rules);
  if (is_bestemshe(game) || !rules.empty()) return "it is played by other rules, which cannot be told there";
  return refuse_unless_whole(game);
}

void append_digits(std::string& out, const MoveText& move) {
  for (const auto& pit : {move.from, move.to}) out += static_cast<char>('0' + pit->number());
}

void append_pairs(std::string& out, const Line& line, char between) {
  for (std::size_t i = 0; i < line.plies.size(); ++i) {
    const MoveText& move = line.plies[i].move;
    if (i % 2 == 0) {
      if (i > 0) out += between;
      out.append(std::to_string(i / 2 + 1)).append(".");
    }
    out += ' ';
    append_digits(out, move);
    if (move.tuzdyk) out += 'x';
  }
}

void append_site_move(std::string& out, const MoveText& move) {
  append_digits(out, move);
  if (move.tuzdyk) {
    out += 'X';
  } else if (move.has_count()) {
    out.append("(").append(std::to_string(move.count)).append(")");
  }
}

std::string plain_value(std::string_view value) {
  std::string plain = on_one_line(value);
  std::ranges::replace(plain, '"', '\'');
  std::ranges::replace(plain, '\\', '/');  // there is no telling whether a reader takes it for an escape
  return plain;
}

}  // namespace tqn
