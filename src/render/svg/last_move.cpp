#include "render/svg/number_text.hpp"
#include "render/svg/scene.hpp"

namespace tqn::svg {
namespace {

constexpr double lane_radius = 9;
constexpr double lap_size = 15;

/// Pits that the last ball is away from the first, going round the board.
int steps_of(const Effect& effect) noexcept { return effect.lifted == 1 ? 1 : effect.lifted - 1; }

/// An outline outside of a pit.
void draw_outline(Ink& ink, Point corner, std::string_view more) {
  constexpr double away = 4.6;
  ink << "<rect x=\"" << corner.x - away << "\" y=\"" << corner.y - away << "\" width=\"" << pit_width + 2 * away
      << "\" height=\"" << pit_height + 2 * away << "\" rx=\"" << pit_radius + away << '"' << more << "/>";
}

/// The lane goes along the lower row to the right, up, and along the upper row to the left.
class Lane {
 public:
  Lane(Ink& ink, const Layout& layout) noexcept : ink_(ink), layout_(layout) {}

  void draw(const Spot& from, int steps) {
    Edge edge = layout_.edge_of(from.row);
    int at = from.pit.index() + steps;
    const double x = layout_.centre(from).x;
    ink_ << "<path d=\"M" << x;
    ink_.next(layout_.lane[edge] + (edge == Edge::top ? 5.5 : -5.5)) << 'V' << layout_.lane[edge];
    for (; at >= layout_.pits; at -= layout_.pits) edge = turn(edge);
    const int from_left = edge == Edge::bottom ? at : layout_.pits - 1 - at;
    end_ = {layout_.left + pit_width / 2 + from_left * pit_pitch, layout_.lane[edge]};
    ink_ << 'H' << end_.x << "\"/>";
    edge_ = edge;
  }
  void draw_round() {
    const double left = layout_.lane_left;
    const double top = layout_.lane.top;
    ink_ << "<rect x=\"" << left << "\" y=\"" << top << "\" width=\"" << layout_.lane_right - left << "\" height=\""
         << layout_.lane.bottom - top << "\" rx=\"" << lane_radius << "\"/>";
  }
  /// Its point touches the outline of the pit.
  void draw_head() {
    const double down = edge_ == Edge::top ? 1 : -1;
    ink_ << "<path d=\"M" << end_.x - 8;
    ink_.next(end_.y - 3 * down) << "h16l-8";
    ink_.next(12 * down) << "z\"/>";
  }

 private:
  Edge turn(Edge edge) {
    if (edge == Edge::bottom) {
      ink_ << 'H' << layout_.lane_right - lane_radius << "a9 9 0 0 0 9-9V" << layout_.lane.top + lane_radius
           << "a9 9 0 0 0-9-9";
      return Edge::top;
    }
    ink_ << 'H' << layout_.lane_left + lane_radius << "a9 9 0 0 0-9 9V" << layout_.lane.bottom - lane_radius
         << "a9 9 0 0 0 9 9";
    return Edge::bottom;
  }

  Ink& ink_;
  const Layout& layout_;
  Point end_;
  Edge edge_ = Edge::bottom;
};

/// How many times the sowing went round, on the lane of the side that it always passes.
void draw_laps(Scene& scene, int laps) {
  const Layout& layout = scene.layout;
  const Point middle{layout.lane_right, (layout.lane.top + layout.lane.bottom) / 2};
  const NumberText text(laps, "+");
  const double width = width_of(text, lap_size) + 4;
  scene.ink << "<rect x=\"" << middle.x - width / 2 << "\" y=\"" << middle.y - 10 << "\" width=\"" << width
            << R"(" height="20" rx="4")";
  paint(scene.ink, scene.look, Role::plate);
  scene.ink << "/>";
  scene.open_numbers(Role::move, Role::head, lap_size);
  scene.number(text, {middle.x, middle.y + 0.365 * lap_size}, lap_size);
  scene.close_numbers();
}

}  // namespace

void draw_last_move(Scene& scene) {
  if (!scene.effect) return;
  const Layout& layout = scene.layout;
  const int ring = 2 * layout.pits;
  const int steps = steps_of(*scene.effect);
  Lane lane(scene.ink, layout);
  scene.open(Role::move, R"( stroke-width="2.8")");
  if (steps >= ring) lane.draw_round();
  lane.draw(scene.origin, steps % ring);
  draw_outline(scene.ink, layout.corner(scene.origin), R"( stroke-linecap="butt" stroke-dasharray="6 3.4")");
  draw_outline(scene.ink, layout.corner(scene.landing), R"( stroke-width="3.8")");
  scene.close();
  scene.open(Role::head);
  lane.draw_head();
  scene.close();
  if (steps >= ring) draw_laps(scene, steps / ring);
  if (scene.effect->captured == 0 && !scene.effect->tuzdyk) return;
  constexpr int balls_of_a_tuzdyk = 3;
  const NumberText taken(scene.effect->tuzdyk ? balls_of_a_tuzdyk : scene.effect->captured,
                         scene.effect->tuzdyk ? "+" : "-");
  scene.open_numbers(Role::capture, Role::capture_words, count_size);
  scene.number(taken, {layout.centre(scene.landing).x, layout.count[layout.edge_of(scene.landing.row)]}, count_size);
  scene.close_numbers();
}

}  // namespace tqn::svg
