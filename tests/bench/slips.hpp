#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/random.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/diagnostic.hpp"

namespace tqn::test {

/// The slips of scribes, one at a time.
enum class SlipKind : std::uint8_t {
  landing_digit,
  origin_digit,
  digits_swapped,
  left_out,
  written_twice,
  columns_exchanged,
  mark_left_out,
  left_out_of_row,  ///< a half-move, and the numbers say so
};
inline constexpr std::array slip_names{
    "landing digit wrong",     "origin digit wrong",           "digits swapped",       "half-move left out",
    "half-move written twice", "columns exchanged in one row", "tuzdyk mark left out", "half-move left out of its row"};

/// The half-moves of a main line as a scribe writes them.
inline std::vector<MoveText> half_moves_of(const Game& game) {
  std::vector<MoveText> moves;
  for (const Ply& ply : game.main.plies) moves.push_back(ply.move);
  return moves;
}

/// A record of nothing but moves and a result, one pair a line. `gap`: before this one a half-move is
/// missing, and the rows tell where.
inline std::string movetext_of(const std::vector<MoveText>& moves, std::string_view result,
                               std::size_t gap = static_cast<std::size_t>(-1)) {
  std::string text;
  std::size_t number = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::size_t place = i >= gap ? i + 1 : i;
    if (place / 2 + 1 != number) {
      if (number != 0) text += '\n';
      number = place / 2 + 1;
      text += std::to_string(number) + '.';
    }
    text += ' ';
    append_move(text, moves[i]);
  }
  text += '\n';
  text += result;
  text += '\n';
  return text;
}

/// Makes one slip somewhere; gives the half-move that is wrong then (when one is left out: the one that
/// stands in its place), or nothing if the game offers no place for this slip.
inline std::optional<std::size_t> slip(std::vector<MoveText>& moves, SlipKind kind, Random& random) {
  if (moves.size() < 4) return std::nullopt;
  const auto other_digit = [&random](Pit pit) {
    return Pit::from_number((pit.number() - 1 + static_cast<int>(random.between(1, 8))) % Pit::highest + 1);
  };
  std::size_t at = random.below(moves.size());
  const auto here = [&moves](std::size_t index) { return moves.begin() + static_cast<std::ptrdiff_t>(index); };
  switch (kind) {
    case SlipKind::landing_digit:
      moves[at].to = other_digit(*moves[at].to);
      return at;
    case SlipKind::origin_digit:
      moves[at].from = other_digit(*moves[at].from);
      return at;
    case SlipKind::digits_swapped:
      if (moves[at].from == moves[at].to) return std::nullopt;
      std::swap(moves[at].from, moves[at].to);
      return at;
    case SlipKind::left_out:
    case SlipKind::left_out_of_row:
      if (at + 1 == moves.size()) return std::nullopt;  // a record that ends earlier is no slip
      moves.erase(here(at));
      return at;
    case SlipKind::written_twice:
      moves.insert(here(at), moves[at]);
      return at;
    case SlipKind::columns_exchanged:
      at -= at % 2;
      if (at + 1 == moves.size()) return std::nullopt;
      if (moves[at].from == moves[at + 1].from && moves[at].to == moves[at + 1].to) return std::nullopt;
      std::swap(moves[at], moves[at + 1]);
      return at;
    case SlipKind::mark_left_out:
      break;
  }
  std::vector<std::size_t> marked;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].tuzdyk) marked.push_back(i);
  }
  if (marked.empty()) return std::nullopt;
  at = marked[random.below(marked.size())];
  moves[at].tuzdyk = false;
  return at;
}

/// Applies the edits of a fix. They must not overlap.
inline std::string with_edits(std::string text, std::vector<Edit> edits) {
  std::stable_sort(edits.begin(), edits.end(),
                   [](const Edit& a, const Edit& b) { return a.where.begin > b.where.begin; });
  for (const Edit& edit : edits) text.replace(edit.where.begin, edit.where.size(), edit.text);
  return text;
}

/// Whether two records have the same half-moves with the same marks.
inline bool same_half_moves(const std::vector<MoveText>& a, const std::vector<MoveText>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const MoveText& x, const MoveText& y) {
    return x.from == y.from && x.to == y.to && x.tuzdyk == y.tuzdyk;
  });
}

}  // namespace tqn::test
