#include <fmt/format.h>

#include "formats/tqn/blanks.hpp"
#include "formats/tqn/boundary.hpp"
#include "formats/tqn/builder.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/glyph.hpp"

namespace tqn {

// 7 Notes

std::vector<Note>& Builder::notes_here() {
  if (closed_) return game_.after;
  Ply* const ply = last_ply();
  return ply == nullptr ? line_->before : ply->notes.make();
}

Note& Builder::note(NoteKind kind, Span text, Span where) {
  touch(where);
  Note& added = notes_here().emplace_back();
  added.kind = kind;
  added.text = Text::borrow(slice(text));
  added.where = where;
  return added;
}

void Builder::comment(Span where) {
  const bool closed = where.size() >= 2 && text_[where.end - 1] == '}';
  const Span inside{where.begin + 1, where.end - (closed ? 1U : 0U)};
  if (closed_ && !game_.zero_mark && trimmed(slice(inside)) == "zero") {
    game_.zero_mark = true;
    touch(where);
    return;
  }
  note(NoteKind::comment, inside, where);
  if (closed) return;
  if (Diagnostic* d = sink_.report(Code::unterminated, {where.begin, where.begin + 1})) {
    d->message = "the comment opened here is never closed: a \"}\" was expected";
    d->related.push_back(
        {{where.end, where.end}, where.end == text_.size() ? "the text ends here" : "the next game begins here"});
  }
}

void Builder::nag(std::uint32_t number, Span where) {
  if (closed_ || number > 255) return bad_text(where);
  movetext_ = true;
  note(NoteKind::nag, {where.begin, where.begin}, where).nag = static_cast<std::uint8_t>(number);
}

void Builder::glyph(Span where) {
  const auto number = parse_glyph(slice(where));
  if (closed_ || !number) return bad_text(where);
  movetext_ = true;
  note(NoteKind::nag, {where.begin, where.begin}, where).nag = *number;
}

void Builder::open_variation(Span where) {
  // A variation needs a half-move to replace.
  if (closed_ || last_ply() == nullptr) return skip_variation(where);
  movetext_ = true;
  if (stack_.size() >= most_variation_depth) {
    if (Diagnostic* d = sink_.report(Code::too_large, where)) {
      d->message =
          fmt::format("variations are nested deeper than {}: this one is kept as it is, unread", most_variation_depth);
    }
    const Span whole{where.begin, static_cast<std::uint32_t>(boundary::find_variation_end(text_, where.begin))};
    note(NoteKind::unread, whole, whole);
    return skip_to(whole.end);
  }
  Note& added = note(NoteKind::variation, {where.begin, where.begin}, where);
  stack_.push_back({line_, half_move_, other_count_, where});
  line_ = &added.line.make();
  line_->where = where;
  other_count_ = 0;
  if (half_move_ > 0) --half_move_;
}

void Builder::skip_variation(Span where) {
  if (unclosed_) return bad_text(where);
  const Span whole{where.begin, static_cast<std::uint32_t>(boundary::find_variation_end(text_, where.begin))};
  unclosed_ = text_[whole.end - 1] != ')';
  if (unclosed_) return bad_text(where);
  bad_text(whole);
  skip_to(whole.end);
}

bool Builder::ends_variation(std::uint32_t at) const noexcept {
  if (stack_.empty()) return false;
  std::size_t next = boundary::skip_blanks(text_, at);
  while (next < text_.size() && text_[next] == '{') {
    next = boundary::skip_blanks(text_, boundary::find_comment_end(text_, next));
  }
  return next < text_.size() && text_[next] == ')';
}

void Builder::close_variation(Span where) {
  if (stack_.empty() || closed_) return bad_text(where);
  touch(where);
  line_->where.end = where.end;
  line_->bare = line_->plies.size() == 1 && where.end - line_->where.begin == 4 && line_->plies.front().move.complete();
  line_ = stack_.back().line;
  half_move_ = stack_.back().half_move;
  other_count_ = stack_.back().other_count;
  stack_.pop_back();
  last_ply()->notes->back().where.end = where.end;
}

void Builder::bad_text(Span where) {
  ragged_ = true;
  auto& notes = notes_here();
  if (!notes.empty() && notes.back().kind == NoteKind::unread &&
      is_blank_text(slice({notes.back().where.end, where.begin}))) {
    Note& before = notes.back();
    before.where = join(before.where, where);
    before.text = Text::borrow(slice(before.where));
    touch(where);
    return;
  }
  note(NoteKind::unread, where, where);
  if (Diagnostic* d = sink_.report(Code::bad_token, where)) {
    d->message = fmt::format("\"{}\" is not a move, a number, a result or a note", quoted(slice(where)));
  }
}

}  // namespace tqn
