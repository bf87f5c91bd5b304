#pragma once

#include <cstdint>

#include "render/svg/ink.hpp"
#include "tqn/render/look.hpp"

namespace tqn::svg {

/// What is painted alike. Every one has a class of its own, by which pages and the dark theme can paint it otherwise.
enum class Role : std::uint8_t {
  page,
  board,
  plate,  ///< the board again, under a word
  pits,
  grooves,
  balls,
  figures,        ///< drawn numbers
  faint_figures,  ///< those of the pits
  words,          ///< text
  faint_words,    ///< of less weight
  signs,          ///< small shapes beside numbers
  faint_signs,
  hatch,
  disc,
  cross,
  move,     ///< outlines and the lane of the last move
  head,     ///< its arrow
  ghosts,   ///< balls that it took
  capture,  ///< how many
  capture_words,
  halo,  ///< under arrows
  green,
  red,
  yellow,
  blue,
  green_head,
  red_head,
  yellow_head,
  blue_head,
};

/// The role of the outline of marks and arrows of a colour, and of the heads of arrows.
[[nodiscard]] Role role_of(Hue hue) noexcept;
[[nodiscard]] Role head_role_of(Hue hue) noexcept;

/// Writes ` class="balls" fill="..." stroke="..."`.
void paint(Ink& ink, const Look& look, Role role);
/// Writes the gradients that paint() refers to.
void define_paints(Ink& ink, const Look& look);
/// Writes the style that paints everything otherwise where dark pages are preferred; nothing if there is no dark theme.
void define_dark(Ink& ink, const Look& look);

}  // namespace tqn::svg
