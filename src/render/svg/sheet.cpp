#include "tqn/render/sheet.hpp"

#include <algorithm>
#include <cmath>

#include "render/svg/layout.hpp"
#include "render/svg/paint.hpp"
#include "tqn/render/svg.hpp"

namespace tqn {
namespace {

using namespace svg;

// A4 in points.
constexpr double page_width = 595;
constexpr double page_height = 842;
constexpr double margin = 40;
constexpr double gap = 20;

/// The scale by which a diagram fits its part of a page.
double scale_of(const Layout& layout, SheetSize size) noexcept {
  const double width = (page_width - 2 * margin - gap * (size.columns - 1)) / size.columns;
  const double height = (page_height - 2 * margin - gap * (size.rows - 1)) / size.rows;
  return std::min(width / layout.width, height / layout.height);
}

}  // namespace

std::string render_sheet(std::span<const Diagram> diagrams, SheetSize size, const Look& look) {
  std::string out;
  Ink ink(out);
  ink << R"(<svg xmlns="http://www.w3.org/2000/svg" id=")" << look.id_prefix << R"(-sheet" viewBox="0 0 )" << page_width
      << ' ' << page_height << R"(" width="210mm" height="297mm"><rect width=")" << page_width << "\" height=\""
      << page_height << '"';
  paint(ink, look, Role::page);
  ink << "/>\n";
  const std::size_t count = std::min<std::size_t>(diagrams.size(), size.count());
  for (std::size_t i = 0; i < count; ++i) {
    const Layout layout(diagrams[i].position.rules(), look);
    const double scale = scale_of(layout, size);
    const double column = static_cast<double>(i % size.columns);
    const double row = std::floor(static_cast<double>(i) / size.columns);
    const double across = (page_width - 2 * margin + gap) / size.columns;
    const double down = (page_height - 2 * margin + gap) / size.rows;
    const double x = margin + column * across + (across - gap - layout.width * scale) / 2;
    const double y = margin + row * down + (down - gap - layout.height * scale) / 2;
    Look one = look;
    one.id_prefix += '-' + std::to_string(i + 1);
    one.width.reset();
    one.dark.reset();  // paper is what it is
    ink << "<svg";
    ink.attribute("x", x).attribute("y", y);
    ink.attribute("width", layout.width * scale).attribute("height", layout.height * scale) << ">\n";
    append_svg(out, diagrams[i], one);
    ink << "</svg>\n";
  }
  ink << "</svg>\n";
  return out;
}

}  // namespace tqn
