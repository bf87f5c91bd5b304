#include <cmath>

#include "render/svg/scene.hpp"

namespace tqn::svg {
namespace {

/// How a colour's lines are drawn, so that they can be told apart without colours. diagrams.md 6.
std::string_view style_of(Hue hue) noexcept {
  switch (hue) {
    case Hue::green:
      return R"( stroke-width="3")";
    case Hue::red:
      return R"( stroke-width="3" stroke-dasharray="10 5")";
    case Hue::yellow:
      return R"( stroke-width="3.6" stroke-linecap="round" stroke-dasharray="0 7")";
    case Hue::blue:
      return R"( stroke-width="1.8")";
  }
  return "";
}

void draw_outline(Ink& ink, Point corner, double inset, std::string_view more) {
  ink << "<rect x=\"" << corner.x + inset << "\" y=\"" << corner.y + inset << "\" width=\"" << pit_width - 2 * inset
      << "\" height=\"" << pit_height - 2 * inset << "\" rx=\"" << pit_radius - inset << '"' << more << "/>";
}

void draw_mark(Scene& scene, const Mark& mark) {
  const Point corner = scene.layout.corner(mark.spot);
  const bool tuzdyk = scene.is_tuzdyk(mark.spot);
  scene.ink << "<g";
  paint(scene.ink, scene.look, role_of(mark.hue));
  scene.ink << style_of(mark.hue) << '>';
  if (!tuzdyk) draw_outline(scene.ink, corner, 0.8, R"( stroke="none")");
  draw_outline(scene.ink, corner, 3.4, R"( fill="none")");
  if (mark.hue == Hue::blue) draw_outline(scene.ink, corner, 6.8, R"( fill="none")");
  scene.ink << "</g>";
}

/// From a point to another, both a little inside of the pits' middles.
void draw_arrow(Scene& scene, const Arrow& arrow) {
  const Point from = scene.layout.centre(arrow.from);
  const Point to = scene.layout.centre(arrow.to);
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return;
  const Point along{(to.x - from.x) / length, (to.y - from.y) / length};
  constexpr double head = 16;
  const Point neck{to.x - along.x * head * 0.8, to.y - along.y * head * 0.8};
  Ink& ink = scene.ink;
  const auto line = [&](double aside, std::string_view more) {
    ink << "<path d=\"M" << from.x - along.y * aside;
    ink.next(from.y + along.x * aside) << 'L' << neck.x - along.y * aside;
    ink.next(neck.y + along.x * aside) << '"' << more << "/>";
  };
  ink << "<g";
  paint(ink, scene.look, role_of(arrow.hue));
  ink << " stroke-linecap=\"round\"><g stroke=\"" << scene.look.theme.page
      << "\" class=\"halo\" stroke-opacity=\".85\" stroke-width=\"8\">";
  line(0, "");
  ink << "</g><g" << style_of(arrow.hue) << '>';
  if (arrow.hue == Hue::blue) {
    line(-2, "");
    line(2, "");
  } else {
    line(0, "");
  }
  ink << "</g></g><path d=\"M" << to.x;
  ink.next(to.y) << 'L' << to.x - along.x * head - along.y * 8;
  ink.next(to.y - along.y * head + along.x * 8) << 'L' << to.x - along.x * head + along.y * 8;
  ink.next(to.y - along.y * head - along.x * 8) << "z\"";
  paint(ink, scene.look, head_role_of(arrow.hue));
  ink << "/>";
}

}  // namespace

void draw_marks(Scene& scene) {
  for (const Mark& mark : scene.diagram.marks) {
    if (mark.spot.pit.number() <= scene.layout.pits) draw_mark(scene, mark);
  }
}

void draw_arrows(Scene& scene) {
  for (const Arrow& arrow : scene.diagram.arrows) {
    if (arrow.from.pit.number() <= scene.layout.pits && arrow.to.pit.number() <= scene.layout.pits)
      draw_arrow(scene, arrow);
  }
}

}  // namespace tqn::svg
