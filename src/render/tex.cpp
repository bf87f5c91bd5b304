#include <fmt/format.h>

#include <iterator>

#include "render/svg/layout.hpp"
#include "render/words.hpp"
#include "tqn/render/text.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

using namespace svg;

/// Text of people in TeX: its special characters become commands, control characters blanks.
std::string for_tex(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '\\':
        out += "\\textbackslash{}";
        break;
      case '~':
        out += "\\textasciitilde{}";
        break;
      case '^':
        out += "\\textasciicircum{}";
        break;
      case '<':
        out += "\\textless{}";
        break;
      case '>':
        out += "\\textgreater{}";
        break;
      case '|':
        out += "\\textbar{}";
        break;
      case '-':
        out += out.ends_with('-') ? "{}-" : "-";  // two of them would be a dash
        break;
      case '#':
      case '$':
      case '%':
      case '&':
      case '_':
      case '{':
      case '}':
        out += '\\';
        out += c;
        break;
      default:
        out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
  }
  return out;
}

/// In the style of books: a number in every pit. The measures are those of the SVG, a unit being 0.4 points.
class TexDrawing {
 public:
  TexDrawing(const Diagram& diagram, const Look& look)
      : diagram_(diagram), words_(words_of(look.language)), layout_(diagram.position.rules(), look) {
    if (!diagram.last || look.last_move == LastMoveShown::no) return;
    Position after = diagram.last->before;
    from_ = Spot{after.turn(), diagram.last->pit};
    const auto played = play(after, diagram.last->pit);
    if (const auto* const effect = std::get_if<Effect>(&played)) to_ = Spot{effect->landing_row, effect->landing};
  }

  std::string draw() {
    out_ =
        "% needs \\usepackage{tikz}; for Cyrillic names also "
        "\\usepackage[T2A]{fontenc}\n\\begin{tikzpicture}[x=0.4pt,y=-0.4pt,line width=0.5pt]\n";
    add("\\draw[rounded corners=5pt] ({},{}) rectangle ({},{});\n", layout_.board.x, layout_.board.y,
        layout_.board.x + layout_.board.width, layout_.board.y + layout_.board.height);
    for (const Side side : {Side::white, Side::black}) {
      for (int pit = 1; pit <= layout_.pits; ++pit) draw_pit({side, *Pit::from_number(pit)});
      draw_kazan(side);
      draw_name(side);
    }
    if (!diagram_.caption.empty())
      add("\\node[anchor=base east,font=\\footnotesize] at ({},{}) {{{}}};\n", layout_.width - 10, layout_.name.top,
          for_tex(diagram_.caption));
    out_ += "\\end{tikzpicture}\n";
    return std::move(out_);
  }

 private:
  template <typename... Values>
  void add(fmt::format_string<Values...> pattern, Values&&... values) {
    fmt::format_to(std::back_inserter(out_), pattern, std::forward<Values>(values)...);
  }

  void draw_pit(const Spot& spot) {
    const Point corner = layout_.corner(spot);
    const Point middle = layout_.centre(spot);
    // Where the last ball fell the line is thick, where it came from it is dashed.
    const std::string_view style = spot == to_ ? ",line width=1.6pt" : spot == from_ ? ",dashed" : "";
    add("\\draw[rounded corners=12pt{}] ({},{}) rectangle ({},{});\n", style, corner.x, corner.y, corner.x + pit_width,
        corner.y + pit_height);
    const bool tuzdyk = diagram_.position.tuzdyk(opponent(spot.row)) == spot.pit;
    if (tuzdyk) {
      add("\\node[circle,draw,inner sep=1pt] at ({},{}) {{$\\times$}};\n", middle.x, middle.y);
    } else {
      const int balls = diagram_.position.balls(spot.row, spot.pit);
      add("\\node at ({},{}) {{\\large\\bfseries {}}};\n", middle.x, middle.y,
          balls == 0 ? std::string("$\\cdot$") : std::to_string(balls));
    }
    add("\\node[font=\\tiny] at ({},{}) {{{}}};\n", middle.x, layout_.number[layout_.edge_of(spot.row)] - 5,
        spot.pit.number());
  }

  void draw_kazan(Side owner) {
    const Box& box = layout_.kazan[owner];
    const bool towards_bottom = layout_.edge_of(owner) == Edge::bottom;
    add("\\draw[rounded corners=7pt] ({},{}) rectangle ({},{});\n", box.x, box.y, box.x + box.width,
        box.y + box.height);
    add("\\node at ({},{}) {{\\bfseries {}\\,\\tiny{}}};\n", box.x + box.width / 2, box.y + box.height / 2,
        diagram_.position.kazan(owner), towards_bottom ? "$\\bigtriangledown$" : "$\\bigtriangleup$");
  }

  void draw_name(Side side) {
    const Position& position = diagram_.position;
    const bool moves = !position.over() && position.turn() == side;
    const std::string& given = diagram_.names[side];
    add("\\node[anchor=base west,font=\\footnotesize{}] at (10,{}) {{{}{}}};\n", moves ? "\\bfseries" : "",
        layout_.name[layout_.edge_of(side)], moves ? "$\\bullet$ " : "",
        for_tex(given.empty() ? words_.parts[side] : std::string_view(given)));
  }

  const Diagram& diagram_;
  const Words& words_;
  Layout layout_;
  std::optional<Spot> from_;
  std::optional<Spot> to_;
  std::string out_;
};

}  // namespace

std::string render_tex(const Diagram& diagram, const Look& look) { return TexDrawing(diagram, look).draw(); }

}  // namespace tqn
