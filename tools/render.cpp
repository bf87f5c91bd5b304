#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <variant>

#include "booklet.hpp"
#include "commands.hpp"
#include "diagram_artist.hpp"
#include "draw.hpp"
#include "drawing_uses.hpp"
#include "look.hpp"
#include "page.hpp"
#include "picture_document.hpp"
#include "position_text.hpp"
#include "run.hpp"
#include "scoresheet.hpp"
#include "talk.hpp"
#include "tqn/render/gif.hpp"
#include "tqn/render/sheet.hpp"
#include "tqn/render/svg.hpp"

namespace tqn::tools {
namespace {

std::optional<Failure> useless(const Invocation& invocation, const Settings& settings) {
  if (auto failure = unknown_ending(settings)) return failure;
  return find_useless(invocation.given, settings.drawing, picture_of(settings));
}

Exit draw_position(const Settings& settings, const DiagramArtist& artist, PictureDocument& document) {
  const auto read = read_given_position(settings.drawing.fen, std::nullopt);
  if (const auto* const failure = std::get_if<Failure>(&read)) {
    say(Failure{fmt::format("--fen: {}", failure->message), failure->help});
    return Exit::findings;
  }
  Diagram diagram;
  diagram.position = std::get<GivenPosition>(read).position;
  const auto drawn = artist.draw("position", std::move(diagram));
  if (const auto* const error = std::get_if<RenderError>(&drawn)) return fail(tools::failure_of(*error));
  const auto& picture = std::get<DrawnPicture>(drawn);
  if (picture.diagram) document.add_diagram(*picture.diagram, picture.name);
  if (!picture.text.empty()) document.add(picture.text, picture.name);
  return put_in_place(document, settings, Exit::fine);
}

/// Draws what `work` gives to the document: games, or a position.
template <typename Work>
Exit draw(const Settings& settings, std::string title, Work work) {
  const Picture picture = picture_of(settings);
  const auto look = look_of(settings.drawing, picture);
  if (const auto* const failure = std::get_if<Failure>(&look)) return fail(*failure);
  const DiagramArtist artist(settings.drawing, std::get<Look>(look), picture);
  const Drawing& drawing = settings.drawing;
  if (picture == Picture::gif && drawing.width > widest_gif)
    return fail({fmt::format("--width: a GIF is at most {} pixels wide", widest_gif), ""});
  const bool on_page = drawing.sheet || picture == Picture::pdf;
  const std::string sample =
      on_page ? render_sheet({}, {}, std::get<Look>(look), drawing.paper) : render_svg({}, std::get<Look>(look));
  if (const auto failure = cannot_raster(picture, drawing.scale, sample)) return fail(*failure);
  const auto opened = open_pictures(
      {picture, settings.output, std::move(title), drawing.alt, drawing.sheet, drawing.paper, drawing.scale},
      std::get<Look>(look));
  if (const auto* const failure = std::get_if<Failure>(&opened)) return fail(*failure);
  if (const auto* const error = std::get_if<IoError>(&opened)) {
    say(cannot_write(*error), settings.color);
    return Exit::failed;
  }
  return work(artist, *std::get<std::unique_ptr<PictureDocument>>(opened));
}

/// A position alone needs no file.
Exit render_position(const Invocation& invocation) {
  Configuration configuration(invocation.given);
  const auto resolved = configuration.for_folder("");
  if (const auto* failure = std::get_if<Failure>(&resolved)) return fail(*failure);
  const Settings& settings = std::get<const Resolved*>(resolved)->settings;
  if (settings.drawing.as != Subject::diagram)
    return fail({"--fen draws a position, of which a diagram can be made", "leave out --as"});
  if (!invocation.operands.empty() || !settings.drawing.picks.none())
    return fail({"--fen draws a position and no game", "leave out the files, and what chooses positions of games"});
  if (const auto failure = useless(invocation, settings)) return fail(*failure);
  if (picture_of(settings) == Picture::html) return fail({"a page shows games, and --fen is a position", ""});
  if (info(picture_of(settings)).moving) return fail({"an animation shows moves, and --fen is a position", ""});
  return draw(settings, "", [&](const DiagramArtist& artist, PictureDocument& document) {
    return draw_position(settings, artist, document);
  });
}

/// A page shows whole games.
Exit render_games_page(Run& run) {
  const Drawing& drawing = run.settings->drawing;
  if (!drawing.picks.none()) return fail({"a page shows whole games", "leave out what chooses positions of games"});
  const auto look = look_of(drawing, Picture::html);
  if (const auto* const failure = std::get_if<Failure>(&look)) return fail(*failure);
  return render_page(run, std::get<Look>(look));
}

}  // namespace

Exit run_render(const Invocation& invocation) {
  const auto is_fen = [](const Given& given) { return given.option->name == "fen"; };
  if (std::ranges::any_of(invocation.given, is_fen)) return render_position(invocation);
  const auto is_blank = [](const Given& given) { return given.option->name == "blank"; };
  if (std::ranges::any_of(invocation.given, is_blank)) return render_blank_scoresheet(invocation);
  auto run = begin_run(invocation);
  if (!run) return Exit::failed;
  if (const auto clash = leave_output_out(*run, invocation)) return fail(*clash);
  if (const auto failure = useless(invocation, *run->settings)) return fail(*failure);
  switch (run->settings->drawing.as) {
    case Subject::diagram:
      break;
    case Subject::scoresheet:
      return render_scoresheets(*run);
    case Subject::booklet:
      return render_booklet(*run);
  }
  if (picture_of(*run->settings) == Picture::html) return render_games_page(*run);
  return draw(*run->settings, title_of(run->inputs), [&](const DiagramArtist& artist, PictureDocument& document) {
    return draw_games(*run, artist, document, "no game has a position that was asked for");
  });
}

}  // namespace tqn::tools
