#include "formats/tqn/writer.hpp"

#include <algorithm>
#include <charconv>

#include "formats/tqn/comment_text.hpp"
#include "formats/tqn/reader.hpp"
#include "formats/tqn/tag_writer.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/ascii.hpp"
#include "tqn/text/controls.hpp"
#include "tqn/text/ink.hpp"
#include "tqn/text/number.hpp"

namespace tqn {
namespace {

// 8.2 Movetext

class MovetextWriter {
  enum class Number : unsigned char { written, left_out };

 public:
  explicit MovetextWriter(const WriteOptions& options) : options_(options) {}

  void write(const Game& game, std::string& out) {
    for (const Note& note : game.preface) write_note(note);
    write_line(game.main, game.first_half_move(), 0);
    break_line();
    text_.append(format_result(game.closing_result()));
    for (const Note& note : game.after) {
      break_line();
      write_note(note);
    }
    break_line();
    out += text_.view(0, text_.size());
  }
  /// Whether a line had numbers of its own.
  [[nodiscard]] bool odd_numbers() const noexcept { return odd_numbers_; }

 private:
  bool wraps() const noexcept { return options_.layout == Layout::wrapped; }
  bool at_line_start() const noexcept { return text_.size() == line_begin_; }
  void break_line() {
    if (at_line_start()) return;
    while (text_.size() > line_begin_ && text_.back() == ' ') text_.shrink(text_.size() - 1);
    text_.append('\n');
    line_begin_ = text_.size();
    glued_ = false;
  }
  /// Makes room for a word: a blank, or a new line where lines are wrapped and it would be too long.
  void separate(std::size_t width) {
    if (glued_ || at_line_start()) {
      glued_ = false;
      return;
    }
    if (wraps() && text_.size() - line_begin_ + 1 + width > options_.width) return break_line();
    text_.append(' ');
  }
  void word(std::string_view text) {
    separate(text.size());
    text_.append(text);
    const std::size_t last_break = text.rfind('\n');
    if (last_break != std::string_view::npos) line_begin_ = text_.size() - (text.size() - last_break - 1);
  }
  /// A half-move, as one piece: most of the text is made of these.
  void write_move(const MoveText& move, std::uint32_t half_move, Number number) {
    char* end = text_.room(10 + 4 + longest_move);
    if (number == Number::written) {
      end = std::to_chars(end, end + 10, half_move / 2 + 1).ptr;
      const std::string_view dots = half_move % 2 == 0 ? ". " : "... ";
      end += dots.copy(end, dots.size());
    }
    text_.advance(tqn::write_move(end, move));
  }

  void write_line(const Line& line, std::uint32_t half_move, std::size_t depth);
  void write_variation(const Line& line, std::uint32_t half_move, std::size_t depth);
  void write_note(const Note& note);
  void write_comment(std::string_view text);
  void write_plain_comment(std::string_view text);
  void write_unread(std::string_view text);

  const WriteOptions& options_;
  Ink text_;
  std::size_t line_begin_ = 0;
  bool glued_ = false;    ///< the next word follows without a blank: behind '('
  bool numbered_ = true;  ///< the next half-move of Black needs its number
  bool odd_numbers_ = false;
};

void MovetextWriter::write_line(const Line& line, std::uint32_t half_move, std::size_t depth) {
  for (const Note& note : line.before) write_note(note);
  numbered_ = true;
  odd_numbers_ = odd_numbers_ || !line.numbers.empty();
  auto claim = line.numbers.begin();
  constexpr std::size_t widest_move = 24;
  for (std::size_t i = 0; i < line.plies.size(); ++i, ++half_move) {
    for (; claim != line.numbers.end() && claim->ply <= i; ++claim) {
      if (claim->slip || claim->number == 0) continue;
      half_move = 2 * (claim->number - 1) + (claim->black ? 1U : 0U);
      numbered_ = true;
    }
    const Ply& ply = line.plies[i];
    const bool white = half_move % 2 == 0;
    const bool numbered = white || numbered_;
    if (numbered && depth == 0 && !wraps()) break_line();
    if (wraps()) {
      std::string text;
      append_move(text, ply.move);
      separate(text.size() + (numbered ? 8 : 0));
    } else {
      separate(widest_move);
    }
    write_move(ply.move, half_move, numbered ? Number::written : Number::left_out);
    numbered_ = false;
    if (!ply.notes) continue;
    for (const Note& note : *ply.notes) {
      const std::size_t before = text_.size();
      note.kind == NoteKind::variation ? write_variation(*note.line, half_move, depth) : write_note(note);
      if (note.kind != NoteKind::nag && text_.size() > before) numbered_ = true;
    }
  }
}

void MovetextWriter::write_variation(const Line& line, std::uint32_t half_move, std::size_t depth) {
  if (depth == 0) break_line();
  word("(");
  glued_ = true;
  if (line.bare && !line.plies.empty()) {
    odd_numbers_ = odd_numbers_ || !line.numbers.empty();
    write_move(line.plies.front().move, half_move, Number::left_out);
  } else {
    write_line(line, half_move, depth + 1);
  }
  if (at_line_start()) glued_ = true;
  text_.append(')');
  glued_ = false;
  if (depth == 0) break_line();
}

void MovetextWriter::write_note(const Note& note) {
  switch (note.kind) {
    case NoteKind::nag: {
      std::string text("$");
      append_number(text, note.nag);
      word(text);
      return;
    }
    case NoteKind::comment:
    case NoteKind::line_comment:
      write_comment(note.text.view());
      return;
    case NoteKind::escape:
      break_line();
      text_.append('%');
      text_.append(without_controls(note.text.view()));
      break_line();
      return;
    case NoteKind::unread:
      write_unread(note.text.view());
      return;
    case NoteKind::variation:
      return;  // written by write_line, which knows the half-move
  }
}

void MovetextWriter::write_comment(std::string_view text) {
  if (is_plain(text)) return write_plain_comment(text);
  const std::string whole = without_tag_lines(std::string(trimmed(without_controls(text))));
  if (whole.find('}') == std::string::npos) {
    std::string braced(1, '{');
    braced.append(whole).push_back('}');
    return word(braced);
  }
  // Only a comment to the end of the line can hold a brace.
  std::string_view rest = whole;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    separate(end + 1);
    text_.append(';');
    text_.append(rest.substr(0, end));
    break_line();
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

void MovetextWriter::write_plain_comment(std::string_view text) {
  separate(text.size() + 2);
  char* to = text_.room(text.size() + 2);
  *to++ = '{';
  to += text.copy(to, text.size());
  *to++ = '}';
  text_.advance(to);
}

void MovetextWriter::write_unread(std::string_view text) {
  const std::string whole = without_controls(text);
  for (std::string_view rest = whole; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = trimmed(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.empty()) continue;
    break_line();
    // Only what is nothing by itself can stand by itself.
    if (stays_unread(line)) {
      text_.append(line);
    } else {
      write_comment(std::string("[%unread ").append(line) + ']');
    }
    break_line();
  }
}

/// Whether there were odd numbers, which what is written may say in another way.
bool write_once(const Game& game, std::string& out, const WriteOptions& options) {
  append_tags(out, game, options);
  out += '\n';
  MovetextWriter movetext(options);
  movetext.write(game, out);
  return movetext.odd_numbers();
}

}  // namespace

void write_tqn(const Game& game, std::string& out, const WriteOptions& options) {
  const std::size_t begin = out.size();
  if (!write_once(game, out, options)) return;
  // Canonical text is a fixed point: what it says when it is read is what is written.
  constexpr int most_rounds = 4;
  for (int round = 0; round < most_rounds; ++round) {
    const std::string text = out.substr(begin);
    Game again;
    Sink unheard(Sink::Codes(), 0);
    if (read_tqn(text, again, unheard) != text.size()) return;
    out.resize(begin);
    static_cast<void>(write_once(again, out, options));
    if (std::string_view(out).substr(begin) == text) return;
  }
}

}  // namespace tqn
