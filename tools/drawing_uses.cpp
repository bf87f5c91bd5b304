#include "drawing_uses.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace tqn::tools {
namespace {

using P = Picture;

using Of = Subject;

constexpr Pictures paper{P::svg, P::png, P::pdf};
constexpr Pictures boards = paper | Pictures{P::markdown, P::animated_svg, P::gif};
constexpr Pictures letters{P::ascii, P::unicode};
constexpr Pictures moving{P::animated_svg, P::gif};
constexpr Subjects diagram{Of::diagram};
constexpr Subjects boards_of{Of::diagram, Of::booklet};
constexpr Subjects all{Of::diagram, Of::scoresheet, Of::booklet};

constexpr std::array uses{
    DrawingUse{"style", boards, boards_of},
    DrawingUse{"theme", boards | Pictures{P::html}, boards_of},
    DrawingUse{"colors", boards | Pictures{P::html}, boards_of},
    DrawingUse{"orientation", boards | letters | Pictures{P::tex, P::html}, boards_of},
    DrawingUse{"kazan", boards | Pictures{P::tex}, boards_of},
    DrawingUse{"pits", boards, boards_of},
    DrawingUse{"tuzdyk", boards, boards_of},
    DrawingUse{"lang", boards | letters | Pictures{P::tex, P::html}, all},
    DrawingUse{"numbers", boards, boards_of},
    DrawingUse{"no-last-move", boards | letters | Pictures{P::tex}, boards_of},
    DrawingUse{"width", {P::svg, P::markdown, P::png, P::animated_svg, P::gif}, diagram},
    DrawingUse{"scale", {P::png}, all},
    DrawingUse{"id-prefix", {P::svg, P::markdown, P::animated_svg}, diagram},
    DrawingUse{"sheet", paper, diagram},
    DrawingUse{"paper", paper, all},
    DrawingUse{"delay", moving, diagram},
    DrawingUse{"sowing", moving, diagram},
    DrawingUse{"max-size", {P::gif}, diagram},
    DrawingUse{"blank", paper, {Of::scoresheet}},
    DrawingUse{"copies", paper, {Of::scoresheet}},
    DrawingUse{"rows", paper, {Of::scoresheet}},
    DrawingUse{"header", paper, {Of::scoresheet}},
    DrawingUse{"title", paper, {Of::booklet}},
    DrawingUse{"alt", boards | letters | Pictures{P::line, P::tex}, diagram},
    DrawingUse{"fragment", {P::html}, diagram},
};

std::string_view name_of(Subject subject) noexcept {
  switch (subject) {
    case Subject::diagram:
      return "diagram";
    case Subject::scoresheet:
      return "scoresheet";
    case Subject::booklet:
      break;
  }
  return "booklet";
}

/// What an option needs beside the right picture.
std::optional<Failure> find_alone(std::string_view option, const Drawing& drawing, Picture picture) {
  if (option == "paper" && drawing.as == Subject::diagram && picture != Picture::pdf && !drawing.sheet)
    return Failure{"--paper has no effect without a page", "put the diagrams on one with --sheet 2x3, or into a PDF"};
  if (option == "copies" && !drawing.blank)
    return Failure{"--copies has no effect without --blank", "a sheet of a game is made once"};
  if (option == "width" && drawing.sheet)
    return Failure{"--width has no effect on a sheet, which is as wide as its paper",
                   "a PNG of it is made larger with --scale"};
  return std::nullopt;
}

}  // namespace

std::string names_of(Pictures pictures) {
  std::string names;
  for (std::size_t i = 0; i < picture_count; ++i) {
    const auto picture = static_cast<Picture>(i);
    if (pictures.has(picture)) names += fmt::format("{}{}", names.empty() ? "" : ", ", info(picture).name);
  }
  return names;
}

std::string names_of(Subjects subjects) {
  std::string names;
  for (const Subject subject : {Subject::diagram, Subject::scoresheet, Subject::booklet}) {
    if (subjects.has(subject)) names += fmt::format("{}{}", names.empty() ? "" : ", ", name_of(subject));
  }
  return names;
}

std::span<const DrawingUse> all_drawing_uses() noexcept { return uses; }

std::optional<Failure> find_useless(std::span<const Given> given, const Drawing& drawing, Picture picture) {
  for (const Given& one : given) {
    if (one.rank != Rank::command) continue;
    const auto use = std::ranges::find(uses, one.option->name, &DrawingUse::option);
    if (use != uses.end() && !use->subjects.has(drawing.as))
      return Failure{fmt::format("--{} has no effect with --as {}", use->option, name_of(drawing.as)),
                     fmt::format("it is for --as {}", names_of(use->subjects))};
    if (use != uses.end() && !use->pictures.has(picture))
      return Failure{fmt::format("--{} has no effect with --to {}", use->option, info(picture).name),
                     fmt::format("it is for --to {}", names_of(use->pictures))};
    if (auto failure = find_alone(one.option->name, drawing, picture)) return failure;
  }
  return std::nullopt;
}

}  // namespace tqn::tools
