// How fast text becomes games, and how fast the stream is cut.

#include <benchmark/benchmark.h>

#include "bench/games.hpp"

namespace tqn::test {
namespace {

void read(benchmark::State& state, Flavour flavour) {
  const std::string& text = bench_text(flavour);
  Game game;
  Sink sink;
  for ([[maybe_unused]] auto _ : state) {
    std::string_view rest = text;
    while (const std::size_t used = tqn_format.read(rest, game, sink)) {
      benchmark::DoNotOptimize(game);
      sink.clear();
      rest.remove_prefix(used);
    }
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK_CAPTURE(read, plain, Flavour::plain);
BENCHMARK_CAPTURE(read, annotated, Flavour::annotated);

void cut(benchmark::State& state) {
  const std::string& text = bench_text(Flavour::plain);
  for ([[maybe_unused]] auto _ : state) {
    const auto cutter = tqn_format.cutter();
    std::string_view rest = text;
    while (!rest.empty()) {
      const std::string_view block = rest.substr(0, 256 * 1024);
      const Cut cut = cutter->cut(block, block.size() == rest.size());
      rest.remove_prefix(cut.bytes == 0 ? block.size() : cut.bytes);
    }
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(cut);

}  // namespace
}  // namespace tqn::test
