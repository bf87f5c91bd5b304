#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tqn/render/diagram.hpp"
#include "tqn/render/look.hpp"

namespace tqn::page {

/// Appends the board of a page as an <svg> element, whose colours the style sheet of the page gives. The script draws
/// other positions into the same elements, and must draw them alike.
void append_board(std::string& out, const Diagram& diagram, Orientation orientation, Language language);
/// How many balls of a kazan are drawn: as many as there is room for.
[[nodiscard]] int kazan_room(Rules rules) noexcept;

}  // namespace tqn::page
