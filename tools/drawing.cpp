#include "drawing.hpp"

#include <array>

namespace tqn::tools {

std::string_view extension_of(Picture picture) noexcept {
  constexpr std::array<std::string_view, 7> extensions{".svg", ".txt", ".txt", ".txt", ".tex", ".md", ".html"};
  return extensions[static_cast<std::size_t>(picture)];
}

}  // namespace tqn::tools
