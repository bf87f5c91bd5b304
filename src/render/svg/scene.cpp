#include "render/svg/scene.hpp"

namespace tqn::svg {

Scene::Scene(std::string& out, const Diagram& what, const Look& how)
    : diagram(what), look(how), layout(what.position.rules(), how), ink(out) {
  if (!what.last || how.last_move == LastMoveShown::no) return;
  Position position = what.last->before;
  origin = {position.turn(), what.last->pit};
  const auto played = play(position, what.last->pit);
  if (const auto* const done = std::get_if<Effect>(&played)) {
    effect = *done;
    landing = {done->landing_row, done->landing};
  }
}

void Scene::open(Role role, std::string_view more) {
  ink << "<g";
  paint(ink, look, role);
  ink << more << '>';
}

void Scene::open_numbers(Role drawn, Role words, double size) {
  if (look.lettering == Lettering::drawn) {
    ink << "<path";
    paint(ink, look, drawn);
    ink.attribute("stroke-width", stroke_of(size)) << " d=\"";
  } else {
    ink << "<g";
    paint(ink, look, words);
    ink.attribute("font-size", size) << R"( font-weight="700" text-anchor="middle">)";
  }
}

void Scene::number(std::string_view figures, Point middle, double size) {
  if (look.lettering == Lettering::drawn) {
    draw_figures(ink, figures, middle, size);
    return;
  }
  ink << "<text";
  ink.attribute("x", middle.x).attribute("y", middle.y) << '>';
  for (const char sign : figures) {
    ink << (sign == 'x' ? "×" : sign == '-' ? "−" : sign == '.' ? "·" : std::string_view(&sign, 1));
  }
  ink << "</text>";
}

void Scene::ball(Point at, double radius) {
  circle(at, radius);
  ink << "/>";
  if (look.shading == Shading::smooth || look.theme.ball_shine == look.theme.ball) return;
  circle({at.x - 0.28 * radius, at.y - 0.36 * radius}, 0.32 * radius);
  ink << " fill=\"" << look.theme.ball_shine << "\" stroke=\"none\"/>";
}

void Scene::circle(Point at, double radius) {
  // What is not there is 0.
  ink << "<circle";
  if (at.x != 0) ink.attribute("cx", at.x);
  if (at.y != 0) ink.attribute("cy", at.y);
  ink.attribute("r", radius);
}

void Scene::spot_class(std::string_view name, const Spot& spot) {
  ink << " class=\"" << name << (spot.row == Side::white ? " s0 p" : " s1 p") << spot.pit.to_char();
}

}  // namespace tqn::svg
