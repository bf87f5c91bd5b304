// Pictures of every theme, compared with those in tests/golden/png. TQN_UPDATE=1 draws them again: look at them before
// you commit.

#include <cairo.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "picture.hpp"
#include "support/files.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/render/png.hpp"
#include "tqn/render/svg.hpp"

namespace tqn::test {
namespace {

using Surface = std::unique_ptr<cairo_surface_t, void (*)(cairo_surface_t*)>;

/// A picture as cairo reads it.
struct Bitmap {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> channels;  ///< blue, green, red of each pixel
};

Bitmap decode(std::string_view png) {
  const auto take = [](void* from, unsigned char* to, unsigned count) {
    auto& left = *static_cast<std::string_view*>(from);
    if (left.size() < count) return CAIRO_STATUS_READ_ERROR;
    left.copy(reinterpret_cast<char*>(to), count);
    left.remove_prefix(count);
    return CAIRO_STATUS_SUCCESS;
  };
  const Surface surface(cairo_image_surface_create_from_png_stream(take, &png), cairo_surface_destroy);
  Bitmap bitmap;
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return bitmap;
  bitmap.width = cairo_image_surface_get_width(surface.get());
  bitmap.height = cairo_image_surface_get_height(surface.get());
  for (int y = 0; y < bitmap.height; ++y) {
    const unsigned char* const row =
        cairo_image_surface_get_data(surface.get()) + std::ptrdiff_t{y} * cairo_image_surface_get_stride(surface.get());
    for (int x = 0; x < bitmap.width; ++x) bitmap.channels.insert(bitmap.channels.end(), row + 4 * x, row + 4 * x + 3);
  }
  return bitmap;
}

/// How far two pictures of one size are apart: the mean of all channels, and how many of a thousand differ visibly.
struct Difference {
  double mean = 255;
  double visible = 1000;
};
Difference difference(const Bitmap& one, const Bitmap& other) {
  if (one.channels.size() != other.channels.size() || one.channels.empty()) return {};
  constexpr int faint = 40;
  double sum = 0;
  double visible = 0;
  for (std::size_t i = 0; i < one.channels.size(); ++i) {
    const int apart = std::abs(one.channels[i] - other.channels[i]);
    sum += apart;
    visible += apart > faint ? 1 : 0;
  }
  const auto count = static_cast<double>(one.channels.size());
  return {sum / count, 1000 * visible / count};
}
constexpr double most_mean = 1.5;
constexpr double most_visible = 5;

/// Much of what can be drawn, and no text, for which every system has its own font.
Diagram busy_diagram() {
  Diagram diagram;
  const auto read = parse_position("2S,2S,8S,7S,2S,1S,t,2S,9S/9S,1S,2S,2S,24S,t,3S,4S,2S 35 47 S 19");
  diagram.last = LastMove{std::get<Position>(Position::from(std::get<PositionText>(read).setup)), *Pit::from_number(5)};
  diagram.position = diagram.last->before;
  play_unchecked(diagram.position, diagram.last->pit);
  diagram.names = {" ", " "};
  const auto spot = [](Side row, int pit) { return Spot{row, *Pit::from_number(pit)}; };
  diagram.marks = {{spot(Side::black, 9), Hue::green},
                   {spot(Side::white, 3), Hue::red},
                   {spot(Side::black, 4), Hue::yellow},
                   {spot(Side::white, 8), Hue::blue}};
  diagram.arrows = {{spot(Side::black, 1), spot(Side::white, 9), Hue::red}};
  return diagram;
}

std::string png_of(std::string_view theme) {
  Look look;
  look.theme = *builtin_theme(theme);
  look.width = 372;
  return std::get<std::string>(render_png(render_svg(busy_diagram(), look)));
}

TEST(ThemePictures, LookAsTheyDid) {
  for (const std::string_view theme : builtin_theme_names()) {
    const std::filesystem::path golden = project_path("tests/golden/png/" + std::string(theme) + ".png");
    const std::string png = png_of(theme);
    if (updating()) {
      std::filesystem::create_directories(golden.parent_path());
      std::ofstream(golden, std::ios::binary) << png;
    }
    ASSERT_TRUE(std::filesystem::exists(golden)) << golden << " is missing; TQN_UPDATE=1 makes it";
    const Bitmap drawn = decode(png);
    EXPECT_EQ(drawn.width, 372);
    const auto [mean, visible] = difference(drawn, decode(read_file(golden)));
    EXPECT_LE(mean, most_mean) << theme;
    EXPECT_LE(visible, most_visible) << theme;
  }
}

TEST(ThemePictures, AreToldApartByTheMeasure) {
  const auto names = builtin_theme_names();
  for (const std::string_view one : names) {
    for (const std::string_view other : names) {
      if (one == other) continue;
      EXPECT_GT(difference(decode(png_of(one)), decode(png_of(other))).mean, 10 * most_mean) << one << ' ' << other;
    }
  }
  // So is one that lacks the last move.
  Diagram changed = busy_diagram();
  changed.last.reset();
  Look look;
  look.theme = *builtin_theme("wood");
  look.width = 372;
  const Bitmap without = decode(std::get<std::string>(render_png(render_svg(changed, look))));
  EXPECT_GT(difference(decode(png_of("wood")), without).visible, most_visible);
}

}  // namespace
}  // namespace tqn::test
