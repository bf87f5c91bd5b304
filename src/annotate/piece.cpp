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
  return {find_fact(name), trimmed(head.substr(name.size())), trimmed(text)};
}

/// Where a piece stands among the others; one that is not known is last.
[[nodiscard]] std::size_t rank(const Piece& piece) noexcept {
  return piece.fact ? static_cast<std::size_t>(*piece.fact) : fact_count;
}

/// What stands behind the command.
[[nodiscard]] std::string_view words_of(const Piece& piece) noexcept {
  return trimmed(piece.whole.substr(std::min(piece.whole.find(']'), piece.whole.size() - 1) + 1));
}

[[nodiscard]] std::string merge(std::string_view old, std::string_view added) {
  std::vector<Piece> pieces = pieces_of(old);
  const std::vector<Piece> more = pieces_of(added);
  pieces.insert(pieces.end(), more.begin(), more.end());
  std::ranges::stable_sort(pieces, {}, rank);
  std::string text;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const bool again = i > 0 && pieces[i].fact && pieces[i].fact == pieces[i - 1].fact;
    const std::string_view part = again ? words_of(pieces[i]) : pieces[i].whole;
    if (!text.empty() && !part.empty()) text += ' ';
    text += part;
  }
  return text;
}

[[nodiscard]] Note comment(Text text) {
  Note note;
  note.text = std::move(text);
  return note;
}

/// Takes the program's comments out of the notes; gives their pieces and those of `added` together.
[[nodiscard]] Text take_out(std::vector<Note>& notes, std::string_view added) {
  std::string text(added);
  for (auto note = notes.begin(); note != notes.end();) {
    if (!is_marked(*note)) {
      ++note;
      continue;
    }
    text = merge(note->text.view(), text);
    note = notes.erase(note);
  }
  return Text(text);
}

}  // namespace

bool is_marked(const Note& note) noexcept {
  if (note.kind != NoteKind::comment && note.kind != NoteKind::line_comment) return false;
  const std::string_view text = note.text.view();
  return text.starts_with(opening_bracket) && parse_piece(text).fact.has_value();
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
  if (std::ranges::any_of(notes, is_marked)) text = take_out(notes, text.view());
  const auto place = std::ranges::find_if(notes, [](const Note& note) {
    return note.kind != NoteKind::nag && note.kind != NoteKind::comment && note.kind != NoteKind::line_comment;
  });
  notes.insert(place, comment(std::move(text)));
}

void put_in_front(std::vector<Note>& notes, Text text) {
  if (std::ranges::any_of(notes, is_marked)) text = take_out(notes, text.view());
  notes.push_back(comment(std::move(text)));
}

}  // namespace tqn::annotating
