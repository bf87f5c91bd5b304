#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace tqn {

/// A piece of text in a record: borrowed from the input while a game is read, owned as soon as it is
/// copied or set. A reader can so fill a Game without one allocation, and a copy of a Game may outlive
/// the input.
class Text {
 public:
  constexpr Text() noexcept = default;
  /// Owns a copy.
  explicit Text(std::string_view text) { own(text); }
  /// Borrows: `text` must outlive this value and everything moved from it.
  [[nodiscard]] static Text borrow(std::string_view text) noexcept {
    Text result;
    result.data_ = text.data();
    result.size_ = static_cast<std::uint32_t>(text.size());
    return result;
  }

  Text(const Text& other) { own(other.view()); }
  Text(Text&& other) noexcept
      : data_(std::exchange(other.data_, nullptr)),
        size_(std::exchange(other.size_, 0)),
        owned_(std::exchange(other.owned_, false)) {}
  Text& operator=(const Text& other) {
    if (this != &other) *this = Text(other);
    return *this;
  }
  Text& operator=(Text&& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(owned_, other.owned_);
    return *this;
  }
  ~Text() {
    if (owned_) delete[] data_;
  }

  [[nodiscard]] constexpr std::string_view view() const noexcept { return {data_, size_}; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] std::string str() const { return std::string(view()); }
  friend bool operator==(const Text& a, const Text& b) noexcept { return a.view() == b.view(); }
  friend bool operator==(const Text& a, std::string_view b) noexcept { return a.view() == b; }

 private:
  void own(std::string_view text) {
    if (text.empty()) return;
    char* copy = new char[text.size()];
    text.copy(copy, text.size());
    data_ = copy;
    size_ = static_cast<std::uint32_t>(text.size());
    owned_ = true;
  }

  const char* data_ = nullptr;
  std::uint32_t size_ = 0;
  bool owned_ = false;
};

}  // namespace tqn
