#pragma once

#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>

#include "tqn/render/colour.hpp"

namespace tqn::svg {

/// Writes markup behind a string. Numbers have at most two decimals and none that is not needed.
class Ink {
 public:
  explicit Ink(std::string& out) noexcept : out_(out) {}

  Ink& operator<<(std::string_view markup) {
    out_ += markup;
    return *this;
  }
  Ink& operator<<(char c) {
    out_ += c;
    return *this;
  }
  Ink& operator<<(double number);
  Ink& operator<<(Colour colour);

  /// A number of a path behind another one: a blank stands between them unless a sign does.
  Ink& next(double number);
  /// ` name="number"`.
  Ink& attribute(std::string_view name, double number);
  /// Text of people: what markup takes for itself is escaped, what XML forbids becomes U+FFFD.
  Ink& text(std::string_view text);

 private:
  std::string& out_;
};

}  // namespace tqn::svg
