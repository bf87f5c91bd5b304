#include "tqn/render/theme.hpp"

#include <algorithm>
#include <array>

namespace tqn {
namespace {

template <Colour Theme::*member>
Colour& part(Theme& theme) noexcept {
  return theme.*member;
}
template <HuePaint Theme::*hue, Colour HuePaint::*member>
Colour& part(Theme& theme) noexcept {
  return theme.*hue.*member;
}

using T = Theme;
using P = HuePaint;
constexpr std::array theme_keys{
    ThemeKey{"page", part<&T::page>},
    ThemeKey{"board", part<&T::board>},
    ThemeKey{"frame", part<&T::frame>},
    ThemeKey{"pit", part<&T::pit>},
    ThemeKey{"pit-shade", part<&T::pit_shade>},
    ThemeKey{"groove", part<&T::groove>},
    ThemeKey{"groove-shade", part<&T::groove_shade>},
    ThemeKey{"outline", part<&T::outline>},
    ThemeKey{"ball", part<&T::ball>},
    ThemeKey{"ball-shine", part<&T::ball_shine>},
    ThemeKey{"ball-edge", part<&T::ball_edge>},
    ThemeKey{"text", part<&T::text>},
    ThemeKey{"secondary", part<&T::secondary>},
    ThemeKey{"hatch", part<&T::hatch>},
    ThemeKey{"disc", part<&T::disc>},
    ThemeKey{"cross", part<&T::cross>},
    ThemeKey{"move", part<&T::move>},
    ThemeKey{"capture", part<&T::capture>},
    ThemeKey{"green", part<&T::green, &P::line>},
    ThemeKey{"green-fill", part<&T::green, &P::fill>},
    ThemeKey{"red", part<&T::red, &P::line>},
    ThemeKey{"red-fill", part<&T::red, &P::fill>},
    ThemeKey{"yellow", part<&T::yellow, &P::line>},
    ThemeKey{"yellow-fill", part<&T::yellow, &P::fill>},
    ThemeKey{"blue", part<&T::blue, &P::line>},
    ThemeKey{"blue-fill", part<&T::blue, &P::fill>},
};

/// Colours that must be told apart. diagrams.md 7.
struct Pair {
  std::string_view one;
  std::string_view other;
  double least;
};
constexpr double for_text = 4.5;
constexpr double for_graphics = 3.0;
constexpr std::array pairs{
    Pair{"text", "page", for_text},
    Pair{"text", "board", for_text},
    Pair{"text", "pit", for_text},
    Pair{"text", "pit-shade", for_text},
    Pair{"text", "groove", for_text},
    Pair{"text", "groove-shade", for_text},
    Pair{"secondary", "page", for_text},
    Pair{"secondary", "board", for_text},
    Pair{"move", "board", for_text},
    Pair{"capture", "board", for_text},
    Pair{"cross", "disc", for_text},
    Pair{"outline", "board", for_graphics},
    Pair{"frame", "page", for_graphics},
    Pair{"ball", "pit", for_graphics},
    Pair{"ball", "pit-shade", for_graphics},
    Pair{"ball", "groove", for_graphics},
    Pair{"ball", "groove-shade", for_graphics},
    Pair{"ball-edge", "ball", for_graphics},
    Pair{"hatch", "pit", for_graphics},
    Pair{"disc", "hatch", for_graphics},
    Pair{"green", "board", for_graphics},
    Pair{"red", "board", for_graphics},
    Pair{"yellow", "board", for_graphics},
    Pair{"blue", "board", for_graphics},
    Pair{"green", "green-fill", for_graphics},
    Pair{"red", "red-fill", for_graphics},
    Pair{"yellow", "yellow-fill", for_graphics},
    Pair{"blue", "blue-fill", for_graphics},
    Pair{"ball", "green-fill", for_graphics},
    Pair{"ball", "red-fill", for_graphics},
    Pair{"ball", "yellow-fill", for_graphics},
    Pair{"ball", "blue-fill", for_graphics},
    Pair{"text", "green-fill", for_text},
    Pair{"text", "red-fill", for_text},
    Pair{"text", "yellow-fill", for_text},
    Pair{"text", "blue-fill", for_text},
};

consteval bool pairs_are_of_keys() {
  for (const Pair& pair : pairs) {
    int found = 0;
    for (const ThemeKey& key : theme_keys) found += (key.name == pair.one ? 1 : 0) + (key.name == pair.other ? 1 : 0);
    if (found != 2) return false;
  }
  return true;
}
static_assert(pairs_are_of_keys());

}  // namespace

const HuePaint& Theme::operator[](Hue hue) const noexcept {
  switch (hue) {
    case Hue::green:
      return green;
    case Hue::red:
      return red;
    case Hue::yellow:
      return yellow;
    case Hue::blue:
      return blue;
  }
  return green;
}

std::span<const ThemeKey> all_theme_keys() noexcept { return theme_keys; }

const ThemeKey* find_theme_key(std::string_view name) noexcept {
  const auto* const found = std::ranges::find(theme_keys, name, &ThemeKey::name);
  return found == theme_keys.end() ? nullptr : found;
}

std::vector<FaintPair> faint_pairs(const Theme& theme) {
  Theme copy = theme;
  const auto colour = [&copy](std::string_view name) { return find_theme_key(name)->colour(copy); };
  std::vector<FaintPair> faint;
  for (const Pair& pair : pairs) {
    const double apart = contrast(colour(pair.one), colour(pair.other));
    if (apart < pair.least) faint.push_back({pair.one, pair.other, apart, pair.least});
  }
  return faint;
}

}  // namespace tqn
