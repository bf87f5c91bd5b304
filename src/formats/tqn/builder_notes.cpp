#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "formats/tqn/boundary.hpp"
#include "formats/tqn/builder.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/glyph.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {

namespace {

/// What to type instead of text that cannot be read, where that can be seen in it; else nothing.
std::string advice(std::string_view text) {
  if (text == "-" || text == "\xE2\x80\x93" || text == "\xE2\x80\x94")
    return "a half-move that is missing is written --";
  const bool digits = text.find_first_not_of("0123456789") == std::string_view::npos;
  if (digits && text.size() == 3) return "a half-move has two digits, and a number without a half-move a dot";
  const std::size_t first = digits && text.size() == 4 ? 2 : std::min(text.find_first_of(",-:/"), text.size());
  const std::size_t second = std::min(first + (digits ? 0U : 1U), text.size());
  const auto white = parse_move(text.substr(0, first));
  const auto black = parse_move(text.substr(second));
  if (!white || !black) return {};
  return fmt::format("two half-moves have a blank between them: {} {}", format_move(*white), format_move(*black));
}

}  // namespace

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

bool Builder::is_zero_mark(Span inside, Span where) {
  if (!closed_ || trimmed(slice(inside)) != "zero") return false;
  game_.zero_mark = true;
  touch(where);
  return true;
}

bool Builder::is_unread_command(Span inside, Span where) {
  constexpr std::string_view opening = "[%unread ";
  const std::string_view command = trimmed(slice(inside));
  if (!command.starts_with(opening) || command.back() != ']') return false;
  const std::string_view text = trimmed(command.substr(opening.size(), command.size() - opening.size() - 1));
  if (text.empty()) return false;
  const auto begin = static_cast<std::uint32_t>(text.data() - text_.data());
  note(NoteKind::unread, {begin, begin + static_cast<std::uint32_t>(text.size())}, where);
  if (Diagnostic* d = sink_.report(Code::bad_token, where)) {
    d->message = fmt::format("\"{}\" was kept here because it could not be read", in_message(text));
    d->fixes.push_back({"put in its place what was meant, or leave it out", Safety::manual, {}});
  }
  return true;
}

void Builder::comment(Span where) {
  const bool closed = where.size() >= 2 && text_[where.end - 1] == '}';
  const Span inside{where.begin + 1, where.end - (closed ? 1U : 0U)};
  if (is_zero_mark(inside, where) || (closed && is_unread_command(inside, where))) return;
  note(NoteKind::comment, inside, where);
  if (closed) return;
  movetext_ = true;  // the tag that ends the comment ends its game as well
  if (Diagnostic* d = sink_.report(Code::unterminated, {where.begin, where.begin + 1})) {
    d->message = "the comment opened here is never closed: a \"}\" was expected";
    d->related.push_back(
        {{where.end, where.end}, where.end == text_.size() ? "the text ends here" : "the next game begins here"});
  }
}

bool Builder::holds_next_move(Span inside) noexcept {
  const Ply* const ply = last_ply();
  if (closed_ || ply == nullptr) return false;
  if (slice({ply->move.where.end, inside.begin}).find_first_of("\r\n") != std::string_view::npos) return false;
  std::string_view text = slice(inside);
  constexpr std::string_view blanks = " \t";
  const auto skip = [&](std::string_view signs) {
    text.remove_prefix(std::min(text.find_first_not_of(signs), text.size()));
  };
  skip(blanks);
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (!text.starts_with('.') || !fits(number, text.starts_with(".."), half_move_)) return false;
  skip(".");
  skip(blanks);
  const auto is_pit = [](char c) { return c >= '1' && c <= '9'; };
  return text.size() >= 2 && is_pit(text[0]) && is_pit(text[1]) && (text.size() == 2 || text[2] < '0' || text[2] > '9');
}

void Builder::line_comment(Span where) {
  const Span inside{where.begin + 1, where.end};
  if (is_zero_mark(inside, where) || is_unread_command(inside, where)) return;
  if (holds_next_move(inside)) {
    if (Diagnostic* d = sink_.report(Code::moves_in_comment, where)) {
      d->message = "this comment begins with the next move of the game, and hides it and what follows on its line";
      d->fixes.push_back({"take the semicolon away", Safety::manual, {{{where.begin, where.begin + 1}, ""}}});
    }
  }
  note(NoteKind::line_comment, inside, where);
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
    const Span whole{where.begin, static_cast<std::uint32_t>(boundary::find_variation_end(text_, where.begin).end)};
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
  const boundary::VariationEnd end = boundary::find_variation_end(text_, where.begin);
  unclosed_ = !end.closed;
  if (unclosed_) return bad_text(where);
  const Span whole{where.begin, static_cast<std::uint32_t>(end.end)};
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

bool Builder::goes_on(const Note& unread, std::uint32_t at) const noexcept {
  const bool as_it_stands = unread.text.view().size() == unread.where.size();  // not kept by the command
  return unread.kind == NoteKind::unread && as_it_stands && boundary::skip_blanks(text_, unread.where.end) >= at;
}

void Builder::bad_text(Span where) {
  ragged_ = true;
  auto& notes = notes_here();
  if (!notes.empty() && goes_on(notes.back(), where.begin)) {
    Note& before = notes.back();
    before.where = join(before.where, where);
    before.text = Text::borrow(slice(before.where));
    touch(where);
    return;
  }
  note(NoteKind::unread, where, where);
  if (Diagnostic* d = sink_.report(Code::bad_token, where)) {
    d->message = fmt::format("\"{}\" is not a move, a number, a result or a note", in_message(slice(where)));
    const bool behind_number = slice(where) == ")" && where.begin != 0 && last_number_end_ == where.begin;
    std::string help = behind_number ? "a move number has a dot behind it: 1." : advice(slice(where));
    if (!help.empty()) d->fixes.push_back({std::move(help), Safety::manual, {}});
  }
}

}  // namespace tqn
