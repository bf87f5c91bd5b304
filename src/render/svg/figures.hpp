#pragma once

#include <string_view>

#include "render/svg/ink.hpp"
#include "render/svg/layout.hpp"

namespace tqn::svg {

/// How wide a number drawn at a size (of its font, as text would have it) is.
[[nodiscard]] double width_of(std::string_view figures, double size) noexcept;
/// The width of the lines that a number of this size is drawn with.
[[nodiscard]] constexpr double stroke_of(double size) noexcept { return size * 0.145; }
/// Draws a number with the middle of its base line there: the commands of a path that is stroked with stroke_of(size)
/// and round ends. Knows the digits, '-', '+', 'x' (the sign of a tuzdyk) and '.' (an empty pit); leaves the rest out.
void draw_figures(Ink& ink, std::string_view figures, Point middle, double size);

}  // namespace tqn::svg
