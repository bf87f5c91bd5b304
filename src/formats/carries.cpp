#include "tqn/formats/carries.hpp"

namespace tqn {

std::string_view name(Carries carries) noexcept {
  switch (carries) {
    case Carries::none:
      return "none";
    case Carries::lossy:
      return "lossy";
    case Carries::derived:
      return "derived";
    case Carries::full:
      break;
  }
  return "full";
}

}  // namespace tqn
