#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "render/raster/svg_picture.hpp"

namespace tqn::raster {

/// The size of a picture in pixels.
struct PixelSize {
  int width = 0;
  int height = 0;
};
/// How large a picture becomes; an error if nobody wants it so large.
[[nodiscard]] std::variant<PixelSize, RenderError> pixel_size(const SvgPicture& picture, double scale);
/// The picture in so many pixels, which it fills to the edge: opaque, white where nothing is drawn.
[[nodiscard]] std::variant<Surface, RenderError> paint(const SvgPicture& picture, PixelSize size);

/// The pixels of a painted picture, row by row, without what is behind the colours.
[[nodiscard]] std::vector<std::uint32_t> pixels_of(const Surface& surface, PixelSize size);

}  // namespace tqn::raster
