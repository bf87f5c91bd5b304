#include <algorithm>
#include <utility>

#include "alike.hpp"
#include "findings.hpp"
#include "mend.hpp"
#include "session.hpp"
#include "split_document.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn::tools {

void Session::mend(std::string_view text, const Verdict& verdict, std::size_t at) {
  scratch_text_.assign(text);
  const Mender mender{*batch_.file->format, options_, policy_, wishes_.fixing};
  const Verdict after = mender.mend(scratch_text_, batch_.game, batch_.sink, verdict, work_.fixed);
  const std::size_t begin = work_.rewritten.size();
  pieces_.add(at, text.size(), scratch_text_);
  ++work_.written;
  finish(scratch_text_, after, begin);
}

void Session::format(std::string_view text, std::size_t at) {
  if (batch_.sink.critical()) return leave(text, at);
  std::string& formatted = scratch_text_;
  formatted.clear();
  tqn_format.write(batch_.game, formatted, settings_.layout);
  if (formatted.size() > most_game_bytes) {
    if (Diagnostic* d = batch_.sink.report(Code::too_large, first_line(text)))
      d->message = "the canonical text of this game is larger than 16 MiB: it is left as it is";
    return leave(text, at);
  }
  if (wishes_.verify && !reads_alike(batch_.game, formatted, again_)) {
    ++work_.damaged;
    return leave(text, at);
  }
  ++work_.written;
  pieces_.add(at, text.size(), formatted);
  pieces_.leave_open();
}

void Session::leave(std::string_view text, std::size_t at) {
  if (!batch_.file->format->is_tqn) return;
  ++work_.written;
  pieces_.add(at, text.size(), text);
}

void Session::convert(std::string_view text, std::size_t at) {
  scratch_text_.clear();
  const Converted converted =
      tools::convert(batch_.game, text, wishes_.conversion, settings_.layout, batch_.sink, scratch_text_, again_);
  for (std::size_t i = 0; i < loss_count; ++i) work_.losses[i] += converted.lost[i] ? 1 : 0;
  switch (converted.fate) {
    case Fate::written:
      ++work_.written;
      pieces_.add(at, text.size(), scratch_text_);
      if (settings_.split_by) work_.files.push_back(file_of(batch_.game, *settings_.split_by));
      return;
    case Fate::differs:
      ++work_.damaged;
      return;
    case Fate::refused:
      return;
  }
}

void Session::draw(std::string_view text, std::size_t at) {
  drawn_.clear();
  if (batch_.sink.found()[static_cast<std::size_t>(Code::unreadable_game)]) return;
  const bool drawn = wishes_.artist->draw(batch_.game, text, batch_.sink, drawn_);
  if (!batch_.file->format->is_tqn) leave_fixes_to_people();
  if (!drawn) return;
  ++work_.written;
  for (DrawnPicture& picture : drawn_) {
    pieces_.add(at, text.size(), picture.text);
    work_.files.push_back(std::move(picture.name));
    work_.games.push_back(work_.read - 1);
    if (picture.diagram) work_.diagrams.push_back(std::move(*picture.diagram));
  }
}

void Session::annotate(std::string_view text, const Verdict& verdict, std::size_t at) {
  const bool in_place = wishes_.rewriting == Rewriting::annotate_files;
  pieces_.close();
  std::string& out = work_.rewritten;
  const std::size_t begin = out.size();
  switch (tools::annotate({batch_.game, text, verdict, before_.in_file + work_.read}, wishes_.annotation,
                          settings_.layout, batch_.sink, out, fact_writer_)) {
    case Annotated::written:
      if (!in_place || !wishes_.verify || reads_alike(batch_.game, std::string_view(out).substr(begin), again_)) break;
      ++work_.damaged;
      out.resize(begin);
      return pieces_.add(at, text.size(), text);
    case Annotated::unchanged:
      if (in_place) return leave(text, at);
      as_it_was(text);
      break;
    case Annotated::refused:
      if (in_place) leave(text, at);
      return;
  }
  ++work_.written;
  pieces_.end(at, text.size(), begin);
  pieces_.leave_open(in_place);
}

void Session::as_it_was(std::string_view text) {
  if (!batch_.file->format->is_tqn) return tqn_format.write(batch_.game, work_.rewritten, settings_.layout);
  text = without_trailing_blanks(text);
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  work_.rewritten.append(text).push_back('\n');
}

void Session::keep_rest(std::string_view bytes, std::size_t at) {
  if (at == bytes.size()) return;
  if (wishes_.rewriting == Rewriting::fix) return pieces_.add(at, bytes.size() - at, bytes.substr(at));
  pieces_.drop(at, bytes.size());
}

}  // namespace tqn::tools
