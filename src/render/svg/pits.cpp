#include <algorithm>

#include "render/svg/number_text.hpp"
#include "render/svg/scene.hpp"

namespace tqn::svg {
namespace {

constexpr double book_count_size = 36;

/// Balls, from the place of a ball alone on.
void draw_balls_of_pit(Scene& scene, int drawn, Role role) {
  for (int i = 0; i < drawn; ++i) {
    const Point at = ball_place(i, drawn);
    if (role == Role::balls) {
      scene.ball(at, ball_radius);
    } else {
      scene.circle(at, ball_radius);
      scene.ink << "/>";
    }
  }
}

void draw_group_of_balls(Scene& scene, const Spot& spot, int balls, Role role) {
  const Point corner = scene.layout.corner(spot);
  const Point first{corner.x + first_ball.x, corner.y + first_ball.y};
  const int drawn = std::min(balls, most_drawn);
  if (scene.shared != nullptr) {
    return scene.share(first, [&](Scene& apart) { draw_balls_of_pit(apart, drawn, role); });
  }
  scene.ink << "<g";
  scene.spot_class("of", spot);
  scene.ink << "\" transform=\"translate(" << first.x;
  scene.ink.next(first.y) << ")\">";
  draw_balls_of_pit(scene, drawn, role);
  scene.ink << "</g>";
}

bool takes_balls(const Scene& scene, const Spot& spot) noexcept {
  return scene.effect && spot == scene.landing && (scene.effect->captured > 0 || scene.effect->tuzdyk);
}

}  // namespace

void draw_pits(Scene& scene) {
  Ink& ink = scene.ink;
  scene.open(Role::pits, R"( stroke-width="1.6")");
  for_each_spot(scene, [&](const Spot& spot) {
    const Point corner = scene.layout.corner(spot);
    const bool tuzdyk = scene.is_tuzdyk(spot);
    ink << "<g";
    scene.spot_class("pit", spot);
    if (tuzdyk) ink << " tuzdyk";
    if (scene.effect && spot == scene.origin) ink << " from";
    if (scene.effect && spot == scene.landing) ink << " to";
    ink << "\"><rect x=\"" << corner.x << "\" y=\"" << corner.y << "\" width=\"" << pit_width << "\" height=\""
        << pit_height << "\" rx=\"" << pit_radius << '"';
    ink << "/>";
    if (tuzdyk) draw_tuzdyk(scene, spot);
    ink << "</g>";
  });
  scene.close();
}

void draw_balls(Scene& scene) {
  if (!scene.shows_balls()) return;
  scene.open(Role::balls);
  for_each_spot(scene, [&](const Spot& spot) {
    const int balls = scene.diagram.position.balls(spot.row, spot.pit);
    if (balls > 0) draw_group_of_balls(scene, spot, balls, Role::balls);
  });
  scene.close();
  if (!scene.effect || scene.effect->captured == 0) return;
  scene.open(Role::ghosts, R"( fill-opacity=".8" stroke-width="1.3" stroke-linecap="butt" stroke-dasharray="3 2")");
  draw_group_of_balls(scene, scene.landing, scene.effect->captured, Role::ghosts);
  scene.close();
}

void draw_counts(Scene& scene) {
  const bool book = !scene.shows_balls();
  const double size = book ? book_count_size : count_size;
  scene.open_numbers(Role::figures, Role::words, size);
  for_each_spot(scene, [&](const Spot& spot) {
    const int balls = scene.diagram.position.balls(spot.row, spot.pit);
    if (scene.look.balls == BallStyle::balls && balls <= most_drawn) return;
    const bool tuzdyk = scene.is_tuzdyk(spot);
    const Point middle = scene.layout.centre(spot);
    if (book) {
      if (!tuzdyk)
        scene.number(balls == 0 ? std::string_view(".") : NumberText(balls), {middle.x, middle.y + 0.365 * size}, size);
    } else if (!takes_balls(scene, spot)) {
      const Point at{middle.x, scene.layout.count[scene.layout.edge_of(spot.row)]};
      scene.number(tuzdyk ? std::string_view("x") : NumberText(balls), at, size);
    }
  });
  scene.close_numbers();
}

}  // namespace tqn::svg
