#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>

namespace tqn::tools {

/// Bytes that grow at the end and keep their memory: a std::string would fill what read() overwrites.
class Buffer {
 public:
  [[nodiscard]] std::string_view view() const noexcept { return {data_.get(), size_}; }
  void clear() noexcept { size_ = 0; }
  void append(std::string_view bytes) {
    if (bytes.empty()) return;
    std::memcpy(room(bytes.size()).data(), bytes.data(), bytes.size());
    size_ += bytes.size();
  }
  /// Space behind the bytes; what is written into it belongs to them after grow().
  [[nodiscard]] std::span<char> room(std::size_t bytes) {
    if (size_ + bytes > capacity_) reserve(std::max(size_ + bytes, capacity_ + capacity_ / 2));
    return {data_.get() + size_, bytes};
  }
  void grow(std::size_t bytes) noexcept { size_ += bytes; }
  /// Drops the bytes from `size` on.
  void shrink(std::size_t size) noexcept { size_ = std::min(size, size_); }

 private:
  void reserve(std::size_t capacity) {
    std::unique_ptr<char[]> larger(new char[capacity]);
    if (size_ > 0) std::memcpy(larger.get(), data_.get(), size_);
    data_ = std::move(larger);
    capacity_ = capacity;
  }

  std::unique_ptr<char[]> data_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace tqn::tools
