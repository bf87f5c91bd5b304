// The rules alone.

#include <benchmark/benchmark.h>

#include <vector>

#include "support/playout.hpp"
#include "tqn/core/perft.hpp"

namespace tqn::test {
namespace {

void play_games(benchmark::State& state) {
  Random random(1);
  std::vector<std::vector<Pit>> games;
  std::int64_t half_moves = 0;
  for (int i = 0; i < 200; ++i) {
    games.push_back(play_out(Position::start(), 80, Temper::keen, random));
    half_moves += static_cast<std::int64_t>(games.back().size());
  }
  for ([[maybe_unused]] auto _ : state) {
    for (const std::vector<Pit>& game : games) {
      Position position = Position::start();
      for (const Pit pit : game) benchmark::DoNotOptimize(play(position, pit));
    }
  }
  state.SetItemsProcessed(state.iterations() * half_moves);
}
BENCHMARK(play_games);

void count_lines(benchmark::State& state) {
  std::uint64_t lines = 0;
  for ([[maybe_unused]] auto _ : state) lines += perft(Position::start(), static_cast<int>(state.range(0)));
  state.SetItemsProcessed(static_cast<std::int64_t>(lines));
}
BENCHMARK(count_lines)->Arg(4)->Arg(6)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tqn::test
