// What holds for every game: one slip is one finding, nothing cascades, and what is found does not depend
// on what is shown.

#include <array>

#include "bench/slips.hpp"
#include "support/damage.hpp"
#include "support/generator.hpp"
#include "unit/check/judged.hpp"

namespace tqn::test {
namespace {

constexpr std::array all_slips{SlipKind::landing_digit, SlipKind::origin_digit,  SlipKind::digits_swapped,
                               SlipKind::left_out,      SlipKind::written_twice, SlipKind::columns_exchanged,
                               SlipKind::mark_left_out};

std::size_t findings_about_moves(const ReadGame& game) {
  return static_cast<std::size_t>(std::count_if(game.findings.begin(), game.findings.end(), [](const Diagnostic& d) {
    return d.severity != Severity::info && d.code >= Code::bad_token && d.code <= Code::checkpoint_mismatch;
  }));
}

/// Calls `use(kind, truth, spoilt half-moves, place)` for slips of every kind in generated games.
template <typename Use>
void for_each_slip(Use use) {
  Random random(4);
  for (std::uint64_t seed = 100; seed < 140; ++seed) {
    const std::vector<MoveText> truth = half_moves_of(generate_game(seed, Flavour::plain));
    for (const SlipKind kind : all_slips) {
      std::vector<MoveText> moves = truth;
      if (const auto at = slip(moves, kind, random)) use(kind, truth, moves, *at);
    }
  }
}

TEST(OneSlip, IsAtMostOneFinding) {
  for_each_slip([](SlipKind kind, const auto&, const std::vector<MoveText>& moves, std::size_t at) {
    const std::string text = movetext_of(moves, "*");
    const ReadGame game = judged(text);
    EXPECT_LE(findings_about_moves(game), 1U)
        << slip_names[static_cast<std::size_t>(kind)] << " at half-move " << at << "\n"
        << text;
  });
}

TEST(OneSlip, IsNearlyAlwaysFoundAndMended) {
  std::size_t slips = 0, found = 0, suggested = 0, wrongly = 0;
  for_each_slip([&](SlipKind, const std::vector<MoveText>& truth, const std::vector<MoveText>& moves, std::size_t) {
    const std::string text = movetext_of(moves, "*");
    const ReadGame game = judged(text);
    ++slips;
    if (findings_about_moves(game) == 0) return;
    ++found;
    for (const Diagnostic& d : game.findings) {
      if (d.fixes.empty() || d.fixes.front().safety == Safety::manual || d.code < Code::bad_token) continue;
      ++suggested;
      const auto again = parse_games(mended(game, d.fixes.front()));
      if (!same_half_moves(half_moves_of(again.front()), truth)) ++wrongly;
    }
  });
  EXPECT_GE(100 * found, 98 * slips);
  EXPECT_GE(100 * suggested, 90 * found);
  EXPECT_LE(100 * wrongly, suggested);
}

TEST(OneSlip, LeavesEveryHalfMoveThatIsJudgedWhereItBelongs) {
  // A wrong landing digit or mark never changes the end of the game.
  Random random(9);
  for (std::uint64_t seed = 200; seed < 230; ++seed) {
    const std::vector<MoveText> truth = half_moves_of(generate_game(seed, Flavour::plain));
    const Position end = judged(movetext_of(truth, "*")).verdict.end;
    for (const SlipKind kind : {SlipKind::landing_digit, SlipKind::mark_left_out}) {
      std::vector<MoveText> moves = truth;
      if (!slip(moves, kind, random)) continue;
      const ReadGame game = judged(movetext_of(moves, "*"));
      EXPECT_EQ(game.verdict.end, end) << seed;
      EXPECT_EQ(game.verdict.not_judged, 0U) << seed;
    }
  }
}

TEST(TwoSlips, AreAtMostTwoFindings) {
  Random random(5);
  for (std::uint64_t seed = 300; seed < 360; ++seed) {
    std::vector<MoveText> moves = half_moves_of(generate_game(seed, Flavour::plain));
    for (int i = 0; i < 2; ++i) static_cast<void>(slip(moves, all_slips[random.below(all_slips.size())], random));
    const std::string text = movetext_of(moves, "*");
    EXPECT_LE(findings_about_moves(judged(text)), 2U) << text;
  }
}

TEST(Findings, DoNotDependOnWhatIsShown) {
  Random random(6);
  for (std::uint64_t seed = 400; seed < 520; ++seed) {
    std::string text = generate_text(seed, 1, seed % 2 == 0 ? Flavour::scarred : Flavour::annotated);
    for (std::size_t i = 0; i < seed % 4; ++i) damage(text, random);
    Game game;
    Sink reader;
    const std::size_t used = tqn_format.read(text, game, reader);
    if (used == 0) continue;
    Sink shown;
    Sink silent({}, 0);
    const Verdict a = check(game, std::string_view(text).substr(0, used), shown);
    const Verdict b = check(game, std::string_view(text).substr(0, used), silent);
    EXPECT_TRUE(silent.kept().empty());
    for (const CodeInfo& row : all_codes())
      EXPECT_EQ(shown.count(row.code), silent.count(row.code)) << row.id << "\n" << text;
    EXPECT_EQ(a.judged, b.judged);
    EXPECT_EQ(a.legal, b.legal);
    EXPECT_EQ(a.end, b.end);
  }
}

TEST(Findings, PointIntoTheText) {
  Random random(7);
  for (std::uint64_t seed = 600; seed < 720; ++seed) {
    std::string text = generate_text(seed, 1, Flavour::scarred);
    for (std::size_t i = 0; i < seed % 5; ++i) damage(text, random);
    for (const ReadGame& game : read_games(text)) {
      for (const Diagnostic& d : game.findings) {
        EXPECT_LE(d.where.begin, d.where.end);
        EXPECT_LE(d.where.end, game.text.size());
        EXPECT_FALSE(d.message.empty()) << info(d.code).id;
        const CodeInfo& row = info(d.code);
        EXPECT_TRUE(d.severity == row.severity || (row.otherwise && d.severity == row.otherwise->severity)) << row.id;
        for (const Fix& fix : d.fixes) {
          EXPECT_FALSE(fix.title.empty());
          for (const Edit& edit : fix.edits) EXPECT_LE(edit.where.end, game.text.size());
        }
      }
    }
  }
}

TEST(GeneratedGames, AreLegalAndEveryClaimIsTrue) {
  for (const Flavour flavour : {Flavour::plain, Flavour::annotated}) {
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
      const std::string text = generate_text(seed, 1, flavour);
      const ReadGame game = judged(text);
      EXPECT_EQ(codes(game), "") << text;
      EXPECT_TRUE(game.verdict.legal);
    }
  }
}

TEST(HostileGames, OfNothingButWrongMovesStayLinear) {
  std::string text;
  for (int i = 0; i < 300000; ++i) text += "77 67x 19(3) ";
  Game game;
  Sink sink({}, 0);
  const std::size_t used = tqn_format.read(text, game, sink);
  const Verdict verdict = check(game, std::string_view(text).substr(0, used), sink);
  EXPECT_EQ(verdict.judged + verdict.not_judged, verdict.half_moves);
  EXPECT_FALSE(verdict.legal);
}

TEST(HostileGames, OfNothingButWrongVariationsStayLinear) {
  std::string text = "1. 76 ";
  for (int i = 0; i < 100000; ++i) text += "(67 76 76 19 91) ";
  Game game;
  Sink sink({}, 0);
  const std::size_t used = tqn_format.read(text, game, sink);
  const Verdict verdict = check(game, std::string_view(text).substr(0, used), sink);
  EXPECT_EQ(verdict.judged, 1U);
  EXPECT_EQ(verdict.variation_half_moves, 500000U);
}

}  // namespace
}  // namespace tqn::test
