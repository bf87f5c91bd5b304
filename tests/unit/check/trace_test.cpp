#include "tqn/check/trace.hpp"

#include <vector>

#include "support/generator.hpp"
#include "unit/check/judged.hpp"

namespace tqn::test {
namespace {

/// What check() left of the way of a game, with the positions that count.
Trace trace_of(const std::string& text) {
  Trace trace;
  CheckOptions options;
  options.trace = &trace;
  static_cast<void>(judged(text, options));
  trace.positions.resize(trace.size + 1, Position::start());
  return trace;
}

TEST(Trace, IsTheWayOfAPlainGame) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Game game = generate_game(seed, Flavour::plain);
    std::string text;
    append_game(text, game);
    const Trace trace = trace_of(text);
    ASSERT_EQ(trace.size, game.main.plies.size());
    std::vector<Position> positions;
    follow(game, positions);
    ASSERT_EQ(trace.positions, positions);
    for (std::size_t i = 0; i < trace.size; ++i) {
      ASSERT_EQ(trace.positions[i + 1].ending(), positions[i + 1].ending());
      Position board = positions[i];
      const Effect effect = play_unchecked(board, *game.main.plies[i].move.from);
      ASSERT_TRUE(trace.effects[i]);
      ASSERT_EQ(trace.effects[i]->captured, effect.captured);
      ASSERT_EQ(trace.effects[i]->swept, effect.swept);
      ASSERT_EQ(trace.effects[i]->tuzdyk, effect.tuzdyk);
    }
  }
}

TEST(Trace, EndsBeforeTheFirstHalfMoveThatIsNotPlain) {
  EXPECT_EQ(trace_of(with_tags("1. 76 98 2. 66(10) 87")).size, 2U);
  EXPECT_EQ(trace_of(with_tags("1. 76 98 2. 66 {a note} 87")).size, 2U);
  EXPECT_EQ(trace_of(with_tags("1. 76 98 2. _6 87")).size, 2U);
  EXPECT_EQ(trace_of(with_tags("1. 76 98 2. 65 87")).size, 2U);
  EXPECT_EQ(trace_of(with_tags("1. 76 98 2. 66x 87")).size, 2U);
  EXPECT_EQ(trace_of(with_tags("")).size, 0U);
}

TEST(Trace, OfAGameBeforeIsGone) {
  Trace trace;
  CheckOptions options;
  options.trace = &trace;
  static_cast<void>(judged(with_tags(forty), options));
  ASSERT_EQ(trace.size, 40U);
  static_cast<void>(judged(with_tags("1. 76", "*", "[SetUp \"1\"]\n[FEN \"none\"]\n"), options));
  EXPECT_EQ(trace.size, 0U);
}

TEST(Trace, ChangesNoFinding) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    for (const Flavour flavour : all_flavours) {
      const std::string text = generate_text(seed, 1, flavour);
      Trace trace;
      CheckOptions options;
      options.trace = &trace;
      ASSERT_EQ(all_codes_of(judged(text, options)), all_codes_of(judged(text))) << text;
    }
  }
}

}  // namespace
}  // namespace tqn::test
