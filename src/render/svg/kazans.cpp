#include <algorithm>

#include "render/svg/number_text.hpp"
#include "render/svg/scene.hpp"

namespace tqn::svg {
namespace {

/// As many as a kazan shows: with them the game is won.
constexpr int most_in_kazan = 82;
constexpr double ball_pitch = 13.6;
constexpr double ten_gap = 3.5;
constexpr double total_size = 22;
constexpr double book_size = 30;

/// The first ball, from the groove's upper left corner.
constexpr Point first_in_groove{87.4, 10.6};
/// The middle of a ball, from the first one: pairs in two rows, a gap after each ten.
Point in_groove(int index) noexcept {
  const int column = index / 2;
  const int tens = column / 5;
  return {column * ball_pitch + tens * ten_gap, index % 2 == 0 ? 0.0 : 16.8};
}

/// In a kazan beside the rows: rows of five, a gap after each ten, from its owner's end on.
Point in_end(int index, const Box& box, Edge edge) noexcept {
  constexpr double down = 13.2;
  constexpr double gap = 2.2;
  constexpr double first = 45;
  const int row = index / 5;
  const int tens = row / 2;
  const double away = first + row * down + tens * gap;
  const double x = box.width / 2 + (index % 5 - 2) * ball_pitch;
  // Seen by its owner, who sits at the other side, it is the same.
  return edge == Edge::bottom ? Point{x, box.height - away} : Point{box.width - x, away};
}

/// A triangle towards the owner's side.
void draw_owner_sign(Ink& ink, Point middle, Edge edge) {
  const double tip = edge == Edge::bottom ? 1 : -1;
  ink << "<path d=\"M" << middle.x - 6;
  ink.next(middle.y - 4.5 * tip) << "h12l-6";
  ink.next(9 * tip) << "z\"/>";
}

struct Places {
  Point total;  ///< the middle of its base line
  Point sign;
};

Places places_in(const Box& box, KazanPlace place, Edge edge, bool book) noexcept {
  const double half = 0.365 * (book ? book_size : total_size);
  if (place == KazanPlace::middle) {
    const double y = box.y + box.height / 2;
    if (book) return {{box.x + box.width / 2, y + half}, {box.x + box.width / 2 + 42, y}};
    return {{box.x + 34, y + half}, {box.x + 66, y}};
  }
  const double x = box.x + box.width / 2;
  const double y = book ? box.y + box.height / 2 : edge == Edge::bottom ? box.y + box.height - 23 : box.y + 23;
  return {{book ? x : x - 9, y + half}, {book ? x : x + 24, book ? y + (edge == Edge::bottom ? 34 : -34) : y}};
}

std::string_view class_of(Side owner) noexcept { return owner == Side::white ? "k0" : "k1"; }

}  // namespace

void draw_grooves(Scene& scene) {
  const bool in_middle = scene.layout.kazan_place == KazanPlace::middle;
  scene.open(Role::grooves, R"( stroke-width="1.6")");
  for (const Side owner : {Side::white, Side::black}) {
    const Box& box = scene.layout.kazan[owner];
    scene.ink << "<g class=\"kazan " << class_of(owner) << "\"><rect x=\"" << box.x << "\" y=\"" << box.y
              << "\" width=\"" << box.width << "\" height=\"" << box.height << "\" rx=\"" << (in_middle ? 19.0 : 26.0)
              << "\"/></g>";
  }
  scene.close();
}

namespace {

/// The balls of a kazan from one to another, from the place of the first of them on.
void draw_balls_of_kazan(Scene& scene, Side owner, int from, int to) {
  const Box& box = scene.layout.kazan[owner];
  const auto place = [&](int ball) {
    return scene.layout.kazan_place == KazanPlace::middle ? in_groove(ball)
                                                          : in_end(ball, box, scene.layout.edge_of(owner));
  };
  const Point first = from == 0 ? Point{} : place(from);
  for (int i = from; i < to; ++i) {
    const Point at = place(i);
    scene.ball({at.x - first.x, at.y - first.y}, kazan_ball_radius);
  }
}

/// All tens are alike.
void share_balls_of_kazan(Scene& scene, Side owner, int balls, Point origin) {
  const Box& box = scene.layout.kazan[owner];
  for (int ten = 0; ten < balls; ten += 10) {
    const Point first =
        scene.layout.kazan_place == KazanPlace::middle ? in_groove(ten) : in_end(ten, box, scene.layout.edge_of(owner));
    const int count = std::min(balls - ten, 10);
    // Drawn from the second ten on, so that the first one is at its own place as well.
    scene.share({origin.x + first.x, origin.y + first.y},
                [&](Scene& apart) { draw_balls_of_kazan(apart, owner, 10, 10 + count); });
  }
}

void draw_won_balls(Scene& scene) {
  const Point origin = scene.layout.kazan_place == KazanPlace::middle ? first_in_groove : Point{};
  scene.open(Role::balls);
  for (const Side owner : {Side::white, Side::black}) {
    const Box& box = scene.layout.kazan[owner];
    const int balls = std::min<int>(scene.diagram.position.kazan(owner), most_in_kazan);
    if (balls == 0) continue;
    const Point corner{box.x + origin.x, box.y + origin.y};
    if (scene.shared != nullptr) {
      share_balls_of_kazan(scene, owner, balls, corner);
      continue;
    }
    scene.ink << "<g class=\"of " << class_of(owner) << "\" transform=\"translate(" << corner.x;
    scene.ink.next(corner.y) << ")\">";
    draw_balls_of_kazan(scene, owner, 0, balls);
    scene.close();
  }
  scene.close();
}

/// Where the total and the sign of a kazan stand.
Places places_of(const Scene& scene, Side owner) noexcept {
  return places_in(scene.layout.kazan[owner], scene.layout.kazan_place, scene.layout.edge_of(owner),
                   !scene.shows_balls());
}

}  // namespace

void draw_won(Scene& scene) {
  if (scene.shows_balls()) draw_won_balls(scene);
}

void draw_totals(Scene& scene) {
  const double size = scene.shows_balls() ? total_size : book_size;
  scene.open_numbers(Role::figures, Role::words, size);
  for (const Side owner : {Side::white, Side::black})
    scene.number(NumberText(scene.diagram.position.kazan(owner)), places_of(scene, owner).total, size);
  scene.close_numbers();
}

void draw_owner_signs(Scene& scene) {
  scene.open(Role::faint_signs);
  for (const Side owner : {Side::white, Side::black})
    draw_owner_sign(scene.ink, places_of(scene, owner).sign, scene.layout.edge_of(owner));
  scene.close();
}

void draw_kazans(Scene& scene) {
  draw_grooves(scene);
  draw_won(scene);
  draw_owner_signs(scene);
}

}  // namespace tqn::svg
