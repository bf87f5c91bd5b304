#include "annotate/piece.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "annotate/piece_head.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn::annotating {
namespace {

/// The text between "[%tqn " and "]", at the front of `text`; all of it if there is no "]".
[[nodiscard]] std::string_view head_of(std::string_view text) noexcept {
  const std::string_view rest = text.substr(opening_bracket.size());
  return trimmed(rest.substr(0, rest.find(']')));
}

[[nodiscard]] Piece parse_piece(std::string_view text) noexcept {
  const std::string_view head = head_of(text);
  const std::string_view name = head.substr(0, head.find(' '));
  return {find_fact(name), trimmed(head.substr(name.size())), text};
}

/// Where a piece stands among the others; one that is not known is last.
[[nodiscard]] std::size_t rank(const Piece& piece) noexcept {
  return piece.fact ? static_cast<std::size_t>(*piece.fact) : fact_count;
}

/// Puts new pieces among old ones, each in front of the first old one that the table has behind it. The old ones stay
/// as they are, so that they are left when the new ones are taken out.
[[nodiscard]] std::string put_among(std::string_view old, std::string_view added) {
  std::string text;
  const std::vector<Piece> more = pieces_of(added);
  auto next = more.begin();
  for (const Piece& piece : pieces_of(old)) {
    for (; next != more.end() && rank(*next) < rank(piece); ++next) text.append(trimmed(next->whole)).push_back(' ');
    text += piece.whole;
  }
  for (; next != more.end(); ++next) text.append(" ").append(trimmed(next->whole));
  return text;
}

/// Puts pieces into the program's comment among these notes. False if there is none.
[[nodiscard]] bool put_into_comment(std::vector<Note>& notes, std::string_view added) {
  const auto there = std::ranges::find_if(notes, is_marked);
  if (there == notes.end()) return false;
  there->text = Text(put_among(there->text.view(), added));
  return true;
}

[[nodiscard]] Note comment(Text text) {
  Note note;
  note.text = std::move(text);
  return note;
}

}  // namespace

bool is_marked(const Note& note) noexcept {
  if (note.kind != NoteKind::comment && note.kind != NoteKind::line_comment) return false;
  const std::string_view text = note.text.view();
  return text.starts_with(opening_bracket) && parse_piece(text).fact.has_value() && !tells_what_was_played(text);
}

bool tells_what_was_played(std::string_view text) noexcept {
  constexpr std::array<std::string_view, 3> commands{"[%stands", "[%written", "[%unread"};
  for (std::size_t at = text.find("[%"); at != std::string_view::npos; at = text.find("[%", at + 1)) {
    const std::string_view command = text.substr(at);
    if (std::ranges::any_of(commands, [&](std::string_view one) { return command.starts_with(one); })) return true;
  }
  return false;
}

std::vector<Piece> pieces_of(std::string_view text) {
  std::vector<Piece> pieces;
  while (text.starts_with(opening_bracket)) {
    const std::size_t end = std::min(text.find(opening_bracket, opening_bracket.size()), text.size());
    pieces.push_back(parse_piece(text.substr(0, end)));
    text.remove_prefix(end);
  }
  return pieces;
}

void begin_piece(Ink& ink, Fact fact, std::string_view argument) {
  begin_piece(ink, fact);
  ink.shrink(ink.size() - 1);
  ink.append(' ');
  ink.append(argument);
  ink.append(']');
}

void put_behind_half_move(std::vector<Note>& notes, Text text) {
  if (put_into_comment(notes, text.view())) return;
  const auto place = std::ranges::find_if(notes, [](const Note& note) {
    return note.kind != NoteKind::nag && note.kind != NoteKind::comment && note.kind != NoteKind::line_comment;
  });
  notes.insert(place, comment(std::move(text)));
}

void put_in_front(std::vector<Note>& notes, Text text) {
  if (!put_into_comment(notes, text.view())) notes.push_back(comment(std::move(text)));
}

}  // namespace tqn::annotating
