#include "tqn/render/storyboard.hpp"

#include <gtest/gtest.h>

#include "support/generator.hpp"
#include "support/reading.hpp"
#include "tqn/notation/position.hpp"

namespace tqn::test {
namespace {

Storyboard story_of(std::string_view text) {
  const auto games = parse_games(std::string(text));
  return *make_storyboard(games.at(0));
}

TEST(Storyboard, HoldsTheMainLineAsItIsFollowed) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const Game game = generate_game(seed, Flavour::annotated);
    std::vector<Position> positions;
    follow(game, positions);
    const auto story = make_storyboard(game);
    ASSERT_TRUE(story);
    ASSERT_EQ(story->main.size(), positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i)
      EXPECT_EQ(story->frames[story->main[i]].position, positions[i]) << seed << ' ' << i;
  }
}

TEST(Storyboard, AVariationBeginsWhereTheHalfMoveDoesThatItReplaces) {
  const Storyboard story = story_of("1. 43 (1. 21 {why not} 21) 11 2. 32 44x\n*\n");
  ASSERT_EQ(story.frames.size(), 7U);
  EXPECT_EQ(story.main, (std::vector<std::size_t>{0, 1, 4, 5, 6}));
  EXPECT_EQ(story.frames[2].parent, 0U);
  EXPECT_EQ(story.frames[2].move, "21");
  EXPECT_EQ(story.frames[2].depth, 1U);
  EXPECT_EQ(story.frames[2].comments, std::vector<std::string>{"why not"});
  EXPECT_EQ(story.frames[3].half_move, 2U);
  EXPECT_EQ(story.frames[4].parent, 1U);
}

TEST(Storyboard, CommandsBecomeMarksAndTheRestOfTheCommentStays) {
  const Storyboard story = story_of(
      "1. 43 {see [%pits G6,RN3, 4] here [%arrows 7>N6,BS3>4] [%labels N5=A,3=B] [%diagram  Fig. 1]} 11 $220 $1\n*\n");
  const Frame& frame = story.frames[1];
  EXPECT_EQ(frame.comments, std::vector<std::string>{"see here"});
  ASSERT_EQ(frame.marks.size(), 3U);
  EXPECT_EQ(frame.marks[0].spot, (Spot{Side::white, *Pit::from_number(6)}));
  EXPECT_EQ(frame.marks[1].spot, (Spot{Side::black, *Pit::from_number(3)}));
  EXPECT_EQ(frame.marks[1].hue, Hue::red);
  EXPECT_EQ(frame.marks[2].hue, Hue::green);
  ASSERT_EQ(frame.arrows.size(), 2U);
  EXPECT_EQ(frame.arrows[0].to, (Spot{Side::black, *Pit::from_number(6)}));
  EXPECT_EQ(frame.arrows[1].hue, Hue::blue);
  ASSERT_EQ(frame.labels.size(), 2U);
  EXPECT_EQ(frame.labels[1].text, "B");
  EXPECT_EQ(frame.diagram, "Fig. 1");
  EXPECT_EQ(diagram_of(story, 1).caption, "Fig. 1");
  EXPECT_EQ(story.frames[2].diagram, "");
  EXPECT_EQ(diagram_of(story, 2).caption, "1… 11");
  EXPECT_EQ(story.frames[2].glyphs, std::vector<std::uint8_t>{1});
}

TEST(Storyboard, ALineEndsAtTheHalfMoveThatCannotBePlayed) {
  const Storyboard story = story_of("1. 43 11 2. 32 44x 3. 47 11\n*\n");
  EXPECT_FALSE(story.whole);
  ASSERT_EQ(story.main.size(), 5U);
  EXPECT_EQ(story.frames[5].known, Known::nothing);
  EXPECT_EQ(story.frames[6].known, Known::nothing);
  EXPECT_EQ(story.frames[6].position, story.frames[4].position);
}

TEST(Storyboard, APositionThatStandsHasNoMove) {
  const Storyboard story = story_of(
      "1. 43 11 2. 11 {[%stands 11S,11S,11S,11S,11S,1S,1S,1,2S/1S,10S,2S,t,11S,11S,11S,11S,11S 22 13 S 3]}\n*\n");
  ASSERT_EQ(story.main.size(), 4U);
  EXPECT_EQ(story.frames[3].known, Known::stands);
  EXPECT_FALSE(diagram_of(story, 3).last);
}

TEST(Storyboard, HalfMovesAreCountedFromTheNumberOfTheStart) {
  const Storyboard story = story_of(
      "[SetUp \"1\"]\n[FEN \"9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 N 8\"]\n\n8... 43\n*\n");
  EXPECT_EQ(story.frames[0].half_move, 15U);
  EXPECT_EQ(diagram_of(story, 1).caption, "8… 43");
}

TEST(Storyboard, EndsSomewhere) {
  std::string text;
  for (int i = 0; i < 130'000; ++i) text += "11 11\n";
  const Storyboard story = story_of(text + "*\n");
  EXPECT_EQ(story.frames.size(), Storyboard::most_frames);
  EXPECT_FALSE(story.whole);
}

TEST(Storyboard, ThereIsNoneWithoutAPositionToBeginWith) {
  const auto games = parse_games("[SetUp \"1\"]\n[FEN \"nothing\"]\n\n1. 43\n*\n");
  EXPECT_FALSE(make_storyboard(games.at(0)));
}

}  // namespace
}  // namespace tqn::test
