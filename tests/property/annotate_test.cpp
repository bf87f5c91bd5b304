// The laws of spec/annotations.md 2.6 on generated games, and the facts against the naive engine.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "property/annotating.hpp"
#include "property/naive_engine.hpp"
#include "support/generator.hpp"
#include "support/random.hpp"
#include "support/reading.hpp"
#include "tqn/annotate/book.hpp"
#include "tqn/annotate/facts.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/command.hpp"
#include "tqn/notation/position.hpp"

namespace tqn::test {
namespace {

FactOptions random_options(Random& random) {
  FactOptions options;
  for (const FactInfo& row : all_facts()) {
    if (random.chance(60)) options.facts.add(row.fact);
  }
  if (random.chance(30)) options.facts = Facts::all();
  options.counts = random.chance(50) ? CountDialect::total : CountDialect::captured;
  options.checkpoint_moves = static_cast<std::uint32_t>(random.between(1, 12));
  options.language = static_cast<Language>(random.below(4));
  options.book = random.chance(80) ? &Book::standard() : nullptr;
  options.pits = random.chance(50) ? PitNaming::numbers : PitNaming::names;
  return options;
}

Game annotated(Game game, const FactOptions& options) {
  add_facts(game, judge(game), options);
  return game;
}

std::string pits_of(const Line& line) {
  std::string text;
  for (const Ply& ply : line.plies) {
    append_move(text, {ply.move.from, ply.move.to, ply.move.missing, false, false, MoveText::no_count, {}});
    text += ' ';
    if (!ply.notes) continue;
    for (const Note& note : *ply.notes) {
      if (note.line) text += '(' + pits_of(*note.line) + ')';
    }
  }
  return text;
}

TEST(Annotations, KeepTheirLawsOnGeneratedGames) {
  for (std::uint64_t seed = 0; seed < annotated_games; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    Random random(seed);
    const FactOptions options = random_options(random);
    const Game game = generated(seed);
    ASSERT_TRUE(judge(game).legal);
    const std::string before = canonical(game);
    const Game more = annotated(game, options);
    const std::string text = canonical(more);
    ASSERT_EQ(pits_of(more.main), pits_of(game.main));
    ASSERT_EQ(canonical(annotated(more, options)), text) << "not idempotent";
    ASSERT_EQ(canonical(stripped(more, Facts::all())), before);
    const Game again = parse_games(text).front();
    ASSERT_EQ(dump(again), dump(parse_games(canonical(again)).front()));
    ASSERT_TRUE(judge(again).legal) << text;
    ASSERT_EQ(canonical(annotated(again, options)), text) << "not idempotent when read again";
    ASSERT_EQ(canonical(stripped(again, Facts::all())), before) << "not stripped when read again";
  }
}

TEST(Annotations, KeepTheirLawsWhereWhatTheProgramWroteWasMoved) {
  for (std::uint64_t seed = 0; seed < annotated_games; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    Random random(seed + 1'000'000);
    const FactOptions options = random_options(random);
    const Game game = disordered(seed);
    ASSERT_TRUE(judge(game).legal) << canonical(game);
    const Game without = stripped(game, options.facts);
    const std::string before = canonical(without);
    const Game more = annotated(game, options);
    const std::string text = canonical(more);
    ASSERT_EQ(pits_of(more.main), pits_of(game.main));
    ASSERT_EQ(canonical(annotated(more, options)), text) << "not idempotent";
    ASSERT_EQ(canonical(stripped(more, options.facts)), before);
    const Game again = parse_games(text).front();
    ASSERT_TRUE(judge(again).legal) << text;
    ASSERT_EQ(canonical(annotated(again, options)), text) << "not idempotent when read again";
    ASSERT_EQ(canonical(stripped(again, options.facts)), before) << "not stripped when read again";
    for (const FactInfo& row : all_facts()) {
      if (!options.facts.has(row.fact)) continue;
      FactOptions others = options;
      others.facts = {};
      for (const FactInfo& other : all_facts()) {
        if (other.fact != row.fact && options.facts.has(other.fact)) others.facts.add(other.fact);
      }
      ASSERT_EQ(canonical(stripped(more, row.fact)), canonical(annotated(stripped(game, row.fact), others)))
          << row.name;
    }
  }
}

TEST(Annotations, AreTakenOutAtOnceOrOneAfterAnother) {
  for (std::uint64_t seed = 0; seed < annotated_games; ++seed) {
    Random random(seed);
    const Game game = disordered(seed);
    Game left = game;
    Facts taken;
    while (taken != Facts::all()) {
      const Fact fact = all_facts()[random.below(fact_count)].fact;
      strip_facts(left, fact);
      taken.add(fact);
      ASSERT_EQ(canonical(left), canonical(stripped(game, taken))) << "seed " << seed;
    }
  }
}

TEST(Annotations, LeaveWhatWouldBeThereWithoutAFactThatIsStripped) {
  for (std::uint64_t seed = 0; seed < annotated_games / 4; ++seed) {
    const Game game = generated(seed);
    FactOptions all;
    all.facts = Facts::all();
    all.book = &Book::standard();
    const Game more = annotated(game, all);
    for (const FactInfo& row : all_facts()) {
      FactOptions others;
      others.book = all.book;
      for (const FactInfo& other : all_facts()) {
        if (other.fact != row.fact) others.facts.add(other.fact);
      }
      ASSERT_EQ(canonical(stripped(more, row.fact)), canonical(annotated(game, others))) << seed << ' ' << row.name;
      FactOptions only;
      only.book = all.book;
      only.facts = row.fact;
      ASSERT_EQ(canonical(annotated(stripped(more, row.fact), only)), canonical(more)) << seed << ' ' << row.name;
    }
  }
}

TEST(Annotations, ComeBackFromJsonAndYaml) {
  FactOptions all;
  all.facts = Facts::all();
  for (const char* name : {"json", "yaml"}) {
    const Format& format = *find_format(name);
    for (std::uint64_t seed = 0; seed < annotated_games / 4; ++seed) {
      Game game = parse_games(canonical(generated(seed))).front();
      Game more = annotated(game, all);
      const std::string text = write_alone(more, format);
      Game again;
      Sink sink;
      ASSERT_TRUE(open_games(format, text)->next(again, sink)) << name << ' ' << seed;
      ASSERT_EQ(canonical(again), canonical(more)) << name << ' ' << seed;
      ASSERT_EQ(canonical(stripped(again, Facts::all())), canonical(game)) << name << ' ' << seed;
    }
  }
}

/// The text of a piece behind a half-move; empty if there is none.
std::string piece_text(const Ply& ply, std::string_view name) {
  if (!ply.notes) return {};
  const std::string head = fmt::format("[%tqn {}] ", name);
  for (const Note& note : *ply.notes) {
    const std::string_view text = note.text.view();
    const std::size_t begin = text.find(head);
    if (!text.starts_with("[%tqn ") || begin == std::string_view::npos) continue;
    const std::string_view rest = text.substr(begin + head.size());
    const std::string_view words = rest.substr(0, rest.find(" [%tqn "));
    return std::string(words);
  }
  return {};
}

TEST(Annotations, AgreeWithTheNaiveEngine) {
  FactOptions all;
  all.facts = Facts::all();
  all.checkpoint_moves = 1;
  std::size_t captures = 0;
  for (std::uint64_t seed = 0; seed < annotated_games; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    const Game game = annotated(generate_game(seed, Flavour::plain), all);
    NaiveGame naive{Rules{}};
    for (const Ply& ply : game.main.plies) {
      const Side mover = naive.turn();
      const tqn::Setup before = naive.setup();
      const auto report = naive.play(ply.move.from->number());
      const tqn::Setup after = naive.setup();
      const int swing = after.kazan.white - after.kazan.black - before.kazan.white + before.kazan.black;
      const bool grew = before.kazan != after.kazan;
      ASSERT_EQ(piece_text(ply, "kazans"), grew ? fmt::format("{}-{}", after.kazan.white, after.kazan.black) : "");
      ASSERT_EQ(piece_text(ply, "swing"), swing != 0 ? fmt::format("{:+}", swing) : "");
      const int total = after.kazan[mover] - report.swept.white - report.swept.black;
      ASSERT_EQ(ply.move.has_count(), report.captured > 0);
      ASSERT_EQ(ply.move.count, report.captured > 0 ? total : MoveText::no_count);
      captures += report.captured > 0 ? 1 : 0;
      ASSERT_EQ(ply.move.tuzdyk, report.tuzdyk);
      const std::string noted = piece_text(ply, "checkpoints");
      if (noted.empty()) continue;
      const auto commands = parse_commands(noted);
      ASSERT_EQ(commands.size(), 1U) << noted;
      const auto position = parse_position(commands.front().arguments);
      ASSERT_EQ(std::get<PositionText>(position).setup, after) << noted;
    }
    const bool over = naive.ending() != "open";
    ASSERT_EQ(game.value(TagKey::ply_count), std::to_string(game.main.plies.size()));
    if (!over) continue;
    const tqn::Setup end = naive.setup();
    ASSERT_EQ(game.value(TagKey::count), fmt::format("{}-{}", end.kazan.white, end.kazan.black));
    ASSERT_EQ(game.value(TagKey::termination), naive.ending());
  }
  EXPECT_GT(captures, 1000U);
}

/// What every other pit would have done.
struct Choices {
  std::string tuzdyks;
  int most = 0;
  std::string best;
};

Choices choices_of(const Position& before) {
  Choices choices;
  for (int number = 1; number <= before.rules().pits(); ++number) {
    Position position = before;
    const auto played = play(position, *Pit::from_number(number));
    const auto* const effect = std::get_if<Effect>(&played);
    if (effect == nullptr) continue;
    const std::string move = fmt::format("{}{}{}", number, effect->landing.number(), effect->tuzdyk ? "x" : "");
    if (effect->tuzdyk) choices.tuzdyks += (choices.tuzdyks.empty() ? "" : ", ") + move;
    const int taken = effect->tuzdyk ? 3 : effect->captured;
    if (taken > choices.most) choices.best.clear();
    if (taken < choices.most || taken == 0) continue;
    choices.most = taken;
    choices.best += (choices.best.empty() ? "" : ", ") + move;
  }
  return choices;
}

TEST(Annotations, TellOfChoicesWhatTryingEveryPitTells) {
  FactOptions options;
  options.facts = Fact::moments;
  std::size_t tuzdyks = 0;
  std::size_t missed = 0;
  for (std::uint64_t seed = 0; seed < annotated_games; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    const Game game = annotated(generate_game(seed, Flavour::plain), options);
    BySide<int> most{9, 9};
    BySide<std::string> most_missed;
    BySide<std::size_t> where{};
    Position position = judge(game).start;
    for (std::size_t i = 0; i < game.main.plies.size(); ++i) {
      const Side mover = position.turn();
      const bool owns = position.tuzdyk(mover).has_value();
      const Choices choices = choices_of(position);
      const Effect effect = play_unchecked(position, *game.main.plies[i].move.from);
      const std::string told = piece_text(game.main.plies[i], "moments");
      const bool could = !owns && !effect.tuzdyk && !choices.tuzdyks.empty();
      const std::string possible = fmt::format("A tuzdyk was possible: {}.", choices.tuzdyks);
      ASSERT_EQ(told.find(could ? possible : "A tuzdyk was possible") != std::string::npos, could) << i << ' ' << told;
      tuzdyks += could ? 1 : 0;
      const int more = choices.most - (effect.tuzdyk ? 3 : effect.captured);
      if (more <= most[mover]) continue;
      most[mover] = more;
      const std::string_view take = choices.best.find(',') == std::string::npos ? "takes" : "take";
      most_missed[mover] = fmt::format("Missed: {} {} {}.", choices.best, take, choices.most);
      where[mover] = i;
    }
    for (const Side side : {Side::white, Side::black}) {
      if (most_missed[side].empty()) continue;
      ++missed;
      const std::string told = piece_text(game.main.plies[where[side]], "moments");
      ASSERT_NE(told.find(most_missed[side]), std::string::npos) << where[side] << ' ' << told << most_missed[side];
    }
  }
  EXPECT_GT(tuzdyks, 100U);
  EXPECT_GT(missed, 100U);
}

}  // namespace
}  // namespace tqn::test
