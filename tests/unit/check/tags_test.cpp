// TQ201 to TQ208.

#include "unit/check/judged.hpp"

namespace tqn::test {
namespace {

ReadGame with_tag(std::string_view tag) { return judged_moves("1. 76 98", "*", std::string(tag) + "\n"); }

TEST(Tags, OfTheRosterThatMissAreOneFinding) {
  const ReadGame game = judged("[Event \"Cup\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. 76 98\n*\n");
  EXPECT_EQ(all_codes_of(game), "TQ201");
  EXPECT_EQ(finding(game, Code::missing_tag).message, "required tags \"Site\", \"Date\" and \"Round\" are missing");
  EXPECT_EQ(finding(game, Code::missing_tag).fixes.front().safety, Safety::safe);
  EXPECT_EQ(all_codes_of(judged(mended(game, Code::missing_tag))), "");
}

TEST(Tags, OneThatMissesIsNamed) {
  const std::string text = replaced(with_tags("1. 76 98"), "[Date \"2024.03.22\"]\n", "");
  EXPECT_EQ(finding(judged(text), Code::missing_tag).message, "required tag \"Date\" is missing");
}

TEST(Tags, AGameWithoutAnyIsOneFinding) {
  const ReadGame game = judged("1. 76 98\n1-0\n");
  EXPECT_EQ(codes(game), "TQ201");
  const Diagnostic d = finding(game, Code::missing_tag);
  ASSERT_EQ(d.notes.size(), 1U);
  EXPECT_EQ(d.notes.front(), "the moves end with 1-0; the tag shows it in lists of games too");
  const ReadGame again = judged(mended(game, Code::missing_tag));
  EXPECT_EQ(codes(again), "");
  EXPECT_EQ(again.game.value(TagKey::result), "1-0");
}

TEST(Tags, ThatAreUnknownAreGuessed) {
  const ReadGame one = with_tag("[Annotater \"A\"]");
  EXPECT_EQ(all_codes_of(one), "TQ202");
  EXPECT_EQ(finding(one, Code::unknown_tag).message, "unknown tag \"Annotater\"; did you mean \"Annotator\"?");
  EXPECT_EQ(finding(one, Code::unknown_tag).fixes.front().safety, Safety::suggested);
  EXPECT_EQ(all_codes_of(judged(mended(one, Code::unknown_tag))), "");
  const ReadGame two = with_tag("[Anotater \"A\"]");
  EXPECT_EQ(finding(two, Code::unknown_tag).fixes.front().safety, Safety::manual);
  const ReadGame none = with_tag("[LibraryShelf \"A\"]");
  EXPECT_EQ(finding(none, Code::unknown_tag).message, "unknown tag \"LibraryShelf\"");
  EXPECT_TRUE(finding(none, Code::unknown_tag).fixes.empty());
}

TEST(Tags, TwiceWithDifferentValuesCannotBeDecided) {
  const ReadGame game = with_tag("[Board \"1\"]\n[Board \"2\"]");
  EXPECT_EQ(all_codes_of(game), "TQ203");
  const Diagnostic d = finding(game, Code::duplicate_tag);
  ASSERT_EQ(d.fixes.size(), 2U);
  EXPECT_EQ(d.fixes[0].safety, Safety::manual);
  EXPECT_EQ(judged(mended(game, d.fixes[0])).game.value(TagKey::board), "1");
  EXPECT_EQ(judged(mended(game, d.fixes[1])).game.value(TagKey::board), "2");
}

TEST(Tags, TwiceWithTheSameValueIsOneTooMany) {
  const ReadGame game = with_tag("[Board \"1\"]\n[Board \"1\"]");
  EXPECT_EQ(all_codes_of(game), "TQ207");
  EXPECT_EQ(mended(game, Code::bad_tag), with_tags("1. 76 98", "*", "[Board \"1\"]\n"));
}

TEST(Tags, TwiceUnderTwoNamesAreTheSame) { EXPECT_EQ(codes(with_tag("[P1 \"C\"]")), "TQ203"); }

TEST(Tags, ThatAreUnknownCanBeDoubleToo) {
  EXPECT_EQ(all_codes_of(with_tag("[Shelf \"1\"]\n[Shelf \"2\"]")), "TQ202 TQ203 TQ202");
  EXPECT_EQ(all_codes_of(with_tag("[Shelf \"1\"]\n[Shelves \"1\"]")), "TQ202 TQ202");
}

TEST(Dates, AreRewritten) {
  for (const auto& [written, right] :
       {std::pair{"2018", "2018.??.??"}, {"27.01.2023", "2023.01.27"}, {"?", "????.??.??"}}) {
    const ReadGame game = judged(replaced(with_tags("1. 76 98"), "2024.03.22", written));
    EXPECT_EQ(all_codes_of(game), "TQ204") << written;
    EXPECT_EQ(finding(game, Code::bad_date).fixes.front().safety, Safety::safe);
    EXPECT_EQ(mended(game, Code::bad_date), replaced(with_tags("1. 76 98"), "2024.03.22", right));
  }
}

TEST(Dates, ThatCannotBeToldAreLeft) {
  const ReadGame game = judged(replaced(with_tags("1. 76 98"), "2024.03.22", "last summer"));
  EXPECT_EQ(all_codes_of(game), "TQ204");
  EXPECT_TRUE(finding(game, Code::bad_date).fixes.empty());
}

TEST(Dates, MayBeUnknownInPart) {
  EXPECT_EQ(all_codes_of(judged(replaced(with_tags("1. 76 98"), "2024.03.22", "2024.??.??"))), "");
}

TEST(Results, InOtherSpellingsAreRewritten) {
  const std::string text =
      replaced(with_tags("1. 76 98", "1-0", "[Termination \"resignation\"]\n"), "Result \"1-0\"", "Result \"1:0\"");
  const ReadGame game = judged(text);
  EXPECT_EQ(all_codes_of(game), "TQ205");
  EXPECT_EQ(finding(game, Code::bad_result).fixes.front().safety, Safety::safe);
  EXPECT_EQ(all_codes_of(judged(mended(game, Code::bad_result))), "");
}

TEST(Results, ThatSayMoreThanAResultAreNotRewrittenUnasked) {
  const std::string text =
      replaced(with_tags("1. 76 98", "1-0", "[Termination \"resignation\"]\n"), "Result \"1-0\"", "Result \"90-72\"");
  EXPECT_EQ(finding(judged(text), Code::bad_result).fixes.front().safety, Safety::manual);
}

TEST(Results, ThatAreNoneHaveNoFix) {
  const std::string text = replaced(with_tags("1. 76 98"), "Result \"*\"", "Result \"White\"");
  EXPECT_TRUE(finding(judged(text), Code::bad_result).fixes.empty());
}

TEST(Positions, ThatCannotBeNameEveryReason) {
  const ReadGame game = with_tag("[SetUp \"1\"]\n[FEN \"8,1S/2,2S,5,t 79 78 S 80\"]");
  EXPECT_EQ(codes(game), "TQ206");
  const Diagnostic d = finding(game, Code::bad_position);
  EXPECT_EQ(1 + d.notes.size(), 2U);
  EXPECT_EQ(game.verdict.judged, 0U);
  EXPECT_EQ(game.verdict.not_judged, 2U);
  EXPECT_FALSE(game.verdict.legal);
}

TEST(Positions, ThatCannotBeReadPointAtThePlace) {
  const ReadGame game = with_tag("[SetUp \"1\"]\n[FEN \"8,1S/2,2S,5,1S 79 79 X 80\"]");
  EXPECT_EQ(codes(game), "TQ206");
  EXPECT_EQ(pointed_at(game, finding(game, Code::bad_position)).substr(0, 1), "X");
}

TEST(TagValues, OfTheWrongKindAreReported) {
  for (const char* const tag :
       {"[WhiteElo \"about 1900\"]", "[Board \"two\"]", "[Time \"noon\"]", "[WhiteTime \"long\"]", "[Count \"many\"]",
        "[Termination \"boredom\"]", "[Variant \"Chess\"]", "[Rules \"mine\"]", "[SetUp \"1\"]", "[SetUp \"yes\"]"}) {
    EXPECT_EQ(all_codes_of(with_tag(tag)), "TQ208") << tag;
  }
}

TEST(TagValues, OfTheRightKindAreNot) {
  for (const char* const tag :
       {"[WhiteElo \"1900\"]", "[WhiteElo \"?\"]", "[Board \"2\"]", "[Time \"19:37:05\"]", "[WhiteTime \"1:30:00\"]",
        "[Count \"82-80\"]", "[Termination \"resignation\"]", "[Termination \"Time forfeit\"]",
        "[Termination \"unknown\"]", "[Variant \"Togyzqumalaq\"]", "[Rules \"end=majority atsyrau=sweep\"]",
        "[SetUp \"0\"]", "[TimeControl \"300+2\"]"}) {
    EXPECT_EQ(all_codes_of(with_tag(tag)), "") << tag;
  }
}

TEST(TagValues, WithAnotherFormAreRewritten) {
  const ReadGame game = with_tag("[Count \"82 - 80\"]");
  EXPECT_EQ(all_codes_of(game), "TQ208");
  EXPECT_EQ(mended(game, Code::bad_tag_value), with_tags("1. 76 98", "*", "[Count \"82-80\"]\n"));
}

TEST(TagValues, VariantAndBoardMustAgree) {
  EXPECT_EQ(codes(with_tag("[Variant \"Bestemshe\"]\n[SetUp \"1\"]\n"
                           "[FEN \"9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1\"]")),
            "TQ208");
}

TEST(Tags, OfAMillionNamesAreJudgedInTime) {
  std::string tags;
  for (int i = 0; i < 50000; ++i) tags += "[Shelf" + std::to_string(i % 25000) + " \"1\"]\n[Board \"1\"]\n";
  const std::string text = with_tags("1. 76 98", "*", tags);
  Sink sink({}, 0);
  Game game;
  const std::size_t used = tqn_format.read(text, game, sink);
  static_cast<void>(check(game, std::string_view(text).substr(0, used), sink));
  EXPECT_EQ(sink.count(Code::unknown_tag), 50000U);
  EXPECT_EQ(sink.count(Code::bad_tag), 25000U + 49999U);
}

}  // namespace
}  // namespace tqn::test
