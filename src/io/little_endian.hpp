#pragma once

#include <concepts>
#include <cstddef>
#include <string_view>

namespace tqn::io {

/// The number whose lowest byte comes first. Precondition: the bytes are there.
template <std::unsigned_integral T>
[[nodiscard]] constexpr T little_endian(std::string_view bytes, std::size_t begin) noexcept {
  T value = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    value =
        static_cast<T>(value | static_cast<T>(static_cast<T>(static_cast<unsigned char>(bytes[begin + i])) << 8 * i));
  }
  return value;
}

}  // namespace tqn::io
