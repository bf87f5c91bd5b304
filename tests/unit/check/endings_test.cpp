// TQ601 to TQ607.

#include "unit/check/judged.hpp"

namespace tqn::test {
namespace {

std::string two_results(std::string_view moves, std::string_view tag, std::string_view token,
                        std::string_view more = "") {
  return replaced(with_tags(moves, token, more), "Result \"" + std::string(token) + "\"",
                  "Result \"" + std::string(tag) + "\"");
}

TEST(Ending, OpenWithAReasonIsNormal) {
  EXPECT_EQ(all_codes_of(judged_moves(forty, "0-1", "[Termination \"resignation\"]\n")), "");
  EXPECT_EQ(all_codes_of(judged_moves(forty, "1/2-1/2", "[Termination \"agreement\"]\n")), "");
}

TEST(Ending, OpenMayHaveAnyResult) {
  for (const std::string_view result : {"1-0", "0-1", "1/2-1/2"})
    EXPECT_EQ(codes(judged_moves(forty, result)), "") << result;
}

TEST(Ending, OpenWithoutAReasonIsRemarked) {
  const ReadGame game = judged_moves(forty, "1-0");
  EXPECT_EQ(all_codes_of(game), "TQ603");
  const auto& end = game.verdict.end;
  EXPECT_EQ(finding(game, Code::ending_unexplained).message,
            "stops at " + std::to_string(end.kazan(Side::white)) + "-" + std::to_string(end.kazan(Side::black)) +
                " with moves left and 1-0: the tag Termination can say why");
  EXPECT_EQ(finding(game, Code::ending_unexplained).severity, Severity::info);
  CheckOptions options;
  options.archival = true;
  EXPECT_EQ(finding(judged(with_tags(forty, "1-0"), options), Code::ending_unexplained).severity, Severity::warning);
}

TEST(Ending, OfANormalServerGameIsNotExplained) {
  EXPECT_EQ(all_codes_of(judged_moves(forty, "1-0", "[Termination \"Normal\"]\n")), "TQ603");
}

TEST(Ending, WithoutAMoveAsksForTheReasonToo) {
  EXPECT_EQ(finding(judged_moves("", "1-0"), Code::ending_unexplained).message,
            "1-0 without a move: the tag Termination can say why");
  EXPECT_EQ(all_codes_of(judged_moves("", "1-0", "[Termination \"forfeit\"]\n")), "");
}

TEST(Result, MustNotContradictTheEndOnTheBoard) {
  for (const std::string_view wrong : {"0-1", "1/2-1/2"}) {
    const ReadGame game = judged_moves(won_by_white, wrong);
    EXPECT_EQ(codes(game), "TQ601") << wrong;
    EXPECT_EQ(finding(game, Code::result_contradiction).message,
              "result " + std::string(wrong) + ", but the game was over: White had 88 balls");
    EXPECT_EQ(finding(game, Code::result_contradiction).fixes.front().safety, Safety::manual);
    EXPECT_EQ(mended(game, Code::result_contradiction), with_tags(won_by_white, "1-0"));
  }
}

TEST(Result, OfADrawIsADraw) {
  const std::string draw = "[SetUp \"1\"]\n[FEN \"8,1S/2S,1,2S,5,1S 75 81 S 70\"]\n";
  EXPECT_EQ(codes(judged_moves("70. 91", "1/2-1/2", draw)), "");
  EXPECT_EQ(codes(judged_moves("70. 91", "0-1", draw)), "TQ601");
}

TEST(Result, ThatIsNotStatedThoughTheGameIsOverIsRemarked) {
  EXPECT_EQ(all_codes_of(judged_moves(won_by_white, "*")), "TQ606");
  EXPECT_TRUE(judged_moves(won_by_white, "*").verdict.legal);
}

TEST(Result, InTwoPlacesMustBeTheSame) {
  const ReadGame game = judged(two_results(forty, "1-0", "0-1", "[Termination \"time\"]\n"));
  EXPECT_EQ(all_codes_of(game), "TQ602");
  const Diagnostic d = finding(game, Code::result_two_values);
  EXPECT_EQ(d.message, "the tag Result says 1-0, the moves end with 0-1");
  ASSERT_EQ(d.fixes.size(), 2U);
  for (const Fix& fix : d.fixes) EXPECT_EQ(all_codes_of(judged(mended(game, fix))), "");
}

TEST(Result, ThatOnlyOnePlaceKnowsIsRemarked) {
  EXPECT_EQ(all_codes_of(judged(two_results(forty, "*", "0-1", "[Termination \"time\"]\n"))), "TQ606");
  EXPECT_EQ(all_codes_of(judged(two_results(forty, "0-1", "*", "[Termination \"time\"]\n"))), "TQ606");
  const std::string no_token = replaced(with_tags("1. 76 98", "1-0", "[Termination \"time\"]\n"), "98\n1-0\n", "98\n");
  EXPECT_EQ(all_codes_of(judged(no_token)), "TQ606");
}

TEST(Result, SwallowedByACommentIsNotMissedTwice) {
  EXPECT_EQ(all_codes_of(judged(with_tags("1. 76 {an open brace 98"))), "TQ110");
}

TEST(Termination, MustAgreeWithTheBoard) {
  EXPECT_EQ(codes(judged_moves(forty, "1-0", "[Termination \"kazan\"]\n")), "TQ208");
  EXPECT_EQ(codes(judged_moves(forty, "1-0", "[Termination \"atsyrau\"]\n")), "TQ208");
  EXPECT_EQ(codes(judged_moves(won_by_white, "1-0", "[Termination \"kazan\"]\n")), "");
  EXPECT_EQ(codes(judged_moves(won_by_white, "1-0", "[Termination \"resignation\"]\n")), "TQ208");
  EXPECT_EQ(codes(judged_moves(won_by_white, "1-0", "[Termination \"atsyrau\"]\n")), "TQ208");
  EXPECT_EQ(codes(judged_moves(won_by_white, "1-0", "[Termination \"Normal\"]\n")), "");
}

TEST(Termination, OfASweepAboveEightyOneMayBeEither) {
  const std::string both = "[SetUp \"1\"]\n[FEN \"8,1S/2S,1,3S,4,4S,1S 80 71 S 60\"]\n";
  EXPECT_EQ(codes(judged_moves("60. 91", "1-0", both + "[Termination \"atsyrau\"]\n")), "");
  EXPECT_EQ(codes(judged_moves("60. 91", "1-0", both + "[Termination \"kazan\"]\n")), "");
  EXPECT_EQ(codes(judged_moves("60. 91", "1-0", both + "[Termination \"draw\"]\n")), "TQ208");
}

TEST(Termination, ZeroMeansAtsyrau) {
  const std::string tags = "[SetUp \"1\"]\n[FEN \"8,1S/2,2S,5,1S 79 79 S 80\"]\n";
  const std::string zero = replaced(with_tags("80. 91", "1-0", tags), "\n1-0\n", "\n1-0 {zero}\n");
  EXPECT_EQ(all_codes_of(judged(zero)), "TQ605");
  EXPECT_EQ(codes(judged(replaced(with_tags(won_by_white, "1-0"), "\n1-0\n", "\n1-0 {zero}\n"))), "TQ208");
}

TEST(Count, OfAFinishedGameIsExact) {
  const std::string tags = "[SetUp \"1\"]\n[FEN \"8,1S/2,2S,5,1S 79 79 S 80\"]\n";
  EXPECT_EQ(all_codes_of(judged_moves("80. 91", "1-0", "[Count \"83-79\"]\n" + tags)), "");
  const ReadGame game = judged_moves("80. 91", "1-0", "[Count \"83-78\"]\n" + tags);
  EXPECT_EQ(codes(game), "TQ604");
  EXPECT_EQ(finding(game, Code::final_count).message,
            "no moves are left: the kazans end at 83-79, the record says 83-78");
  EXPECT_EQ(finding(game, Code::final_count).fixes.front().safety, Safety::safe);
  EXPECT_EQ(codes(judged(mended(game, Code::final_count))), "");
}

TEST(Count, OfAnOpenGameIsNotLessThanTheKazansHold) {
  const ReadGame open = judged_moves(forty);
  const int white = open.verdict.end.kazan(Side::white);
  const int black = open.verdict.end.kazan(Side::black);
  const auto with_count = [](int w, int b) {
    return codes(judged_moves(forty, "*", "[Count \"" + std::to_string(w) + "-" + std::to_string(b) + "\"]\n"));
  };
  EXPECT_EQ(with_count(white, black), "");
  EXPECT_EQ(with_count(white + 3, 162 - white - 3), "");
  EXPECT_EQ(with_count(white - 1, black), "TQ604");
  EXPECT_EQ(with_count(white, black - 1), "TQ604");
  EXPECT_EQ(with_count(white, 163 - white), "TQ604");
}

TEST(Count, AsTheResultIsJudged) {
  const std::string text = replaced(with_tags(won_by_white, "1-0"), "\n1-0\n", "\n82-80\n");
  EXPECT_EQ(codes(judged(text)), "TQ205 TQ604");
}

TEST(Ending, OfALineThatStoppedIsNotJudged) {
  EXPECT_EQ(all_codes_of(judged_moves("1. 76 66 2. 87 12 3. 34 34", "1-0", "[Count \"1-1\"]\n")), "TQ401 TQ406");
}

constexpr std::string_view once_round =
    "60. 12 12 61. 23 23 62. 34 34 63. 45 45 64. 56 56 65. 67 67 66. 78 78 67. 89 89 68. 91 91";
constexpr std::string_view two_balls = "[SetUp \"1\"]\n[FEN \"8,1S/1S,8 80 80 S 60\"]\n";

TEST(Repetition, IsRemarked) {
  const ReadGame game = judged_moves(once_round, "*", two_balls);
  EXPECT_EQ(all_codes_of(game), "TQ607");
  const Diagnostic d = finding(game, Code::repeated_position);
  EXPECT_EQ(pointed_at(game, d), "91");
  EXPECT_EQ(d.ply, 17U);
  EXPECT_EQ(d.message, "the position after this move stood on the board 18 half-moves before");
  EXPECT_TRUE(game.verdict.legal);
}

TEST(Repetition, OneHalfMoveBeforeIsNone) {
  const std::string shorter(once_round.substr(0, once_round.size() - 3));
  EXPECT_EQ(all_codes_of(judged_moves(shorter, "*", two_balls)), "");
}

TEST(Repetition, IsFoundBehindNotes) {
  std::string noted(once_round);
  for (std::size_t at = noted.find(" 6"); at != std::string::npos; at = noted.find(" 6", at + 12))
    noted.insert(at, " {slow}");
  EXPECT_EQ(all_codes_of(judged_moves(noted, "*", two_balls)), "TQ607");
}

TEST(Repetition, IsReportedOnce) {
  std::string twice(once_round);
  twice += " 69. 12 12 70. 23 23 71. 34 34 72. 45 45 73. 56 56 74. 67 67 75. 78 78 76. 89 89 77. 91 91";
  EXPECT_EQ(all_codes_of(judged_moves(twice, "*", two_balls)), "TQ607");
}

}  // namespace
}  // namespace tqn::test
