#include "render/paper/leaf.hpp"

namespace tqn::paper {
namespace {

std::string_view family_of(Face face) noexcept {
  const bool sans = face == Face::sans || face == Face::sans_bold;
  return sans ? "DejaVu Sans, Noto Sans, sans-serif" : "DejaVu Serif, Noto Serif, serif";
}
bool is_bold(Face face) noexcept { return face == Face::sans_bold || face == Face::serif_bold; }

}  // namespace

Leaf::Leaf(std::string& out, Paper paper, Language language, std::string_view title) : ink(out) {
  const PaperSize size = size_of(paper);
  ink << R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" << size.width << ' ' << size.height
      << (paper == Paper::a4 ? R"(" width="210mm" height="297mm")" : R"(" width="8.5in" height="11in")")
      << " xml:lang=\"" << code_of(language) << "\">\n<title>";
  ink.text(on_one_line(title, 400)) << "</title>\n";
  filled_box(0, 0, size.width, size.height, "#fff");
  ink << '\n';
}

void Leaf::begin_words(const Type& type, std::string_view name) {
  ink << "<g";
  if (!name.empty()) ink << " class=\"" << name << '"';
  ink << " font-family=\"" << family_of(type.face) << '"';
  ink.attribute("font-size", type.size);
  if (is_bold(type.face)) ink << R"( font-weight="700")";
  if (type.align != Align::left) ink << " text-anchor=\"" << (type.align == Align::middle ? "middle" : "end") << '"';
  ink << " fill=\"" << type.colour << "\">";
}

void Leaf::begin_lines(double width, std::string_view name) {
  ink << "<g";
  if (!name.empty()) ink << " class=\"" << name << '"';
  ink << R"( fill="none" stroke="#000")";
  ink.attribute("stroke-width", width) << '>';
}

void Leaf::word(double x, double y, std::string_view text) {
  ink << "<text";
  ink.attribute("x", x).attribute("y", y) << '>';
  ink.text(text) << "</text>";
}

void Leaf::fitted(double x, double y, std::string_view text, const Type& type, double room, double least) {
  const Fitted fitted = fit(text, type.face, type.size, least, room);
  ink << "<text";
  ink.attribute("x", x).attribute("y", y);
  if (fitted.size < type.size) ink.attribute("font-size", fitted.size);
  ink << '>';
  ink.text(fitted.text) << "</text>";
}

void Leaf::line(double x1, double y1, double x2, double y2) {
  ink << "<path d=\"M" << x1;
  ink.next(y1) << 'L' << x2;
  ink.next(y2) << "\"/>";
}

void Leaf::box(double x, double y, double width, double height) {
  ink << "<rect";
  ink.attribute("x", x).attribute("y", y).attribute("width", width).attribute("height", height) << "/>";
}

void Leaf::filled_box(double x, double y, double width, double height, std::string_view colour) {
  ink << "<rect";
  ink.attribute("x", x).attribute("y", y).attribute("width", width).attribute("height", height)
      << " fill=\"" << colour << "\"/>";
}

}  // namespace tqn::paper
