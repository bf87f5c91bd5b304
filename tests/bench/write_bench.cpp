// How fast games become canonical text.

#include <benchmark/benchmark.h>

#include "bench/games.hpp"

namespace tqn::test {
namespace {

void write(benchmark::State& state, Flavour flavour, Layout layout) {
  std::string out;
  for ([[maybe_unused]] auto _ : state) {
    out.clear();
    for (const Game& game : bench_games(flavour)) tqn_format.write(game, out, WriteOptions{.layout = layout});
    benchmark::DoNotOptimize(out);
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(out.size()));
}
BENCHMARK_CAPTURE(write, plain, Flavour::plain, Layout::pairs);
BENCHMARK_CAPTURE(write, plain_wrapped, Flavour::plain, Layout::wrapped);
BENCHMARK_CAPTURE(write, annotated, Flavour::annotated, Layout::pairs);

}  // namespace
}  // namespace tqn::test
