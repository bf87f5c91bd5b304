#include "tqn/render/png.hpp"

#include "render/raster/canvas.hpp"

namespace tqn {
namespace {

using namespace raster;

cairo_status_t append(void* out, const unsigned char* bytes, unsigned count) {
  static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::variant<std::string, RenderError> render_png(std::string_view svg, double scale) {
  const auto picture = SvgPicture::read(svg);
  if (const auto* const error = std::get_if<RenderError>(&picture)) return *error;
  const auto size = pixel_size(std::get<SvgPicture>(picture), scale);
  if (const auto* const error = std::get_if<RenderError>(&size)) return *error;
  const auto surface = paint(std::get<SvgPicture>(picture), std::get<PixelSize>(size));
  if (const auto* const error = std::get_if<RenderError>(&surface)) return *error;
  std::string png;
  auto error = error_of(library()->cairo_surface_write_to_png_stream(std::get<Surface>(surface).get(), append, &png));
  if (error) return *std::move(error);
  return png;
}

std::optional<RenderError> try_png(std::string_view svg, double scale) {
  const auto picture = SvgPicture::read(svg);
  if (const auto* const error = std::get_if<RenderError>(&picture)) return *error;
  const auto size = pixel_size(std::get<SvgPicture>(picture), scale);
  if (const auto* const error = std::get_if<RenderError>(&size)) return *error;
  return std::nullopt;
}

}  // namespace tqn
