// The laws of spec/annotations.md 3.4 on generated games.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "property/annotating.hpp"
#include "support/reading.hpp"
#include "tqn/annotate/overlay.hpp"

namespace tqn::test {
namespace {

std::string extracted(const Game& game) {
  std::string text(overlay_head);
  extract_notes(game, 1, text);
  return text;
}

/// Gives half-moves of variations other numbers.
void renumber(Line& line, Random& random, int depth) {
  for (Ply& ply : line.plies) {
    if (!ply.notes) continue;
    for (Note& note : *ply.notes) {
      if (note.line) renumber(*note.line, random, depth + 1);
    }
  }
  if (depth == 0 && !random.chance(20)) return;
  for (std::uint32_t ply = 0; ply < line.plies.size(); ++ply) {
    if (random.chance(30)) {
      const auto number = static_cast<std::uint32_t>(random.between(1, 120));
      line.numbers.push_back({ply, number, random.chance(50), false, random.chance(20), {}});
    }
  }
}

std::size_t take_out_and_lay_over(const Game& game) {
  const std::string text = extracted(stripped(game, Facts::all()));
  Game bare = game;
  strip_notes(bare);
  std::string nothing(overlay_head);
  nothing += "  - game: 1\n";
  EXPECT_EQ(extracted(bare), nothing);
  auto parsed = Overlay::parse(text);
  const auto* const fault = std::get_if<YamlFault>(&parsed);
  if (fault != nullptr) {
    ADD_FAILURE() << fault->place.line << ": " << fault->message << '\n' << text;
    return 0;
  }
  const Overlay& overlay = std::get<Overlay>(parsed);
  EXPECT_EQ(overlay.size(), 1U);
  EXPECT_EQ(overlay.entries_for(bare, 1), std::vector<std::size_t>{0});
  const std::string before = canonical(stripped(game, Facts::all()));
  const auto problem = overlay.apply(0, bare, judge(bare));
  EXPECT_FALSE(problem) << problem->place.line << ": " << problem->message << '\n' << text;
  EXPECT_EQ(canonical(bare), before) << text;
  EXPECT_EQ(extracted(bare), text);
  EXPECT_FALSE(overlay.apply(0, bare, judge(bare)));
  EXPECT_EQ(canonical(bare), before) << "laid over twice\n" << text;
  return text.size() - nothing.size();
}

TEST(Notes, ThatAreTakenOutAndLaidOverAgainGiveTheSameGameAndTheSameNotes) {
  std::size_t notes = 0;
  for (std::uint64_t seed = 0; seed < annotated_games && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    Game generated = generate_game(seed, Flavour::annotated);
    Random random(seed);
    if (seed % 2 == 1) renumber(generated.main, random, 0);
    notes += take_out_and_lay_over(parse_games(canonical(generated)).front());
  }
  EXPECT_GT(notes, 10'000U);
}

TEST(Notes, AndWhatTheProgramWroteAreToldApartInTheSameWayEverywhere) {
  for (std::uint64_t seed = 0; seed < annotated_games && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    take_out_and_lay_over(parse_games(canonical(disordered(seed))).front());
    take_out_and_lay_over(disordered(seed));
  }
}

}  // namespace
}  // namespace tqn::test
