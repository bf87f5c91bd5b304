#include "render/raster/canvas.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "tqn/render/png.hpp"

namespace tqn::raster {

std::variant<PixelSize, RenderError> pixel_size(const SvgPicture& picture, double scale) {
  const double width = std::max(std::round(picture.width() * scale), 1.0);
  const double height = std::max(std::round(picture.height() * scale), 1.0);
  if (!(scale > 0)) return RenderError{"a picture is not made so small that nothing of it is left", ""};
  constexpr auto most = static_cast<double>(most_pixels);
  constexpr auto longest = static_cast<double>(longest_side);
  if (!(width <= longest && height <= longest && width * height <= most))
    return RenderError{fmt::format("the picture would have {:.0f} x {:.0f} pixels, more than {} of a side or {} in all",
                                   width, height, longest_side, most_pixels),
                       "make it smaller with --scale or --width"};
  return PixelSize{static_cast<int>(width), static_cast<int>(height)};
}

std::variant<Surface, RenderError> paint(const SvgPicture& picture, PixelSize size) {
  const Library& all = *library();
  Surface surface(all.cairo_image_surface_create(CAIRO_FORMAT_RGB24, size.width, size.height));
  if (auto error = error_of(all.cairo_surface_status(surface.get()))) return *std::move(error);
  const Context context(all.cairo_create(surface.get()));
  all.cairo_set_source_rgb(context.get(), 1, 1, 1);
  all.cairo_paint(context.get());
  // Less than a pixel wider or higher than it says, but without an edge of half a pixel.
  all.cairo_scale(context.get(), size.width / picture.width(), size.height / picture.height());
  if (auto error = picture.draw(context.get(), {0, 0, picture.width(), picture.height()})) return *std::move(error);
  all.cairo_surface_flush(surface.get());
  return surface;
}

std::vector<std::uint32_t> pixels_of(const Surface& surface, PixelSize size) {
  const auto width = static_cast<std::size_t>(size.width);
  const auto height = static_cast<std::size_t>(size.height);
  const unsigned char* const data = library()->cairo_image_surface_get_data(surface.get());
  const auto stride = static_cast<std::size_t>(library()->cairo_image_surface_get_stride(surface.get()));
  std::vector<std::uint32_t> pixels(width * height);
  for (std::size_t row = 0; row < height; ++row)
    std::memcpy(pixels.data() + row * width, data + row * stride, width * sizeof(std::uint32_t));
  constexpr std::uint32_t colour = 0xFFFFFF;
  for (std::uint32_t& pixel : pixels) pixel &= colour;
  return pixels;
}

}  // namespace tqn::raster
