#include "diagram_artist.hpp"

#include <fmt/format.h>

#include "findings.hpp"
#include "tqn/check/check.hpp"
#include "tqn/render/storyboard.hpp"
#include "tqn/render/svg.hpp"

namespace tqn::tools {
namespace {

/// Says why a game is not drawn; what is wrong with the half-move that cannot be played comes from check().
bool refuse(const Game& game, std::string_view text, const NoSuchMoment& why, Sink& sink) {
  if (why.unplayable) static_cast<void>(check(game, text, sink));
  if (Diagnostic* d = sink.report(Code::not_written, first_line(text))) d->message = why.message;
  return false;
}

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
  if (!story) return refuse(game, text, {"its position of the start cannot be told", true}, sink);
  const auto picked = pick(*story, drawing_.picks);
  if (const auto* const missing = std::get_if<NoSuchMoment>(&picked)) return refuse(game, text, *missing, sink);
  for (const std::size_t index : std::get<std::vector<std::size_t>>(picked))
    pictures.push_back({place_name(*story, index), draw(diagram_of(*story, index))});
  return true;
}

std::string DiagramArtist::draw(const Diagram& diagram) const {
  switch (picture_) {
    case Picture::svg:
    case Picture::ascii:
    case Picture::unicode:
    case Picture::line:
    case Picture::tex:
    case Picture::markdown:
    case Picture::html:
      break;
  }
  return render_svg(diagram, look_);
}

}  // namespace tqn::tools
