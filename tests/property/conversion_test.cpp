// What one format writes another reads: on generated games, every format that can be written gives back the
// half-moves and the result.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/damage.hpp"
#include "support/files.hpp"
#include "support/generator.hpp"
#include "support/properties.hpp"
#include "support/reading.hpp"
#include "tqn/check/check.hpp"

namespace tqn::test {
namespace {

std::string moves_and_result(const Game& game) {
  std::string text;
  for (const Ply& ply : game.main.plies) {
    append_move(text, {ply.move.from, ply.move.to, false, ply.move.tuzdyk, false, MoveText::no_count, {}});
    text += ' ';
  }
  return text += format_result(game.closing_result());
}

TEST(Conversion, KeepsTheGameInEveryFormat) {
  for (const Format* format : all_formats()) {
    if (!format->can_write() || !format->can_read() || !format->carries_moves()) continue;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
      Game game = generate_game(seed, Flavour::plain);
      if (format->refuses != nullptr && !format->refuses(game).empty()) continue;
      const std::string text = write_alone(game, *format);
      const auto reader = open_games(*format, text);
      Game again;
      Sink sink;
      ASSERT_TRUE(reader->next(again, sink)) << format->name << ", seed " << seed << '\n' << text;
      complete(again);
      ASSERT_EQ(moves_and_result(again), moves_and_result(game)) << format->name << ", seed " << seed << '\n' << text;
      ASSERT_FALSE(sink.critical()) << format->name << ", seed " << seed << '\n' << text;
      ASSERT_FALSE(reader->next(again, sink)) << format->name << ", seed " << seed << '\n' << text;
    }
  }
}

/// The game as a format gives it back; nothing where it does not take it.
bool pass_through(Game& game, const Format& format, std::string& text, Game& again) {
  if (format.refuses != nullptr && !format.refuses(game).empty()) return false;
  text = write_alone(game, format);
  Sink sink(Sink::Codes{}, 0);
  if (!open_games(format, text)->next(again, sink)) return false;
  complete(again);
  return true;
}

TEST(Conversion, KeepsTheGameThroughEveryPairOfFormats) {
  std::string first_text;
  std::string second_text;
  Game between;
  Game last;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    const Game game = generate_game(seed, Flavour::plain);
    const std::string expected = moves_and_result(game);
    for (const Format* first : all_formats()) {
      Game copy = game;
      if (!first->can_write() || !first->can_read() || !first->carries_moves()) continue;
      if (!pass_through(copy, *first, first_text, between)) continue;
      for (const Format* second : all_formats()) {
        if (second == first || !second->can_write() || !second->can_read() || !second->carries_moves()) continue;
        if (!pass_through(between, *second, second_text, last)) continue;
        ASSERT_EQ(moves_and_result(last), expected)
            << first->name << " to " << second->name << ", seed " << seed << '\n'
            << second_text;
      }
    }
  }
}

TEST(Conversion, ReadersAreSoundOnDamagedTexts) {
  for (const Format* format : all_formats()) {
    if (!format->can_write() || !format->can_read()) continue;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      Game game = generate_game(seed, Flavour::plain);
      if (format->refuses != nullptr && !format->refuses(game).empty()) continue;
      std::string text = write_alone(game, *format);
      Random random(seed);
      for (std::size_t slips = random.between(1, 8); slips > 0; --slips) damage(text, random);
      ASSERT_EQ(reading_is_sound(text, *format), "") << format->name << ", seed " << seed << '\n' << text;
    }
  }
}

/// Inputs that once failed in one reader, through all of them: those of the fuzz targets name no format that lasts.
TEST(Conversion, ReadersAreSoundOnTextsThatOnceFailed) {
  const auto paths = files_below(project_path("tests/fuzz/regressions"));
  ASSERT_FALSE(paths.empty());
  for (const auto& path : paths) {
    for (const Format* format : all_formats()) {
      if (!format->can_read()) continue;
      EXPECT_EQ(reading_is_sound(read_file(path), *format), "") << path << " as " << format->name;
    }
  }
}

TEST(Conversion, OfTotalsAgreesWithReplay) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Game game = generate_game(seed, Flavour::plain);
    write_totals(game);
    Sink sink;
    const Verdict verdict = check(game, "", sink);
    ASSERT_EQ(sink.count(Code::count_mismatch), 0U) << seed;
    ASSERT_NE(verdict.counts, CountDialect::captured) << seed;
  }
}

}  // namespace
}  // namespace tqn::test
