#include "formats/opening_tree/writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "formats/opening_tree/node.hpp"
#include "formats/plain_moves.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

/// "1,5-0,5, ...: 2": what a comment must be to stand in the parentheses.
bool is_points(std::string_view text) {
  const std::size_t comma = text.find(", ");
  if (comma == std::string_view::npos || !text.substr(comma + 2).starts_with(tree_games_word)) return false;
  const std::string_view games = text.substr(comma + 2 + tree_games_word.size());
  const auto only = [](std::string_view part, std::string_view set) {
    return !part.empty() && part.find_first_not_of(set) == std::string_view::npos;
  };
  return only(text.substr(0, comma), "0123456789,-") && only(games, "0123456789");
}

std::string_view points_of(const Ply& ply) {
  if (!ply.notes) return {};
  for (const Note& note : *ply.notes) {
    if (note.kind == NoteKind::comment && is_points(trimmed(note.text.view()))) return trimmed(note.text.view());
  }
  return {};
}

bool has_variations(const Ply& ply) {
  return ply.notes &&
         std::ranges::any_of(*ply.notes, [](const Note& note) { return note.kind == NoteKind::variation; });
}

std::string_view points_of_game(const Game& game) noexcept {
  switch (game.closing_result()) {
    case Result::white:
      return "1-0";
    case Result::black:
      return "0-1";
    case Result::draw:
      return "0,5-0,5";
    case Result::unknown:
      break;
  }
  return "0-0";
}

class Lister {
 public:
  Lister(const Game& game, std::string& out) : game_(game), out_(out) {}

  void list() {
    const std::vector<Ply>& plies = game_.main.plies;
    counted_ = std::ranges::any_of(plies, [](const Ply& ply) { return !points_of(ply).empty(); });
    // Half-moves before the first one that was counted are what the tree is rooted in.
    if (counted_) {
      while (points_of(plies[root_]).empty() && !has_variations(plies[root_]) && root_ + 1 < plies.size()) ++root_;
      if (root_ > 1 || points_of(plies[root_]).empty()) root_ = 0;
    }
    list(game_.main, root_, root_, 0);
  }

 private:
  /// A node, what goes on from it, then what could be in its place.
  void list(const Line& line, std::size_t from, std::size_t half_move, std::size_t nesting) {
    for (std::size_t i = from; i < line.plies.size(); ++i) append(line.plies[i], half_move + i - from, nesting);
    if (nesting >= most_variation_depth) return;
    for (std::size_t i = line.plies.size(); i-- > from;) {
      if (!line.plies[i].notes) continue;
      for (const Note& note : *line.plies[i].notes) {
        if (note.kind == NoteKind::variation && note.line) list(*note.line, 0, half_move + i - from, nesting + 1);
      }
    }
  }

  void append(const Ply& ply, std::size_t half_move, std::size_t nesting) {
    out_ += fmt::format("{} {}{} ", half_move - root_, half_move / 2 + 1, half_move % 2 == 0 ? "." : "...");
    append_digits(out_, ply.move);
    if (ply.move.tuzdyk) out_ += 'x';
    const std::string_view points = points_of(ply);
    if (!points.empty()) {
      out_.append(" (").append(points).append(")\r\n");
    } else {
      const bool main = nesting == 0 && !counted_;
      out_ += fmt::format(" ({}, {}{})\r\n", main ? points_of_game(game_) : "0-0", tree_games_word, main ? 1 : 0);
    }
  }

  const Game& game_;
  std::string& out_;
  std::size_t root_ = 0;
  bool counted_ = false;  ///< the record says points itself
};

}  // namespace

void write_tree(const Game& game, std::string& out, const WriteOptions&) { Lister(game, out).list(); }

}  // namespace tqn
