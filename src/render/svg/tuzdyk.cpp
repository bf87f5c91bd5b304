#include <algorithm>
#include <array>
#include <cmath>

#include "render/svg/scene.hpp"

namespace tqn::svg {
namespace {

/// Between the lines of the hatch, along the edge of a pit.
constexpr double hatch_pitch = 9.9;
/// The ends of the lines keep off the outline of the pit.
constexpr double inset = 1.4;

/// Whether a point, seen from the middle of a pit, lies in it, away from its outline.
bool is_inside(double x, double y) noexcept {
  const double beside = std::max(std::abs(x) - (pit_width / 2 - pit_radius), 0.0);
  const double below = std::max(std::abs(y) - (pit_height / 2 - pit_radius), 0.0);
  return std::hypot(beside, below) < pit_radius - inset;
}

/// How far one can go in a pit along a line at 45 degrees, from a point on it that lies inside.
double reach(double x, double y, double direction) noexcept {
  double near = 0;
  double far = pit_height;
  for (int i = 0; i < 40; ++i) {
    const double middle = (near + far) / 2;
    (is_inside(x + direction * middle, y - direction * middle) ? near : far) = middle;
  }
  return near;
}

/// Lines at 45 degrees through a pit, as commands of a path that begins in its middle. Lines and no pattern: where the
/// parts of a pattern meet, many programs show a seam.
std::string hatch_commands() {
  std::string commands;
  Ink ink(commands);
  const auto rounded = [](double value) { return std::round(value * 10) / 10; };
  Point pen;
  for (int line = -9; line <= 9; ++line) {
    // The line crosses the upright axis of the pit here; outside of it one cannot see far.
    const double middle = line * hatch_pitch / 2;
    const double across = std::clamp(middle, -pit_width / 2 + inset + 8, pit_width / 2 - inset - 8);
    const double down = 2 * middle - across;
    if (!is_inside(across, down)) continue;
    const double right = reach(across, down, 1);
    const double left = reach(across, down, -1);
    const Point from{rounded(across + right), rounded(down - right)};
    const Point to{rounded(across - left), rounded(down + left)};
    ink << 'm' << from.x - pen.x;
    ink.next(from.y - pen.y) << 'l' << to.x - from.x;
    ink.next(to.y - from.y);
    pen = to;
  }
  return commands;
}

void draw_hatch(Scene& scene, Point middle) {
  static const std::string commands = hatch_commands();
  scene.ink << "<path d=\"M" << middle.x;
  scene.ink.next(middle.y) << commands << '"';
  paint(scene.ink, scene.look, Role::hatch);
  scene.ink << R"( stroke-width="1.6" stroke-linecap="butt"/>)";
}

void draw_disc(Scene& scene, Point middle) {
  constexpr double radius = 17;
  constexpr double arm = 6.5;
  scene.ink << "<circle cx=\"" << middle.x << "\" cy=\"" << middle.y << "\" r=\"" << radius << '"';
  paint(scene.ink, scene.look, Role::disc);
  scene.ink << " stroke-width=\"2\"/><path d=\"M" << middle.x - arm;
  scene.ink.next(middle.y - arm) << 'l' << 2 * arm;
  scene.ink.next(2 * arm) << 'm' << 0.0;
  scene.ink.next(-2 * arm) << 'l' << -2 * arm;
  scene.ink.next(2 * arm) << '"';
  paint(scene.ink, scene.look, Role::cross);
  scene.ink << R"( stroke-width="4.4"/>)";
}

/// A tile with the horns of a ram, as they are on carpets of felt: a pair above and a pair below, a rhomb between.
void draw_tile(Scene& scene, Point middle) {
  constexpr double half = 24;
  scene.ink << "<rect x=\"" << middle.x - half << "\" y=\"" << middle.y - half << "\" width=\"" << 2 * half
            << "\" height=\"" << 2 * half << "\" rx=\"5\"";
  paint(scene.ink, scene.look, Role::disc);
  scene.ink << " stroke-width=\"2\"/><path d=\"";
  constexpr std::array<std::string_view, 2> horns{"v-4c0-9 14-12 14-3c0 5-7 5-7 .5", "v-4c0-9-14-12-14-3c0 5 7 5 7 .5"};
  constexpr std::array<std::string_view, 2> lower{"v4c0 9 14 12 14 3c0-5-7-5-7-.5", "v4c0 9-14 12-14 3c0-5 7-5 7-.5"};
  for (const auto& [commands, side] : {std::pair(horns, -1.0), std::pair(lower, 1.0)}) {
    for (const std::string_view horn : commands) {
      scene.ink << 'M' << middle.x;
      scene.ink.next(middle.y + side * 6) << horn;
    }
  }
  scene.ink << '"';
  paint(scene.ink, scene.look, Role::cross);
  scene.ink << " stroke-width=\"3.2\"/><path d=\"M" << middle.x;
  scene.ink.next(middle.y - 6) << "l6 6-6 6-6-6zm18 0l4 6-4 6m-36-12l-4 6 4 6\"";
  paint(scene.ink, scene.look, Role::cross);
  scene.ink << " stroke-width=\"2.4\"/>";
}

}  // namespace

void draw_tuzdyk(Scene& scene, const Spot& spot) {
  const Point middle = scene.layout.centre(spot);
  draw_hatch(scene, middle);
  switch (scene.look.tuzdyk) {
    case TuzdykSign::disc:
      return draw_disc(scene, middle);
    case TuzdykSign::tile:
      return draw_tile(scene, middle);
  }
}

void draw_tuzdyks(Scene& scene) {
  for_each_spot(scene, [&](const Spot& spot) {
    if (scene.is_tuzdyk(spot)) draw_tuzdyk(scene, spot);
  });
}

}  // namespace tqn::svg
