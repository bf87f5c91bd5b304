#pragma once

#include "tqn/core/position.hpp"
#include "tqn/render/diagram.hpp"
#include "tqn/render/look.hpp"

namespace tqn::svg {

struct Point {
  double x = 0;
  double y = 0;
};
struct Box {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
};

// In user units. diagrams.md 2, 3.
inline constexpr double pit_width = 64;
inline constexpr double pit_height = 116;
inline constexpr double pit_radius = 30;
inline constexpr double pit_gap = 12;
inline constexpr double pit_pitch = pit_width + pit_gap;
inline constexpr double ball_radius = 7.4;
inline constexpr double kazan_ball_radius = 6.5;
inline constexpr double count_size = 16;  ///< of the numbers beside pits

/// The two rows of a picture.
enum class Edge : std::uint8_t { top, bottom };
template <typename T>
struct ByEdge {
  T top{};
  T bottom{};
  [[nodiscard]] constexpr const T& operator[](Edge edge) const noexcept { return edge == Edge::top ? top : bottom; }
};

/// Where everything stands. diagrams.md 2.
struct Layout {
  Layout(Rules rules, const Look& look) noexcept;

  int pits;
  Side bottom;  ///< whose row is at the bottom
  KazanPlace kazan_place;
  double width = 744;
  double height = 504;
  Box board{10, 32, 724, 436};
  double left;                     ///< of the leftmost pit
  ByEdge<double> name{22, 493};    ///< base lines
  ByEdge<double> number{47, 462};  ///< base lines of the pits' numbers
  ByEdge<double> lane{53, 447};    ///< where the last move is drawn
  ByEdge<double> pit{64, 320};     ///< upper edges
  ByEdge<double> count{200, 312};  ///< base lines of the numbers of balls
  double lane_left;
  double lane_right;
  BySide<Box> kazan;

  [[nodiscard]] Edge edge_of(Side row) const noexcept { return row == bottom ? Edge::bottom : Edge::top; }
  /// The upper left corner of a pit.
  [[nodiscard]] Point corner(const Spot& spot) const noexcept;
  [[nodiscard]] Point centre(const Spot& spot) const noexcept {
    const Point at = corner(spot);
    return {at.x + pit_width / 2, at.y + pit_height / 2};
  }
};

/// The place of a ball in its pit, from that of a ball alone. `index` from 0; `count`: balls that are drawn,
/// 30 at most. diagrams.md 3.
[[nodiscard]] Point ball_place(int index, int count) noexcept;
inline constexpr int most_drawn = 30;
/// Of a ball alone in its pit, from the pit's upper left corner.
inline constexpr Point first_ball{pit_width / 2 - 11.5, 18};

}  // namespace tqn::svg
