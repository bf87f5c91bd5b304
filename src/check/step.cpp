#include "tqn/check/step.hpp"

#include "check/checkpoint.hpp"
#include "check/filled.hpp"
#include "check/scene.hpp"
#include "check/start.hpp"

namespace tqn {
namespace {

using namespace checking;

std::optional<Position> set_position(const Game& game, const Ply& ply, Rules rules, const CheckOptions& options) {
  if (!ply.notes) return std::nullopt;
  Sink silent({}, 0);
  Context context{.game = game, .text = {}, .sink = silent, .options = options, .rules = rules, .counts = {}};
  return standing_position(context, ply);
}

}  // namespace

std::optional<Position> start_of(const Game& game, const CheckOptions& options) {
  const auto start = find_start(game, options, nullptr);
  return start ? std::optional(start->position) : std::nullopt;
}

std::optional<Step> take_step(const Game& game, const Ply& ply, const Position& before, const CheckOptions& options) {
  if (const auto standing = set_position(game, ply, before.rules(), options)) return Step{*standing, std::nullopt};
  auto pit = ply.move.from;
  if (!pit) {
    auto pits = no_pits;
    if (fitting_pits(before, ply.move, pits) == 1) pit = pits[0];
  }
  if (!pit || !before.is_legal(*pit)) return std::nullopt;
  Step step{before, pit};
  play_unchecked(step.after, *pit);
  return step;
}

MainLine::MainLine(const Game& game, const CheckOptions& options)
    : game_(game), options_(options), filled_(std::make_unique<FilledPits>(game_, options_)) {}
MainLine::~MainLine() = default;

std::optional<Step> MainLine::step(std::size_t ply, const Position& before) {
  const Ply& written = game_.main.plies[ply];
  if (auto step = take_step(game_, written, before, options_)) return step;
  const auto pit = written.move.from ? std::nullopt : filled_->at(ply);
  if (!pit || !before.is_legal(*pit)) return std::nullopt;
  Step step{before, pit};
  play_unchecked(step.after, *pit);
  return step;
}

}  // namespace tqn
