// How fast positions become diagrams.

#include <benchmark/benchmark.h>

#include "bench/games.hpp"
#include "tqn/check/check.hpp"
#include "tqn/render/storyboard.hpp"
#include "tqn/render/svg.hpp"

namespace tqn::test {
namespace {

const std::vector<Diagram>& diagrams() {
  static const std::vector<Diagram> all = [] {
    constexpr std::size_t enough = 10'000;
    std::vector<Diagram> made;
    for (const Game& game : bench_games(Flavour::annotated)) {
      const auto story = make_storyboard(game);
      if (!story) continue;
      for (const std::size_t frame : story->main) made.push_back(diagram_of(*story, frame));
      if (made.size() >= enough) break;
    }
    return made;
  }();
  return all;
}

void render(benchmark::State& state, BallStyle style) {
  Look look;
  look.theme = *builtin_theme("wood");
  look.balls = style;
  std::int64_t bytes = 0;
  for ([[maybe_unused]] auto _ : state) {
    for (const Diagram& diagram : diagrams()) {
      const std::string svg = render_svg(diagram, look);
      bytes += static_cast<std::int64_t>(svg.size());
      benchmark::DoNotOptimize(svg.data());
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(diagrams().size()));
  state.SetBytesProcessed(bytes);
}
BENCHMARK_CAPTURE(render, both, BallStyle::both)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(render, digits, BallStyle::digits)->Unit(benchmark::kMillisecond);

void tell(benchmark::State& state) {
  for ([[maybe_unused]] auto _ : state) {
    for (const Game& game : bench_games(Flavour::annotated)) benchmark::DoNotOptimize(make_storyboard(game));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(bench_games(Flavour::annotated).size()));
}
BENCHMARK(tell)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tqn::test
