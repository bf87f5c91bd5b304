#include <gtest/gtest.h>

#include "annotated.hpp"

namespace tqn::test {
namespace {

FactOptions only(Fact fact) {
  FactOptions options;
  options.facts = fact;
  return options;
}

constexpr std::string_view opening = "1. 43 11\n2. 32 44\n*\n";

TEST(Facts, CountsAreTotalsOrCapturedBalls) {
  FactOptions options = only(Fact::counts);
  EXPECT_EQ(annotated_moves(opening, options), "{[%tqn counts totals]}\n1. 43(10) 11(10)\n2. 32(22) 44\n");
  options.counts = CountDialect::captured;
  EXPECT_EQ(annotated_moves(opening, options), "{[%tqn counts captured]}\n1. 43(10) 11(10)\n2. 32(12) 44\n");
}

TEST(Facts, ARecordWithACountAnywhereGetsNone) {
  EXPECT_EQ(annotated_moves("1. 43(10) 11\n*", only(Fact::counts)), "1. 43(10) 11\n");
  EXPECT_EQ(annotated_moves("1. 43\n(1. 43(10))\n1... 11\n*", only(Fact::counts)), "1. 43\n(1. 43(10))\n1... 11\n");
}

TEST(Facts, OnlyAMarkThatIsMissingIsClaimed) {
  EXPECT_EQ(annotated_moves(opening, only(Fact::tuzdyk)), "1. 43 11\n2. 32 44x {[%tqn tuzdyk]}\n");
  EXPECT_EQ(annotated_moves("1. 43 11 2. 32 44x", only(Fact::tuzdyk)), "1. 43 11\n2. 32 44x\n");
}

TEST(Facts, KazansAndSwingStandWhereAKazanGrew) {
  FactOptions options = only(Fact::kazans);
  options.facts.add(Fact::swing);
  EXPECT_EQ(annotated_moves("1. 43 11", options),
            "1. 43 {[%tqn kazans] 10-0 [%tqn swing] +10}\n1... 11 {[%tqn kazans] 10-10 [%tqn swing] -10}\n");
}

TEST(Facts, TimesFollowFromTheClocksOfOnePlayer) {
  const std::string tags = "[TimeControl \"300+5\"]\n\n";
  const std::string moves =
      "1. 43 {[%clk 0:05:00]} 11 {[%clk 0:05:00]}\n2. 32 {[%clk 0:04:51]} 44x {[%clk 0:04:59.5]}\n*";
  EXPECT_EQ(annotated_moves(tags + moves, only(Fact::emt)),
            "1. 43 {[%clk 0:05:00]}\n1... 11 {[%clk 0:05:00]}\n"
            "2. 32 {[%clk 0:04:51]} {[%tqn emt] [%emt 0:00:14]}\n"
            "2... 44x {[%clk 0:04:59.5]} {[%tqn emt] [%emt 0:00:05.50]}\n");
  EXPECT_EQ(annotated_moves(moves, only(Fact::emt)).find("emt"), std::string::npos) << "the increment is not known";
}

/// What White's second half-move took: the clocks behind both of hers are these.
std::string time_told(std::string_view control, std::string_view before, std::string_view after) {
  std::string text = "[TimeControl \"";
  text.append(control).append("\"]\n\n1. 43 {[%clk ").append(before).append("]} 11\n2. 32 {[%clk ");
  text.append(after).append("]}\n*");
  const std::string moves = annotated_moves(text, only(Fact::emt));
  const std::size_t begin = moves.find("[%emt ");
  return begin == std::string::npos ? "" : moves.substr(begin + 6, moves.find(']', begin) - begin - 6);
}

TEST(Facts, TimesAreToldToTheHundredthAndNotRounded) {
  EXPECT_EQ(time_told("300", "0:05:00", "0:04:51"), "0:00:09");
  EXPECT_EQ(time_told("300+5", "0:05:00", "0:04:59.5"), "0:00:05.50");
  EXPECT_EQ(time_told("300", "0:05:00", "0:04:59.999"), "0:00:00.01") << "read as .99";
  EXPECT_EQ(time_told("300", "0:05:00.009", "0:05:00"), "0:00:00") << "read as .00";
  EXPECT_EQ(time_told("300", "5:00", "4:51"), "0:00:09") << "h:mm, or mm:ss as here: what tqn.md reads as a clock";
  EXPECT_EQ(time_told("7200", "2:00:00", "0:00:01"), "1:59:59");
  EXPECT_EQ(time_told("300+5", "0:05:00", "0:05:05"), "0:00:00");
}

TEST(Facts, NoTimeIsToldThatTheTagOrTheClocksDoNotTell) {
  EXPECT_EQ(time_told("300", "0:05:00", "0:05:01"), "") << "it would be negative";
  for (const std::string_view control : {"", "?", "-", "300+", "+5", "300+0.5", "300.5", "5:00", "300+5+5", "40/7200",
                                         "-300", "300+-5", " 300", "300 + 5", "99999999999999999999"})
    EXPECT_EQ(time_told(control, "0:05:00", "0:04:51"), "") << control;
  EXPECT_EQ(time_told("300", "0:05:00", "soon"), "");
}

TEST(Facts, ATimeThatIsThereStays) {
  const std::string moves = annotated_moves(
      "[TimeControl \"300\"]\n\n1. 43 {[%clk 0:05:00]} 11 2. 32 {[%clk 0:04:51] [%emt 0:00:08]}", only(Fact::emt));
  EXPECT_EQ(moves.find("tqn"), std::string::npos) << moves;
}

TEST(Facts, CheckpointsStandEveryFewMovesAndAtTheEnd) {
  FactOptions options = only(Fact::checkpoints);
  options.checkpoint_moves = 1;
  EXPECT_EQ(annotated_moves("1. 43 11 2. 32", options),
            "1. 43 11 {[%tqn checkpoints] "
            "[%pos 10S,10S,10S,10S,10S,10S,1S,11S,1S/1,9S,9S,1S,10S,10S,10S,10S,10S 10 10 S 2]}\n"
            "2. 32 {[%tqn checkpoints] "
            "[%pos 10S,10S,10S,10S,10S,10S,1S,1,2S/1,9S,1S,2S,11S,11S,11S,11S,11S 22 10 N 2]}\n");
}

TEST(Facts, TagsSayHowAGameEndedOnTheBoard) {
  FactOptions options;
  options.facts.add(Fact::count).add(Fact::termination).add(Fact::plycount);
  const std::string record = "[SetUp \"1\"]\n[FEN \"8,1S/2S,1,3S,4,4S,1S 75 76 S 60\"]\n\n60. 91\n1-0\n";
  const std::string text = written(with_facts(parse_games(record).front(), options));
  EXPECT_NE(text.find("[Count \"86-76\"]\n[PlyCount \"1\"]\n[Termination \"atsyrau\"]\n"), std::string::npos) << text;
  EXPECT_NE(text.find("{[%tqn count] [%tqn termination] [%tqn plycount]}\n60. 91\n"), std::string::npos) << text;
}

TEST(Facts, ATagThatSaysNothingComesBack) {
  for (const char* value : {"?", "", "-"}) {
    const std::string before =
        written(parse_games("[PlyCount \"" + std::string(value) + "\"]\n\n1. 43 11\n*\n").front());
    const Game game = with_facts(parse_games(before).front(), only(Fact::plycount));
    EXPECT_EQ(game.value(TagKey::ply_count), "2");
    EXPECT_EQ(written(without_facts(game)), before);
  }
}

TEST(Facts, AnOpenGameGetsNeitherCountNorTermination) {
  FactOptions options;
  options.facts.add(Fact::count).add(Fact::termination);
  EXPECT_EQ(annotated_moves("1. 43 11\n1-0", options), "1. 43 11\n");
}

TEST(Facts, ProseIsInFourLanguagesAndPitsHaveNames) {
  FactOptions options = only(Fact::prose);
  options.pits = PitNaming::names;
  const auto last_line = [&](Language language) {
    options.language = language;
    const std::string moves = annotated_moves("1. 43 11 2. 32 44x", options);
    return moves.substr(moves.rfind("2... "));
  };
  EXPECT_EQ(last_line(Language::en), "2... 44x {[%tqn prose] Black makes a tuzdyk in pit 4 (at suratar).}\n");
  EXPECT_EQ(last_line(Language::kk), "2... 44x {[%tqn prose] Қостаушы тұздық алды: 4-отау (атсыратар).}\n");
  EXPECT_EQ(last_line(Language::ky), "2... 44x {[%tqn prose] Коштоочу туз алды: 4-үй.}\n");
  EXPECT_EQ(last_line(Language::ru), "2... 44x {[%tqn prose] Чёрные берут туздык: лунка 4 (атсыратар).}\n");
}

TEST(Facts, MomentsTellFirstCaptureLeadAndWhatWasMissed) {
  EXPECT_EQ(
      annotated_moves("1. 43 11 2. 32 44x", only(Fact::moments)),
      "1. 43 {[%tqn moments] First capture.}\n1... 11\n2. 32 44x {[%tqn moments] Black makes a tuzdyk in pit 4.}\n");
  // White could have taken ten balls with any but the first pits and plays into her own row.
  const std::string missed = annotated_moves("1. 11 99", only(Fact::moments));
  EXPECT_NE(missed.find("1. 11 {[%tqn moments] Missed: "), std::string::npos) << missed;
  EXPECT_NE(missed.find(" take 10.}"), std::string::npos) << missed;
  FactOptions russian = only(Fact::moments);
  russian.language = Language::ru;
  EXPECT_NE(annotated_moves("1. 11 99", russian).find(" берут 10.}"), std::string::npos);
}

TEST(Facts, ALeadChangesFromTheStartOfTheGameOn) {
  const std::string tags = "[Variant \"bestemshe\"]\n[SetUp \"1\"]\n[FEN \"1,2S,1S,1,1S/4,1S 22 23 S 35\"]\n\n";
  const std::string moves = annotated_moves(tags + "35. 51\n*", only(Fact::moments));
  EXPECT_NE(moves.find("White takes the lead."), std::string::npos) << moves;
}

TEST(Facts, TheCaptureThatEndsAGameIsToldToo) {
  const std::string won = "[SetUp \"1\"]\n[FEN \"8,1S/2S,1,3S,4,4S,1S 75 76 S 60\"]\n\n60. 91\n1-0\n";
  // Balls that are swept up are not taken.
  EXPECT_EQ(annotated_moves(won, only(Fact::prose)),
            "60. 91 {[%tqn prose] White takes 2 and leads 77-76. Atsyrau: no balls are left to Black; 76-86. "
            "White wins 86-76.}\n");
}

TEST(Facts, GoOnBehindAHalfMoveThatIsFilledIn) {
  FactOptions options = only(Fact::counts);
  options.facts.add(Fact::kazans).add(Fact::tuzdyk).add(Fact::checkpoints);
  for (const std::string token : {"--", "__x"}) {
    const std::string moves = annotated_moves("1. 43 11 2. 32 " + token + "\n3. 78 57\n*", options);
    EXPECT_EQ(moves,
              "{[%tqn counts totals]}\n1. 43(10) {[%tqn kazans] 10-0}\n1... 11(10) {[%tqn kazans] 10-10}\n"
              "2. 32(22) {[%tqn kazans] 22-10}\n2... " +
                  token +
                  " {[%tqn kazans] 22-13}\n3. 78(34) {[%tqn kazans] 34-13}\n"
                  "3... 57(16) {[%tqn kazans] 34-16 [%tqn checkpoints] "
                  "[%pos 12S,1S,13S,13S,1S,2S,2S,1S,3S/2S,11S,3S,t,12S,12S,1,12S,12S 34 16 S 4]}\n");
    EXPECT_EQ(annotated_moves(moves + "*\n", options), moves);
  }
}

TEST(Facts, AHalfMoveThatIsMissingGetsNeitherCountNorMark) {
  const std::string_view text =
      "1. 19 87 2. 12 19 3. 12 66 4. -- 12 5. 46x 46 6. 57 25 7. 69 36 8. 56 23 9. 14 95 10. 67 91x\n*";
  FactOptions options = only(Fact::counts);
  options.facts.add(Fact::kazans);
  const std::string moves = annotated_moves(text, options);
  EXPECT_NE(moves.find("\n3. 12 66(12) {[%tqn kazans] 0-12}\n4. -- {[%tqn kazans] 12-12}\n"), std::string::npos)
      << moves;
  EXPECT_EQ(annotated_moves(moves + "*\n", options), moves);
}

TEST(Facts, TheirCommentStandsBehindPeoplesAndInFrontOfVariations) {
  EXPECT_EQ(annotated_moves("1. 43! {good} (1. 21) 11", only(Fact::kazans)),
            "1. 43 $1 {good} {[%tqn kazans] 10-0}\n(1. 21)\n1... 11 {[%tqn kazans] 10-10}\n");
}

TEST(Facts, WhatPeopleWroteIsNotTakenForTheirs) {
  const std::string text = "1. 43 {see [%tqn kazans] 3-4} 11 {[%tqn nobody] knows}\n";
  const Game game = parse_games(text).front();
  EXPECT_EQ(written(without_facts(game)), written(game));
}

TEST(Facts, WhatTheProgramWroteIsTakenOutWhereverItStands) {
  const Game game = parse_games(
                        "1. 43 (1. {[%tqn prose] a} 32 {[%tqn kazans] 1-2} {mine} (1. 21x {[%tqn tuzdyk]})) 11\n"
                        "*\n{[%tqn kazans] 3-4}\n")
                        .front();
  const std::string text = written(without_facts(game));
  EXPECT_NE(text.find("\n1. 43\n(1. 32 {mine} (1. 21))\n1... 11\n*\n"), std::string::npos) << text;
  EXPECT_TRUE(text.ends_with("*\n")) << text;
}

TEST(Facts, ACommentThatSaysWhatWasPlayedIsNeverTheirs) {
  for (const std::string_view command :
       {"[%stands 9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 N 1]", "[%written 4?]", "[%unread ink]"}) {
    const std::string text = "1. 43 {[%tqn kazans] 10-0 " + std::string(command) + "} 11\n*\n";
    const Game game = parse_games(text).front();
    EXPECT_EQ(written(without_facts(game)), written(game));
  }
}

TEST(Facts, PiecesThatAreThereKeepTheirPlaces) {
  const std::string_view moved = "1. 43 {[%tqn swing] +10 [%tqn kazans] 10-0} 11\n*\n";
  EXPECT_EQ(annotated_moves(moved, only(Fact::prose)),
            "1. 43 {[%tqn swing] +10 [%tqn kazans] 10-0 [%tqn prose] White takes 10 and leads 10-0.}\n"
            "1... 11 {[%tqn prose] Black takes 10 and levels at 10-10.}\n");
  EXPECT_EQ(annotated_moves(moved, only(Fact::kazans)),
            "1. 43 {[%tqn kazans] 10-0 [%tqn swing] +10}\n1... 11 {[%tqn kazans] 10-10}\n");
}

TEST(Facts, ANameThatIsNotKnownBehindOneThatIsStays) {
  const Game game = parse_games("1. 43 {[%tqn kazans] 10-0 [%tqn later] words} 11\n").front();
  EXPECT_EQ(annotated_moves("1. 43 {[%tqn kazans] 9-9 [%tqn later] words} 11", only(Fact::kazans)),
            "1. 43 {[%tqn later] words} {[%tqn kazans] 10-0}\n1... 11 {[%tqn kazans] 10-10}\n");
  EXPECT_NE(written(without_facts(game)).find("1. 43 {[%tqn later] words}"), std::string::npos);
}

}  // namespace
}  // namespace tqn::test
