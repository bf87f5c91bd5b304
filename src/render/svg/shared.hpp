#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

#include "render/svg/ink.hpp"

namespace tqn::svg {

/// Markup that several scenes of one picture use: it is written once.
class Shared {
 public:
  explicit Shared(std::string_view id_prefix) : prefix_(id_prefix) {}

  /// Writes an element that shows the markup at a place.
  void use(Ink& ink, std::string markup, double x, double y) {
    const std::size_t number = parts_.try_emplace(std::move(markup), parts_.size()).first->second;
    ink << "<use href=\"#" << prefix_ << "-b" << static_cast<double>(number) << '"';
    ink.attribute("x", x).attribute("y", y) << "/>";
  }
  /// Writes what was used.
  void define(Ink& ink) const;

 private:
  std::string prefix_;
  std::unordered_map<std::string, std::size_t> parts_;
};

}  // namespace tqn::svg
