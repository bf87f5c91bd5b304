#pragma once

#include <cairo-pdf.h>
#include <librsvg/rsvg.h>

#include <string_view>

namespace tqn::raster {

/// What is used of librsvg and cairo. They are loaded when the first picture needs them: linked, they and the forty
/// libraries behind them would slow down every start of the program.
struct Library {
  decltype(&::rsvg_handle_new_from_data) rsvg_handle_new_from_data;
  decltype(&::rsvg_handle_get_intrinsic_size_in_pixels) rsvg_handle_get_intrinsic_size_in_pixels;
  decltype(&::rsvg_handle_get_intrinsic_dimensions) rsvg_handle_get_intrinsic_dimensions;
  decltype(&::rsvg_handle_render_document) rsvg_handle_render_document;
  decltype(&::rsvg_handle_set_dpi) rsvg_handle_set_dpi;
  decltype(&::g_object_unref) g_object_unref;
  decltype(&::g_error_free) g_error_free;
  decltype(&::cairo_create) cairo_create;
  decltype(&::cairo_destroy) cairo_destroy;
  decltype(&::cairo_status) cairo_status;
  decltype(&::cairo_status_to_string) cairo_status_to_string;
  decltype(&::cairo_scale) cairo_scale;
  decltype(&::cairo_set_source_rgb) cairo_set_source_rgb;
  decltype(&::cairo_paint) cairo_paint;
  decltype(&::cairo_show_page) cairo_show_page;
  decltype(&::cairo_surface_destroy) cairo_surface_destroy;
  decltype(&::cairo_surface_finish) cairo_surface_finish;
  decltype(&::cairo_surface_flush) cairo_surface_flush;
  decltype(&::cairo_surface_status) cairo_surface_status;
  decltype(&::cairo_surface_write_to_png_stream) cairo_surface_write_to_png_stream;
  decltype(&::cairo_image_surface_create) cairo_image_surface_create;
  decltype(&::cairo_image_surface_get_data) cairo_image_surface_get_data;
  decltype(&::cairo_image_surface_get_stride) cairo_image_surface_get_stride;
  decltype(&::cairo_pdf_surface_create_for_stream) cairo_pdf_surface_create_for_stream;
  decltype(&::cairo_pdf_surface_set_metadata) cairo_pdf_surface_set_metadata;
};

/// Loads them, once. Null: why_no_library() says why. May be called by several threads.
[[nodiscard]] const Library* library() noexcept;
/// What the system says of a library that could not be loaded; "" if it lacks what is needed.
[[nodiscard]] std::string_view why_no_library() noexcept;
/// The library that is loaded; it brings the others.
inline constexpr const char* library_name = "librsvg-2.so.2";

}  // namespace tqn::raster
