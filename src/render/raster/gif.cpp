#include "tqn/render/gif.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "render/raster/gif_file.hpp"
#include "tqn/render/svg.hpp"

namespace tqn {
namespace {

using namespace raster;

/// More would take hours, and nobody would look at them.
constexpr std::size_t most_shots = 20'000;

/// The pixels of a shot.
struct PixelFrame {
  PixelSize size;
  std::vector<Pixel> pixels;
};
std::variant<PixelFrame, RenderError> frame_of(const Diagram& diagram, const Look& look) {
  const auto picture = SvgPicture::read(render_svg(diagram, look));
  if (const auto* const error = std::get_if<RenderError>(&picture)) return *error;
  const auto size = pixel_size(std::get<SvgPicture>(picture), 1);
  if (const auto* const error = std::get_if<RenderError>(&size)) return *error;
  const auto surface = paint(std::get<SvgPicture>(picture), std::get<PixelSize>(size));
  if (const auto* const error = std::get_if<RenderError>(&surface)) return *error;
  return PixelFrame{std::get<PixelSize>(size), pixels_of(std::get<Surface>(surface), std::get<PixelSize>(size))};
}

/// The colours of some of the shots, which have those of all.
std::variant<Palette, RenderError> palette_of(std::span<const Shot> shots, const Look& look) {
  constexpr std::size_t samples = 24;
  const std::size_t step = std::max<std::size_t>((shots.size() + samples - 1) / samples, 1);
  Histogram histogram;
  for (std::size_t i = 0; i < shots.size(); i += step) {
    const auto frame = frame_of(shots[shots.size() - 1 - i].diagram, look);
    if (const auto* const error = std::get_if<RenderError>(&frame)) return *error;
    histogram.add(std::get<PixelFrame>(frame).pixels);
  }
  return Palette(histogram, GifFile::most_colours);
}

/// A try at one width.
struct Try {
  std::string bytes;  ///< empty: they did not fit
  double needed = 0;  ///< about so many bytes
};
std::variant<Try, RenderError> make(std::span<const Shot> shots, const Look& look, std::size_t most_bytes) {
  const auto palette = palette_of(shots, look);
  if (const auto* const error = std::get_if<RenderError>(&palette)) return *error;
  std::optional<GifFile> file;
  for (std::size_t i = 0; i < shots.size(); ++i) {
    const auto frame = frame_of(shots[i].diagram, look);
    if (const auto* const error = std::get_if<RenderError>(&frame)) return *error;
    const auto& [size, pixels] = std::get<PixelFrame>(frame);
    if (!file) file.emplace(size, std::get<Palette>(palette), most_bytes);
    if (!file->add(pixels, shots[i].milliseconds))
      return Try{{}, static_cast<double>(most_bytes) * static_cast<double>(shots.size()) / static_cast<double>(i + 1)};
  }
  if (!file->finish()) return Try{{}, static_cast<double>(most_bytes)};
  return Try{file->bytes(), 0};
}

RenderError too_large(std::size_t most_bytes) {
  return {fmt::format("the animation takes more than {} bytes, even {} pixels wide", most_bytes, narrowest_gif),
          "show fewer moves with --range, or allow more with --max-size"};
}

}  // namespace

std::variant<std::string, RenderError> render_gif(std::span<const Shot> shots, const Look& look,
                                                  const GifLimits& limits) {
  if (shots.empty()) return RenderError{"there is nothing to show", ""};
  if (shots.size() > most_shots)
    return RenderError{fmt::format("the animation has {} frames, more than {}", shots.size(), most_shots),
                       "show fewer moves with --range"};
  if (limits.width > widest_gif) return RenderError{fmt::format("a GIF is at most {} pixels wide", widest_gif), ""};
  Look small = look;
  small.shading = Shading::plain;
  small.dark.reset();
  for (unsigned width = limits.width;;) {
    small.width = width;
    auto made = make(shots, small, limits.bytes);
    if (auto* const error = std::get_if<RenderError>(&made)) return std::move(*error);
    auto& [bytes, needed] = std::get<Try>(made);
    if (!bytes.empty()) return std::move(bytes);
    if (width <= narrowest_gif) return too_large(limits.bytes);
    // Bytes go with the area; a little less, so that few tries are needed.
    const double share = std::min(std::sqrt(static_cast<double>(limits.bytes) / needed) * 0.96, 0.92);
    width = std::max(static_cast<unsigned>(width * share), narrowest_gif);
  }
}

}  // namespace tqn
