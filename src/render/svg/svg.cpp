#include "tqn/render/svg.hpp"

#include "render/svg/scene.hpp"

namespace tqn {
namespace {

using namespace svg;

void open_picture(Scene& scene) {
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
  const Wording wording = describe(scene.diagram, scene.look.language);
  ink << "<title id=\"" << id << "-t\">";
  ink.text(wording.title) << "</title><desc id=\"" << id << "-d\">";
  ink.text(wording.description) << "</desc>\n";
}

void define(Scene& scene) {
  Ink& ink = scene.ink;
  ink << "<defs>";
  define_paints(ink, scene.look);
  if (scene.diagram.position.tuzdyk(Side::white) || scene.diagram.position.tuzdyk(Side::black)) {
    ink << "<pattern id=\"" << scene.look.id_prefix
        << R"x(-h" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><g)x";
    paint(ink, scene.look, Role::hatch);
    ink << R"( stroke-width="2.2"><path stroke="none" d="M0 0h7v7h-7z"/><path d="M0 0v7"/></g></pattern>)";
  }
  ink << "</defs>";
  define_dark(ink, scene.look);
  ink << '\n';
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

}  // namespace

void append_svg(std::string& out, const Diagram& diagram, const Look& look) {
  constexpr std::size_t usual_size = 14'000;
  out.reserve(out.size() + usual_size);
  Scene scene(out, diagram, look);
  open_picture(scene);
  define(scene);
  draw_board(scene);
  for (const auto layer :
       {draw_kazans, draw_pits, draw_marks, draw_last_move, draw_balls, draw_counts, draw_words, draw_arrows}) {
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
