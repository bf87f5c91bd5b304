#include "render/raster/svg_picture.hpp"

#include <string>

namespace tqn::raster {
namespace {

RenderError taken(GError* error) {
  const std::unique_ptr<GError, Destroy> owned(error);
  return {"the picture cannot be drawn: " + std::string(owned ? owned->message : "nobody knows why"), ""};
}

/// That it is not there is said in other words than that there is no memory for it, or that it is broken.
RenderError no_library() {
  const std::string_view why = why_no_library();
  const auto says = [why](std::string_view words) { return why.find(words) != std::string_view::npos; };
  std::string message = "pictures of pixels and PDF need librsvg, ";
  if (why.starts_with(library_name) && says("No such file or directory"))
    return {message + "which is not installed", "on Debian: apt-get install librsvg2-2"};
  if (says("Cannot allocate memory") || says("failed to map segment") || says("cannot map zero-fill"))
    return {message + "for which there is not enough memory", ""};
  if (why.empty()) return {message + "which is too old", "on Debian: apt-get install librsvg2-2"};
  return {message.append("which cannot be loaded: ").append(why), ""};
}

}  // namespace

std::optional<RenderError> error_of(cairo_status_t status) {
  if (status == CAIRO_STATUS_SUCCESS) return std::nullopt;
  return RenderError{"the picture cannot be drawn: " + std::string(library()->cairo_status_to_string(status)), ""};
}

std::variant<SvgPicture, RenderError> SvgPicture::read(std::string_view svg) {
  if (library() == nullptr) return no_library();
  GError* error = nullptr;
  RsvgHandle* const handle = library()->rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()),
                                                                  static_cast<gsize>(svg.size()), &error);
  if (handle == nullptr) return taken(error);
  SvgPicture picture(handle);
  if (!(picture.width_ > 0 && picture.height_ > 0)) return RenderError{"the picture does not say how large it is", ""};
  return picture;
}

SvgPicture::SvgPicture(RsvgHandle* handle) noexcept : handle_(handle) {
  constexpr double css_resolution = 96;
  library()->rsvg_handle_set_dpi(handle, css_resolution);
  if (library()->rsvg_handle_get_intrinsic_size_in_pixels(handle, &width_, &height_) == TRUE) return;
  gboolean has_width = FALSE;
  gboolean has_height = FALSE;
  gboolean has_box = FALSE;
  RsvgLength width;
  RsvgLength height;
  RsvgRectangle box{};
  library()->rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &width, &has_height, &height, &has_box, &box);
  if (has_box == TRUE) {
    width_ = box.width;
    height_ = box.height;
  }
}

std::optional<RenderError> SvgPicture::draw(cairo_t* context, const RsvgRectangle& box) const {
  GError* error = nullptr;
  if (library()->rsvg_handle_render_document(handle_.get(), context, &box, &error) == FALSE) return taken(error);
  return error_of(library()->cairo_status(context));
}

}  // namespace tqn::raster
