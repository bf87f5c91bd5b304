#include "tqn/render/svg.hpp"

#include "render/svg/scene.hpp"

namespace tqn {
namespace {

using namespace svg;

void define(Scene& scene) {
  Ink& ink = scene.ink;
  ink << "<defs>";
  define_paints(ink, scene.look);
  ink << "</defs>";
  define_dark(ink, scene.look);
  ink << '\n';
}

}  // namespace

namespace svg {

void open_picture(Scene& scene, const Wording& wording) {
  Ink& ink = scene.ink;
  const std::string& id = scene.look.id_prefix;
  const Layout& layout = scene.layout;
  ink << "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"" << id << "\" viewBox=\"0 0 " << layout.width << ' '
      << layout.height << '"';
  if (scene.look.width) {
    const double width = *scene.look.width;
    ink.attribute("width", width).attribute("height", width * layout.height / layout.width);
  }
  ink << " role=\"img\" aria-labelledby=\"" << id << "-t " << id << "-d\" xml:lang=\"" << code_of(scene.look.language)
      << "\" font-family=\"DejaVu Sans, Noto Sans, sans-serif\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n";
  ink << "<title id=\"" << id << "-t\">";
  ink.text(wording.title) << "</title><desc id=\"" << id << "-d\">";
  ink.text(wording.description) << "</desc>\n";
}

void draw_board(Scene& scene) {
  Ink& ink = scene.ink;
  const Layout& layout = scene.layout;
  ink << "<rect width=\"" << layout.width << "\" height=\"" << layout.height << '"';
  paint(ink, scene.look, Role::page);
  ink << "/><rect x=\"" << layout.board.x << "\" y=\"" << layout.board.y << "\" width=\"" << layout.board.width
      << "\" height=\"" << layout.board.height << "\" rx=\"14\"";
  paint(ink, scene.look, Role::board);
  ink << " stroke-width=\"1.6\"/>\n";
}

}  // namespace svg

void append_svg(std::string& out, const Diagram& diagram, const Look& look) {
  constexpr std::size_t usual_size = 14'000;
  out.reserve(out.size() + usual_size);
  Scene scene(out, diagram, look);
  open_picture(scene, describe(diagram, look.language));
  define(scene);
  draw_board(scene);
  // Numbers lie above all: they are the fact.
  for (const auto layer : {draw_kazans, draw_pits, draw_marks, draw_last_move, draw_balls, draw_arrows, draw_totals,
                           draw_counts, draw_words}) {
    layer(scene);
    scene.ink << '\n';
  }
  scene.ink << "</svg>\n";
}

std::string render_svg(const Diagram& diagram, const Look& look) {
  std::string out;
  append_svg(out, diagram, look);
  return out;
}

}  // namespace tqn
