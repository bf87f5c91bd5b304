// How fast games are replayed and judged, when all is well and when every game holds a wrong move.

#include <benchmark/benchmark.h>

#include <cstdint>

#include "bench/games.hpp"

namespace tqn::test {
namespace {

/// Read and checked, as validate does it.
void read_and_check(benchmark::State& state, const std::string& text, const CheckOptions& options) {
  Game game;
  Sink sink;
  std::int64_t half_moves = 0;
  for ([[maybe_unused]] auto _ : state) {
    std::string_view rest = text;
    while (const std::size_t used = tqn_format.read(rest, game, sink)) {
      half_moves += check(game, rest.substr(0, used), sink, options).half_moves;
      sink.clear();
      rest.remove_prefix(used);
    }
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
  state.SetItemsProcessed(half_moves);
}

void clean(benchmark::State& state, Flavour flavour) { read_and_check(state, bench_text(flavour), {}); }
BENCHMARK_CAPTURE(clean, plain, Flavour::plain);
BENCHMARK_CAPTURE(clean, annotated, Flavour::annotated);

/// The landing digit of the move in the middle of every game is another one.
const std::string& spoilt_text() {
  static const std::string text = [] {
    std::string out;
    for (Game game : bench_games(Flavour::plain)) {
      MoveText& move = game.main.plies[game.main.plies.size() / 2].move;
      move.to = Pit::from_number(move.to->number() % Pit::highest + 1);
      append_game(out, game);
    }
    return out;
  }();
  return text;
}

void every_game_bad(benchmark::State& state) { read_and_check(state, spoilt_text(), {}); }
BENCHMARK(every_game_bad);

void every_game_bad_without_suggestions(benchmark::State& state) {
  CheckOptions options;
  options.suggest = false;
  read_and_check(state, spoilt_text(), options);
}
BENCHMARK(every_game_bad_without_suggestions);

}  // namespace
}  // namespace tqn::test
