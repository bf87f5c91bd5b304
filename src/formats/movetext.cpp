#include "formats/movetext.hpp"

#include <algorithm>

#include "formats/tqn/quote.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

/// Text that can stand in braces on one line.
std::string braceless(std::string_view text) {
  std::string line = on_one_line(trimmed(text));
  std::ranges::replace(line, '}', ')');
  return line;
}

}  // namespace

void append_tag_pair(std::string& out, std::string_view name, std::string_view value) {
  out.append("[").append(name).append(" \"").append(escape_value(on_one_line(value))).append("\"]\n");
}

void append_notes(Words& words, const std::vector<Note>& notes) {
  for (const Note& note : notes) {
    switch (note.kind) {
      case NoteKind::comment:
      case NoteKind::line_comment:
      case NoteKind::escape:
      case NoteKind::unread:
        words.add("{ " + braceless(note.text.view()) + " }");
        break;
      case NoteKind::nag:
        words.add("$" + std::to_string(note.nag));
        break;
      case NoteKind::variation:
        break;
    }
  }
}

void append_moves(Words& words, const Line& line, std::uint32_t first, Notes notes,
                  const std::vector<std::string>& tokens) {
  const bool noted = notes == Notes::written;
  if (noted) append_notes(words, line.before);
  std::uint32_t half_move = first;
  bool numbered = false;
  for (std::size_t i = 0; i < line.plies.size(); ++i, ++half_move) {
    const Ply& ply = line.plies[i];
    const std::string number = std::to_string(half_move / 2 + 1);
    if (half_move % 2 == 0) {
      words.add(number + '.');
    } else if (i == 0) {
      words.add(number + '.');
      words.add("...");
    } else if (numbered) {
      words.add(number + "...");
    }
    words.add(tokens[i]);
    if (noted && ply.notes) append_notes(words, *ply.notes);
    const auto is_comment = [](const Note& note) { return note.kind != NoteKind::nag; };
    numbered = noted && ply.notes && std::ranges::any_of(*ply.notes, is_comment);
  }
}

}  // namespace tqn
