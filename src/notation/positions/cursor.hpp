#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "tqn/notation/position.hpp"

namespace tqn {

/// Takes a text apart from left to right. The first thing that is not as expected is kept, and everything
/// after it is refused.
class Cursor {
 public:
  explicit Cursor(std::string_view text) noexcept : text_(text) {}

  [[nodiscard]] bool failed() const noexcept { return error_.has_value(); }
  [[nodiscard]] const PositionTextError& error() const noexcept { return *error_; }
  [[nodiscard]] std::size_t at() const noexcept { return at_; }
  [[nodiscard]] bool at_end() const noexcept { return at_ == text_.size(); }

  /// Keeps a failure at the bytes from `begin` on, at least one of them. Always false.
  bool fail(std::size_t begin, std::size_t end, std::string message) {
    const std::size_t last = std::max(end, std::min(begin + 1, text_.size()));
    if (!error_) {
      error_ =
          PositionTextError{{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(last)}, std::move(message)};
    }
    return false;
  }
  bool fail(std::string message) { return fail(at_, at_, std::move(message)); }

  void skip_blanks() noexcept {
    while (!at_end() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
  }
  /// Passes a character, blanks around it included. A blank stands for one or more of them.
  [[nodiscard]] bool pass(char separator) noexcept {
    const std::size_t begin = at_;
    skip_blanks();
    if (separator == ' ') return at_ > begin;
    if (at_end() || text_[at_] != separator) {
      at_ = begin;
      return false;
    }
    ++at_;
    skip_blanks();
    return true;
  }
  [[nodiscard]] bool pass(std::string_view word) noexcept {
    if (!text_.substr(at_).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }
  /// Decimal digits as a number; nothing if there are none. Numbers above `most` give `most` + 1.
  [[nodiscard]] std::optional<unsigned> number(unsigned most) noexcept {
    const std::size_t begin = at_;
    unsigned value = 0;
    for (; !at_end() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_) {
      value = std::min(value * 10 + static_cast<unsigned>(text_[at_] - '0'), most + 1);
    }
    if (at_ == begin) return std::nullopt;
    return value;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::optional<PositionTextError> error_;
};

}  // namespace tqn
