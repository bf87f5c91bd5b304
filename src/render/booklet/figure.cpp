#include "render/booklet/figure.hpp"

#include <fmt/format.h>

#include "render/booklet/table.hpp"
#include "render/paper/leaf.hpp"
#include "render/svg/layout.hpp"
#include "tqn/render/svg.hpp"

namespace tqn::booklet {

Figure draw_figure(const Storyboard& story, std::size_t frame, const BookletLook& look, const Measure& measure) {
  constexpr double caption_height = 13;
  constexpr double gap = 10;  // under the diagram
  constexpr double edge = 2;  // of the page around the board
  const Diagram diagram = diagram_of(story, frame);
  Look how = look.diagrams;
  how.dark.reset();  // paper is what it is
  how.id_prefix = fmt::format("{}d{}", id_mark, frame);
  const svg::Layout layout(diagram.position.rules(), how);
  how.width = static_cast<unsigned>(layout.width);

  Figure figure;
  svg::Ink ink(figure.svg);
  const bool of_move = story.frames[frame].parent != Frame::none && story.frames[frame].diagram.value_or("").empty();
  const std::string title = of_move ? move_number_text(story.frames[frame].half_move) + ' ' + cell_of(story, frame).move
                                    : describe(diagram, how.language).title;
  const paper::Fitted caption = paper::fit(title, paper::Face::serif_bold, 9, 6.5, measure.figure_width);
  ink << "<text";
  ink.attribute("x", measure.figure_width / 2).attribute("y", 9).attribute("font-size", caption.size)
      << R"( font-weight="700" text-anchor="middle">)";
  ink.text(caption.text) << "</text>";
  // Names and caption of the picture would be too small: only the board is shown.
  const double width = layout.board.width + 2 * edge;
  const double height = layout.board.height + 2 * edge;
  const double drawn = measure.figure_width * height / width;
  ink << "<svg";
  ink.attribute("y", caption_height).attribute("width", measure.figure_width).attribute("height", drawn)
      << " viewBox=\"" << layout.board.x - edge << ' ' << layout.board.y - edge << ' ' << width << ' ' << height
      << "\">\n";
  append_svg(figure.svg, diagram, how);
  ink << "</svg>";
  figure.height = caption_height + drawn + gap;
  return figure;
}

}  // namespace tqn::booklet
