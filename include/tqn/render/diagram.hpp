#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tqn/core/position.hpp"
#include "tqn/render/theme.hpp"
#include "tqn/text/language.hpp"

namespace tqn {

/// A pit of either row.
struct Spot {
  Side row = Side::white;
  Pit pit = *Pit::from_number(1);

  friend constexpr bool operator==(const Spot&, const Spot&) = default;
};

/// A marked pit.
struct Mark {
  Spot spot;
  Hue hue = Hue::green;
  friend bool operator==(const Mark&, const Mark&) = default;
};
/// An arrow from a pit to another.
struct Arrow {
  Spot from;
  Spot to;
  Hue hue = Hue::green;
  friend bool operator==(const Arrow&, const Arrow&) = default;
};
/// A short word beside a pit.
struct Label {
  Spot spot;
  std::string text;
  friend bool operator==(const Label&, const Label&) = default;
};

/// The move that led to a position. What it did is told by playing it again.
struct LastMove {
  Position before = Position::start();
  Pit pit = *Pit::from_number(1);
};

/// What a diagram shows. A value; how it looks is in Look.
struct Diagram {
  Position position = Position::start();
  std::optional<LastMove> last;  ///< played in `last->before`, it gives `position`
  BySide<std::string> names;     ///< empty: the player is called by his part
  std::string caption;           ///< "12… 81"; may be empty
  std::vector<Mark> marks;
  std::vector<Arrow> arrows;
  std::vector<Label> labels;
};

/// A diagram in words, for those who do not see it.
struct Wording {
  std::string title;        ///< a few words
  std::string description;  ///< everything that the picture shows, in sentences
};
/// diagrams.md 8.
[[nodiscard]] Wording describe(const Diagram& diagram, Language language);

}  // namespace tqn
