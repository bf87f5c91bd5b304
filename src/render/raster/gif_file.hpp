#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "render/raster/canvas.hpp"
#include "render/raster/palette.hpp"

namespace tqn::raster {

/// Writes an animated GIF of a number of bytes at most, frame by frame. Of a frame it writes what differs from the one
/// before.
class GifFile {
 public:
  /// One number is kept for what does not change.
  static constexpr std::size_t most_colours = 255;

  GifFile(PixelSize size, Palette palette, std::size_t most_bytes);
  GifFile(const GifFile&) = delete;
  GifFile& operator=(const GifFile&) = delete;
  GifFile(GifFile&&) = delete;
  GifFile& operator=(GifFile&&) = delete;
  ~GifFile();

  /// False if it does not fit, or memory ran out.
  [[nodiscard]] bool add(std::span<const Pixel> pixels, std::uint32_t milliseconds);
  /// Once, last.
  [[nodiscard]] bool finish();
  /// What was written.
  [[nodiscard]] const std::string& bytes() const noexcept { return bytes_; }

 private:
  struct Box {
    int left = 0;
    int top = 0;
    int right = 1;
    int bottom = 1;
  };
  [[nodiscard]] bool begin();
  [[nodiscard]] std::size_t place_of(int x, int y) const noexcept {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.width) + static_cast<std::size_t>(x);
  }
  [[nodiscard]] Box changed(std::span<const Pixel> pixels) const;
  [[nodiscard]] bool write(std::span<const Pixel> pixels, const Box& box);

  PixelSize size_;
  Palette palette_;
  std::size_t most_bytes_;
  std::string bytes_;
  std::vector<Pixel> before_;  ///< empty before the first frame
  void* file_ = nullptr;       ///< GifFileType
};

}  // namespace tqn::raster
