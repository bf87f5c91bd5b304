#include "look.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <system_error>
#include <vector>

#include "key_file.hpp"
#include "tqn/report/report.hpp"
#include "tqn/text/suggest.hpp"

namespace tqn::tools {
namespace {

/// A word that looks like a file is one, there or not.
bool is_file(const std::string& theme) {
  std::error_code error;
  return theme.find('/') != std::string::npos || theme.find('.') != std::string::npos ||
         std::filesystem::exists(theme, error);
}

Failure unknown_theme(const std::string& name) {
  std::vector<std::string_view> names(builtin_theme_names().begin(), builtin_theme_names().end());
  names.emplace_back("auto");
  const auto near = nearest(name, names);
  return {fmt::format("there is no theme '{}'", visible(name)),
          near ? fmt::format("did you mean {}?", *near)
               : fmt::format("themes are {}, or a file that ends with .yaml", fmt::join(names, ", "))};
}

std::variant<Theme, Failure> theme_of(const std::string& name) {
  if (const auto theme = builtin_theme(name)) return *theme;
  if (!is_file(name)) return unknown_theme(name);
  const auto text = read_small_file(name, "a theme");
  if (const auto* const failure = std::get_if<Failure>(&text)) return *failure;
  const auto theme = parse_theme(std::get<std::string>(text));
  if (const auto* const error = std::get_if<ThemeError>(&theme)) return failure_in(name, *error);
  return std::get<Theme>(theme);
}

}  // namespace

std::variant<Look, Failure> look_of(const Drawing& drawing, Picture picture) {
  const bool page = picture == Picture::html;
  const bool automatic = drawing.theme == "auto" || (page && drawing.theme.empty());
  const bool booklet = drawing.as == Subject::booklet;
  auto theme = theme_of(automatic ? "wood" : !drawing.theme.empty() ? drawing.theme : booklet ? "print" : "wood");
  if (auto* const failure = std::get_if<Failure>(&theme)) return std::move(*failure);
  Look look;
  look.theme = std::get<Theme>(theme);
  if (automatic) look.dark = builtin_theme("dark");
  for (const auto& [key, colour] : drawing.colours) {
    key->colour(look.theme) = colour;
    if (look.dark) key->colour(*look.dark) = colour;
  }
  look.balls = drawing.style.value_or(booklet ? BallStyle::digits : BallStyle::both);
  look.orientation = drawing.orientation;
  look.kazans = drawing.kazan;
  look.labels = drawing.pits;
  look.tuzdyk = drawing.tuzdyk;
  look.language = drawing.language;
  look.last_move = drawing.no_last_move ? LastMoveShown::no : LastMoveShown::yes;
  look.lettering = drawing.lettering;
  look.shading = picture == Picture::pdf ? Shading::plain : Shading::smooth;
  look.id_prefix = drawing.id_prefix;
  look.width = drawing.width;
  return look;
}

}  // namespace tqn::tools
