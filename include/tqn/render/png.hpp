#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "tqn/render/render_error.hpp"

namespace tqn {

/// A picture of more pixels, or with a longer side, is not made: it would take gigabytes.
inline constexpr std::uint64_t most_pixels = 100'000'000;
inline constexpr std::uint64_t longest_side = 32'767;

/// A picture of SVG as PNG, `scale` times as large as it says: opaque, white where nothing is drawn. Names are in
/// whatever font the system has. Errors: the scale is not above 0, the picture would be too large, the text is no SVG,
/// or librsvg, which is loaded when it is first needed, is not installed. diagrams.md 12.
[[nodiscard]] std::variant<std::string, RenderError> render_png(std::string_view svg, double scale = 1);
/// What render_png() would say about such pictures, without drawing: nothing if all is well.
[[nodiscard]] std::optional<RenderError> try_png(std::string_view svg, double scale = 1);

}  // namespace tqn
