#include "tqn/render/sheet.hpp"

#include <algorithm>
#include <cmath>

#include "render/svg/layout.hpp"
#include "render/svg/paint.hpp"
#include "tqn/render/svg.hpp"

namespace tqn {
namespace {

using namespace svg;

// In points.
constexpr double margin = 40;
constexpr double gap = 20;

/// The scale by which a diagram fits its part of a page.
double scale_of(const Layout& layout, SheetSize size, PaperSize page) noexcept {
  const double width = (page.width - 2 * margin - gap * (size.columns - 1)) / size.columns;
  const double height = (page.height - 2 * margin - gap * (size.rows - 1)) / size.rows;
  return std::min(width / layout.width, height / layout.height);
}

/// The exact size, for printers.
std::string_view measures_of(Paper paper) noexcept {
  return paper == Paper::a4 ? R"(width="210mm" height="297mm")" : R"(width="8.5in" height="11in")";
}

}  // namespace

std::string render_sheet(std::span<const Diagram> diagrams, SheetSize size, const Look& look, Paper paper) {
  const PaperSize page = size_of(paper);
  std::string out;
  Ink ink(out);
  ink << R"(<svg xmlns="http://www.w3.org/2000/svg" id=")" << look.id_prefix << R"(-sheet" viewBox="0 0 )" << page.width
      << ' ' << page.height << "\" " << measures_of(paper) << "><rect width=\"" << page.width << "\" height=\""
      << page.height << '"';
  paint(ink, look, Role::page);
  ink << "/>\n";
  const std::size_t count = std::min<std::size_t>(diagrams.size(), size.count());
  for (std::size_t i = 0; i < count; ++i) {
    const Layout layout(diagrams[i].position.rules(), look);
    const double scale = scale_of(layout, size, page);
    const double column = static_cast<double>(i % size.columns);
    const double row = std::floor(static_cast<double>(i) / size.columns);
    const double across = (page.width - 2 * margin + gap) / size.columns;
    const double down = (page.height - 2 * margin + gap) / size.rows;
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
