#pragma once

#include <cstdint>

#include "settings.hpp"

namespace tqn::tools {

enum class Stream : std::uint8_t { in, out, err };

[[nodiscard]] bool is_terminal(Stream stream) noexcept;
/// Whether to print colours: as the user says, else on a terminal that has them, unless NO_COLOR is set;
/// FORCE_COLOR makes them anywhere.
[[nodiscard]] bool wants_colour(When when, Stream stream) noexcept;

}  // namespace tqn::tools
