#include "tqn/text/language.hpp"

#include <array>

namespace tqn {

std::string_view code_of(Language language) noexcept {
  constexpr std::array<std::string_view, 4> codes{"en", "kk", "ky", "ru"};
  return codes[static_cast<std::size_t>(language)];
}

}  // namespace tqn
