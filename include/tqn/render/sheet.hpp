#pragma once

#include <span>
#include <string>

#include "tqn/render/diagram.hpp"
#include "tqn/render/look.hpp"
#include "tqn/render/paper.hpp"

namespace tqn {

/// How many diagrams a page takes beside and under each other, 1 to 10 of each.
struct SheetSize {
  unsigned columns = 2;
  unsigned rows = 3;

  [[nodiscard]] constexpr unsigned count() const noexcept { return columns * rows; }
};

/// A page with diagrams, row by row; those that it has no room for are left out. The ids of each begin with
/// look.id_prefix and its number. diagrams.md 9.
[[nodiscard]] std::string render_sheet(std::span<const Diagram> diagrams, SheetSize size, const Look& look,
                                       Paper paper = Paper::a4);

}  // namespace tqn
