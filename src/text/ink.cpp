#include "tqn/text/ink.hpp"

#include <algorithm>
#include <charconv>

namespace tqn {

void Ink::append_long(int number) {
  std::array<char, 12> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
  append(std::string_view(text.data(), static_cast<std::size_t>(end - text.data())));
}

void Ink::grow(std::size_t bytes) {
  constexpr std::size_t first = 4096;
  const std::size_t capacity = std::max({first, size_ + bytes, 2 * capacity_});
  auto larger = std::make_unique_for_overwrite<char[]>(capacity);
  if (size_ > 0) std::memcpy(larger.get(), data_.get(), size_);
  data_ = std::move(larger);
  capacity_ = capacity;
}

}  // namespace tqn
