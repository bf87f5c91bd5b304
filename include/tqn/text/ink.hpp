#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

namespace tqn {

/// A short text that can be copied a fixed number of bytes at a time: behind `data` at least Ink::stride bytes can be
/// read, whatever the size.
struct Padded {
  const char* data = nullptr;
  std::size_t size = 0;
};

namespace detail {
struct Digits {
  std::array<char, 3> text{};
  std::uint8_t size = 0;
};
/// The numbers that balls and scores are.
inline constexpr auto digits = [] {
  std::array<Digits, 163> all{};
  for (unsigned number = 0; number < all.size(); ++number) {
    Digits& one = all[number];
    if (number >= 100) one.text[one.size++] = static_cast<char>('0' + number / 100);
    if (number >= 10) one.text[one.size++] = static_cast<char>('0' + number / 10 % 10);
    one.text[one.size++] = static_cast<char>('0' + number % 10);
  }
  return all;
}();
}  // namespace detail

/// Writes words one behind another into memory that it keeps. Most of them are a few bytes long: what is copied has
/// the size of a register, and what is too much of it is written over by what follows.
class Ink {
 public:
  static constexpr std::size_t stride = 32;

  void clear() noexcept { size_ = begin_ = 0; }
  /// What comes belongs to another comment.
  void begin() noexcept { begin_ = size_; }
  /// Whether nothing was written since begin().
  [[nodiscard]] bool at_begin() const noexcept { return size_ == begin_; }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  /// Precondition: not empty.
  [[nodiscard]] char back() const noexcept { return data_[size_ - 1]; }
  /// Drops what stands behind `size` bytes.
  void shrink(std::size_t size) noexcept { size_ = size; }
  /// Bytes from one place to another; they move when more is written.
  [[nodiscard]] std::string_view view(std::size_t begin, std::size_t end) const noexcept {
    return {data_.get() + begin, end - begin};
  }

  /// Memory for so many bytes more; advance() says where those end that were written there.
  [[nodiscard]] char* room(std::size_t bytes) {
    if (bytes > capacity_ - size_) [[unlikely]]
      grow(bytes);
    return data_.get() + size_;
  }
  void advance(const char* end) noexcept { size_ = static_cast<std::size_t>(end - data_.get()); }

  void append(char c) {
    *room(1) = c;
    ++size_;
  }
  void append(std::string_view text) {
    if (!text.empty()) std::memcpy(room(text.size()), text.data(), text.size());
    size_ += text.size();
  }
  void append(const Padded& text) {
    char* const to = room(text.size + stride);
    std::memcpy(to, text.data, stride);
    if (text.size > stride) std::memcpy(to + stride, text.data + stride, text.size - stride);
    size_ += text.size;
  }
  /// Says again what stands there already.
  void repeat(std::size_t begin, std::size_t end) {
    static_cast<void>(room(end - begin));
    append(view(begin, end));
  }
  /// Decimal digits.
  void append_number(int number) {
    if (number < 0 || static_cast<std::size_t>(number) >= detail::digits.size()) return append_long(number);
    const detail::Digits& text = detail::digits[static_cast<std::size_t>(number)];
    std::memcpy(room(sizeof text), &text, sizeof text);
    size_ += text.size;
  }

 private:
  void append_long(int number);
  void grow(std::size_t bytes);

  std::unique_ptr<char[]> data_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
  std::size_t begin_ = 0;
};

}  // namespace tqn
