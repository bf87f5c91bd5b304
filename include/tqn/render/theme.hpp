#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tqn/render/colour.hpp"
#include "tqn/render/key_file.hpp"

namespace tqn {

/// A colour of marks and arrows. The colour is never alone: each has a style of line. diagrams.md 6.
enum class Hue : std::uint8_t { green, red, yellow, blue };
inline constexpr std::size_t hue_count = 4;

/// What a mark is drawn in.
struct HuePaint {
  Colour line;
  Colour fill;  ///< of a marked pit, under the balls
};

/// Every colour of a diagram. diagrams.md 7.
struct Theme {
  Colour page;          ///< around the board
  Colour board;         ///< the board
  Colour frame;         ///< its edge
  Colour pit;           ///< a pit, where it is lit
  Colour pit_shade;     ///< a pit, under its upper edge
  Colour groove;        ///< a kazan, where it is lit
  Colour groove_shade;  ///< a kazan, under its upper edge
  Colour outline;       ///< around pits and kazans
  Colour ball;          ///< a ball
  Colour ball_shine;    ///< where light falls on it
  Colour ball_edge;     ///< around a ball, so that balls on each other can be told apart
  Colour text;          ///< numbers and names
  Colour secondary;     ///< pit numbers, caption, names of those who are not to move
  Colour hatch;         ///< lines across a tuzdyk
  Colour disc;          ///< the disc in a tuzdyk
  Colour cross;         ///< the cross on it
  Colour move;          ///< the last move
  Colour capture;       ///< what it took
  HuePaint green;
  HuePaint red;
  HuePaint yellow;
  HuePaint blue;

  [[nodiscard]] const HuePaint& operator[](Hue hue) const noexcept;
};

/// A key of a theme file and the colour that it names.
struct ThemeKey {
  std::string_view name;  ///< "pit-shade"
  Colour& (*colour)(Theme& theme) noexcept;
};
/// All keys, in the order of Theme.
[[nodiscard]] std::span<const ThemeKey> all_theme_keys() noexcept;
/// The key of a name; null if there is none.
[[nodiscard]] const ThemeKey* find_theme_key(std::string_view name) noexcept;

/// What is wrong with a theme.
using ThemeError = KeyFileError;

/// Reads a theme file. Keys that it does not set are those of its `base`, wood if it names none. diagrams.md 7.
[[nodiscard]] std::variant<Theme, ThemeError> parse_theme(std::string_view yaml);
/// The names of the themes that come with the library.
[[nodiscard]] std::span<const std::string_view> builtin_theme_names() noexcept;
/// One of them; nothing if there is none of that name.
[[nodiscard]] std::optional<Theme> builtin_theme(std::string_view name);

/// Two colours of a theme that must be told apart and hardly can be.
struct FaintPair {
  std::string_view one;
  std::string_view other;
  double contrast;
  double least;
};
/// Every pair of colours that stands less apart than diagrams.md 7 asks for.
[[nodiscard]] std::vector<FaintPair> faint_pairs(const Theme& theme);

}  // namespace tqn
