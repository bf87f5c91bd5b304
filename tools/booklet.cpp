#include "booklet.hpp"

#include <fmt/format.h>

#include <utility>
#include <variant>

#include "draw.hpp"
#include "look.hpp"
#include "move_errors.hpp"
#include "pages.hpp"
#include "talk.hpp"
#include "tqn/render/booklet.hpp"

namespace tqn::tools {
namespace {

class BookletArtist final : public Artist {
 public:
  BookletArtist(const Picks& picks, const BookletLook& look) : picks_(picks), look_(look) {}

  [[nodiscard]] bool draw(const Game& game, std::string_view text, Sink& sink,
                          std::vector<DrawnPicture>& pictures) const override {
    const auto story = make_storyboard(game);
    if (!story) return refuse(game, text, {"the position that this game begins with cannot be told", {}, true}, sink);
    if (story->frames.size() == Storyboard::most_frames)
      return refuse(game, text, {fmt::format("it has more than {} half-moves", Storyboard::most_frames - 1), {}}, sink);
    std::vector<std::size_t> frames;
    // The end is shown where it is known, without being asked for.
    if (!picks_.none() || story->whole) {
      auto picked = pick(*story, picks_);
      const auto* const missing = std::get_if<NoSuchMoment>(&picked);
      if (missing != nullptr && !missing->by_rule)
        return refuse(game, text, {missing->message, {}, missing->unplayable}, sink);
      if (missing == nullptr) frames = std::get<std::vector<std::size_t>>(std::move(picked));
    }
    tell_errors(game, text, sink);
    pictures.push_back({"game", booklet_game(game, *story, frames, look_), std::nullopt});
    return true;
  }

 private:
  const Picks& picks_;
  const BookletLook& look_;
};

/// Games, which become pages.
class BookletDocument final : public PictureDocument {
 public:
  BookletDocument(const BookletLook& look, std::unique_ptr<Pages> pages)
      : pages_(std::move(pages)), booklet_(look, [this](std::string_view page) { take(page); }) {}

  void add(std::string_view game, std::string_view /*name*/) override {
    ++pictures_;
    if (!broken()) booklet_.add(game);
  }
  [[nodiscard]] std::optional<IoError> finish() override {
    booklet_.finish();
    if (!broken()) trouble_ = pages_->finish();
    return trouble_.error;
  }
  [[nodiscard]] bool closed_pipe() const override { return pages_->closed_pipe(); }

 private:
  void take(std::string_view page) {
    if (!broken()) trouble_ = pages_->add(page, fmt::format("page-{:03}", ++count_));
  }

  std::unique_ptr<Pages> pages_;
  Booklet booklet_;
  std::size_t count_ = 0;
};

}  // namespace

Exit render_booklet(Run& run) {
  const Settings& settings = *run.settings;
  const Drawing& drawing = settings.drawing;
  const Picture picture = picture_of(settings);
  const auto diagrams = look_of(drawing, picture);
  if (const auto* const failure = std::get_if<Failure>(&diagrams)) return fail(*failure);
  const std::string title = drawing.title.empty() ? title_of(run.inputs) : drawing.title;
  const BookletLook look{drawing.paper, title, std::get<Look>(diagrams)};
  if (const auto failure = cannot_raster(picture, drawing.scale, render_sheet({}, {}, look.diagrams, drawing.paper)))
    return fail(*failure);
  auto opened = open_pages({picture, settings.output, title, false, std::nullopt, drawing.paper, drawing.scale});
  if (const auto* const failure = std::get_if<Failure>(&opened)) return fail(*failure);
  if (const auto* const error = std::get_if<IoError>(&opened)) {
    say(cannot_write(*error), settings.color);
    return Exit::failed;
  }
  BookletDocument document(look, std::get<std::unique_ptr<Pages>>(std::move(opened)));
  return draw_games(run, BookletArtist(drawing.picks, look), document, "there is no game");
}

}  // namespace tqn::tools
