#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tqn {

/// A number and a noun whose plural ends with s: "0 balls", "1 ball", "10 balls".
[[nodiscard]] std::string plural(std::uint64_t number, std::string_view noun);

}  // namespace tqn
