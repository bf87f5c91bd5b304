#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "annotate/overlay_entry.hpp"
#include "annotate/piece.hpp"
#include "tqn/annotate/facts.hpp"
#include "tqn/text/controls.hpp"

namespace tqn {
namespace {

using namespace annotating;

constexpr std::array own_tags{TagKey::opening, TagKey::annotator, TagKey::comment};

/// Whether a note belongs to what was played, and not to what was thought of it.
[[nodiscard]] bool is_kept(const Note& note) noexcept {
  return note.kind == NoteKind::unread || tells_what_was_played(note.text.view());
}

[[nodiscard]] bool is_taken(const Note& note) noexcept { return !is_kept(note) && !is_marked(note); }

/// Writes the notes of one game, by lines with a number of blanks in front.
class Extract {
 public:
  explicit Extract(std::string& out) : out_(out) {}

  void tags(const Game& game) {
    bool any = false;
    for (const TagKey key : own_tags) {
      const Tag* const tag = game.find(key);
      if (tag == nullptr) continue;
      if (!any) line(4, "tags:");
      any = true;
      line(6, info(key).name);
      out_.pop_back();
      out_ += ": ";
      append_quoted(out_, without_controls(tag->value.view()));
      out_ += '\n';
    }
  }

  /// A list of notes under a key, if there are any.
  void notes(std::size_t indent, std::string_view key, const std::vector<const Note*>& notes, std::uint32_t half_move,
             int depth) {
    if (notes.empty()) return;
    line(indent, key);
    for (const Note* const one : notes) note(indent + 2, *one, half_move, depth);
  }

  void half_moves(std::size_t indent, const Line& moves, std::uint32_t first, int depth) {
    bool any = false;
    for (std::size_t i = 0; i < moves.plies.size(); ++i) {
      if (!moves.plies[i].notes) continue;
      const std::vector<const Note*> taken = taken_of(*moves.plies[i].notes);
      if (taken.empty()) continue;
      if (!any) line(indent, "notes:");
      any = true;
      const std::uint32_t half_move = first + static_cast<std::uint32_t>(i);
      notes(indent + 2, std::to_string(half_move / 2 + 1) + (half_move % 2 == 0 ? "w:" : "b:"), taken, half_move,
            depth);
    }
  }

  [[nodiscard]] static std::vector<const Note*> taken_of(const std::vector<Note>& notes) {
    std::vector<const Note*> taken;
    for (const Note& note : notes) {
      if (is_taken(note)) taken.push_back(&note);
    }
    return taken;
  }

 private:
  void line(std::size_t indent, std::string_view text) {
    out_.append(indent, ' ').append(text);
    out_ += '\n';
  }

  void note(std::size_t indent, const Note& note, std::uint32_t half_move, int depth) {
    switch (note.kind) {
      case NoteKind::nag:
        out_.append(indent, ' ').append("- glyph: ").append(std::to_string(note.nag)).append("\n");
        return;
      case NoteKind::variation:
        return variation(indent, *note.line, half_move, depth);
      case NoteKind::comment:
      case NoteKind::line_comment:
      case NoteKind::escape:
      case NoteKind::unread:
        break;
    }
    text_of(indent, note);
  }

  /// As canonical text says it: a comment that is several lines there is as many here.
  void text_of(std::size_t indent, const Note& note) {
    const std::string whole = without_controls(note.text.view());
    std::string_view rest = whole;
    const bool torn = note.kind != NoteKind::escape && rest.find('}') != std::string_view::npos;
    do {
      const std::size_t end = torn ? std::min(rest.find('\n'), rest.size()) : rest.size();
      one_text(indent, note.kind, rest.substr(0, end));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    } while (!rest.empty());
  }

  void one_text(std::size_t indent, NoteKind kind, std::string_view text) {
    Note alone;
    alone.kind = kind;
    alone.text = Text::borrow(text);
    if (is_marked(alone)) return;  // as a line of a comment that is torn it would be the program's
    out_.append(indent, ' ').append(kind == NoteKind::escape ? "- escape: " : "- comment: ");
    append_quoted(out_, text);
    out_ += '\n';
  }

  void variation(std::size_t indent, const Line& moves, std::uint32_t half_move, int depth) {
    std::string text;
    auto number = moves.numbers.begin();
    for (std::size_t i = 0; i < moves.plies.size(); ++i) {
      for (; number != moves.numbers.end() && number->ply <= i; ++number) {
        if (number->slip || number->number == 0) continue;
        if (!text.empty()) text += ' ';
        text.append(std::to_string(number->number)).append(number->black ? "..." : ".");
      }
      if (!text.empty()) text += ' ';
      append_move(text, moves.plies[i].move);
    }
    if (moves.bare) text = '(' + text + ')';
    out_.append(indent, ' ').append("- variation:\n");
    out_.append(indent + 4, ' ').append("moves: ");
    append_quoted(out_, text);
    out_ += '\n';
    if (depth >= deepest_line) return;
    notes(indent + 4, "start:", taken_of(moves.before), half_move, depth);
    half_moves(indent + 4, moves, half_move, depth + 1);
  }

  std::string& out_;
};

void strip(std::vector<Note>& notes) { std::erase_if(notes, is_taken); }

}  // namespace

void extract_notes(const Game& game, std::uint64_t number, std::string& out) {
  out.append("  - game: ").append(std::to_string(number)).append("\n");
  Extract extract(out);
  extract.tags(game);
  std::vector<const Note*> start = Extract::taken_of(game.preface);
  const std::vector<const Note*> before = Extract::taken_of(game.main.before);
  start.insert(start.end(), before.begin(), before.end());
  extract.notes(4, "start:", start, 0, 0);
  extract.half_moves(4, game.main, game.first_half_move(), 0);
  extract.notes(4, "end:", Extract::taken_of(game.after), 0, 0);
}

void strip_notes(Game& game) {
  strip_facts(game, Facts::all());
  for (std::vector<Note>* const notes : {&game.preface, &game.main.before, &game.after}) strip(*notes);
  for (Ply& ply : game.main.plies) {
    if (!ply.notes) continue;
    strip(*ply.notes);
    if (ply.notes->empty()) ply.notes.reset();
  }
  std::erase_if(game.tags, [](const Tag& tag) { return std::ranges::find(own_tags, tag.key) != own_tags.end(); });
}

}  // namespace tqn
