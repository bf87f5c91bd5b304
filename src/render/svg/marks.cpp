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
      return R"( stroke-width="3" stroke-linecap="butt" stroke-dasharray="10 5")";
    case Hue::yellow:
      return R"( stroke-width="3.6" stroke-dasharray="0 7")";
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

/// The way of an arrow: straight to the other row, in a bow over the pits between in the same row.
struct Way {
  Point from;
  Point bend;
  Point to;
};
Way way_of(const Layout& layout, const Arrow& arrow) noexcept {
  const Point from = layout.centre(arrow.from);
  const Point to = layout.centre(arrow.to);
  if (arrow.from.row != arrow.to.row) return {from, {(from.x + to.x) / 2, (from.y + to.y) / 2}, to};
  const double inwards = layout.edge_of(arrow.from.row) == Edge::top ? 1 : -1;
  const double height = 52 + 0.1 * std::abs(to.x - from.x);
  const double edge = from.y + inwards * 22;
  return {{from.x, edge}, {(from.x + to.x) / 2, edge + 2 * inwards * height}, {to.x, edge}};
}

/// A line beside the way, so far to its right; it ends where the head begins.
void draw_way(Ink& ink, const Way& way, Point along, double aside, double head) {
  const Point start{way.bend.x - way.from.x, way.bend.y - way.from.y};
  const double length = std::hypot(start.x, start.y);
  const Point normal{-along.y * aside, along.x * aside};
  const Point first{-start.y / length * aside, start.x / length * aside};
  ink << "<path d=\"M" << way.from.x + first.x;
  ink.next(way.from.y + first.y) << 'Q' << way.bend.x + (first.x + normal.x) / 2;
  ink.next(way.bend.y + (first.y + normal.y) / 2) << ' ' << way.to.x - along.x * head + normal.x;
  ink.next(way.to.y - along.y * head + normal.y) << "\"/>";
}

void draw_head(Ink& ink, Point to, Point along, double length) {
  constexpr double half = 8.5;
  const Point neck{to.x - along.x * length, to.y - along.y * length};
  ink << "<path d=\"M" << to.x;
  ink.next(to.y) << 'L' << neck.x - along.y * half;
  ink.next(neck.y + along.x * half) << 'L' << neck.x + along.y * half;
  ink.next(neck.y - along.x * half) << "z\"";
}

void draw_arrow(Scene& scene, const Arrow& arrow) {
  const Way way = way_of(scene.layout, arrow);
  const double length = std::hypot(way.to.x - way.bend.x, way.to.y - way.bend.y);
  if (length < 1) return;
  const Point along{(way.to.x - way.bend.x) / length, (way.to.y - way.bend.y) / length};
  constexpr double head = 17;
  Ink& ink = scene.ink;
  ink << "<g";
  paint(ink, scene.look, role_of(arrow.hue));
  // Under the arrow a wider line of the page's colour sets it off from everything that it crosses.
  ink << "><g";
  paint(ink, scene.look, Role::halo);
  ink << " stroke-width=\"8\">";
  draw_way(ink, way, along, 0, head - 4);
  ink << "</g><g fill=\"none\"" << style_of(arrow.hue) << '>';
  if (arrow.hue == Hue::blue) draw_way(ink, way, along, -2, head - 2);
  draw_way(ink, way, along, arrow.hue == Hue::blue ? 2 : 0, head - 2);
  ink << "</g></g>";
  draw_head(ink, way.to, along, head);
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
