#include <gtest/gtest.h>

#include "support/generator.hpp"
#include "unit/annotate/annotated.hpp"

namespace tqn::test {
namespace {

/// Judges games and writes all facts into them, the way gone once.
class TracedFacts : public ::testing::Test {
 protected:
  TracedFacts() {
    options.facts = Facts::all();
    traced.trace = &writer.trace();
  }
  FactOptions options;
  FactWriter writer;
  CheckOptions traced;
};

TEST_F(TracedFacts, AreTheSameAsThoseOfAWayGoneTwice) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    for (const Flavour flavour : {Flavour::plain, Flavour::annotated}) {
      Game game = generate_game(seed, flavour);
      const std::string expected = written(with_facts(game, options));
      Sink sink;
      const Verdict verdict = check(game, {}, sink, traced);
      writer.add(game, verdict, options);
      ASSERT_EQ(written(game), expected);
      writer.take_back(game);
    }
  }
}

TEST_F(TracedFacts, SeeWhatNotesSetSinceThen) {
  Game game = parse_games("1. 76 98 2. 66 87 *\n").front();
  Sink sink;
  const Verdict verdict = check(game, {}, sink, traced);
  Note note;
  note.text = Text("[%stands 9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 N 2]");
  game.main.plies[2].notes.make().push_back(note);
  Game again = game;
  writer.add(game, verdict, options);
  add_facts(again, verdict, options);
  EXPECT_EQ(written(game), written(again));
}

}  // namespace
}  // namespace tqn::test
