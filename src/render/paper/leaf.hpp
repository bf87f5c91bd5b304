#pragma once

#include <string>
#include <string_view>

#include "render/paper/lettering.hpp"
#include "render/svg/ink.hpp"
#include "tqn/render/paper.hpp"
#include "tqn/text/language.hpp"

namespace tqn::paper {

/// Which side of a text its place is.
enum class Align : std::uint8_t { left, middle, right };

/// How texts in a group look. Paper is white, and what is not black is grey.
struct Type {
  Face face = Face::sans;
  double size = 10;
  Align align = Align::left;
  std::string_view colour = "#000";
};
inline constexpr std::string_view grey = "#595959";
/// What cells are filled with that nobody writes on.
inline constexpr std::string_view shade = "#eee";

/// A page of paper that is written as a document of SVG, in points from its upper left corner.
class Leaf {
 public:
  /// `title`: what the page is, for those who do not see it.
  Leaf(std::string& out, Paper paper, Language language, std::string_view title);
  void close() { ink << "</svg>\n"; }

  /// Opens a group of texts, which `end` closes; `name` is its class.
  void begin_words(const Type& type, std::string_view name = "");
  /// Opens a group of lines or of boxes without a filling.
  void begin_lines(double width, std::string_view name = "");
  void end() { ink << "</g>\n"; }

  /// A text in a group, its base line there.
  void word(double x, double y, std::string_view text);
  /// The same, which takes no more than `room`: drawn smaller, or shortened.
  void fitted(double x, double y, std::string_view text, const Type& type, double room, double least);
  void line(double x1, double y1, double x2, double y2);
  void box(double x, double y, double width, double height);
  void filled_box(double x, double y, double width, double height, std::string_view colour);

  svg::Ink ink;
};

}  // namespace tqn::paper
