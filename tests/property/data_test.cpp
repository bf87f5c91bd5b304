// JSON and YAML keep every byte of a canonical record, and positions come back; damage stays in the game that it is
// in, and how a stream is cut does not matter.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/damage.hpp"
#include "support/files.hpp"
#include "support/generator.hpp"
#include "support/playout.hpp"
#include "support/reading.hpp"
#include "tqn/formats/foreign.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/position_notation.hpp"

namespace tqn::test {
namespace {

std::vector<std::string> dumps_of(std::string_view text, const Format& format) {
  const auto reader = open_games(format, text);
  std::vector<std::string> dumps;
  Game game;
  Sink sink;
  while (reader->next(game, sink)) {
    dumps.push_back(sink.critical() ? "unreadable" : dump(game));
    sink.clear();
  }
  return dumps;
}

TEST(JsonOfGames, KeepsEveryByteOfACanonicalRecord) {
  for (const Format* format : {&json_format, &jsonl_format}) {
    for (const Flavour flavour : all_flavours) {
      for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        std::string text;
        append_game(text, generate_game(seed, flavour));
        std::string json;
        format->write(parse_games(text).front(), json, {});
        Game again;
        Sink sink;
        ASSERT_TRUE(open_games(*format, json)->next(again, sink)) << json;
        ASSERT_FALSE(sink.any()) << json << '\n' << sink.kept().front().message;
        std::string back;
        tqn_format.write(again, back, {});
        ASSERT_TRUE(back == text) << difference(text, back) << "seed " << seed << '\n' << json;
      }
    }
  }
}

TEST(YamlOfGames, KeepsEveryByteOfACanonicalRecord) {
  for (const Flavour flavour : all_flavours) {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
      std::string text;
      append_game(text, generate_game(seed, flavour));
      const Game game = parse_games(text).front();
      if (!yaml_format.refuses(game).empty()) continue;
      std::string yaml;
      yaml_format.write(game, yaml, {});
      Game again;
      Sink sink;
      ASSERT_TRUE(open_games(yaml_format, yaml)->next(again, sink)) << yaml;
      ASSERT_FALSE(sink.critical()) << yaml << '\n' << sink.kept().front().message;
      std::string back;
      tqn_format.write(again, back, {});
      ASSERT_TRUE(back == text) << difference(text, back) << "seed " << seed << '\n' << yaml;
    }
  }
}

/// Several games as one text, one of them damaged.
struct Spoilt {
  std::vector<std::string> expected;  ///< dumps of the games that were left alone
  std::size_t place = 0;              ///< of the damaged one
  std::string text;
};
Spoilt spoil_one(std::uint64_t seed, const Format& format) {
  Random random(seed);
  Spoilt spoilt;
  constexpr std::size_t count = 5;
  spoilt.place = random.below(count);
  spoilt.text = format.head;
  for (std::size_t i = 0; i < count; ++i) {
    std::string game;
    format.write(generate_game(random.bits(), all_flavours[seed % all_flavours.size()]), game, {});
    if (i == spoilt.place) {
      for (std::size_t blows = random.between(1, 3); blows > 0; --blows) damage(game, random);
      // A line end or a game more would make other games of the lines; a begin that is gone is no begin.
      std::erase(game, '\n');
      if (&format == &jsonl_format) game += '\n';
    } else {
      spoilt.expected.push_back(dumps_of(game, format).at(0));
    }
    if (i > 0) spoilt.text += format.between;
    spoilt.text += game;
  }
  spoilt.text += format.tail;
  return spoilt;
}

TEST(JsonOfGames, DamageStaysInTheGameThatItIsIn) {
  for (const Format* format : {&json_format, &jsonl_format}) {
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
      const Spoilt spoilt = spoil_one(seed, *format);
      const auto found = dumps_of(spoilt.text, *format);
      ASSERT_GE(found.size(), spoilt.expected.size()) << format->name << ", seed " << seed;
      for (std::size_t i = 0; i < spoilt.expected.size(); ++i) {
        const bool before = i < spoilt.place;
        const std::size_t at = before ? i : found.size() - (spoilt.expected.size() - i);
        ASSERT_TRUE(found[at] == spoilt.expected[i]) << format->name << ", seed " << seed << ", game " << i << '\n'
                                                     << difference(spoilt.expected[i], found[at]);
      }
    }
  }
}

/// The dumps of a text that is cut as a stream of blocks.
std::vector<std::string> dumps_in_blocks(std::string_view text, const Format& format, Random& random) {
  const auto cutter = format.cutter();
  std::vector<std::string> dumps;
  std::string pending;
  for (std::size_t at = 0; true;) {
    const std::size_t size = std::min(random.between(1, 700), text.size() - at);
    pending += text.substr(at, size);
    at += size;
    const bool at_end = at == text.size();
    const Cut cut = cutter->cut(pending, at_end);
    const auto more = dumps_of(std::string_view(pending).substr(0, cut.bytes), format);
    dumps.insert(dumps.end(), more.begin(), more.end());
    pending.erase(0, cut.bytes);
    if (at_end) return dumps;
  }
}

TEST(JsonOfGames, BlocksOfTheStreamDoNotMatter) {
  for (const Format* format : {&json_format, &jsonl_format, &yaml_format}) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
      Spoilt spoilt = spoil_one(seed, *format);
      Random random(seed);
      for (std::size_t blows = random.below(6); blows > 0; --blows) damage(spoilt.text, random);
      ASSERT_EQ(dumps_in_blocks(spoilt.text, *format, random), dumps_of(spoilt.text, *format))
          << format->name << ", seed " << seed << '\n'
          << spoilt.text;
    }
  }
}

/// Positions in all notations with words, comments and empty lines between them.
std::string positions_of(Random& random) {
  std::string text;
  for (std::size_t left = random.between(1, 12); left > 0; --left) {
    Position position = Position::start();
    for (const Pit pit : play_out(position, random.below(80), Temper::keen, random)) play_unchecked(position, pit);
    const auto& rows = all_position_notations();
    const PositionNotationInfo& row = rows[random.below(rows.size())];
    if (!row.one_line && random.chance(50)) text += "Study 1/2, a draw\n\n";
    text += format_position(position, row.notation) + '\n';
    if (!row.one_line || random.chance(30)) text += '\n';
    if (random.chance(20)) text += "# a comment\n";
  }
  return text;
}

TEST(FileOfPositions, GivesTheSameGamesInAnyBlocks) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Random random(seed);
    std::string text = positions_of(random);
    for (std::size_t blows = random.below(4); blows > 0; --blows) damage(text, random);
    ASSERT_EQ(dumps_in_blocks(text, fen_format, random), dumps_of(text, fen_format)) << "seed " << seed << '\n' << text;
  }
}

TEST(FileOfPositions, IsReadWhole) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    const std::string text = positions_of(random);
    const auto games = dumps_of(text, fen_format);
    ASSERT_FALSE(games.empty()) << text;
    for (const std::string& game : games) ASSERT_NE(game.find("tag FEN"), std::string::npos) << game << '\n' << text;
  }
}

TEST(FileOfPositions, OfAGameComesBack) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Game game = generate_game(seed, Flavour::annotated);
    std::vector<Position> positions;
    follow(game, positions);
    std::string text;
    fen_format.write(game, text, {.positions = positions});
    const auto reader = open_games(fen_format, text);
    Game again;
    Sink sink;
    for (const Position& position : positions) {
      ASSERT_TRUE(reader->next(again, sink)) << "seed " << seed;
      std::vector<Position> start;
      follow(again, start);
      ASSERT_EQ(start.size(), 1U);
      ASSERT_EQ(start.front().setup(), position.setup()) << "seed " << seed;
    }
    ASSERT_FALSE(reader->next(again, sink)) << "seed " << seed;
  }
}

}  // namespace
}  // namespace tqn::test
