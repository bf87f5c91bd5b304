#include "render/svg/layout.hpp"

namespace tqn::svg {

Layout::Layout(Rules rules, const Look& look) noexcept
    : pits(rules.pits()),
      bottom(look.orientation == Orientation::south ? Side::white : Side::black),
      kazan_place(look.kazans) {
  constexpr double groove_left = 36;
  constexpr double groove_width = 672;
  constexpr double end_width = 84;
  if (kazan_place == KazanPlace::ends) {
    // Without the grooves between them the rows are nearer to each other.
    constexpr double nearer = 84;
    width = 952;
    height -= nearer;
    board = {10, 32, width - 20, board.height - nearer};
    name.bottom -= nearer;
    number.bottom -= nearer;
    lane.bottom -= nearer;
    pit.bottom -= nearer;
    count.bottom -= nearer;
    const Box at_left{24, pit.top, end_width, pit.bottom + pit_height - pit.top};
    const Box at_right{width - 24 - end_width, pit.top, end_width, at_left.height};
    kazan[bottom] = at_right;
    kazan[opponent(bottom)] = at_left;
  } else {
    kazan[bottom] = {groove_left, 208, groove_width, 38};
    kazan[opponent(bottom)] = {groove_left, 254, groove_width, 38};
  }
  const double row = pits * pit_pitch - pit_gap;
  left = (width - row) / 2;
  lane_left = left - 14;
  lane_right = left + row + 14;
}

Point Layout::corner(const Spot& spot) const noexcept {
  const int from_left = spot.row == bottom ? spot.pit.index() : pits - spot.pit.number();
  return {left + from_left * pit_pitch, pit[edge_of(spot.row)]};
}

Point ball_place(int index, int count) noexcept {
  constexpr int layer_size = 10;
  const int layers = (count + layer_size - 1) / layer_size;
  const int layer = index / layer_size;
  const int in_layer = index % layer_size;
  // Layers are shifted against each other so that all of them together stand in the middle.
  const double shift = layer - (layers - 1) / 2.0;
  const double column = in_layer % 2 == 0 ? 0.0 : 23.0;
  const int row = in_layer / 2;
  return {column + 4.2 * shift, 20.0 * row - 4.6 * shift};
}

}  // namespace tqn::svg
