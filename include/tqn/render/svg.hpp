#pragma once

#include <string>

#include "tqn/render/diagram.hpp"
#include "tqn/render/look.hpp"

namespace tqn {

/// A diagram as an SVG document of its own, or an element for a page. Depends on nothing else: no font, no link, no
/// clock; the same input gives the same bytes. diagrams.md.
[[nodiscard]] std::string render_svg(const Diagram& diagram, const Look& look);
/// The same behind `out`.
void append_svg(std::string& out, const Diagram& diagram, const Look& look);

}  // namespace tqn
