#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <variant>

#include "tqn/render/animation.hpp"
#include "tqn/render/render_error.hpp"

namespace tqn {

/// Limits of an animated GIF.
struct GifLimits {
  unsigned width = 600;            ///< in pixels, at most
  std::size_t bytes = 20'000'000;  ///< at most; the picture is made narrower until it fits
};
/// A GIF is not made wider than this.
inline constexpr unsigned widest_gif = 4'000;
/// A GIF is not made narrower than this to fit: nobody could read it.
inline constexpr unsigned narrowest_gif = 200;

/// Shots as an animated GIF that begins again and again. Errors: no shots; too many pixels; it does not fit; or
/// librsvg, which is loaded when it is first needed, is not installed. diagrams.md 13.
[[nodiscard]] std::variant<std::string, RenderError> render_gif(std::span<const Shot> shots, const Look& look,
                                                                const GifLimits& limits = {});

}  // namespace tqn
