#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <variant>

#include "render/raster/library.hpp"
#include "tqn/render/render_error.hpp"

namespace tqn::raster {

// Owners of what the library makes.
struct Destroy {
  void operator()(cairo_surface_t* surface) const noexcept { library()->cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const noexcept { library()->cairo_destroy(context); }
  void operator()(RsvgHandle* handle) const noexcept { library()->g_object_unref(handle); }
  void operator()(GError* error) const noexcept { library()->g_error_free(error); }
};
using Surface = std::unique_ptr<cairo_surface_t, Destroy>;
using Context = std::unique_ptr<cairo_t, Destroy>;

/// Nothing, or what cairo says.
[[nodiscard]] std::optional<RenderError> error_of(cairo_status_t status);

/// A picture of SVG, ready to be drawn.
class SvgPicture {
 public:
  /// Reads it; an error if it is none, or if librsvg is not installed.
  [[nodiscard]] static std::variant<SvgPicture, RenderError> read(std::string_view svg);

  /// As large as it says, or as its view box is; in CSS pixels.
  [[nodiscard]] double width() const noexcept { return width_; }
  [[nodiscard]] double height() const noexcept { return height_; }
  /// Draws it as large as the box allows, in its middle.
  [[nodiscard]] std::optional<RenderError> draw(cairo_t* context, const RsvgRectangle& box) const;

 private:
  explicit SvgPicture(RsvgHandle* handle) noexcept;

  std::unique_ptr<RsvgHandle, Destroy> handle_;
  double width_ = 0;
  double height_ = 0;
};

}  // namespace tqn::raster
