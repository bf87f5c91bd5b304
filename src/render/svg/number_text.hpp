#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace tqn::svg {

/// A number as figures, with a sign before it.
class NumberText {
 public:
  explicit NumberText(int number, std::string_view sign = "") noexcept {
    char* const begin = std::copy(sign.begin(), sign.end(), text_.data());
    end_ = std::to_chars(begin, text_.data() + text_.size(), number).ptr;
  }
  NumberText(const NumberText&) = delete;
  NumberText& operator=(const NumberText&) = delete;
  ~NumberText() = default;

  operator std::string_view() const noexcept {  // NOLINT(google-explicit-constructor)
    return {text_.data(), static_cast<std::size_t>(end_ - text_.data())};
  }

 private:
  std::array<char, 16> text_{};
  char* end_;
};

}  // namespace tqn::svg
