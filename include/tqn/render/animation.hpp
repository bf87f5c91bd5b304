#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tqn/render/diagram.hpp"
#include "tqn/render/look.hpp"
#include "tqn/render/storyboard.hpp"

namespace tqn {

/// A diagram that is shown for a while.
struct Shot {
  Diagram diagram;
  std::uint32_t milliseconds = 0;
};

/// Whether the balls of a half-move are shown one by one.
enum class Sowing : std::uint8_t { at_once, ball_by_ball };

/// How long the shots of a game last. diagrams.md 13.
struct Timing {
  std::uint32_t delay = 1500;  ///< milliseconds of a half-move
  std::uint32_t ball = 150;    ///< of a ball that is sown
  std::uint32_t last = 4500;   ///< of the last half-move
  Sowing sowing = Sowing::at_once;
};

/// The shots of frames of a game, one after another. The position before the first of them comes first.
[[nodiscard]] std::vector<Shot> make_shots(const Storyboard& story, std::span<const std::size_t> frames,
                                           const Timing& timing);

/// Shots as one picture of SVG that shows them by itself, again and again; nothing moves, and the last one is there,
/// where the reader prefers that, or where styles are not animated. Empty for no shots. diagrams.md 13.
[[nodiscard]] std::string render_animated_svg(std::span<const Shot> shots, const Look& look);

}  // namespace tqn
