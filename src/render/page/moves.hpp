#pragma once

#include <string>
#include <string_view>

#include "render/page/tree.hpp"
#include "tqn/render/page.hpp"
#include "tqn/render/storyboard.hpp"

namespace tqn::page {

/// Appends the half-moves of a game as a table in the two columns of a score sheet, with variations and comments
/// between its rows. A half-move that has a position is a button with its number.
void append_moves(std::string& out, const Storyboard& story, const Tree& tree, const PageLook& look);
/// Appends a half-move as a button that goes there: "76 (10)", "36×", with what stands in front of it: "12. ".
void append_button(std::string& out, const Storyboard& story, const Tree& tree, std::size_t frame,
                   std::string_view number_text);

}  // namespace tqn::page
