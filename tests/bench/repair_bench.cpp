// How well slips of a scribe are found and mended. Every game of a collection gets one slip of each kind,
// several times over; the figures are counted, not timed:
//
//   detected    a finding above info
//   at_token    the first one points at the half-move that is wrong
//   first       its first fix gives the true half-moves back
//   in_three    one of its first three fixes does
//   suggested   the first fix is offered as unambiguous, and of those:
//   trusted     it is right
//   findings    per game; 1 means that nothing cascades
//
// repair_bench FILE...: the files, else those of the folder TQN_CORPUS, else generated games.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "bench/games.hpp"
#include "bench/slips.hpp"
#include "support/files.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/result.hpp"

namespace tqn::test {
namespace {

constexpr std::uint64_t seed = 20240322;

std::vector<std::string> files;
std::size_t injections = 20;  ///< of each kind in each game

/// The legal games to spoil. Counts are dropped unless TQN_BENCH_COUNTS is set: few records have any.
const std::vector<Game>& games() {
  static const std::vector<Game> all = [] {
    if (files.empty()) {
      injections = 3;
      return std::vector<Game>(bench_games(Flavour::plain).begin(), bench_games(Flavour::plain).begin() + 100);
    }
    std::vector<Game> read;
    for (const std::string& file : files) {
      for (Game& game : parse_games(read_file(file))) read.push_back(std::move(game));
    }
    std::erase_if(read, [](const Game& game) { return game.main.plies.size() < 4; });
    if (environment("TQN_BENCH_COUNTS")) return read;
    for (Game& game : read) {
      for (Ply& ply : game.main.plies) ply.move.count = MoveText::no_count;
    }
    return read;
  }();
  return all;
}

struct Tally {
  double spoilt = 0, detected = 0, at_token = 0, first = 0, in_three = 0, suggested = 0, trusted = 0, findings = 0;
};

/// Findings about the half-moves: a record of moves only lacks tags and reasons, which is not the point here.
bool concerns_moves(const Diagnostic& finding) {
  return finding.severity != Severity::info && finding.code >= Code::bad_token &&
         finding.code <= Code::checkpoint_mismatch;
}

bool mends(const Fix& fix, const std::string& text, const std::vector<MoveText>& truth) {
  const std::vector<Game> mended = parse_games(with_edits(text, fix.edits));
  return mended.size() == 1 && same_half_moves(half_moves_of(mended.front()), truth);
}

void judge(const std::string& text, std::size_t wrong, const std::vector<MoveText>& truth, Tally& tally) {
  Game game;
  Sink sink;
  const std::size_t used = tqn_format.read(text, game, sink);
  static_cast<void>(check(game, std::string_view(text).substr(0, used), sink));
  sink.sort();
  ++tally.spoilt;
  std::erase_if(sink.kept(), [](const Diagnostic& finding) { return !concerns_moves(finding); });
  tally.findings += static_cast<double>(sink.kept().size());
  if (sink.kept().empty()) return;
  ++tally.detected;
  const Diagnostic& finding = sink.kept().front();
  if (finding.ply == wrong) ++tally.at_token;
  for (std::size_t i = 0; i < finding.fixes.size() && i < 3; ++i) {
    const Fix& fix = finding.fixes[i];
    const bool right = mends(fix, text, truth);
    if (i == 0 && fix.safety != Safety::manual) ++tally.suggested;
    if (i == 0 && fix.safety != Safety::manual && right) ++tally.trusted;
    if (!right) continue;
    ++tally.in_three;
    if (i == 0) ++tally.first;
    break;
  }
}

void repair(benchmark::State& state, SlipKind kind) {
  Tally tally;
  for ([[maybe_unused]] auto _ : state) {
    tally = {};
    Random random(seed + static_cast<std::uint64_t>(kind));
    for (const Game& game : games()) {
      const std::vector<MoveText> truth = half_moves_of(game);
      for (std::size_t i = 0; i < injections; ++i) {
        std::vector<MoveText> moves = truth;
        const auto wrong = slip(moves, kind, random);
        if (!wrong) continue;
        const auto result = format_result(game.result.value_or(Result::unknown));
        const bool has_gap = kind == SlipKind::left_out_of_row;
        judge(has_gap ? movetext_of(moves, result, *wrong) : movetext_of(moves, result), *wrong, truth, tally);
      }
    }
  }
  const auto percent = [](double part, double whole) { return whole > 0 ? 100 * part / whole : 0; };
  state.SetLabel(slip_names[static_cast<std::size_t>(kind)]);
  state.counters["slips"] = tally.spoilt;
  state.counters["detected"] = percent(tally.detected, tally.spoilt);
  state.counters["at_token"] = percent(tally.at_token, tally.spoilt);
  state.counters["first"] = percent(tally.first, tally.detected);
  state.counters["in_three"] = percent(tally.in_three, tally.detected);
  state.counters["suggested"] = percent(tally.suggested, tally.detected);
  state.counters["trusted"] = percent(tally.trusted, tally.suggested);
  state.counters["findings"] = tally.spoilt > 0 ? tally.findings / tally.spoilt : 0;
}
#define TQN_REPAIR(kind) BENCHMARK_CAPTURE(repair, kind, SlipKind::kind)->Iterations(1)->Unit(benchmark::kMillisecond)
TQN_REPAIR(landing_digit);
TQN_REPAIR(origin_digit);
TQN_REPAIR(digits_swapped);
TQN_REPAIR(left_out);
TQN_REPAIR(written_twice);
TQN_REPAIR(columns_exchanged);
TQN_REPAIR(mark_left_out);
TQN_REPAIR(left_out_of_row);
#undef TQN_REPAIR

}  // namespace
}  // namespace tqn::test

int main(int argc, char** argv) {
  using namespace tqn::test;
  benchmark::Initialize(&argc, argv);
  files.assign(argv + 1, argv + argc);
  if (const auto corpus = environment("TQN_CORPUS"); corpus && files.empty()) {
    for (const char* const folder : {"tgk", "playok"}) {
      for (const auto& path : files_below(std::filesystem::path(*corpus) / folder)) files.push_back(path.string());
    }
  }
  benchmark::RunSpecifiedBenchmarks();
}
