#include "tqn/text/plural.hpp"

#include <fmt/format.h>

namespace tqn {

std::string plural(std::uint64_t number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

}  // namespace tqn
