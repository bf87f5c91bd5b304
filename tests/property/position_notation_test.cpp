// Every notation of a position gives back what was written in it, and nothing makes a reader fall over.

#include "tqn/notation/position_notation.hpp"

#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "support/damage.hpp"
#include "support/playout.hpp"
#include "support/random.hpp"

namespace tqn::test {
namespace {

/// A position that play from the start reaches.
Position random_position(std::uint64_t seed) {
  Random random(seed);
  const Rules rules{random.chance(10) ? Variant::bestemshe : Variant::standard};
  Position position = Position::start(rules);
  const auto temper = static_cast<Temper>(random.below(3));
  for (const Pit pit : play_out(position, random.below(150), temper, random)) play_unchecked(position, pit);
  // The balls that a sweep handed out are no longer on the board; the text does not know how the game ended.
  return std::get<Position>(Position::from(position.setup(), rules));
}

TEST(PositionNotation, GivesBackAThousandPositions) {
  for (const PositionNotationInfo& row : all_position_notations()) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
      const Position position = random_position(seed);
      const auto number = static_cast<std::uint16_t>(1 + seed * 65);
      const std::string text = format_position(position, row.notation, number);
      const auto read = parse_position(text, row.notation);
      ASSERT_TRUE(std::holds_alternative<PositionText>(read))
          << row.name << ": " << text << ": " << std::get<PositionTextError>(read).message;
      const auto& found = std::get<PositionText>(read);
      ASSERT_EQ(found.setup, position.setup()) << row.name << ", seed " << seed << '\n' << text;
      ASSERT_EQ(found.variant, position.rules().variant) << row.name << ", seed " << seed;
      ASSERT_EQ(found.move_number, row.numbered ? number : 1) << row.name << ", seed " << seed << '\n' << text;
      ASSERT_EQ(text.find('\n') == std::string::npos, row.one_line) << row.name;
    }
  }
}

TEST(PositionNotation, IsToldByTheText) {
  for (const PositionNotationInfo& row : all_position_notations()) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
      const Position position = random_position(seed);
      const PositionGuess guess = guess_position(format_position(position, row.notation));
      ASSERT_EQ(guess.readings.size(), 1U) << row.name << ", seed " << seed;
      ASSERT_EQ(guess.readings.front().notation, row.notation) << "seed " << seed;
      ASSERT_EQ(guess.readings.front().text.setup, position.setup()) << row.name << ", seed " << seed;
    }
  }
}

TEST(PositionNotation, OfAnyTextIsReadSoundly) {
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    Random random(seed);
    const auto& rows = all_position_notations();
    std::string text = format_position(random_position(seed), rows[random.below(rows.size())].notation);
    const std::size_t blows = random.between(1, 4);
    for (std::size_t blow = 0; blow < blows; ++blow) damage(text, random);
    for (const PositionNotationInfo& row : rows) {
      const auto read = parse_position(text, row.notation);
      const auto* error = std::get_if<PositionTextError>(&read);
      if (error == nullptr) continue;
      ASSERT_LE(error->where.begin, error->where.end) << row.name << '\n' << text;
      ASSERT_LE(error->where.end, text.size()) << row.name << '\n' << text;
      ASSERT_FALSE(error->message.empty()) << row.name << '\n' << text;
    }
    for (const PositionReading& reading : guess_position(text).readings) {
      const Rules rules{reading.text.variant};
      const auto judged = Position::from(reading.text.setup, rules);
      if (const auto* problems = std::get_if<SetupProblems>(&judged)) {
        ASSERT_FALSE(describe(reading.text.setup, *problems, rules).empty()) << text;
      }
    }
  }
}

}  // namespace
}  // namespace tqn::test
