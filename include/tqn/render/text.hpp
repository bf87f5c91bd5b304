#pragma once

#include <string>

#include "tqn/render/diagram.hpp"
#include "tqn/render/look.hpp"

namespace tqn {

/// How a board is written with letters.
enum class BoardText : std::uint8_t {
  ascii,    ///< 7 bits, whatever the names are
  unicode,  ///< with the lines of frames
  line,     ///< one line, as under a finding; nothing of the look matters. notation.md 6
};

/// A board of letters, of whole lines: name and kazan at the left, the row of whom is to move marked. Of the look only
/// the orientation, the language and the last move matter. diagrams.md 10.
[[nodiscard]] std::string render_text(const Diagram& diagram, BoardText kind, const Look& look);
/// A picture for TeX, of whole lines, that needs nothing but the package tikz. diagrams.md 10.
[[nodiscard]] std::string render_tex(const Diagram& diagram, const Look& look);
/// A picture in Markdown, one line: what it shows in words, and the file it is in. diagrams.md 10.
[[nodiscard]] std::string render_markdown(const Diagram& diagram, Language language, std::string_view file);

}  // namespace tqn
