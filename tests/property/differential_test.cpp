// The engine against a naive one, half-move by half-move, and against the reference engine that lies beside
// the corpus, if there is one. TQN_DIFFERENTIAL_GAMES sets the number of games, TQN_DIFFERENTIAL_SEED the
// first seed. Every failure names its seed.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "property/naive_engine.hpp"
#include "support/files.hpp"
#include "support/playout.hpp"
#include "support/random.hpp"
#include "support/rules_script.hpp"
#include "tqn/check/check.hpp"
#include "tqn/core/position.hpp"
#include "tqn/core/replay_board.hpp"
#include "tqn/notation/position.hpp"

namespace tqn::test {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_half_moves = 1500;

std::uint64_t setting(const char* name, std::uint64_t usual) {
  const auto text = environment(name);
  return text ? std::strtoull(text->c_str(), nullptr, 10) : usual;
}

std::vector<Rules> all_rules() {
  std::vector<Rules> all;
  for (const Variant variant : {Variant::standard, Variant::bestemshe}) {
    for (const EndRule end : {EndRule::majority, EndRule::exhaust}) {
      for (const AtsyrauRule atsyrau : {AtsyrauRule::sweep, AtsyrauRule::extra}) all.push_back({variant, end, atsyrau});
    }
  }
  return all;
}

std::string words_of(Rules rules) {
  return fmt::format("{} {} {}", rules.variant == Variant::standard ? "standard" : "bestemshe",
                     rules.end == EndRule::majority ? "majority" : "exhaust",
                     rules.atsyrau == AtsyrauRule::sweep ? "sweep" : "extra");
}

/// A pit that can be played: often any, else one that a player of some temper would choose.
Pit choose(const Position& position, Random& random) {
  if (random.chance(40)) return choose_move(position, static_cast<Temper>(random.below(3)), random);
  for (;;) {
    const Pit pit = *Pit::from_number(static_cast<int>(random.between(1, 9)));
    if (position.is_legal(pit)) return pit;
  }
}

/// The pits of a setup that may hold balls: no tuzdyks, and none of the rows that shall be empty.
std::vector<std::uint8_t*> places_of(Setup& setup, Rules rules, BySide<bool> empty) {
  std::vector<std::uint8_t*> places;
  for (const Side row : {Side::white, Side::black}) {
    for (int number = 1; number <= rules.pits() && !empty[row]; ++number) {
      if (setup.tuzdyk[opponent(row)] == Pit::from_number(number)) continue;
      places.push_back(&setup.rows[row][static_cast<std::size_t>(number - 1)]);
    }
  }
  return places;
}

/// Any position that rules.md 21 allows, reachable or not: heaps, tuzdyks, nearly full kazans, an empty row.
Setup random_setup(Rules rules, Random& random) {
  Setup setup;
  if (rules.has_tuzdyk()) {
    if (random.chance(60)) setup.tuzdyk.white = Pit::from_number(static_cast<int>(random.between(1, 8)));
    if (random.chance(60)) setup.tuzdyk.black = Pit::from_number(static_cast<int>(random.between(1, 8)));
    if (setup.tuzdyk.white == setup.tuzdyk.black) setup.tuzdyk.black.reset();
  }
  auto left = static_cast<std::size_t>(rules.total());
  const auto half = static_cast<std::size_t>(rules.half());
  const auto put = [&](std::uint8_t& place, std::size_t least, std::size_t most) {
    const std::size_t balls = std::min(left, random.between(least, most));
    place = static_cast<std::uint8_t>(place + balls);
    left -= balls;
  };
  const bool late = random.chance(50);
  put(setup.kazan.white, late ? half - 12 : 0, late ? half : half / 2);
  put(setup.kazan.black, late ? half - 12 : 0, late ? half : half / 2);
  const std::vector<std::uint8_t*> places = places_of(setup, rules, {random.chance(10), random.chance(10)});
  const std::size_t most = late || random.chance(50) ? 3 : random.chance(50) ? 30 : 100;
  while (left > 0 && !places.empty()) put(*places[random.below(places.size())], 1, most);
  put(setup.kazan.white, left, left);  // both rows are empty
  setup.turn = random.chance(50) ? Side::white : Side::black;
  return setup;
}

Setup swapped(Setup setup) {
  std::swap(setup.rows.white, setup.rows.black);
  std::swap(setup.kazan.white, setup.kazan.black);
  std::swap(setup.tuzdyk.white, setup.tuzdyk.black);
  setup.turn = opponent(setup.turn);
  return setup;
}

int balls_in(const Setup& setup) {
  int total = setup.kazan.white + setup.kazan.black;
  for (const Side row : {Side::white, Side::black}) {
    for (const std::uint8_t balls : setup.rows[row]) total += balls;
  }
  return total;
}

/// Both engines say the same about the position and about every pit; what is refused changes nothing.
void expect_same(const Position& position, const NaiveGame& naive) {
  ASSERT_EQ(position.setup(), naive.setup()) << format_position(position);
  ASSERT_EQ(tqn::name(position.ending()), naive.ending()) << format_position(position);
  ASSERT_EQ(balls_in(position.setup()), position.rules().total()) << format_position(position);
  for (int number = Pit::lowest; number <= Pit::highest; ++number) {
    const Pit pit = *Pit::from_number(number);
    const auto why = position.why_illegal(pit);
    ASSERT_EQ(why ? name(*why) : "", naive.objection(number)) << format_position(position) << ", pit " << number;
    if (!why) continue;
    Position untouched = position;
    ASSERT_TRUE(std::holds_alternative<Illegal>(play(untouched, pit)));
    ASSERT_EQ(untouched, position);
    ASSERT_EQ(untouched.ending(), position.ending());
  }
}

void expect_same(const Effect& effect, const NaiveGame::Report& report) {
  ASSERT_EQ(effect.landing.number(), report.landing);
  ASSERT_EQ(effect.landing_row, report.landing_row);
  ASSERT_EQ(effect.lifted, report.lifted);
  ASSERT_EQ(effect.captured, report.captured);
  ASSERT_EQ(effect.tuzdyk, report.tuzdyk);
  ASSERT_EQ(effect.swept.white, report.swept.white);
  ASSERT_EQ(effect.swept.black, report.swept.black);
}

/// The board for replay takes a claim that holds if not too many balls are sown, and no other; then it is what the
/// position becomes.
void expect_same(const ReplayBoard& replayed, const Position& position, ReplayBoard::Claim claim) {
  ReplayBoard board = replayed;
  Position after = position;
  bool holds = false;
  if (position.is_legal(claim.from)) {
    const Effect effect = play_unchecked(after, claim.from);
    holds = effect.landing == claim.to && effect.tuzdyk == claim.tuzdyk && effect.lifted <= 18;
  }
  ASSERT_EQ(board.play(0, 1, [&](std::size_t) { return std::optional(claim); }), holds ? 1U : 0U)
      << format_position(position) << ", " << claim.from.to_char() << claim.to.to_char();
  ASSERT_EQ(board.position(), holds ? after : position);
  ASSERT_EQ(board.position().ending(), holds ? after.ending() : position.ending());
}

void expect_same(const ReplayBoard& board, const Position& position) {
  for (int from = Pit::lowest; from <= Pit::highest; ++from) {
    for (int to = Pit::lowest; to <= Pit::highest && !::testing::Test::HasFatalFailure(); ++to) {
      for (const bool tuzdyk : {false, true})
        expect_same(board, position, {*Pit::from_number(from), *Pit::from_number(to), tuzdyk});
    }
  }
}

/// Plays on with both engines to the end of the game.
void play_both(Position position, NaiveGame naive, Random& random) {
  for (std::size_t i = 0; i < most_half_moves && !::testing::Test::HasFatalFailure(); ++i) {
    expect_same(position, naive);
    if (position.over() || ::testing::Test::HasFatalFailure()) return;
    const Pit pit = choose(position, random);
    SCOPED_TRACE(fmt::format("{}, pit {}", format_position(position), pit.number()));
    const Effect effect = std::get<Effect>(play(position, pit));
    expect_same(effect, naive.play(pit.number()));
  }
}

class Differential : public ::testing::TestWithParam<Rules> {};

TEST_P(Differential, GamesFromTheStartAgree) {
  const std::uint64_t first = setting("TQN_DIFFERENTIAL_SEED", 1);
  const std::uint64_t games = setting("TQN_DIFFERENTIAL_GAMES", 200);
  for (std::uint64_t seed = first; seed < first + games && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE(fmt::format("TQN_DIFFERENTIAL_SEED={}", seed));
    Random random(seed);
    play_both(Position::start(GetParam()), NaiveGame(GetParam()), random);
  }
}

TEST_P(Differential, GamesFromAnyPositionAgree) {
  const std::uint64_t first = setting("TQN_DIFFERENTIAL_SEED", 1);
  const std::uint64_t games = 5 * setting("TQN_DIFFERENTIAL_GAMES", 200);
  for (std::uint64_t seed = first; seed < first + games && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE(fmt::format("TQN_DIFFERENTIAL_SEED={}", seed));
    Random random(seed);
    const tqn::Setup setup = random_setup(GetParam(), random);
    const auto judged = Position::from(setup, GetParam());
    ASSERT_TRUE(std::holds_alternative<Position>(judged));
    play_both(std::get<Position>(judged), NaiveGame(setup, GetParam()), random);
  }
}

TEST_P(Differential, ExchangingThePlayersChangesNothing) {
  const std::uint64_t games = setting("TQN_DIFFERENTIAL_GAMES", 200);
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    Random random(seed);
    const tqn::Setup setup = random_setup(GetParam(), random);
    Position position = std::get<Position>(Position::from(setup, GetParam()));
    Position mirror = std::get<Position>(Position::from(swapped(setup), GetParam()));
    for (std::size_t i = 0; i < 60 && !position.over(); ++i) {
      const Pit pit = choose(position, random);
      const Effect effect = play_unchecked(position, pit);
      const Effect reflected = play_unchecked(mirror, pit);
      ASSERT_EQ(effect.landing, reflected.landing);
      ASSERT_EQ(effect.landing_row, opponent(reflected.landing_row));
      ASSERT_EQ(effect.captured, reflected.captured);
      ASSERT_EQ(effect.tuzdyk, reflected.tuzdyk);
      ASSERT_EQ(position.setup(), swapped(mirror.setup()));
      ASSERT_EQ(position.ending(), mirror.ending());
    }
  }
}

TEST_P(Differential, WrittenPositionsComeBack) {
  for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
    Random random(seed);
    const Position position = std::get<Position>(Position::from(random_setup(GetParam(), random), GetParam()));
    const auto number = static_cast<std::uint16_t>(random.between(1, 65535));
    const std::string fen = format_position(position, number);
    const auto read = parse_position(fen);
    ASSERT_TRUE(std::holds_alternative<PositionText>(read)) << fen;
    ASSERT_EQ(std::get<PositionText>(read).setup, position.setup()) << fen;
    ASSERT_EQ(std::get<PositionText>(read).move_number, number) << fen;
    ASSERT_EQ(std::get<PositionText>(read).variant, GetParam().variant) << fen;
  }
}

INSTANTIATE_TEST_SUITE_P(Rules, Differential, ::testing::ValuesIn(all_rules()), [](const auto& info) {
  std::string words = words_of(info.param);
  for (char& c : words) c = c == ' ' ? '_' : c;
  return words;
});

TEST(ReplayBoard, PlaysWhatItTakesLikeThePosition) {
  std::size_t played = 0;
  std::size_t left = 0;
  const std::uint64_t games = setting("TQN_DIFFERENTIAL_GAMES", 200);
  for (std::uint64_t seed = 1; seed <= 2 * games && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    Random random(seed);
    Position position =
        seed % 2 == 0 ? Position::start() : std::get<Position>(Position::from(random_setup({}, random)));
    if (!ReplayBoard::takes(position)) continue;
    ReplayBoard board(position);
    for (std::size_t i = 0; i < most_half_moves && !position.over() && !HasFatalFailure(); ++i) {
      expect_same(board, position);
      const Pit pit = choose(position, random);
      const Effect effect = play_unchecked(position, pit);
      // The same board goes on for as long as it can.
      if (board.play(i, i + 1, [&](std::size_t) {
            return std::optional(ReplayBoard::Claim{pit, effect.landing, effect.tuzdyk});
          }) == i + 1) {
        ++played;
        ASSERT_EQ(board.position(), position);
      } else {
        ++left;
        board = ReplayBoard(position);
      }
    }
  }
  EXPECT_GT(played, 20 * left);
}

TEST(DifferentialGames, BeginOpenAndReachEveryEnding) {
  BySide<int> wins{};
  std::vector<int> endings(4);
  int open = 0;
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    Random random(seed);
    Position position = std::get<Position>(Position::from(random_setup({}, random)));
    if (!position.over()) ++open;
    for (std::size_t i = 0; i < most_half_moves && !position.over(); ++i) {
      play_unchecked(position, choose(position, random));
    }
    ++endings[static_cast<std::size_t>(position.ending())];
    if (const auto winner = position.winner()) ++wins[*winner];
  }
  EXPECT_GT(open, 800);
  EXPECT_GT(endings[static_cast<std::size_t>(Ending::kazan)], 100);
  EXPECT_GT(endings[static_cast<std::size_t>(Ending::atsyrau)], 100);
  EXPECT_GT(endings[static_cast<std::size_t>(Ending::draw)], 0);
  EXPECT_GT(wins.white, 100);
  EXPECT_GT(wins.black, 100);
}

// --- The reference engine ---

/// Plays the lines "VARIANT END ATSYRAU PITS" and prints every half-move.
constexpr std::string_view driver = R"(
import sys
sys.path.insert(0, sys.argv[1])
from oracle import Rules, State
for line in sys.stdin:
    variant, end, atsyrau, pits = line.split()
    small = {"pits": 5, "balls": 5, "tuzdyk": False} if variant == "bestemshe" else {}
    state = State.start(Rules(end=end, atsyrau=atsyrau, **small))
    for pit in pits:
        state, played = state.play(int(pit))
        print(played.token, played.captured, *played.swept, int(state.over), state.result(), state.fen())
)";

/// The same half-move as the driver prints it.
std::string report(const Position& position, Pit pit, const Effect& effect, std::uint16_t number) {
  const auto winner = position.winner();
  const char* result = !position.over() ? "*" : !winner ? "1/2-1/2" : *winner == Side::white ? "1-0" : "0-1";
  return fmt::format("{}{}{} {} {} {} {} {} {}\n", pit.number(), effect.landing.number(), effect.tuzdyk ? "x" : "",
                     effect.captured, effect.swept.white, effect.swept.black, position.over() ? 1 : 0, result,
                     format_position(position, number));
}

/// A game of our engine: its line for the driver, and what the driver should print.
void append_line(std::uint64_t seed, Rules rules, std::string& input, std::string& expected) {
  Random random(seed);
  Position position = Position::start(rules);
  input += words_of(rules) + ' ';
  std::uint16_t number = 1;
  for (std::size_t i = 0; i < most_half_moves && !position.over(); ++i) {
    const Pit pit = choose(position, random);
    if (position.turn() == Side::black) ++number;
    const Effect effect = play_unchecked(position, pit);
    input += pit.to_char();
    expected += report(position, pit, effect, number);
  }
  input += '\n';
}

TEST(ReferenceEngine, PlaysTheSameGames) {
  const auto corpus = environment("TQN_CORPUS");
  if (!corpus) GTEST_SKIP() << "TQN_CORPUS is not set: there is no reference engine to compare with";
  const fs::path folder = fs::path(*corpus) / ".." / "rules";
  if (!fs::exists(folder / "oracle.py"))
    GTEST_SKIP() << folder / "oracle.py"
                 << " is not there";
  if (std::system("python3 -c '' >/dev/null 2>&1") != 0) GTEST_SKIP() << "python3 does not run";

  std::string input;
  std::string expected;
  std::uint64_t seed = setting("TQN_DIFFERENTIAL_SEED", 1);
  const std::uint64_t games = setting("TQN_DIFFERENTIAL_GAMES", 200) / 10 + 1;
  for (const Rules rules : all_rules()) {
    for (std::uint64_t game = 0; game < games; ++game) append_line(seed++, rules, input, expected);
  }
  const ScratchFolder scratch;
  write_file(scratch.path() / "driver.py", driver);
  write_file(scratch.path() / "games", input);
  const std::string command = fmt::format("cd '{}' && python3 -B driver.py '{}' <games >answer 2>trouble",
                                          scratch.path().string(), fs::absolute(folder).string());
  ASSERT_EQ(std::system(command.c_str()), 0) << read_file(scratch.path() / "trouble");
  EXPECT_TRUE(read_file(scratch.path() / "answer") == expected)
      << difference(expected, read_file(scratch.path() / "answer"));
}

}  // namespace
}  // namespace tqn::test
