#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <variant>

#include "commands.hpp"
#include "diagram_artist.hpp"
#include "games_job.hpp"
#include "look.hpp"
#include "picture_document.hpp"
#include "position_text.hpp"
#include "page.hpp"
#include "progress.hpp"
#include "run.hpp"
#include "talk.hpp"
#include "tqn/text/plural.hpp"

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
  if (settings.drawing.to) return *settings.drawing.to;
  const std::string ending = std::filesystem::path(settings.output).extension().string();
  if (ending == ".txt") return Picture::unicode;
  if (ending == ".tex") return Picture::tex;
  if (ending == ".md") return Picture::markdown;
  if (ending == ".html" || ending == ".htm") return Picture::html;
  return Picture::svg;
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
  if (error) say(cannot_write(*error), settings.color);
  return error ? Exit::failed : exit;
}

Exit draw_position(const Settings& settings, const DiagramArtist& artist, PictureDocument& document) {
  const auto read = read_given_position(settings.drawing.fen, std::nullopt);
  if (const auto* const failure = std::get_if<Failure>(&read))
    return fail({fmt::format("--fen: {}", failure->message), failure->help});
  Diagram diagram;
  diagram.position = std::get<GivenPosition>(read).position;
  document.add(artist.draw(diagram), "position");
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
  if (document.pictures() == 0 && exit == Exit::fine) return fail({"there is nothing to draw", ""});
  if (document.pictures() == 0) return exit;
  return finish(document, settings, exit);
}

}  // namespace

Exit run_render(const Invocation& invocation) {
  auto run = begin_run(invocation);
  if (!run) return Exit::failed;
  const Settings& settings = *run->settings;
  const Picture picture = picture_of(settings);
  Drawing drawing = settings.drawing;
  drawing.to = picture;
  auto look = look_of(drawing);
  if (const auto* const failure = std::get_if<Failure>(&look)) return fail(*failure);
  if (picture == Picture::html) return render_page(*run, std::get<Look>(look));
  const DiagramArtist artist(settings.drawing, std::get<Look>(std::move(look)), picture);
  auto opened = PictureDocument::open(picture, settings.output);
  if (const auto* const failure = std::get_if<Failure>(&opened)) return fail(*failure);
  if (const auto* const error = std::get_if<IoError>(&opened)) {
    say(cannot_write(*error), settings.color);
    return Exit::failed;
  }
  PictureDocument& document = *std::get<std::unique_ptr<PictureDocument>>(opened);
  if (!settings.drawing.fen.empty()) return draw_position(settings, artist, document);
  return draw_games(*run, artist, document);
}

}  // namespace tqn::tools
