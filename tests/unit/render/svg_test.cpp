#include "tqn/render/svg.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "picture.hpp"
#include "printed.hpp"
#include "support/generator.hpp"
#include "tqn/check/check.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/render/sheet.hpp"
#include "tqn/render/storyboard.hpp"

namespace tqn::test {
namespace {

Position position(std::string_view fen) {
  const auto read = parse_position(fen);
  return std::get<Position>(Position::from(std::get<PositionText>(read).setup));
}

std::string spot(Side row, int pit) { return std::string(row == Side::white ? "s0 p" : "s1 p") + std::to_string(pit); }

Diagram after(std::string_view fen, int pit) {
  Diagram diagram;
  diagram.last = LastMove{position(fen), *Pit::from_number(pit)};
  diagram.position = diagram.last->before;
  play_unchecked(diagram.position, diagram.last->pit);
  return diagram;
}

TEST(Svg, DrawsAsManyBallsAsThePitsHold) {
  std::size_t positions = 0;
  const Look look = plain_look();
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    std::vector<Position> all;
    follow(generate_game(seed, Flavour::plain), all);
    for (const Position& one : all) {
      Diagram diagram;
      diagram.position = one;
      const std::string svg = render_svg(diagram, look);
      ++positions;
      for (const Side side : {Side::white, Side::black}) {
        for (int pit = 1; pit <= 9; ++pit) {
          const std::size_t balls = one.balls(side, *Pit::from_number(pit));
          ASSERT_EQ(balls_of(svg, spot(side, pit)).size(), std::min<std::size_t>(balls, 30)) << format_position(one);
        }
        ASSERT_EQ(balls_of(svg, side == Side::white ? "k0" : "k1").size(), std::min<int>(one.kazan(side), 82));
      }
    }
  }
  EXPECT_GT(positions, 5000U);
}

TEST(Svg, PitsHaveTheirNumbersWhereALanguageHasNoNamesForThem) {
  Look numbers = plain_look();
  for (const Language language : {Language::kk, Language::ky, Language::ru, Language::en}) {
    numbers.language = language;
    Look names = numbers;
    names.labels = PitLabels::names;
    EXPECT_EQ(render_svg(Diagram{}, names) == render_svg(Diagram{}, numbers), language == Language::ky);
  }
}

TEST(Svg, BallsLieInsideTheirPitHoweverManyThereAre) {
  for (int balls = 1; balls <= 40; ++balls) {
    Diagram diagram;
    tqn::Setup setup;
    setup.rows.white[2] = static_cast<std::uint8_t>(balls);
    setup.kazan.white = static_cast<std::uint8_t>(80);
    setup.kazan.black = static_cast<std::uint8_t>(82 - balls);
    diagram.position = std::get<Position>(Position::from(setup));
    const std::string svg = render_svg(diagram, plain_look());
    for (const Circle& ball : balls_of(svg, "s0 p3")) {
      // The pit is 64 wide from 188, 116 high from 320, its corners have a radius of 30.
      const double across = std::max(std::abs(ball.x - 220) - 2, 0.0);
      const double down = std::max(std::abs(ball.y - 378) - 28, 0.0);
      EXPECT_LE(std::hypot(across, down) + ball.radius, 30.01) << balls;
    }
  }
}

TEST(Svg, EightyTwoBallsFillTheGroove) {
  tqn::Setup setup;
  setup.kazan = {82, 80};
  Diagram diagram;
  diagram.position = std::get<Position>(Position::from(setup));
  Look look = plain_look();
  const auto balls = balls_of(render_svg(diagram, look), "k0");
  ASSERT_EQ(balls.size(), 82U);
  EXPECT_GT(balls.back().x + balls.back().radius, 700);  // the groove ends at 708, and is round
  for (const Circle& ball : balls) {
    const double across = std::max(ball.x - (708 - 19), 0.0);
    EXPECT_LE(std::hypot(across, ball.y - 227) + ball.radius, 19.01);
  }
}

TEST(Svg, BallsOfAKazanAtAnEndLieInsideItHoweverManyThereAre) {
  Look look = plain_look();
  look.kazans = KazanPlace::ends;
  for (const Orientation orientation : {Orientation::south, Orientation::north}) {
    look.orientation = orientation;
    for (int balls = 1; balls <= 82; ++balls) {
      tqn::Setup setup;
      setup.kazan = {static_cast<std::uint8_t>(balls), 80};
      setup.rows.black[0] = static_cast<std::uint8_t>(82 - balls);
      Diagram diagram;
      diagram.position = std::get<Position>(Position::from(setup));
      const std::string svg = render_svg(diagram, look);
      const auto drawn = balls_of(svg, "k0");
      ASSERT_EQ(drawn.size(), static_cast<std::size_t>(balls));
      const std::string_view groove = between(svg, "<g class=\"kazan k0\"><rect", "/>");
      const double radius = number_of(groove, " rx");
      const double half_width = number_of(groove, " width") / 2;
      const double half_height = number_of(groove, " height") / 2;
      for (const Circle& ball : drawn) {
        const double across = std::abs(ball.x - number_of(groove, " x") - half_width) - (half_width - radius);
        const double down = std::abs(ball.y - number_of(groove, " y") - half_height) - (half_height - radius);
        // Half of the groove's line is inside of its edge, and half of the ball's is outside of it.
        EXPECT_LE(std::hypot(std::max(across, 0.0), std::max(down, 0.0)) + ball.radius + 1.5, radius) << balls;
      }
    }
  }
}

TEST(Svg, NeighbouringBallsOfAPitFormPairs) {
  const auto balls = balls_of(render_svg({}, plain_look()), "s0 p1");
  ASSERT_EQ(balls.size(), 9U);
  for (std::size_t i = 0; i + 1 < balls.size(); i += 2) {
    EXPECT_EQ(balls[i].y, balls[i + 1].y);
    EXPECT_EQ(balls[i].x + 23, balls[i + 1].x);
  }
  EXPECT_EQ(balls.back().x, balls.front().x);
}

TEST(Svg, NorthTurnsTheBoardAndMirrorsNothing) {
  Look look = plain_look();
  const auto south = balls_of(render_svg({}, look), "s0 p1");
  look.orientation = Orientation::north;
  const std::string svg = render_svg({}, look);
  const auto north = balls_of(svg, "s1 p1");
  EXPECT_EQ(south.front().x, north.front().x);
  EXPECT_EQ(south.front().y, north.front().y);
  EXPECT_GT(balls_of(svg, "s0 p1").front().x, balls_of(svg, "s0 p9").front().x);
}

TEST(Svg, MarksWhereTheLastMoveBeganAndEndedAndWhatItTook) {
  const std::string svg =
      render_svg(after("9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1", 7), plain_look());
  EXPECT_EQ(count_of(svg, "class=\"pit s0 p7 from\""), 1U);
  EXPECT_EQ(count_of(svg, "class=\"pit s1 p6 to\""), 1U);
  const std::string_view ghosts = between(svg, "class=\"ghosts\"", "</g></g>");
  EXPECT_EQ(count_of(ghosts, "<circle"), 10U);
  EXPECT_EQ(count_of(svg, "class=\"capture\""), 1U);
  // The lane goes along the lower row to the right, up, and back along the upper row.
  EXPECT_NE(svg.find("V447H"), std::string::npos);
  EXPECT_NE(svg.find("V62a9 9 0 0 0-9-9H296"), std::string::npos) << between(svg, "class=\"move\"", "</g>");
}

TEST(Svg, ALongSowingRunsRoundTheBoardAndSaysHowOften) {
  const Diagram diagram = after("2S,2S,8S,7S,2S,1S,t,2S,9S/9S,1S,2S,2S,24S,t,3S,4S,2S 35 47 S 19", 5);
  const std::string svg = render_svg(diagram, plain_look());
  EXPECT_NE(svg.find("x=\"22\" y=\"53\" width=\"700\" height=\"394\""), std::string::npos);
  EXPECT_NE(describe(diagram, Language::en).description.find("times round the board: 1"), std::string::npos);
}

TEST(Svg, LastMoveCanBeLeftOut) {
  Look look = plain_look();
  look.last_move = LastMoveShown::no;
  const std::string svg = render_svg(after("9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1", 7), look);
  EXPECT_EQ(svg.find("class=\"move\""), std::string::npos);
  EXPECT_EQ(svg.find(" from\""), std::string::npos);
}

TEST(Svg, ATuzdykIsHatchedAndHasADisc) {
  Diagram diagram;
  diagram.position = position("2S,2S,8S,7S,2S,1S,t,2S,9S/9S,1S,2S,2S,24S,t,3S,4S,2S 35 47 S 19");
  const std::string svg = render_svg(diagram, plain_look());
  EXPECT_EQ(count_of(svg, " tuzdyk"), 2U + 2U);  // the pits, and the words
  EXPECT_EQ(count_of(svg, "class=\"disc\""), 2U);
  EXPECT_EQ(count_of(svg, "class=\"hatch\""), 2U);
}

TEST(Svg, ATuzdykCanHaveATileInstead) {
  Look look = plain_look();
  look.tuzdyk = TuzdykSign::tile;
  Diagram diagram;
  diagram.position = position("2S,2S,8S,7S,2S,1S,t,2S,9S/9S,1S,2S,2S,24S,t,3S,4S,2S 35 47 S 19");
  const std::string svg = render_svg(diagram, look);
  EXPECT_EQ(count_of(svg, "<rect x=\"500\" y=\"98\" width=\"48\" height=\"48\" rx=\"5\" class=\"disc\""), 1U);
  EXPECT_EQ(count_of(svg, "class=\"hatch\""), 2U);
  EXPECT_EQ(count_of(svg, "<circle cx=\"524\" cy=\"122\""), 0U);
}

TEST(Svg, TheStartIsSmallerThanTwelveKilobytes) { EXPECT_LT(render_svg({}, plain_look()).size(), 12'000U); }

TEST(Svg, IsTheSameEveryTime) { EXPECT_EQ(render_svg({}, plain_look()), render_svg({}, plain_look())); }

TEST(Svg, EveryIdBeginsWithThePrefix) {
  Look look = plain_look();
  look.dark = builtin_theme("dark");
  look.id_prefix = "board-7";
  Diagram diagram;
  diagram.position = position("2S,2S,8S,7S,2S,1S,t,2S,9S/9S,1S,2S,2S,24S,t,3S,4S,2S 35 47 S 19");
  const std::string svg = render_svg(diagram, look);
  for (const std::string_view before : {" id=\"", "url(#", "labelledby=\""}) {
    EXPECT_GT(count_of(svg, before), 0U);
    EXPECT_EQ(count_of(svg, before), count_of(svg, std::string(before) + "board-7")) << before;
  }
  const std::string_view style = between(svg, "<style>", "</style>");
  EXPECT_EQ(count_of(style, "#board-7 ."), count_of(style, " ."));
}

TEST(Svg, RefersToNothingOutside) {
  Look look = plain_look();
  look.dark = builtin_theme("dark");
  Diagram diagram;
  diagram.names = {"http://example.org", "<image href='x'/>"};
  const std::string svg = render_svg(diagram, look);
  EXPECT_EQ(count_of(svg, "<image"), 0U);
  EXPECT_EQ(count_of(svg, " href=\""), 0U);
  EXPECT_EQ(count_of(svg, "@import"), 0U);
  EXPECT_EQ(count_of(svg, "url("), count_of(svg, "url(#"));
  // The namespace; the name stands in the picture and twice in its words.
  EXPECT_EQ(count_of(svg, "http"), 1U + count_of(svg, "http://example.org"));
}

TEST(Svg, IsWellFormedWhateverIsInIt) {
  if (std::system("xmllint --version >/dev/null 2>&1") != 0) GTEST_SKIP() << "xmllint is not installed";
  Diagram diagram = after("9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1", 7);
  diagram.names = {"A & B <c> \"d\" ]]>", std::string("\x01\xFF\xC3 \xEF\xBF\xBF \xED\xA0\x80", 13)};
  diagram.caption = "Қазақ & кыргыз <&>";
  diagram.labels = {{{Side::white, *Pit::from_number(2)}, "<A>"}};
  diagram.marks = {{{Side::black, *Pit::from_number(3)}, Hue::yellow},
                   {{Side::white, *Pit::from_number(3)}, Hue::blue}};
  diagram.arrows = {{{Side::white, *Pit::from_number(1)}, {Side::black, *Pit::from_number(9)}, Hue::red},
                    {{Side::white, *Pit::from_number(9)}, {Side::white, *Pit::from_number(1)}, Hue::blue}};
  // A tuzdyk is made; balls go round the board; a row is swept.
  const std::vector<Diagram> diagrams{diagram,
                                      after("9S,9S,9S,9S,9S,9S,1S,3S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 14 0 S 1", 8),
                                      after("2S,2S,8S,7S,2S,1S,t,2S,9S/9S,1S,2S,2S,24S,t,3S,4S,2S 35 47 S 19", 5),
                                      after("8,1S/2S,1,3S,4,4S,1S 75 76 S 60", 9)};
  for (const Diagram& one : diagrams) {
    for (const KazanPlace kazans : {KazanPlace::middle, KazanPlace::ends}) {
      for (const BallStyle style : {BallStyle::both, BallStyle::digits, BallStyle::balls}) {
        for (const Lettering lettering : {Lettering::drawn, Lettering::font}) {
          Look look = plain_look();
          look.dark = builtin_theme("dark");
          look.kazans = kazans;
          look.balls = style;
          look.lettering = lettering;
          look.labels = lettering == Lettering::font ? PitLabels::names : PitLabels::numbers;
          look.language = Language::kk;
          EXPECT_EQ(fault_of_xml({render_svg(one, look)}), "");
        }
      }
    }
  }
  EXPECT_EQ(fault_of_xml({render_sheet(diagrams, {2, 2}, plain_look())}), "");
  EXPECT_NE(fault_of_xml({"<a b='1' b='2'/>"}), "");
}

TEST(Svg, TheSmallGameHasFivePits) {
  Diagram diagram;
  diagram.position = Position::start({Variant::bestemshe});
  diagram.marks = {{{Side::white, *Pit::from_number(9)}, Hue::red}};
  const std::string svg = render_svg(diagram, plain_look());
  EXPECT_EQ(count_of(svg, "<circle "), 50U + count_of(svg, "class=\"signs\""));
  EXPECT_EQ(count_of(svg, "class=\"pit "), 10U);
}

TEST(Svg, ADiagramThatDoesNotFitItsLastMoveIsDrawnWithoutIt) {
  Diagram diagram;
  diagram.last =
      LastMove{position("2S,2S,8S,7S,2S,1S,t,2S,9S/9S,1S,2S,2S,24S,t,3S,4S,2S 35 47 S 19"), *Pit::from_number(6)};
  EXPECT_EQ(render_svg(diagram, plain_look()).find("class=\"move\""), std::string::npos);
}

}  // namespace
}  // namespace tqn::test
