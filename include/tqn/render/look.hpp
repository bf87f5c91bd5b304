#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "tqn/render/theme.hpp"
#include "tqn/text/language.hpp"

namespace tqn {

/// How the balls of a pit are shown. diagrams.md 3.
enum class BallStyle : std::uint8_t {
  both,    ///< drawn, with their number beside the pit
  digits,  ///< their number in the pit
  balls,   ///< drawn, up to thirty of them
};
/// Whose row is at the bottom. diagrams.md 2.
enum class Orientation : std::uint8_t { south, north };
/// Where the kazans are. diagrams.md 2.
enum class KazanPlace : std::uint8_t {
  middle,  ///< between the rows, the far one being the bottom player's
  ends,    ///< beside the rows, each at its owner's right
};
/// What stands outside a pit.
enum class PitLabels : std::uint8_t { numbers, names, none };
/// Whether the last move is marked.
enum class LastMoveShown : std::uint8_t { yes, no };
/// How numbers are written.
enum class Lettering : std::uint8_t {
  drawn,  ///< as lines: the same everywhere
  font,   ///< as text, which can be selected, in whatever font is there
};

/// What stands in a tuzdyk. diagrams.md 3.
enum class TuzdykSign : std::uint8_t {
  disc,  ///< a disc with a cross
  tile,  ///< a tile with an ornament
};
/// How balls are lit. diagrams.md 3.
enum class Shading : std::uint8_t {
  smooth,  ///< by a gradient
  plain,   ///< by a bright spot: what is made of many pictures, or has few colours, becomes much smaller
};

/// How a diagram looks. A value; what it shows is in Diagram.
struct Look {
  Theme theme;
  std::optional<Theme> dark;  ///< where the reader prefers dark pages
  BallStyle balls = BallStyle::both;
  Orientation orientation = Orientation::south;
  KazanPlace kazans = KazanPlace::middle;
  PitLabels labels = PitLabels::numbers;
  TuzdykSign tuzdyk = TuzdykSign::disc;
  Language language = Language::en;
  LastMoveShown last_move = LastMoveShown::yes;
  Lettering lettering = Lettering::drawn;
  Shading shading = Shading::smooth;
  /// Begins every id, so that several diagrams can share a page: a letter, then letters, digits, '-' and '_'.
  std::string id_prefix = "tqn";
  std::optional<unsigned> width;  ///< of the picture, in CSS pixels; nothing: as wide as its place
};

}  // namespace tqn
