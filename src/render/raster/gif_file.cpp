#include "render/raster/gif_file.hpp"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <utility>

namespace tqn::raster {
namespace {

constexpr int palette_size = 256;
constexpr int unchanged = palette_size - 1;

GifFileType* gif(void* file) noexcept { return static_cast<GifFileType*>(file); }

/// The size of GIFs that begin again and again, as a browser of the last century made it a custom.
bool put_endless_loop(GifFileType* file) {
  constexpr std::array<GifByteType, 3> endless{1, 0, 0};
  return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
         EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK &&
         EGifPutExtensionBlock(file, endless.size(), endless.data()) == GIF_OK &&
         EGifPutExtensionTrailer(file) == GIF_OK;
}

bool put_control(GifFileType* file, std::uint32_t milliseconds, bool first) {
  constexpr std::uint32_t longest = 65'535;
  const GraphicsControlBlock control{DISPOSE_DO_NOT, false,
                                     static_cast<int>(std::min((milliseconds + 5) / 10, longest)),
                                     first ? NO_TRANSPARENT_COLOR : unchanged};
  std::array<GifByteType, 4> bytes{};
  EGifGCBToExtension(&control, bytes.data());
  return EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, bytes.size(), bytes.data()) == GIF_OK;
}

}  // namespace

GifFile::GifFile(PixelSize size, Palette palette, std::size_t most_bytes)
    : size_(size), palette_(std::move(palette)), most_bytes_(most_bytes) {}

GifFile::~GifFile() {
  if (file_ != nullptr) EGifCloseFile(gif(file_), nullptr);
}

bool GifFile::begin() {
  const OutputFunc append = [](GifFileType* file, const GifByteType* bytes, int count) {
    auto& self = *static_cast<GifFile*>(file->UserData);
    const auto size = static_cast<std::size_t>(count);
    if (self.bytes_.size() + size > self.most_bytes_) return 0;
    self.bytes_.append(reinterpret_cast<const char*>(bytes), size);
    return count;
  };
  file_ = EGifOpen(this, append, nullptr);
  if (file_ == nullptr) return false;
  EGifSetGifVersion(gif(file_), true);
  std::array<GifColorType, palette_size> colours{};
  const auto all = palette_.colours();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Pixel colour = all[i];
    colours[i] = {static_cast<GifByteType>(colour >> 16U), static_cast<GifByteType>(colour >> 8U & 0xFFU),
                  static_cast<GifByteType>(colour & 0xFFU)};
  }
  const std::unique_ptr<ColorMapObject, void (*)(ColorMapObject*)> map(GifMakeMapObject(palette_size, colours.data()),
                                                                       GifFreeMapObject);
  constexpr int bits = 8;
  return map && EGifPutScreenDesc(gif(file_), size_.width, size_.height, bits, 0, map.get()) == GIF_OK &&
         put_endless_loop(gif(file_));
}

GifFile::Box GifFile::changed(std::span<const Pixel> pixels) const {
  if (before_.empty()) return {0, 0, size_.width, size_.height};
  Box box{size_.width, size_.height, 0, 0};
  for (int y = 0; y < size_.height; ++y) {
    for (int x = 0; x < size_.width; ++x) {
      const std::size_t at = place_of(x, y);
      if (pixels[at] == before_[at]) continue;
      box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x + 1), std::max(box.bottom, y + 1)};
    }
  }
  return box.right == 0 ? Box{} : box;
}

bool GifFile::write(std::span<const Pixel> pixels, const Box& box) {
  const int width = box.right - box.left;
  if (EGifPutImageDesc(gif(file_), box.left, box.top, width, box.bottom - box.top, false, nullptr) != GIF_OK)
    return false;
  std::vector<GifPixelType> line(static_cast<std::size_t>(width));
  for (int y = box.top; y < box.bottom; ++y) {
    for (int x = box.left; x < box.right; ++x) {
      const std::size_t at = place_of(x, y);
      const bool same = !before_.empty() && pixels[at] == before_[at];
      line[static_cast<std::size_t>(x - box.left)] =
          same ? static_cast<GifPixelType>(unchanged) : palette_.nearest(pixels[at]);
    }
    if (EGifPutLine(gif(file_), line.data(), width) != GIF_OK) return false;
  }
  return true;
}

bool GifFile::add(std::span<const Pixel> pixels, std::uint32_t milliseconds) {
  if (file_ == nullptr && !begin()) return false;
  if (!put_control(gif(file_), milliseconds, before_.empty()) || !write(pixels, changed(pixels))) return false;
  before_.assign(pixels.begin(), pixels.end());
  return true;
}

bool GifFile::finish() {
  return file_ != nullptr && EGifCloseFile(gif(std::exchange(file_, nullptr)), nullptr) == GIF_OK;
}

}  // namespace tqn::raster
