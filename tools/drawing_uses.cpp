#include "drawing_uses.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace tqn::tools {
namespace {

using P = Picture;

constexpr Pictures boards{P::svg, P::markdown, P::png, P::pdf, P::animated_svg, P::gif};
constexpr Pictures letters{P::ascii, P::unicode};
constexpr Pictures moving{P::animated_svg, P::gif};

constexpr std::array uses{
    DrawingUse{"style", boards},
    DrawingUse{"theme", boards | Pictures{P::html}},
    DrawingUse{"colors", boards | Pictures{P::html}},
    DrawingUse{"orientation", boards | letters | Pictures{P::tex, P::html}},
    DrawingUse{"kazan", boards | Pictures{P::tex}},
    DrawingUse{"pits", boards},
    DrawingUse{"tuzdyk", boards},
    DrawingUse{"lang", boards | letters | Pictures{P::tex, P::html}},
    DrawingUse{"numbers", boards},
    DrawingUse{"no-last-move", boards | letters | Pictures{P::tex}},
    DrawingUse{"width", {P::svg, P::markdown, P::png, P::animated_svg, P::gif}},
    DrawingUse{"scale", {P::png}},
    DrawingUse{"id-prefix", {P::svg, P::markdown, P::animated_svg}},
    DrawingUse{"sheet", {P::svg, P::png, P::pdf}},
    DrawingUse{"paper", {P::svg, P::png, P::pdf}},
    DrawingUse{"delay", moving},
    DrawingUse{"sowing", moving},
    DrawingUse{"max-size", {P::gif}},
    DrawingUse{"alt", boards | letters | Pictures{P::line, P::tex}},
    DrawingUse{"fragment", {P::html}},
};

/// What an option needs beside the right picture.
std::optional<Failure> find_alone(std::string_view option, const Drawing& drawing, Picture picture) {
  if (option == "paper" && picture != Picture::pdf && !drawing.sheet)
    return Failure{"--paper has no effect without a page", "put the diagrams on one with --sheet 2x3, or into a PDF"};
  if (option == "width" && drawing.sheet)
    return Failure{"--width has no effect on a sheet, which is as wide as its paper",
                   "a PNG of it is made larger with --scale"};
  return std::nullopt;
}

}  // namespace

std::string Pictures::names() const {
  std::string names;
  for (std::size_t i = 0; i < picture_count; ++i) {
    const auto picture = static_cast<Picture>(i);
    if (has(picture)) names += fmt::format("{}{}", names.empty() ? "" : ", ", info(picture).name);
  }
  return names;
}

std::span<const DrawingUse> all_drawing_uses() noexcept { return uses; }

std::optional<Failure> find_useless(std::span<const Given> given, const Drawing& drawing, Picture picture) {
  for (const Given& one : given) {
    if (one.rank != Rank::command) continue;
    const auto use = std::ranges::find(uses, one.option->name, &DrawingUse::option);
    if (use != uses.end() && !use->pictures.has(picture))
      return Failure{fmt::format("--{} has no effect with --to {}", use->option, info(picture).name),
                     fmt::format("it is for {}", use->pictures.names())};
    if (auto failure = find_alone(one.option->name, drawing, picture)) return failure;
  }
  return std::nullopt;
}

}  // namespace tqn::tools
