#include "render/svg/paint.hpp"

#include <array>

namespace tqn::svg {
namespace {

using Part = const Colour& (*)(const Theme& theme) noexcept;

template <Colour Theme::*member>
const Colour& part(const Theme& theme) noexcept {
  return theme.*member;
}
template <HuePaint Theme::*hue, Colour HuePaint::*member>
const Colour& part(const Theme& theme) noexcept {
  return theme.*hue.*member;
}

/// A colour that runs into another, from the side where light comes from.
enum class Gradient : std::uint8_t { none, pit, groove, ball };
struct GradientInfo {
  Gradient gradient;
  std::string_view id;
  std::string_view element;
  std::string_view where;
  Colour Theme::*first;
  Colour Theme::*last;
};
constexpr std::array gradients{
    GradientInfo{Gradient::pit, "p", "linearGradient", R"( x2="0" y2="1")", &Theme::pit_shade, &Theme::pit},
    GradientInfo{Gradient::groove, "k", "linearGradient", R"( x2="0" y2="1")", &Theme::groove_shade, &Theme::groove},
    GradientInfo{Gradient::ball, "b", "radialGradient", R"( cx=".36" cy=".3" r=".62")", &Theme::ball_shine,
                 &Theme::ball},
};

struct RoleInfo {
  Role role;
  std::string_view name;
  Part fill;                           ///< null: none
  Part stroke;                         ///< null: none
  Gradient gradient = Gradient::none;  ///< instead of the fill
};

using T = Theme;
using H = HuePaint;
constexpr std::array roles{
    RoleInfo{Role::page, "page", part<&T::page>, nullptr},
    RoleInfo{Role::board, "board", part<&T::board>, part<&T::frame>},
    RoleInfo{Role::plate, "plate", part<&T::board>, nullptr},
    RoleInfo{Role::pits, "pits", part<&T::pit>, part<&T::outline>, Gradient::pit},
    RoleInfo{Role::grooves, "grooves", part<&T::groove>, part<&T::outline>, Gradient::groove},
    RoleInfo{Role::balls, "balls", part<&T::ball>, part<&T::ball_edge>, Gradient::ball},
    RoleInfo{Role::figures, "figures", nullptr, part<&T::text>},
    RoleInfo{Role::faint_figures, "faint-figures", nullptr, part<&T::secondary>},
    RoleInfo{Role::words, "words", part<&T::text>, nullptr},
    RoleInfo{Role::faint_words, "faint-words", part<&T::secondary>, nullptr},
    RoleInfo{Role::signs, "signs", part<&T::text>, nullptr},
    RoleInfo{Role::faint_signs, "faint-signs", part<&T::secondary>, nullptr},
    RoleInfo{Role::hatch, "hatch", nullptr, part<&T::hatch>},
    RoleInfo{Role::disc, "disc", part<&T::disc>, part<&T::cross>},
    RoleInfo{Role::cross, "cross", nullptr, part<&T::cross>},
    RoleInfo{Role::move, "move", nullptr, part<&T::move>},
    RoleInfo{Role::head, "head", part<&T::move>, nullptr},
    RoleInfo{Role::ghosts, "ghosts", part<&T::pit>, part<&T::capture>},
    RoleInfo{Role::capture, "capture", nullptr, part<&T::capture>},
    RoleInfo{Role::capture_words, "capture-words", part<&T::capture>, nullptr},
    RoleInfo{Role::halo, "halo", nullptr, part<&T::page>},
    RoleInfo{Role::green, "green", part<&T::green, &H::fill>, part<&T::green, &H::line>},
    RoleInfo{Role::red, "red", part<&T::red, &H::fill>, part<&T::red, &H::line>},
    RoleInfo{Role::yellow, "yellow", part<&T::yellow, &H::fill>, part<&T::yellow, &H::line>},
    RoleInfo{Role::blue, "blue", part<&T::blue, &H::fill>, part<&T::blue, &H::line>},
    RoleInfo{Role::green_head, "green-head", part<&T::green, &H::line>, nullptr},
    RoleInfo{Role::red_head, "red-head", part<&T::red, &H::line>, nullptr},
    RoleInfo{Role::yellow_head, "yellow-head", part<&T::yellow, &H::line>, nullptr},
    RoleInfo{Role::blue_head, "blue-head", part<&T::blue, &H::line>, nullptr},
};

consteval bool roles_are_in_order() {
  for (std::size_t i = 0; i < roles.size(); ++i) {
    if (static_cast<std::size_t>(roles[i].role) != i) return false;
  }
  return true;
}
static_assert(roles_are_in_order());

const GradientInfo& info(Gradient gradient) noexcept { return gradients[static_cast<std::size_t>(gradient) - 1]; }

/// Whether a gradient runs from a colour into another one, in any of the themes; else a flat colour does.
bool runs(const GradientInfo& row, const Look& look) noexcept {
  if (row.gradient == Gradient::ball && look.shading == Shading::plain) return false;
  const auto differ = [&](const Theme& theme) { return theme.*row.first != theme.*row.last; };
  return differ(look.theme) || (look.dark && differ(*look.dark));
}

void define(Ink& ink, const Look& look, const GradientInfo& row) {
  const auto stop = [&](char number, std::string_view offset, Colour colour) {
    ink << "<stop";
    if (look.dark) ink << " class=\"" << row.id << number << '"';
    ink << offset << " stop-color=\"" << colour << "\"/>";
  };
  ink << '<' << row.element << " id=\"" << look.id_prefix << '-' << row.id << '"' << row.where << '>';
  stop('0', "", look.theme.*row.first);
  stop('1', R"( offset="1")", look.theme.*row.last);
  ink << "</" << row.element << '>';
}

}  // namespace

Role role_of(Hue hue) noexcept {
  return static_cast<Role>(static_cast<unsigned>(Role::green) + static_cast<unsigned>(hue));
}
Role head_role_of(Hue hue) noexcept {
  return static_cast<Role>(static_cast<unsigned>(Role::green_head) + static_cast<unsigned>(hue));
}

void paint(Ink& ink, const Look& look, Role role) {
  const RoleInfo& row = roles[static_cast<std::size_t>(role)];
  ink << " class=\"" << row.name << '"';
  if (row.gradient != Gradient::none && runs(info(row.gradient), look)) {
    ink << " fill=\"url(#" << look.id_prefix << '-' << info(row.gradient).id << ")\"";
  } else if (row.fill != nullptr) {
    ink << " fill=\"" << row.fill(look.theme) << '"';
  } else {
    ink << " fill=\"none\"";
  }
  if (row.stroke != nullptr) ink << " stroke=\"" << row.stroke(look.theme) << '"';
}

void define_paints(Ink& ink, const Look& look) {
  for (const GradientInfo& row : gradients) {
    if (runs(row, look)) define(ink, look, row);
  }
}

void define_dark(Ink& ink, const Look& look) {
  if (!look.dark) return;
  const Theme& dark = *look.dark;
  ink << "<style>@media(prefers-color-scheme:dark){";
  for (const RoleInfo& row : roles) {
    const bool flat = row.gradient == Gradient::none || !runs(info(row.gradient), look);
    ink << '#' << look.id_prefix << " ." << row.name << '{';
    if (flat && row.fill != nullptr) ink << "fill:" << row.fill(dark) << ';';
    if (row.stroke != nullptr) ink << "stroke:" << row.stroke(dark);
    ink << '}';
  }
  for (const GradientInfo& row : gradients) {
    if (!runs(row, look)) continue;
    ink << '#' << look.id_prefix << " ." << row.id << "0{stop-color:" << dark.*row.first << "}#" << look.id_prefix
        << " ." << row.id << "1{stop-color:" << dark.*row.last << '}';
  }
  ink << "}</style>";
}

}  // namespace tqn::svg
