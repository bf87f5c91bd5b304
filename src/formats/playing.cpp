#include "formats/playing.hpp"

#include <algorithm>

#include "tqn/notation/position.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

bool is_standing(const Note& note) noexcept {
  return note.kind == NoteKind::comment && note.text.view().find("[%stands") != std::string_view::npos;
}

}  // namespace

bool is_bestemshe(const Game& game) noexcept {
  return std::ranges::equal(game.value(TagKey::variant), std::string_view("bestemshe"), {}, to_lower);
}

std::optional<Position> start_of(const Game& game) {
  const Tag* const fen = game.start();
  if (fen == nullptr) {
    return Position::start({.variant = is_bestemshe(game) ? Variant::bestemshe : Variant::standard});
  }
  const auto parsed = parse_position(fen->value.view());
  const auto* const written = std::get_if<PositionText>(&parsed);
  if (written == nullptr) return std::nullopt;
  const auto judged = Position::from(written->setup, {.variant = written->variant});
  const auto* const position = std::get_if<Position>(&judged);
  return position == nullptr ? std::nullopt : std::optional(*position);
}

std::string refuse_unless_whole(const Game& game) {
  for (const Ply& ply : game.main.plies) {
    if (!ply.move.complete()) return "a half-move is missing or cannot be read";
    if (ply.notes && std::ranges::any_of(*ply.notes, is_standing))
      return "a half-move stands that was against the rules, which cannot be written there";
  }
  return {};
}

std::string refuse_unless_played(const Game& game) {
  if (std::string why = refuse_unless_whole(game); !why.empty()) return why;
  const auto start = start_of(game);
  if (!start) return "it begins with a position that cannot be read";
  bool true_marks = true;
  const std::size_t played =
      play_through(game.main.plies, *start, [&](std::size_t i, const Position&, const Effect& effect) {
        true_marks = true_marks && game.main.plies[i].move.tuzdyk == effect.tuzdyk;
      });
  if (played < game.main.plies.size() || !true_marks) return "not all of its half-moves can be played as they stand";
  return {};
}

std::string refuse_unless_bare(const Game& game) {
  if (game.start() != nullptr) return "it begins with a position of its own, which cannot be written there";
  if (is_bestemshe(game)) return "it is a game of Bestemshe, which cannot be told there";
  if (game.main.plies.empty()) return "it has no half-moves, and nothing else is written there";
  return refuse_unless_played(game);
}

int balls_made(const Position& before, Pit pit) noexcept {
  const int row = before.rules().pits();
  const int lifted = before.balls(before.turn(), pit);
  const int steps = lifted == 1 ? 1 : lifted - 1;
  const int place = (pit.index() + steps) % (2 * row);
  const Side owner = place < row ? before.turn() : opponent(before.turn());
  const Pit landing = *Pit::from_number(place % row + 1);
  if (before.tuzdyk(opponent(owner)) == landing) return 0;
  const bool own_pit = place == pit.index();
  const int laps = lifted == 1 ? 1 : (lifted - 1) / (2 * row) + 1;
  return laps + (own_pit ? 0 : before.balls(owner, landing));
}

}  // namespace tqn
