// Laws of reading and writing, on generated games. Every failure names its seed.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

#include "support/damage.hpp"
#include "support/files.hpp"
#include "support/generator.hpp"
#include "support/properties.hpp"
#include "support/random.hpp"
#include "support/reading.hpp"
#include "support/shell.hpp"
#include "support/soup.hpp"

namespace tqn::test {
namespace {

std::string seed_text(std::uint64_t seed, Flavour flavour) {
  return fmt::format("seed {}, flavour {}", seed, static_cast<int>(flavour));
}

class EveryFlavour : public ::testing::TestWithParam<Flavour> {};

TEST_P(EveryFlavour, WhatIsWrittenIsReadBackTheSame) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    const Game game = generate_game(seed, GetParam());
    std::string text;
    append_game(text, game);
    const std::vector<Game> back = parse_games(text);
    ASSERT_EQ(back.size(), 1U) << seed_text(seed, GetParam()) << '\n' << text;
    ASSERT_TRUE(dump(game) == dump(back.front()))
        << difference(dump(game), dump(back.front())) << seed_text(seed, GetParam()) << '\n'
        << text;
  }
}

TEST_P(EveryFlavour, CanonicalTextStaysAsItIs) {
  const std::string text = generate_text(1000, 300, GetParam());
  EXPECT_EQ(difference(text, canonical_text(text)), "");
}

TEST_P(EveryFlavour, WrappedTextHoldsTheSameGame) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Game game = generate_game(seed, GetParam());
    std::string text;
    tqn_format.write(game, text, WriteOptions{.layout = Layout::wrapped, .width = 60});
    const std::vector<Game> back = parse_games(text);
    ASSERT_EQ(back.size(), 1U) << seed_text(seed, GetParam()) << '\n' << text;
    ASSERT_TRUE(dump_essentials(game) == dump_essentials(back.front()))
        << difference(dump_essentials(game), dump_essentials(back.front())) << seed_text(seed, GetParam());
  }
}

TEST_P(EveryFlavour, BlocksOfTheStreamDoNotMatter) {
  const std::string text = generate_text(2000, 20, GetParam());
  Random random(7);
  for (int round = 0; round < 10; ++round) {
    std::array<std::uint8_t, 8> sizes{};
    for (std::uint8_t& size : sizes) size = static_cast<std::uint8_t>(random.between(1, 255));
    ASSERT_EQ(blocks_do_not_matter(text, sizes), "") << "round " << round;
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, EveryFlavour, ::testing::ValuesIn(all_flavours), [](const auto& info) {
  return info.param == Flavour::plain ? "plain" : info.param == Flavour::annotated ? "annotated" : "scarred";
});

TEST(Generator, MakesTheSameGamesFromASeed) {
  EXPECT_EQ(dump(generate_game(3, Flavour::annotated)), dump(generate_game(3, Flavour::annotated)));
  EXPECT_NE(dump(generate_game(3, Flavour::annotated)), dump(generate_game(4, Flavour::annotated)));
}

TEST(Generator, ReachesEveryEnding) {
  std::array<int, 4> endings{};
  int level = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    const Game game = generate_game(seed, Flavour::plain);
    Position position = Position::start();
    for (const Ply& ply : game.main.plies) play_unchecked(position, *ply.move.from);
    ++endings[static_cast<std::size_t>(position.ending())];
    if (position.over() && !position.winner()) ++level;
  }
  EXPECT_GT(endings[static_cast<std::size_t>(Ending::open)], 200);
  EXPECT_GT(endings[static_cast<std::size_t>(Ending::kazan)], 100);
  EXPECT_GT(endings[static_cast<std::size_t>(Ending::atsyrau)], 100);
  EXPECT_GT(level, 5);
}

TEST(Generator, ClaimsOnlyWhatIsTrue) {
  for (const Flavour flavour : {Flavour::plain, Flavour::annotated}) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
      std::string text;
      append_game(text, generate_game(seed, flavour));
      const std::vector<ReadGame> read = read_games(text);
      ASSERT_EQ(read.size(), 1U) << seed_text(seed, flavour);
      const std::vector<std::string> codes = codes_at_least(Severity::warning, read.front().findings);
      ASSERT_TRUE(codes.empty()) << seed_text(seed, flavour) << ": " << ::testing::PrintToString(codes) << '\n' << text;
      ASSERT_TRUE(read.front().verdict.legal) << seed_text(seed, flavour);
    }
  }
}

/// The essentials of each game.
std::vector<std::string> essentials_of(std::string_view text) {
  std::vector<std::string> all;
  for (const Game& game : parse_games(text)) all.push_back(dump_essentials(game));
  return all;
}

/// Whether a text holds nothing but tags. Cut off so early, it cannot be told from the beginning of the next
/// game: blank lines do not end a tag section (tqn.md 2.3).
bool lost_its_moves(std::string_view text) {
  for (const Game& game : parse_games(text)) {
    if (!game.main.plies.empty() || game.result) return false;
  }
  return true;
}

/// Spoils one of `count` games; the games before and behind it must come out as they were, whatever has
/// become of it.
void spoil_one(std::uint64_t seed, Flavour flavour) {
  constexpr std::size_t count = 5;
  Random random(seed);
  const std::size_t spoilt = random.below(count);
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < count; ++i) texts.push_back(generate_text(random.bits(), 1, flavour));
  std::vector<std::string> expected;
  for (const std::string& text : texts) expected.push_back(dump_essentials(parse_games(text).at(0)));
  const std::size_t blows = random.between(1, 3);
  for (std::size_t blow = 0; blow < blows; ++blow) damage(texts[spoilt], random);
  if (lost_its_moves(texts[spoilt])) return;
  std::string file;
  for (const std::string& text : texts) file += (file.empty() ? "" : "\n") + text;

  const std::vector<std::string> found = essentials_of(file);
  const std::size_t behind = count - 1 - spoilt;
  ASSERT_GE(found.size(), count - 1) << seed_text(seed, flavour) << ", game " << spoilt + 1 << '\n' << texts[spoilt];
  for (std::size_t i = 0; i < spoilt; ++i) {
    ASSERT_TRUE(expected[i] == found[i]) << difference(expected[i], found[i]) << seed_text(seed, flavour) << ", game "
                                         << spoilt + 1 << '\n'
                                         << texts[spoilt];
  }
  for (std::size_t i = 0; i < behind; ++i) {
    ASSERT_TRUE(expected[count - 1 - i] == found[found.size() - 1 - i])
        << difference(expected[count - 1 - i], found[found.size() - 1 - i]) << seed_text(seed, flavour) << ", game "
        << spoilt + 1 << '\n'
        << texts[spoilt];
  }
}

/// Takes the unread text of the main line out of a game. Blanks in it say nothing, as it may be written on several
/// lines.
std::string take_unread(Game& game) {
  std::string unread;
  const auto take_from = [&unread](std::vector<Note>& notes) {
    for (const Note& note : notes) {
      if (note.kind != NoteKind::unread) continue;
      std::ranges::copy_if(note.text.view(), std::back_inserter(unread), [](unsigned char c) { return c > ' '; });
    }
    std::erase_if(notes, [](const Note& note) { return note.kind == NoteKind::unread; });
  };
  take_from(game.main.before);
  for (Ply& ply : game.main.plies) {
    if (ply.notes) take_from(*ply.notes);
  }
  take_from(game.after);
  return unread;
}

TEST(Damage, InOneGameNeverTouchesItsNeighbours) {
  for (std::uint64_t seed = 0; seed < 4000 && !::testing::Test::HasFatalFailure(); ++seed) {
    spoil_one(seed, seed % 2 == 0 ? Flavour::plain : Flavour::annotated);
  }
}

TEST(Damage, OfAnyKindIsReadSoundly) {
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Random random(seed);
    std::string text = generate_text(random.bits(), 2, all_flavours[seed % all_flavours.size()]);
    const std::size_t blows = random.between(1, 12);
    for (std::size_t blow = 0; blow < blows; ++blow) damage(text, random);
    ASSERT_EQ(reading_is_sound(text), "") << "seed " << seed << '\n' << text;
  }
}

TEST(Soup, OfTokensIsReadSoundly) {
  for (std::uint64_t seed = 0; seed < 60'000; ++seed) {
    Random random(seed);
    const std::string text = token_soup(random, 12);
    ASSERT_EQ(reading_is_sound(text), "") << "seed " << seed << '\n' << text;
  }
}

TEST(Soup, OfTokensDoesNotMakeBlocksMatter) {
  for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
    Random random(seed);
    const std::string text = token_soup(random, 20);
    const std::array<std::uint8_t, 2> sizes = {static_cast<std::uint8_t>(random.between(1, 9)),
                                               static_cast<std::uint8_t>(random.between(1, 20))};
    ASSERT_EQ(blocks_do_not_matter(text, sizes), "") << "seed " << seed << '\n' << text;
  }
}

/// Whatever a game holds as unread text, from a file of another format too.
TEST(UnreadText, OfAnyKindIsUnreadWhenItIsReadAgain) {
  for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
    Random random(seed);
    Game game = generate_game(seed % 100, Flavour::annotated);
    Note unread;
    unread.kind = NoteKind::unread;
    unread.text = Text(token_soup(random, 6));
    const std::size_t place = random.below(game.main.plies.size() + 2);
    (place < game.main.plies.size()    ? game.main.plies[place].notes.make()
     : place == game.main.plies.size() ? game.main.before
                                       : game.after)
        .push_back(unread);
    std::string text;
    append_game(text, game);
    std::vector<Game> back = parse_games(text);
    ASSERT_EQ(back.size(), 1U) << "seed " << seed << '\n' << text;
    ASSERT_EQ(take_unread(back.front()), take_unread(game)) << "seed " << seed << '\n' << text;
    ASSERT_EQ(difference(dump(game), dump(back.front())), "") << "seed " << seed << '\n' << text;
    ASSERT_EQ(canonical_text(text), text) << "seed " << seed;
  }
}

TEST(Damage, DoesNotMakeBlocksMatter) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    std::string text = generate_text(random.bits(), 3, all_flavours[seed % all_flavours.size()]);
    for (int blow = 0; blow < 6; ++blow) damage(text, random);
    const std::array<std::uint8_t, 2> sizes = {static_cast<std::uint8_t>(random.between(1, 9)),
                                               static_cast<std::uint8_t>(random.between(1, 255))};
    ASSERT_EQ(blocks_do_not_matter(text, sizes), "") << "seed " << seed << '\n' << text;
  }
}

/// The cutter loses patience with half a megabyte in which no game ends; the moves are of the tags before them still.
TEST(LongTags, AreNotCutFromTheirMoves) {
  const std::string name(700'000, 'a');
  const std::string text = "[White \"" + name + "\"]\n\n{" + name + "}\n\n1. 76 98\n\n1. 66 *\n";
  const auto cutter = tqn_format.cutter();
  std::vector<std::string_view> pieces;
  constexpr std::size_t block = std::size_t{1} << 18U;
  for (std::size_t begin = 0, end = 0; begin < text.size();) {
    end = std::min(text.size(), end + block);
    const Cut cut = cutter->cut(std::string_view(text).substr(begin, end - begin), end == text.size());
    if (cut.bytes > 0) pieces.push_back(std::string_view(text).substr(begin, cut.bytes));
    begin += cut.bytes;
  }
  ASSERT_FALSE(pieces.empty());
  EXPECT_NE(pieces.front().find("1. 76 98"), std::string_view::npos);
}

TEST(Command, GivesTheSameBytesWithAnyNumberOfJobs) {
  const ScratchFolder scratch;
  Random random(11);
  for (int file = 0; file < 3; ++file) {
    std::string text;
    for (int i = 0; i < 400; ++i) {
      std::string game = generate_text(random.bits(), 1, all_flavours[random.below(all_flavours.size())]);
      if (random.chance(30)) damage(game, random);
      text += game + '\n';
    }
    write_file(scratch.path() / fmt::format("games-{}.tqn", file), text);
  }
  for (const char* command : {"validate --level=info", "validate --format=json", "validate --format=csv", "fmt"}) {
    const Outcome one = run_shell(fmt::format("tqn {} --jobs 1 games-*.tqn", command), scratch.path());
    EXPECT_LE(one.status, 1) << one.err;
    EXPECT_FALSE(one.out.empty()) << command;
    for (const int jobs : {2, 5}) {
      const Outcome many = run_shell(fmt::format("tqn {} --jobs {} games-*.tqn", command, jobs), scratch.path());
      EXPECT_EQ(one.status, many.status);
      EXPECT_TRUE(one.out == many.out) << command << ", " << jobs << " jobs:\n" << difference(one.out, many.out);
      EXPECT_EQ(one.err, many.err) << command;
    }
  }
}

}  // namespace
}  // namespace tqn::test
