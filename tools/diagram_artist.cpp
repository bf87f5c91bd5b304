#include "diagram_artist.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "move_errors.hpp"
#include "tqn/render/animation.hpp"
#include "tqn/render/gif.hpp"
#include "tqn/render/png.hpp"
#include "tqn/render/storyboard.hpp"
#include "tqn/render/svg.hpp"
#include "tqn/render/text.hpp"

namespace tqn::tools {
namespace {

std::string place_name(const Storyboard& story, std::size_t index) {
  const Frame& frame = story.frames[index];
  std::string name = fmt::format("{:03}-{}", frame.half_move, moment_name(frame.half_move));
  if (frame.depth > 0) name += fmt::format("-v{}", index);
  return name;
}

}  // namespace

bool DiagramArtist::draw(const Game& game, std::string_view text, Sink& sink,
                         std::vector<DrawnPicture>& pictures) const {
  const auto story = make_storyboard(game);
  if (!story) return refuse(game, text, {"the position that this game begins with cannot be told", {}, true}, sink);
  const auto picked = pick(*story, drawing_.picks);
  if (const auto* const missing = std::get_if<NoSuchMoment>(&picked))
    return refuse(game, text, {missing->message, {}, missing->unplayable}, sink);
  const auto& frames = std::get<std::vector<std::size_t>>(picked);
  tell_errors_before(game, text, *story, frames, sink);
  const auto add = [&](std::variant<DrawnPicture, RenderError> drawn) {
    if (const auto* const error = std::get_if<RenderError>(&drawn))
      return refuse(game, text, {error->message, error->help}, sink);
    pictures.push_back(std::get<DrawnPicture>(std::move(drawn)));
    return true;
  };
  if (info(picture_).moving) return frames.empty() || add(animate(*story, frames));
  return std::ranges::all_of(
      frames, [&](std::size_t index) { return add(draw(place_name(*story, index), diagram_of(*story, index))); });
}

std::variant<DrawnPicture, RenderError> DiagramArtist::animate(const Storyboard& story,
                                                               std::span<const std::size_t> frames) const {
  // Without a choice it is the whole game: the main line, but for the start, which is shown before the first half-move.
  const bool whole = drawing_.picks.none() && story.main.size() > 1;
  const auto shots = make_shots(story, whole ? std::span(story.main).subspan(1) : frames, drawing_.timing);
  DrawnPicture picture{"moves", {}, std::nullopt};
  if (drawing_.alt) picture.diagram = shots.back().diagram;
  if (picture_ == Picture::animated_svg) {
    picture.text = render_animated_svg(shots, look_);
    return picture;
  }
  GifLimits limits;
  if (drawing_.width) limits.width = *drawing_.width;
  limits.bytes = drawing_.max_size;
  auto made = render_gif(shots, look_, limits);
  if (auto* const error = std::get_if<RenderError>(&made)) return std::move(*error);
  picture.text = std::get<std::string>(std::move(made));
  return picture;
}

std::variant<DrawnPicture, RenderError> DiagramArtist::draw(std::string name, Diagram diagram) const {
  auto text = text_of(diagram);
  if (auto* const error = std::get_if<RenderError>(&text)) return std::move(*error);
  DrawnPicture picture{std::move(name), std::get<std::string>(std::move(text)), std::nullopt};
  if (picture.text.empty() || drawing_.alt) picture.diagram = std::move(diagram);
  return picture;
}

std::variant<std::string, RenderError> DiagramArtist::text_of(const Diagram& diagram) const {
  if (drawing_.sheet) return std::string();  // the document draws them together
  switch (picture_) {
    case Picture::svg:
      return render_svg(diagram, look_);
    case Picture::png:
      return render_png(render_svg(diagram, look_), drawing_.scale);
    case Picture::ascii:
      return render_text(diagram, BoardText::ascii, look_);
    case Picture::unicode:
      return render_text(diagram, BoardText::unicode, look_);
    case Picture::line:
      return render_text(diagram, BoardText::line, look_);
    case Picture::tex:
      return render_tex(diagram, look_);
    case Picture::markdown:
    case Picture::html:
    case Picture::pdf:
    case Picture::animated_svg:
    case Picture::gif:
      break;
  }
  return std::string();
}

}  // namespace tqn::tools
