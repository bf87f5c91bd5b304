#include "tqn/render/png.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "picture.hpp"
#include "tqn/render/svg.hpp"

namespace tqn::test {
namespace {

constexpr std::string_view small = R"(<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>)";

unsigned number_at(const std::string& png, std::size_t at) {
  unsigned number = 0;
  for (std::size_t i = 0; i < 4; ++i) number = number << 8U | static_cast<unsigned char>(png.at(at + i));
  return number;
}

/// "30x20", from the head of the file.
std::string size_of(const std::variant<std::string, RenderError>& made) {
  const auto* const png = std::get_if<std::string>(&made);
  if (png == nullptr) return std::get<RenderError>(made).message;
  if (!png->starts_with("\x89PNG\r\n\x1a\n")) return "no PNG";
  return std::to_string(number_at(*png, 16)) + "x" + std::to_string(number_at(*png, 20));
}

TEST(Png, IsAsLargeAsThePictureSaysTimesTheScale) {
  EXPECT_EQ(size_of(render_png(small)), "30x20");
  EXPECT_EQ(size_of(render_png(small, 2.5)), "75x50");
  EXPECT_EQ(size_of(render_png(small, 0.01)), "1x1");
  EXPECT_EQ(size_of(render_png(render_svg({}, plain_look()))), "744x504");
  Look look = plain_look();
  look.width = 372;
  EXPECT_EQ(size_of(render_png(render_svg({}, look), 0.5)), "186x126");
}

TEST(Png, SameInputGivesTheSameBytes) {
  const std::string svg = render_svg({}, plain_look());
  EXPECT_EQ(render_png(svg).index(), 0U);
  EXPECT_EQ(std::get<std::string>(render_png(svg)), std::get<std::string>(render_png(svg)));
}

TEST(Png, ASizeThatNobodyWantsIsAnError) {
  for (const double scale : {0.0, -1.0, 1e9, std::nan(""), std::numeric_limits<double>::infinity(), 1093.0}) {
    EXPECT_EQ(render_png(small, scale).index(), 1U) << scale;
    EXPECT_TRUE(try_png(small, scale)) << scale;
  }
  const auto error = try_png(small, 1000);  // within the limit of a side, not of all
  ASSERT_TRUE(error);
  EXPECT_EQ(error->message,
            "the picture would have 30000 x 20000 pixels, more than 32767 of a side or 100000000 in all");
  EXPECT_FALSE(try_png(small, 10));
}

TEST(Png, WhatIsNoPictureIsAnError) {
  for (const std::string_view svg : {"", "no picture", "<svg", "<html></html>"}) {
    EXPECT_EQ(render_png(svg).index(), 1U) << svg;
    EXPECT_TRUE(try_png(svg)) << svg;
  }
}

}  // namespace
}  // namespace tqn::test
