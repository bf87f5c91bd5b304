#pragma once

#include "render/booklet/block.hpp"
#include "tqn/render/booklet.hpp"

namespace tqn::booklet {

/// The diagram of a frame with its caption above it, as wide as the column for diagrams.
[[nodiscard]] Figure draw_figure(const Storyboard& story, std::size_t frame, const BookletLook& look,
                                 const Measure& measure);

}  // namespace tqn::booklet
