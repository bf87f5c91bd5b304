// Twice as much of one thing: how many times longer does it take? The counter "ratio" is what doubling the number
// of repetitions costs; 2 is linear. The size is raised until one run takes long enough to be measured.

#include <benchmark/benchmark.h>
#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <string>

#include "support/pathological.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::test {
namespace {

using Clock = std::chrono::steady_clock;

void read_and_check(std::string_view text) {
  Game game;
  Sink sink;
  while (const std::size_t used = tqn_format.read(text, game, sink)) {
    benchmark::DoNotOptimize(check(game, text.substr(0, used), sink));
    sink.clear();
    text.remove_prefix(used);
  }
}

/// Seconds of the fastest of a few runs.
double seconds_for(const std::string& text) {
  double best = 1e9;
  for (int run = 0; run < 5; ++run) {
    const auto begin = Clock::now();
    read_and_check(text);
    best = std::min(best, std::chrono::duration<double>(Clock::now() - begin).count());
  }
  return best;
}

void doubling(benchmark::State& state, const Pathological& text) {
  constexpr std::size_t most_bytes = std::size_t{6} << 20U;  // twice of it is still less than the limit of a game
  constexpr double long_enough = 0.004;
  std::size_t repetitions = 1000;
  double once = seconds_for(make(text, repetitions));
  while (once < long_enough && make(text, 2 * repetitions).size() < most_bytes) {
    repetitions *= 2;
    once = seconds_for(make(text, repetitions));
  }
  const std::string doubled = make(text, 2 * repetitions);
  for ([[maybe_unused]] auto _ : state) read_and_check(doubled);
  state.counters["repetitions"] = static_cast<double>(2 * repetitions);
  state.counters["ratio"] = seconds_for(doubled) / seconds_for(make(text, repetitions));
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(doubled.size()));
}

const bool registered = [] {
  // Large pieces come fresh from the system and go back to it, at every size: else the first size at which the
  // allocator begins to do that looks like a jump in time.
  mallopt(M_MMAP_THRESHOLD, 64 * 1024);
  mallopt(M_TRIM_THRESHOLD, 64 * 1024);
  for (const Pathological& text : pathological_texts()) {
    benchmark::RegisterBenchmark(std::string(text.name).c_str(), doubling, text)->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
}  // namespace tqn::test
