#include "scoresheet.hpp"

#include <fmt/format.h>

#include <utility>
#include <variant>

#include "draw.hpp"
#include "drawing_uses.hpp"
#include "key_file.hpp"
#include "move_errors.hpp"
#include "printed_document.hpp"
#include "talk.hpp"
#include "tqn/render/scoresheet.hpp"

namespace tqn::tools {
namespace {

ScoresheetLook scoresheet_look(const Settings& settings) {
  return {settings.drawing.paper, settings.drawing.rows, settings.drawing.language};
}

std::variant<ScoresheetHead, Failure> head_of(const Drawing& drawing) {
  if (drawing.header.empty()) return ScoresheetHead{};
  const auto text = read_small_file(drawing.header, "the head of a score sheet");
  if (const auto* const failure = std::get_if<Failure>(&text)) return *failure;
  auto head = parse_scoresheet_head(std::get<std::string>(text));
  if (const auto* const error = std::get_if<KeyFileError>(&head)) return failure_in(drawing.header, *error);
  return std::get<ScoresheetHead>(std::move(head));
}

class ScoresheetArtist final : public Artist {
 public:
  ScoresheetArtist(ScoresheetHead head, const ScoresheetLook& look) : head_(std::move(head)), look_(look) {}

  [[nodiscard]] bool draw(const Game& game, std::string_view text, Sink& sink,
                          std::vector<DrawnPicture>& pictures) const override {
    const Scoresheet sheet = make_scoresheet(game, head_);
    const std::size_t pages = page_count(sheet, look_);
    if (pages > most_pages)
      return refuse(game, text, {fmt::format("its score sheet would have more than {} pages", most_pages), {}}, sink);
    tell_errors(game, text, sink);
    for (std::size_t page = 0; page < pages; ++page)
      pictures.push_back({fmt::format("sheet-{}", page + 1), render_scoresheet(sheet, page, look_), std::nullopt});
    return true;
  }

 private:
  static constexpr std::size_t most_pages = 500;

  ScoresheetHead head_;
  ScoresheetLook look_;
};

/// What was asked for that a sheet cannot have.
std::optional<Failure> no_scoresheet(const Drawing& drawing) {
  if (!drawing.picks.none())
    return Failure{"a score sheet shows whole games", "leave out what chooses positions of games"};
  return std::nullopt;
}

/// Opens the pages and lets `work` write them.
template <typename Work>
Exit print_sheets(const Settings& settings, std::string title, Work work) {
  const Drawing& drawing = settings.drawing;
  if (const auto failure = no_scoresheet(drawing)) return fail(*failure);
  auto head = head_of(drawing);
  if (const auto* const failure = std::get_if<Failure>(&head)) return fail(*failure);
  const Picture picture = picture_of(settings);
  const std::string sample = render_scoresheet({}, 0, scoresheet_look(settings));
  if (const auto failure = cannot_raster(picture, drawing.scale, sample)) return fail(*failure);
  auto opened =
      open_pages({picture, settings.output, std::move(title), false, std::nullopt, drawing.paper, drawing.scale});
  if (const auto* const failure = std::get_if<Failure>(&opened)) return fail(*failure);
  if (const auto* const error = std::get_if<IoError>(&opened)) {
    say(cannot_write(*error), settings.color);
    return Exit::failed;
  }
  PrintedDocument document(std::get<std::unique_ptr<Pages>>(std::move(opened)));
  return work(std::get<ScoresheetHead>(std::move(head)), document);
}

}  // namespace

Exit render_scoresheets(Run& run) {
  return print_sheets(*run.settings, title_of(run.inputs), [&](ScoresheetHead head, PrintedDocument& document) {
    return draw_games(run, ScoresheetArtist(std::move(head), scoresheet_look(*run.settings)), document,
                      "there is no game");
  });
}

Exit render_blank_scoresheet(const Invocation& invocation) {
  Configuration configuration(invocation.given);
  const auto resolved = configuration.for_folder("");
  if (const auto* failure = std::get_if<Failure>(&resolved)) return fail(*failure);
  const Settings& settings = std::get<const Resolved*>(resolved)->settings;
  if (settings.drawing.as == Subject::booklet)
    return fail({"--blank is for score sheets, and a booklet has games", ""});
  if (settings.selection.selects()) return fail({"a blank score sheet shows no games", "leave out what chooses games"});
  if (const auto failure = unknown_ending(settings)) return fail(*failure);
  Drawing drawing = settings.drawing;
  drawing.as = Subject::scoresheet;
  if (const auto failure = find_useless(invocation.given, drawing, picture_of(settings))) return fail(*failure);
  if (!invocation.operands.empty()) return fail({"a blank score sheet shows no games", "leave out the files"});
  return print_sheets(settings, "", [&](ScoresheetHead head, PrintedDocument& document) {
    Scoresheet sheet;
    sheet.head = std::move(head);
    const std::string page = render_scoresheet(sheet, 0, scoresheet_look(settings));
    const unsigned copies = settings.drawing.copies;
    for (unsigned copy = 1; copy <= copies && !document.broken(); ++copy)
      document.add(page, copies == 1 ? "scoresheet" : fmt::format("scoresheet-{:03}", copy));
    return put_in_place(document, settings, Exit::fine);
  });
}

}  // namespace tqn::tools
