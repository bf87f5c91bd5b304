#include <algorithm>
#include <cstddef>

#include "check/checkpoint.hpp"
#include "check/filled.hpp"
#include "check/scene.hpp"
#include "check/start.hpp"
#include "tqn/check/check.hpp"
#include "tqn/check/step.hpp"

namespace tqn {
namespace {

using namespace checking;

constexpr int most_depth = 64;

/// The pit of a half-move that does not say it, if there is only one.
[[nodiscard]] std::optional<Pit> only_pit(const Position& position, const MoveText& move) noexcept {
  auto pits = no_pits;
  return fitting_pits(position, move, pits) == 1 ? std::optional(pits[0]) : std::nullopt;
}

class Completion {
 public:
  Completion(const Game& game, const CheckOptions& options, Rules rules, bool totals)
      : totals_(totals),
        filled_(game, options),
        context_{.game = game, .text = {}, .sink = silent_, .options = options, .rules = rules, .counts = {}} {}

  void line(Line& line, Position position, int depth) {
    for (std::size_t i = 0; i < line.plies.size(); ++i) {
      Ply& ply = line.plies[i];
      const Position before = position;
      const bool plays = half_move(ply, depth == 0 ? std::optional(i) : std::nullopt, position);
      if (ply.notes && depth < most_depth) {
        for (Note& note : *ply.notes) {
          if (note.kind == NoteKind::variation && note.line) this->line(*note.line, before, depth + 1);
        }
      }
      if (!plays) return;
    }
  }
  [[nodiscard]] std::uint32_t changed() const noexcept { return changed_; }

 private:
  /// Fills in one half-move and plays it; false if it cannot be played. `index`: in the main line.
  bool half_move(Ply& ply, std::optional<std::size_t> index, Position& position) {
    if (const auto standing = ply.notes ? standing_position(context_, ply) : std::nullopt) {
      position = *standing;
      return true;
    }
    MoveText& move = ply.move;
    auto from = move.from ? move.from : only_pit(position, move);
    if (!from && index) from = filled_.at(*index);
    if (!from || !position.is_legal(*from)) return false;
    const Side mover = position.turn();
    const Effect effect = play_unchecked(position, *from);
    if (totals_) {
      // What the end of the game swept into the kazan is not the move's.
      const unsigned total = position.kazan(mover) - unsigned{effect.swept.white} - effect.swept.black;
      move.count = effect.captured > 0 ? static_cast<std::uint16_t>(total) : MoveText::no_count;
    }
    const bool complete = move.complete() && (move.tuzdyk || !effect.tuzdyk || move.to != effect.landing);
    if (complete) return true;
    move.from = from;
    if (!move.to) move.to = effect.landing;
    move.tuzdyk = move.tuzdyk || effect.tuzdyk;
    move.missing = false;
    ++changed_;
    return true;
  }

  bool totals_;
  FilledPits filled_;
  Sink silent_{{}, 0};
  Context context_;
  std::uint32_t changed_ = 0;
};

std::uint32_t fill(Game& game, const CheckOptions& options, bool totals) {
  const auto start = find_start(game, options, nullptr);
  if (!start) return 0;
  Completion completion(game, options, start->rules, totals);
  completion.line(game.main, start->position, 0);
  return completion.changed();
}

}  // namespace

std::uint32_t complete(Game& game, const CheckOptions& options) { return fill(game, options, false); }

void follow(const Game& game, std::vector<Position>& positions, const CheckOptions& options) {
  positions.clear();
  const auto start = start_of(game, options);
  if (!start) return;
  positions.push_back(*start);
  MainLine line(game, options);
  for (std::size_t i = 0; i < game.main.plies.size(); ++i) {
    const auto step = line.step(i, positions.back());
    if (!step) return;
    positions.push_back(step->after);
  }
}

void write_totals(Game& game, const CheckOptions& options) { fill(game, options, true); }

}  // namespace tqn
