#include "render/words.hpp"

#include <algorithm>

#include "render/svg/number_text.hpp"
#include "render/svg/scene.hpp"
#include "tqn/notation/pit_name.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn::svg {
namespace {

constexpr double name_size = 15;
constexpr double least_size = 11;
constexpr double caption_size = 14;
constexpr double number_size = 12;
/// How wide a letter is, in sizes of its font: a careful guess, as no font is known.
constexpr double letter = 0.64;

/// The beginning of a text that takes so many columns, with a sign that something is left out.
std::string shortened(std::string_view text, std::size_t columns) {
  if (display_width(text) <= columns) return std::string(text);
  std::string kept;
  std::size_t width = 1;
  while (!text.empty()) {
    const std::string_view bytes = text.substr(0, decode_utf8(text).length);
    width += display_width(bytes);
    if (width > columns) break;
    kept += bytes;
    text.remove_prefix(bytes.size());
  }
  return kept += "…";
}

/// A text that is drawn smaller, and then shorter, until it fits.
struct Fitted {
  std::string text;
  double size;
};
Fitted fit(std::string_view text, double size, double room) {
  const auto columns = static_cast<double>(display_width(text));
  const double fits = std::clamp(room / std::max(columns * letter, 1.0), least_size, size);
  return {shortened(text, static_cast<std::size_t>(room / (fits * letter))), fits};
}

std::string_view name_of(const Scene& scene, Side side) noexcept {
  const std::string& name = scene.diagram.names[side];
  return name.empty() ? words_of(scene.look.language).parts[side] : std::string_view(name);
}

void draw_name(Scene& scene, Side side, double room) {
  const bool to_move = !scene.diagram.position.over() && scene.diagram.position.turn() == side;
  const double y = scene.layout.name[scene.layout.edge_of(side)];
  double x = 14;
  if (to_move) {
    scene.ink << "<circle cx=\"" << x + 6 << "\" cy=\"" << y - 5.4 << "\" r=\"6\"";
    paint(scene.ink, scene.look, Role::signs);
    scene.ink << "/>";
    x += 19;
  }
  const Fitted fitted = fit(name_of(scene, side), name_size, room - x);
  scene.ink << "<text";
  paint(scene.ink, scene.look, to_move ? Role::words : Role::faint_words);
  scene.ink.attribute("x", x).attribute("y", y).attribute("font-size", fitted.size)
      << (to_move ? R"( font-weight="700">)" : ">");
  scene.ink.text(fitted.text) << "</text>";
}

/// Gives the room that it takes.
double draw_caption(Scene& scene) {
  if (scene.diagram.caption.empty()) return 0;
  const double right = scene.layout.width - 14;
  const Fitted fitted = fit(scene.diagram.caption, caption_size, scene.layout.width / 2 - 20);
  scene.ink << "<text";
  paint(scene.ink, scene.look, Role::faint_words);
  scene.ink.attribute("x", right).attribute("y", scene.layout.name.top).attribute("font-size", fitted.size)
      << " text-anchor=\"end\">";
  scene.ink.text(fitted.text) << "</text>";
  return static_cast<double>(display_width(fitted.text)) * letter * fitted.size + 16;
}

void draw_pit_numbers(Scene& scene) {
  scene.open_numbers(Role::faint_figures, Role::faint_words, number_size);
  for_each_spot(scene, [&](const Spot& spot) {
    const Edge edge = scene.layout.edge_of(spot.row);
    scene.number(NumberText(spot.pit.number()), {scene.layout.centre(spot).x, scene.layout.number[edge]}, number_size);
  });
  scene.close_numbers();
}

void draw_pit_names(Scene& scene) {
  scene.ink << "<g";
  paint(scene.ink, scene.look, Role::faint_words);
  scene.ink << R"( font-size="10.5" text-anchor="middle">)";
  for_each_spot(scene, [&](const Spot& spot) {
    const Edge edge = scene.layout.edge_of(spot.row);
    scene.ink << "<text";
    scene.ink.attribute("x", scene.layout.centre(spot).x).attribute("y", scene.layout.number[edge] - 1)
        << '>' << pit_name(spot.pit, scene.look.language) << "</text>";
  });
  scene.close();
}

}  // namespace

void draw_labels(Scene& scene) {
  for (const Label& label : scene.diagram.labels) {
    if (label.spot.pit.number() > scene.layout.pits) continue;
    const Point middle = scene.layout.centre(label.spot);
    const double y = scene.layout.number[scene.layout.edge_of(label.spot.row)];
    scene.ink << "<text";
    paint(scene.ink, scene.look, Role::words);
    scene.ink.attribute("x", middle.x + 9).attribute("y", y) << R"( font-size="13" font-weight="700">)";
    scene.ink.text(label.text) << "</text>";
  }
}

void draw_players(Scene& scene) {
  const double caption = draw_caption(scene);
  const Side top = opponent(scene.layout.bottom);
  draw_name(scene, top, scene.layout.width - 14 - caption);
  draw_name(scene, scene.layout.bottom, scene.layout.width - 14);
}

void draw_pit_labels(Scene& scene) {
  switch (scene.look.labels) {
    case PitLabels::numbers:
      return draw_pit_numbers(scene);
    case PitLabels::names:
      if (pit_name(*Pit::from_number(Pit::lowest), scene.look.language).empty()) return draw_pit_numbers(scene);
      return draw_pit_names(scene);
    case PitLabels::none:
      return;
  }
}

void draw_words(Scene& scene) {
  draw_players(scene);
  draw_pit_labels(scene);
  draw_labels(scene);
}

}  // namespace tqn::svg
