#pragma once

#include <variant>

#include "drawing.hpp"
#include "exit.hpp"
#include "tqn/render/look.hpp"

namespace tqn::tools {

/// How diagrams of a picture look by the settings; why not, if the theme cannot be read.
[[nodiscard]] std::variant<Look, Failure> look_of(const Drawing& drawing, Picture picture);

}  // namespace tqn::tools
