#include "render/raster/library.hpp"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <optional>

namespace tqn::raster {
namespace {

/// Finds functions in a library and in those that it stands on.
class Finder {
 public:
  explicit Finder(void* handle) noexcept : handle_(handle) {}

  template <typename Function>
  Finder& operator()(Function*& function, const char* name) noexcept {
    // POSIX says that the address of a function can be told as a void*.
    function = reinterpret_cast<Function*>(dlsym(handle_, name));
    if (function == nullptr) all_ = false;
    return *this;
  }
  [[nodiscard]] bool found_all() const noexcept { return all_; }

 private:
  void* handle_;
  bool all_ = true;
};

/// Where there may be no memory for more.
struct Reason {
  std::array<char, 300> text{};
  std::size_t size = 0;
};

void keep_reason(Reason& reason, const char* text) noexcept {
  const std::string_view all = text == nullptr ? std::string_view() : text;
  reason.size = std::min(all.size(), reason.text.size());
  std::copy_n(all.begin(), reason.size, reason.text.begin());
}

Reason& reason() noexcept {
  static Reason kept;
  return kept;
}

std::optional<Library> load() noexcept {
  // It is never unloaded: what it registers with the system does not bear that.
  void* const handle = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) {
    keep_reason(reason(), dlerror());
    return std::nullopt;
  }
  Library all{};
  Finder find(handle);
  find(all.rsvg_handle_new_from_data, "rsvg_handle_new_from_data");
  find(all.rsvg_handle_get_intrinsic_size_in_pixels, "rsvg_handle_get_intrinsic_size_in_pixels");
  find(all.rsvg_handle_get_intrinsic_dimensions, "rsvg_handle_get_intrinsic_dimensions");
  find(all.rsvg_handle_render_document, "rsvg_handle_render_document");
  find(all.rsvg_handle_set_dpi, "rsvg_handle_set_dpi");
  find(all.g_object_unref, "g_object_unref")(all.g_error_free, "g_error_free");
  find(all.cairo_create, "cairo_create")(all.cairo_destroy, "cairo_destroy")(all.cairo_status, "cairo_status");
  find(all.cairo_status_to_string, "cairo_status_to_string")(all.cairo_scale, "cairo_scale");
  find(all.cairo_set_source_rgb, "cairo_set_source_rgb")(all.cairo_paint, "cairo_paint");
  find(all.cairo_show_page, "cairo_show_page");
  find(all.cairo_surface_destroy, "cairo_surface_destroy")(all.cairo_surface_finish, "cairo_surface_finish");
  find(all.cairo_surface_flush, "cairo_surface_flush")(all.cairo_surface_status, "cairo_surface_status");
  find(all.cairo_surface_write_to_png_stream, "cairo_surface_write_to_png_stream");
  find(all.cairo_image_surface_create, "cairo_image_surface_create");
  find(all.cairo_image_surface_get_data, "cairo_image_surface_get_data");
  find(all.cairo_image_surface_get_stride, "cairo_image_surface_get_stride");
  find(all.cairo_pdf_surface_create_for_stream, "cairo_pdf_surface_create_for_stream");
  find(all.cairo_pdf_surface_set_metadata, "cairo_pdf_surface_set_metadata");
  if (!find.found_all()) return std::nullopt;
  return all;
}

}  // namespace

const Library* library() noexcept {
  static const std::optional<Library> loaded = load();
  return loaded ? &*loaded : nullptr;
}

std::string_view why_no_library() noexcept { return {reason().text.data(), reason().size}; }

}  // namespace tqn::raster
