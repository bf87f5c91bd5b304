#include "tqn/render/animation.hpp"

#include <gif_lib.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <string>

#include "picture.hpp"
#include "support/generator.hpp"
#include "tqn/render/gif.hpp"

namespace tqn::test {
namespace {

Storyboard story_of(std::uint64_t seed) { return *make_storyboard(generate_game(seed, Flavour::plain)); }

std::vector<Shot> shots_of(const Storyboard& story, std::size_t count, const Timing& timing = {}) {
  const std::size_t most = std::min(count, story.main.size() - 1);
  return make_shots(story, std::span(story.main).subspan(1, most), timing);
}

/// What giflib reads of a GIF: how large it is, and how long each frame lasts, in hundredths of a second.
struct ReadGif {
  int width = 0;
  int height = 0;
  bool endless = false;
  std::vector<int> delays;
  std::vector<int> widths;  ///< of the parts that are drawn
};
std::optional<ReadGif> read_gif(const std::string& bytes) {
  std::string_view left = bytes;
  const InputFunc take = [](GifFileType* file, GifByteType* to, int count) {
    auto& from = *static_cast<std::string_view*>(file->UserData);
    const std::size_t size = std::min(static_cast<std::size_t>(count), from.size());
    std::memcpy(to, from.data(), size);
    from.remove_prefix(size);
    return static_cast<int>(size);
  };
  int error = 0;
  const std::unique_ptr<GifFileType, void (*)(GifFileType*)> file(DGifOpen(&left, take, &error), [](GifFileType* one) {
    if (one != nullptr) DGifCloseFile(one, nullptr);
  });
  if (!file || DGifSlurp(file.get()) != GIF_OK) return std::nullopt;
  ReadGif gif{file->SWidth, file->SHeight, bytes.find("NETSCAPE2.0\x03\x01") != std::string::npos, {}, {}};
  for (int i = 0; i < file->ImageCount; ++i) {
    GraphicsControlBlock control{};
    DGifSavedExtensionToGCB(file.get(), i, &control);
    gif.delays.push_back(control.DelayTime);
    gif.widths.push_back(file->SavedImages[i].ImageDesc.Width);
  }
  return gif;
}

std::string gif_of(const std::vector<Shot>& shots, const GifLimits& limits = {}) {
  const auto made = render_gif(shots, plain_look(), limits);
  return std::holds_alternative<std::string>(made) ? std::get<std::string>(made) : "";
}

TEST(Shots, BeginWithThePositionBeforeAndEndLonger) {
  const Storyboard story = story_of(1);
  const auto shots = shots_of(story, 3, {.delay = 700, .ball = 100, .last = 2000, .sowing = Sowing::at_once});
  ASSERT_EQ(shots.size(), 4U);
  EXPECT_EQ(shots[0].diagram.position, Position::start());
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(shots[i].milliseconds, i == 3 ? 2000U : 700U);
  EXPECT_EQ(shots[3].diagram.position, story.frames[story.main[3]].position);
  EXPECT_TRUE(make_shots(story, {}, {}).empty());
}

TEST(Shots, SowingShowsEachBallAndEndsBeforeTheCapture) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Storyboard story = story_of(seed);
    const auto shots = shots_of(story, 1'000, {.sowing = Sowing::ball_by_ball});
    const Position* before = nullptr;
    int sown = 0;
    for (const Shot& shot : shots) {
      const Position& now = shot.diagram.position;
      if (!shot.diagram.last) {
        // A ball goes from a pit to another pit, or to a kazan; on its second lap through the first pit it stays there.
        if (before != nullptr) ++sown;
        EXPECT_EQ(
            now.row_total(Side::white) + now.row_total(Side::black) + now.kazan(Side::white) + now.kazan(Side::black),
            162);
      } else {
        const int balls = shot.diagram.last->before.balls(shot.diagram.last->before.turn(), shot.diagram.last->pit);
        EXPECT_EQ(sown, std::max(balls - 1, 1)) << "seed " << seed;
        Position played = shot.diagram.last->before;
        const Effect effect = play_unchecked(played, shot.diagram.last->pit);
        if (effect.captured > 0) {
          EXPECT_EQ(before->balls(effect.landing_row, effect.landing), effect.captured);
        }
        sown = 0;
      }
      before = &now;
    }
  }
}

TEST(AnimatedSvg, ShowsEachShotOnceAndAsLongAsItLasts) {
  const auto shots = shots_of(story_of(2), 5, {.delay = 800, .last = 2400});
  const std::string svg = render_animated_svg(shots, plain_look());
  EXPECT_EQ(count_of(svg, "<g class=\"shot t800\""), 5U);
  EXPECT_EQ(count_of(svg, "<g class=\"shot t2400\" style=\"animation-delay:-2400ms\">"), 1U);
  EXPECT_EQ(count_of(svg, " visibility=\"hidden\">"), 5U) << "without styles the last one is there";
  EXPECT_EQ(count_of(svg, "animation-delay:-6400ms"), 1U);
  EXPECT_EQ(count_of(svg, "@keyframes tqn-t800{0%{visibility:visible}12.5000%,to{visibility:hidden}}"), 1U);
  EXPECT_EQ(count_of(svg, "6400ms steps(1,end) infinite"), 2U);
  EXPECT_EQ(count_of(svg, "@media(prefers-reduced-motion:reduce){#tqn .shot{animation:none}}"), 1U);
  EXPECT_EQ(count_of(svg, "id=\"tqn-p\""), 1U);
}

TEST(AnimatedSvg, IsMuchSmallerThanItsPictures) {
  const auto shots = shots_of(story_of(3), 60);
  EXPECT_LT(render_animated_svg(shots, plain_look()).size(), shots.size() * 5'500);
  EXPECT_EQ(render_animated_svg({}, plain_look()), "");
}

TEST(AnimatedSvg, EverythingThatIsUsedIsThere) {
  for (const KazanPlace place : {KazanPlace::middle, KazanPlace::ends}) {
    Look look = plain_look();
    look.kazans = place;
    const std::string svg = render_animated_svg(shots_of(story_of(4), 40), look);
    std::size_t used = 0;
    for (std::size_t at = svg.find("href=\"#"); at != std::string::npos; at = svg.find("href=\"#", at + 1)) {
      ++used;
      const std::string id(between(std::string_view(svg).substr(at), "href=\"#", "\""));
      ASSERT_EQ(count_of(svg, "<g id=\"" + id + "\">"), 1U) << id;
    }
    EXPECT_GT(used, 400U);
  }
}

TEST(Gif, HasAFrameForEachShotAndBeginsAgain) {
  const auto gif = read_gif(gif_of(shots_of(story_of(5), 6, {.delay = 730, .last = 2000}), {.width = 300}));
  ASSERT_TRUE(gif);
  EXPECT_EQ(gif->width, 300);
  EXPECT_EQ(gif->height, 203);
  EXPECT_TRUE(gif->endless);
  EXPECT_EQ(gif->delays, (std::vector<int>{73, 73, 73, 73, 73, 73, 200}));
}

TEST(Gif, DrawsOnlyWhatChanges) {
  auto shots = shots_of(story_of(5), 1);
  shots.push_back(shots.back());
  const auto gif = read_gif(gif_of(shots, {.width = 300}));
  ASSERT_TRUE(gif);
  EXPECT_EQ(gif->widths.at(0), 300);
  EXPECT_LT(gif->widths.at(1), 300);
  EXPECT_EQ(gif->widths.at(2), 1);
}

TEST(Gif, SameInputGivesTheSameBytes) {
  const auto shots = shots_of(story_of(6), 4);
  EXPECT_EQ(gif_of(shots, {.width = 250}), gif_of(shots, {.width = 250}));
}

TEST(Gif, IsMadeNarrowerUntilItFits) {
  const auto shots = shots_of(story_of(7), 12);
  const std::string wide = gif_of(shots);
  const std::string narrow = gif_of(shots, {.width = 600, .bytes = wide.size() / 2});
  ASSERT_FALSE(narrow.empty());
  EXPECT_LE(narrow.size(), wide.size() / 2);
  EXPECT_LT(read_gif(narrow)->width, 600);
  EXPECT_GE(read_gif(narrow)->width, static_cast<int>(narrowest_gif));
}

TEST(Gif, WhatCannotBeIsAnError) {
  const auto shots = shots_of(story_of(8), 2);
  EXPECT_EQ(render_gif({}, plain_look()).index(), 1U);
  EXPECT_EQ(render_gif(shots, plain_look(), {.width = 5'000}).index(), 1U);
  const auto made = render_gif(shots, plain_look(), {.width = 600, .bytes = 1'000});
  ASSERT_EQ(made.index(), 1U);
  EXPECT_EQ(std::get<RenderError>(made).message, "the animation takes more than 1000 bytes, even 200 pixels wide");
}

}  // namespace
}  // namespace tqn::test
