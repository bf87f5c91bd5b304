#include "tqn/text/number.hpp"

#include <fmt/format.h>

namespace tqn {

void append_number(std::string& out, std::uint64_t number) {
  const fmt::format_int digits(number);
  out.append(digits.data(), digits.size());
}

}  // namespace tqn
