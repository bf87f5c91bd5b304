#include "draw.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

#include "games_job.hpp"
#include "move_errors.hpp"
#include "progress.hpp"
#include "talk.hpp"
#include "tqn/render/png.hpp"
#include "tqn/report/report.hpp"

namespace tqn::tools {

Policy drawing_policy() {
  Codes codes;
  for (const CodeInfo& row : all_codes()) {
    const bool in_moves = is_about_moves(row.code) && row.severity == Severity::error;
    codes.set(static_cast<std::size_t>(row.code), in_moves || row.code == Code::bad_position ||
                                                      row.code == Code::not_written ||
                                                      row.code == Code::unreadable_game || row.code == Code::too_large);
  }
  return policy_of(codes);
}

Picture picture_of(const Settings& settings) {
  return settings.drawing.to ? *settings.drawing.to : picture_of_file(settings.output);
}

std::optional<Failure> unknown_ending(const Settings& settings) {
  const std::string ending = std::filesystem::path(settings.output).extension().string();
  std::error_code error;
  if (settings.drawing.to || ending.empty() || knows_ending(ending)) return std::nullopt;
  if (settings.output.ends_with('/') || std::filesystem::is_directory(settings.output, error)) return std::nullopt;
  return Failure{fmt::format("no picture is known by the ending {}", visible(ending)),
                 fmt::format("name what to make with --to, or give the output one of {}", all_endings())};
}

Exit put_in_place(PictureDocument& document, const Settings& settings, Exit exit) {
  if (document.failure()) return fail(*document.failure());
  const auto error = document.finish();
  if (document.closed_pipe()) return Exit::fine;
  if (document.failure()) return fail(*document.failure());
  if (error) say(cannot_write(*error), settings.color);
  return error ? Exit::failed : exit;
}

Wishes drawing_wishes(const Settings& settings, const Artist& artist, const Policy& policy) {
  Wishes wishes;
  wishes.statuses = false;
  wishes.rungs = false;
  wishes.rewriting = Rewriting::draw;
  wishes.artist = &artist;
  wishes.policy = &policy;
  if (settings.selection.selects()) wishes.selection = &settings.selection;
  return wishes;
}

Exit draw_all(Run& run, const Wishes& wishes, Document& document) {
  const Settings& settings = *run.settings;
  const auto findings = open_results("/dev/stderr", settings);
  if (!findings) return Exit::failed;
  const auto reporter = make_talk_reporter(settings.color);
  Progress progress(settings.progress, run.inputs.paths);
  GamesJob job(wishes, {settings, *reporter, *findings, ReportFormat::text, nullptr, progress, false, &document});
  run_job(run, job);
  findings->flush();
  const Exit exit = job.troubled() ? Exit::failed : Exit::fine;
  return job.failing() ? worse(exit, Exit::findings) : exit;
}

Exit draw_games(Run& run, const Artist& artist, PictureDocument& document, std::string_view why_nothing) {
  const Policy policy = drawing_policy();
  const Exit exit = draw_all(run, drawing_wishes(*run.settings, artist, policy), document);
  if (document.pictures() == 0 && exit == Exit::fine)
    return fail({fmt::format("there is nothing to draw: {}", why_nothing), ""});
  if (document.pictures() == 0) return exit;
  return put_in_place(document, *run.settings, exit);
}

std::optional<Failure> cannot_raster(Picture picture, double scale, std::string_view sample) {
  if (!info(picture).binary) return std::nullopt;
  const auto error = try_png(sample, picture == Picture::png ? scale : 1);
  return error ? std::optional(failure_of(*error)) : std::nullopt;
}

}  // namespace tqn::tools
