#include "ignore.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "tqn/notation/command.hpp"

namespace tqn::tools {
namespace {

constexpr std::string_view mark = "[%ignore";

/// Finds the commands of one comment and adds what they ask for.
void read_comment(const Note& note, std::string_view text, Sink& sink, Sink::Codes& codes) {
  if (note.text.view().find(mark) == std::string_view::npos) return;
  for (const Command& command : parse_commands(note.text.view())) {
    if (command.name != mark.substr(2)) continue;
    const std::string_view arguments = command.arguments;
    const std::string_view word = arguments.substr(0, std::min(arguments.find_first_of(" \t\r\n"), arguments.size()));
    const auto code = find_code(word);
    const bool has_reason = word.size() < arguments.size();
    if (code && has_reason && !info(*code).critical) {
      codes.set(static_cast<std::size_t>(*code));
      continue;
    }
    // The comment's own place is exact only while its text is the record's, not a copy.
    const bool borrowed =
        note.text.view().data() >= text.data() && note.text.view().data() <= text.data() + text.size();
    const auto shift = borrowed ? static_cast<std::uint32_t>(note.text.view().data() - text.data()) : note.where.begin;
    const Span where = borrowed ? Span{shift + command.where.begin, shift + command.where.end} : note.where;
    if (Diagnostic* finding = sink.report(Code::bad_command, where)) {
      finding->message =
          !code ? fmt::format("[%ignore] names no code that exists, expected one such as TQ603 before the reason")
          : info(*code).critical ? fmt::format("{} is critical and cannot be ignored", info(*code).id)
                                 : fmt::format("[%ignore {}] gives no reason, expected one after the code", word);
    }
  }
}

void read_notes(const std::vector<Note>& notes, std::string_view text, Sink& sink, Sink::Codes& codes) {
  for (const Note& note : notes) {
    if (note.kind == NoteKind::comment || note.kind == NoteKind::line_comment) read_comment(note, text, sink, codes);
  }
}

}  // namespace

Sink::Codes ignored_in(const Game& game, std::string_view text, Sink& sink) {
  Sink::Codes codes;
  // The sign is rarer than the bracket, so that looking for it is quicker.
  if (text.find(mark.substr(1)) == std::string_view::npos) return codes;
  read_notes(game.preface, text, sink, codes);
  read_notes(game.main.before, text, sink, codes);
  for (const Ply& ply : game.main.plies) {
    if (ply.notes) read_notes(*ply.notes, text, sink, codes);
  }
  read_notes(game.after, text, sink, codes);
  return codes;
}

}  // namespace tqn::tools
