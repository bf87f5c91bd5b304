#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "picks.hpp"
#include "tqn/render/look.hpp"
#include "tqn/render/sheet.hpp"

namespace tqn::tools {

/// What `tqn render` makes.
enum class Picture : std::uint8_t { svg, ascii, unicode, line, tex, markdown, html };
/// What the name of a file of such pictures ends with.
[[nodiscard]] std::string_view extension_of(Picture picture) noexcept;

/// What `tqn render` is asked for.
struct Drawing {
  std::optional<Picture> to;  ///< nothing: told by the output
  Picks picks;
  std::string fen;
  BallStyle style = BallStyle::both;
  Orientation orientation = Orientation::south;
  KazanPlace kazan = KazanPlace::middle;
  PitLabels pits = PitLabels::numbers;
  Language language = Language::en;
  Lettering lettering = Lettering::drawn;
  bool no_last_move = false;
  std::string theme;                                        ///< empty: what suits the picture
  std::vector<std::pair<const ThemeKey*, Colour>> colours;  ///< instead of those of the theme
  std::optional<unsigned> width;
  std::string id_prefix = "tqn";
  std::optional<SheetSize> sheet;
  bool alt = false;
  bool fragment = false;
};

}  // namespace tqn::tools
