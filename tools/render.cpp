#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <variant>

#include "commands.hpp"
#include "diagram_artist.hpp"
#include "drawing_uses.hpp"
#include "games_job.hpp"
#include "look.hpp"
#include "page.hpp"
#include "picture_document.hpp"
#include "position_text.hpp"
#include "progress.hpp"
#include "run.hpp"
#include "talk.hpp"
#include "tqn/render/png.hpp"
#include "tqn/render/sheet.hpp"
#include "tqn/render/svg.hpp"

namespace tqn::tools {
namespace {

/// Findings that keep a game from being drawn: what keeps it from being written, and half-moves that cannot be played.
Policy drawing_policy() {
  Codes codes;
  for (const CodeInfo& row : all_codes()) {
    const bool unplayable = row.id.starts_with("TQ4") && row.severity == Severity::error;
    codes.set(static_cast<std::size_t>(row.code), unplayable || row.code == Code::bad_position ||
                                                      row.code == Code::not_written ||
                                                      row.code == Code::unreadable_game);
  }
  return policy_of(codes);
}

Picture picture_of(const Settings& settings) {
  return settings.drawing.to ? *settings.drawing.to : picture_of_file(settings.output);
}

std::optional<Failure> useless(const Invocation& invocation, const Settings& settings) {
  return find_useless(invocation.given, settings.drawing, picture_of(settings));
}

Exit fail(const Failure& failure) {
  say(failure);
  return Exit::failed;
}

/// Puts everything in place and tells what went wrong.
Exit finish(PictureDocument& document, const Settings& settings, Exit exit) {
  if (document.failure()) return fail(*document.failure());
  const auto error = document.finish();
  if (document.closed_pipe()) return Exit::fine;
  if (document.failure()) return fail(*document.failure());
  if (error) say(cannot_write(*error), settings.color);
  return error ? Exit::failed : exit;
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
  if (const auto* const error = std::get_if<RenderError>(&drawn)) return fail(failure_of(*error));
  const auto& picture = std::get<DrawnPicture>(drawn);
  if (picture.diagram) document.add_diagram(*picture.diagram, picture.name);
  if (!picture.text.empty()) document.add(picture.text, picture.name);
  return finish(document, settings, Exit::fine);
}

Exit draw_games(Run& run, const Artist& artist, PictureDocument& document) {
  const Settings& settings = *run.settings;
  const Policy policy = drawing_policy();
  Wishes wishes;
  wishes.statuses = false;
  wishes.rungs = false;
  wishes.rewriting = Rewriting::draw;
  wishes.artist = &artist;
  wishes.policy = &policy;
  if (settings.selection.selects()) wishes.selection = &settings.selection;
  const auto findings = open_results("/dev/stderr", settings);
  if (!findings) return Exit::failed;
  const auto reporter = make_talk_reporter(settings.color);
  Progress progress(settings.progress, run.inputs.paths);
  GamesJob job(wishes, {settings, *reporter, *findings, ReportFormat::text, nullptr, progress, false, &document});
  run_job(run, job);
  Exit exit = job.troubled() ? Exit::failed : Exit::fine;
  if (job.failing()) exit = worse(exit, Exit::findings);
  findings->flush();
  if (document.pictures() == 0 && exit == Exit::fine)
    return fail({"there is nothing to draw: no game has a position that was asked for", ""});
  if (document.pictures() == 0) return exit;
  return finish(document, settings, exit);
}

/// Why no picture of pixels or PDF can be made, found before anything is read.
std::optional<Failure> cannot_raster(const Drawing& drawing, const Look& look, Picture picture) {
  if (!info(picture).binary) return std::nullopt;
  const bool on_page = drawing.sheet || picture == Picture::pdf;
  const double scale = picture == Picture::png ? drawing.scale : 1;
  const auto error = try_png(on_page ? render_sheet({}, {}, look, drawing.paper) : render_svg({}, look), scale);
  return error ? std::optional(failure_of(*error)) : std::nullopt;
}

/// Draws what `work` gives to the document: games, or a position.
template <typename Work>
Exit draw(const Settings& settings, std::string title, Work work) {
  const Picture picture = picture_of(settings);
  const auto look = look_of(settings.drawing, picture);
  if (const auto* const failure = std::get_if<Failure>(&look)) return fail(*failure);
  const DiagramArtist artist(settings.drawing, std::get<Look>(look), picture);
  if (const auto failure = cannot_raster(settings.drawing, std::get<Look>(look), picture)) return fail(*failure);
  const Drawing& drawing = settings.drawing;
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
  auto run = begin_run(invocation);
  if (!run) return Exit::failed;
  if (const auto failure = useless(invocation, *run->settings)) return fail(*failure);
  if (picture_of(*run->settings) == Picture::html) return render_games_page(*run);
  return draw(*run->settings, title_of(run->inputs), [&](const DiagramArtist& artist, PictureDocument& document) {
    return draw_games(*run, artist, document);
  });
}

}  // namespace tqn::tools
