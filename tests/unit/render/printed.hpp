#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tqn::test {

/// A text on a printed page.
struct PrintedText {
  std::string group;  ///< the class of the nearest group that has one
  std::string text;   ///< all of it
  std::string bold;   ///< its bold words
  double left = 0;
  double right = 0;
  double base = 0;
  double size = 0;
};
/// A line, a box, or a picture.
struct PrintedShape {
  std::string group;
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
  bool picture = false;
};

/// What stands on a page, in its units. How wide texts are is told as the writer does.
struct PrintedPage {
  double width = 0;
  double height = 0;
  std::vector<PrintedText> texts;
  std::vector<PrintedShape> shapes;

  /// The texts of the groups of a class, in their order.
  [[nodiscard]] std::vector<PrintedText> of(std::string_view group) const;
};
[[nodiscard]] PrintedPage read_page(std::string_view svg);
/// What stands outside of the page, or nearer than `margin` to its edge; empty if nothing does.
[[nodiscard]] std::string outside(const PrintedPage& page, double margin);

/// What xmllint says of documents; empty if they are well formed.
[[nodiscard]] std::string fault_of_xml(const std::vector<std::string>& documents);

}  // namespace tqn::test
