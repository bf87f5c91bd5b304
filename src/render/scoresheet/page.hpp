#pragma once

#include "render/paper/leaf.hpp"
#include "render/scoresheet/layout.hpp"
#include "render/scoresheet/words.hpp"

namespace tqn::scoresheet {

/// What the parts of a page share.
struct Page {
  paper::Leaf& leaf;
  const Scoresheet& sheet;
  const ScoresheetLook& look;
  const Layout& layout;
  const Words& words;
  std::size_t number = 0;  ///< from 0
  std::size_t pages = 1;
};

// Each draws one part.
void draw_head(Page& page);
void draw_blocks(Page& page);
void draw_foot(Page& page);
/// A row of pits over another with both kazans beside them; null: to be filled in by hand.
void draw_strip(Page& page, double x, double y, double width, const Position* position);

}  // namespace tqn::scoresheet
