#include "picks.hpp"

#include <gtest/gtest.h>

#include "artist.hpp"
#include "support/reading.hpp"
#include "tqn/render/storyboard.hpp"

namespace tqn::tools {
namespace {

Storyboard story_of(const std::string& text) { return *make_storyboard(test::parse_games(text).at(0)); }

std::vector<std::size_t> picked(const Storyboard& story, const Picks& picks) {
  const auto found = pick(story, picks);
  const auto* const frames = std::get_if<std::vector<std::size_t>>(&found);
  return frames == nullptr ? std::vector<std::size_t>{} : *frames;
}

TEST(Moment, IsReadAndNamed) {
  EXPECT_EQ(parse_moment("1w")->half_move, 1U);
  EXPECT_EQ(parse_moment("12b")->half_move, 24U);
  EXPECT_EQ(parse_moment("end")->kind, Moment::Kind::end);
  EXPECT_EQ(parse_moment("start")->kind, Moment::Kind::start);
  for (const char* wrong : {"", "w", "12", "0b", "-1w", "1.w", "12W", "99999999999999999999w", "1000001b", "ends"})
    EXPECT_FALSE(parse_moment(wrong)) << wrong;
  EXPECT_EQ(moment_name(0), "start");
  EXPECT_EQ(moment_name(23), "12w");
  EXPECT_EQ(moment_name(24), "12b");
}

TEST(Picks, AreSortedAndStandOnce) {
  const Storyboard story = story_of("1. 43 11 2. 32 44x 3. 76\n*\n");
  Picks picks;
  EXPECT_EQ(picked(story, picks), std::vector<std::size_t>{5});
  picks.at = {*parse_moment("end"), *parse_moment("1b"), *parse_moment("3w"), *parse_moment("start")};
  EXPECT_EQ(picked(story, picks), (std::vector<std::size_t>{0, 2, 5}));
  picks.every = 1;
  EXPECT_EQ(picked(story, picks), (std::vector<std::size_t>{0, 2, 4, 5}));
}

TEST(Picks, ARangeIsOfMovesAndNarrowsWhatOtherOptionsChoose) {
  const Storyboard story = story_of("1. 43 11 2. 32 44x 3. 76\n*\n");
  Picks picks;
  picks.range = Range{2, 2};
  EXPECT_EQ(picked(story, picks), (std::vector<std::size_t>{3, 4}));
  picks.every = 1;
  EXPECT_EQ(picked(story, picks), std::vector<std::size_t>{4});
  picks.range = Range{7, 9};
  EXPECT_TRUE(std::holds_alternative<NoSuchMoment>(pick(story, picks)));
}

TEST(Picks, ARuleThatNoMoveMeetsIsNoChoiceWhicheverItIs) {
  const Storyboard story = story_of("1. 43 11 2. 32 44x 3. 76\n*\n");
  const auto why = [&](const Picks& picks) {
    const auto found = pick(story, picks);
    const auto* const missing = std::get_if<NoSuchMoment>(&found);
    return missing != nullptr && missing->by_rule ? missing->message : "";
  };
  Picks picks;
  picks.every = 50;
  EXPECT_EQ(why(picks), "there is no position after 50 moves to draw; there is start to 3w");
  picks.range = Range{1, 2};
  EXPECT_EQ(why(picks), "there is no position after 50 moves in this range to draw; there is start to 3w");
  picks.every = 0;
  picks.range = Range{50, 60};
  EXPECT_EQ(why(picks), "there is no position of these moves to draw; there is start to 3w");
  picks.at = {*parse_moment("end")};
  EXPECT_EQ(picked(story, picks), std::vector<std::size_t>{5});
  picks.at.clear();
  picks.at_comments = true;
  EXPECT_EQ(why(picks), "");
}

TEST(Picks, CommentsAskInVariationsToo) {
  const Storyboard story = story_of("1. 43 (1. 21 {[%diagram]}) 11 $220\n*\n");
  Picks picks;
  picks.at_comments = true;
  EXPECT_EQ(picked(story, picks), (std::vector<std::size_t>{2, 3}));
}

TEST(Picks, NothingIsDrawnBehindAHalfMoveThatCannotBePlayed) {
  const Storyboard story = story_of("1. 43 11 2. 32 44x 3. 47 11\n*\n");
  const auto end = pick(story, {});
  ASSERT_TRUE(std::holds_alternative<NoSuchMoment>(end));
  EXPECT_TRUE(std::get<NoSuchMoment>(end).unplayable);
  Picks picks;
  picks.at = {*parse_moment("2b")};
  EXPECT_EQ(picked(story, picks), std::vector<std::size_t>{4});
}

TEST(PictureName, IsOfTheRecordTheGameAndThePlace) {
  EXPECT_EQ(picture_name("games/cup final.tqn.gz", 12, "024-12b"), "cup-final-g12-024-12b");
  EXPECT_EQ(picture_name("<stdin>", 1, "000-start"), "stdin-g1-000-start");
  EXPECT_EQ(picture_name("../..", 1, "x"), "unknown-g1-x");
}

}  // namespace
}  // namespace tqn::tools
