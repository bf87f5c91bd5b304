#include "page.hpp"

#include <utility>
#include <variant>

#include "draw.hpp"
#include "level.hpp"
#include "talk.hpp"
#include "tqn/check/check.hpp"
#include "tqn/formats/tqn.hpp"
#include "version.hpp"

namespace tqn::tools {
namespace {

/// Every warning and error is kept for the page; only what the page does not hold is printed.
Policy page_policy() {
  Codes shown;
  shown.set(static_cast<std::size_t>(Code::too_large));
  Policy policy = policy_of(shown);
  for (const CodeInfo& row : all_codes()) policy.active.set(static_cast<std::size_t>(row.code));
  for (const Severity severity : {Severity::warning, Severity::error}) {
    for (const CodeInfo& row : all_codes()) policy.counted.insert(row.code, severity);
  }
  return policy;
}

PageLook page_look(const Run& run, const Look& look) {
  const Settings& settings = *run.settings;
  PageLook page;
  page.form = settings.drawing.fragment ? PageForm::fragment : PageForm::document;
  page.language = look.language;
  page.orientation = look.orientation;
  page.theme = look.theme;
  page.dark = look.dark;
  page.version = tool_version;
  page.title = title_of(run.inputs);
  return page;
}

}  // namespace

bool PageArtist::draw(const Game& game, std::string_view text, Sink& sink, std::vector<DrawnPicture>& pictures) const {
  const Verdict verdict = check(game, text, sink);
  sink.sort();
  std::string scratch;
  const Level level = level_of(game, text, sink, verdict, {}, scratch);
  pictures.push_back({"page", page_game({game, text, sink.kept(), level}, look_), std::nullopt});
  return true;
}

void PageDocument::add(std::string_view game, std::string_view) {
  piece_.clear();
  if (games_ == 0) append_page_start(piece_, look_);
  append_page_game(piece_, game, ++games_, look_);
  out_->write(piece_);
}

std::optional<IoError> PageDocument::finish() {
  piece_.clear();
  append_page_end(piece_, look_);
  out_->write(piece_);
  return out_->commit();
}

Exit render_page(Run& run, const Look& look) {
  const Settings& settings = *run.settings;
  const PageLook page = page_look(run, look);
  auto out = open_results(settings.output, settings);
  if (!out) return Exit::failed;
  PageDocument document(std::move(out), page);
  const PageArtist artist(page);
  const Policy policy = page_policy();
  Wishes wishes = drawing_wishes(settings, artist, policy);
  wishes.statuses = true;
  Exit exit = draw_all(run, wishes, document);
  if (exit == Exit::findings) exit = Exit::fine;  // the page tells them
  if (document.games() == 0) {
    if (exit == Exit::fine) say(Failure{"there is no game to show", ""});
    return Exit::failed;
  }
  const auto error = document.finish();
  if (document.closed_pipe()) return Exit::fine;
  if (error) say(cannot_write(*error), settings.color);
  return error ? Exit::failed : exit;
}

}  // namespace tqn::tools
