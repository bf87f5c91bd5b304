#pragma once

#include <array>
#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/core/side.hpp"
#include "tqn/render/look.hpp"

namespace tqn::test {

inline Look plain_look() {
  Look look;
  look.theme = *builtin_theme("wood");
  return look;
}

/// How often a text stands in another.
inline std::size_t count_of(std::string_view text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) ++count;
  return count;
}

/// What stands between `begin` and the next `end` behind it; empty if it is not there.
inline std::string_view between(std::string_view text, std::string_view begin, std::string_view end) {
  const std::size_t from = text.find(begin);
  if (from == std::string_view::npos) return {};
  const std::size_t to = text.find(end, from + begin.size());
  return text.substr(from + begin.size(), to - from - begin.size());
}

struct Circle {
  double x = 0;
  double y = 0;
  double radius = 0;
};

inline double number_of(std::string_view element, std::string_view attribute) {
  const std::string text(between(element, std::string(attribute) + "=\"", "\""));
  return text.empty() ? 0 : std::strtod(text.c_str(), nullptr);
}

/// The balls of a group: "s0 p3", "k1". Their places are those of the picture.
inline std::vector<Circle> balls_of(std::string_view svg, std::string_view group) {
  const std::string opening = "<g class=\"of " + std::string(group) + "\" transform=\"translate(";
  std::string_view inside = between(svg, opening, "</g>");
  std::vector<Circle> circles;
  if (inside.empty()) return circles;
  char* end = nullptr;
  const std::string place(inside.substr(0, inside.find(')')));
  const double x = std::strtod(place.c_str(), &end);
  const double y = std::strtod(end, nullptr);
  for (std::size_t at = inside.find("<circle"); at != std::string_view::npos; at = inside.find("<circle", at + 1)) {
    const std::string_view element = inside.substr(at, inside.find("/>", at) - at);
    circles.push_back({x + number_of(element, " cx"), y + number_of(element, " cy"), number_of(element, " r")});
  }
  return circles;
}

}  // namespace tqn::test
