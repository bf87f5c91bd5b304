#include "printed.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <utility>

#include "picture.hpp"
#include "render/paper/lettering.hpp"
#include "support/files.hpp"
#include "support/shell.hpp"

namespace tqn::test {
namespace {

/// What an element takes from those around it.
struct Style {
  std::string group;
  std::string anchor;
  double size = 10;
  double x = 0;
  double y = 0;
  bool serif = false;
  bool bold = false;

  [[nodiscard]] paper::Face face() const noexcept {
    if (serif) return bold ? paper::Face::serif_bold : paper::Face::serif;
    return bold ? paper::Face::sans_bold : paper::Face::sans;
  }
};

std::string attribute(std::string_view tag, std::string_view name) {
  return std::string(between(tag, " " + std::string(name) + "=\"", "\""));
}

Style inside(Style style, std::string_view tag) {
  if (const auto name = attribute(tag, "class"); !name.empty()) style.group = name;
  if (const auto family = attribute(tag, "font-family"); !family.empty())
    style.serif = family.find("Serif") != std::string::npos;
  if (const auto anchor = attribute(tag, "text-anchor"); !anchor.empty()) style.anchor = anchor;
  if (!attribute(tag, "font-size").empty()) style.size = number_of(tag, " font-size");
  if (!attribute(tag, "font-weight").empty()) style.bold = true;
  if (const std::string move(between(tag, "translate(", ")")); !move.empty()) {
    char* end = nullptr;
    style.x += std::strtod(move.c_str(), &end);
    style.y += std::strtod(end, nullptr);
  }
  return style;
}

std::string plain(std::string_view text) {
  std::string out(text);
  for (const auto& [from, to] : {std::pair{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&amp;", "&"}}) {
    for (std::size_t at = out.find(from); at != std::string::npos; at = out.find(from, at + 1))
      out.replace(at, std::string_view(from).size(), to);
  }
  return out;
}

PrintedText text_of(const Style& style, std::string_view content) {
  PrintedText text;
  text.group = style.group;
  text.base = style.y;
  text.size = style.size;
  double width = 0;
  Style now = style;
  while (!content.empty()) {
    if (content.front() == '<') {
      const std::string_view tag = content.substr(0, content.find('>') + 1);
      now = tag.starts_with("</") ? style : inside(style, tag);
      width += number_of(tag, " dx");
      content.remove_prefix(tag.size());
      continue;
    }
    const std::size_t end = std::min(content.find('<'), content.size());
    const std::string piece = plain(content.substr(0, end));
    width += paper::width_of(piece, now.face()) * now.size;
    text.text += piece;
    if (now.bold) text.bold += piece + ' ';
    content.remove_prefix(end);
  }
  const double before = style.anchor == "middle" ? width / 2 : style.anchor == "end" ? width : 0;
  text.left = style.x - before;
  text.right = text.left + width;
  return text;
}

PrintedShape rectangle(const Style& style, std::string_view tag) {
  const double x = style.x + number_of(tag, " x");
  const double y = style.y + number_of(tag, " y");
  return {style.group, x, y, x + number_of(tag, " width"), y + number_of(tag, " height"), false};
}

/// M, L, h and v are all that pages are drawn with.
PrintedShape path(const Style& style, std::string_view tag) {
  const std::string data = attribute(tag, "d");
  const char* at = data.c_str();
  const auto next = [&at] {
    char* end = nullptr;
    const double number = std::strtod(at, &end);
    at = end;
    return number;
  };
  PrintedShape shape{style.group, 1e9, 1e9, -1e9, -1e9, false};
  double x = 0;
  double y = 0;
  while (*at != '\0') {
    const char command = *at++;
    if (command == 'h') {
      x += next();
    } else if (command == 'v') {
      y += next();
    } else {
      x = next();
      y = next();
    }
    shape.left = std::min(shape.left, style.x + x);
    shape.right = std::max(shape.right, style.x + x);
    shape.top = std::min(shape.top, style.y + y);
    shape.bottom = std::max(shape.bottom, style.y + y);
  }
  return shape;
}

/// Where the element ends that begins at the front, others of its name inside it.
std::size_t end_of_picture(std::string_view svg) {
  int depth = 0;
  std::size_t at = 0;
  do {
    const std::size_t open = svg.find("<svg", at);
    const std::size_t close = svg.find("</svg>", at);
    depth += open < close ? 1 : -1;
    at = open < close ? open + 4 : close + 6;
  } while (depth > 0);
  return at;
}

}  // namespace

std::vector<PrintedText> PrintedPage::of(std::string_view group) const {
  std::vector<PrintedText> found;
  std::ranges::copy_if(texts, std::back_inserter(found), [&](const PrintedText& text) { return text.group == group; });
  return found;
}

PrintedPage read_page(std::string_view svg) {
  PrintedPage page;
  std::vector<Style> styles(1);
  while (true) {
    const std::size_t open = svg.find('<');
    if (open == std::string_view::npos) return page;
    svg.remove_prefix(open);
    const std::string_view tag = svg.substr(0, svg.find('>') + 1);
    std::size_t past = tag.size();
    if (tag.starts_with("<svg") && page.width == 0) {
      const std::string box = attribute(tag, "viewBox").substr(4);
      char* end = nullptr;
      page.width = std::strtod(box.c_str(), &end);
      page.height = std::strtod(end, nullptr);
    } else if (tag.starts_with("<svg")) {
      page.shapes.push_back(rectangle(styles.back(), tag));
      page.shapes.back().picture = true;
      past = end_of_picture(svg);
    } else if (tag.starts_with("<g")) {
      styles.push_back(inside(styles.back(), tag));
    } else if (tag.starts_with("</g>")) {
      styles.pop_back();
    } else if (tag.starts_with("<rect")) {
      page.shapes.push_back(rectangle(styles.back(), tag));
    } else if (tag.starts_with("<path")) {
      page.shapes.push_back(path(styles.back(), tag));
    } else if (tag.starts_with("<text")) {
      Style style = inside(styles.back(), tag);
      style.x += number_of(tag, " x");
      style.y += number_of(tag, " y");
      past = svg.find("</text>");
      page.texts.push_back(text_of(style, svg.substr(tag.size(), past - tag.size())));
    }
    svg.remove_prefix(past);
  }
}

std::string outside(const PrintedPage& page, double margin) {
  constexpr double rounding = 0.02;
  margin -= rounding;
  for (const PrintedText& text : page.texts) {
    if (text.left < margin || text.right > page.width - margin || text.base - text.size < 0 ||
        text.base > page.height - margin / 2)
      return text.text;
  }
  for (const PrintedShape& shape : page.shapes) {
    const bool sheet = shape.right - shape.left == page.width;
    if (!sheet && (shape.left < margin || shape.right > page.width - margin || shape.top < margin / 2 ||
                   shape.bottom > page.height - margin / 2))
      return "a shape at " + std::to_string(shape.left) + ' ' + std::to_string(shape.top);
  }
  return {};
}

std::string fault_of_xml(const std::vector<std::string>& documents) {
  const ScratchFolder scratch;
  for (std::size_t i = 0; i < documents.size(); ++i)
    write_file(scratch.path() / (std::to_string(i) + ".svg"), documents[i]);
  const Outcome outcome = run_shell("xmllint --noout *.svg", scratch.path());
  return outcome.status == 0 ? "" : outcome.err;
}

}  // namespace tqn::test
