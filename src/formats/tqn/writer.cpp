#include "formats/tqn/writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <utility>
#include <vector>

#include "formats/tqn/boundary.hpp"
#include "formats/tqn/quote.hpp"
#include "formats/tqn/reader.hpp"
#include "tqn/notation/date.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/ascii.hpp"
#include "tqn/text/controls.hpp"
#include "tqn/text/ink.hpp"
#include "tqn/text/number.hpp"

namespace tqn {
namespace {

/// Finds out whether bytes are among those that canonical text does not have in a comment. Without a branch, and a
/// fixed number at a time, so that many are looked at in one.
class OddBytes {
 public:
  static constexpr std::size_t block = 16;
  void look_at(const char* text) noexcept {
    for (std::size_t i = 0; i < block; ++i) {
      const auto byte = static_cast<unsigned char>(text[i]);
      const bool odd = byte < 0x20 || byte == 0x7F || byte == '}';
      odd_[i] = static_cast<unsigned char>(odd_[i] | static_cast<unsigned char>(odd));
    }
  }
  [[nodiscard]] bool found() const noexcept {
    unsigned any = 0;
    for (const unsigned char odd : odd_) any |= odd;
    return any != 0;
  }

 private:
  std::array<unsigned char, block> odd_{};
};

/// Whether a comment is one line without anything in it or at its ends that canonical text does not have.
bool is_plain(std::string_view text) noexcept {
  if (text.empty() || text.front() == ' ' || text.back() == ' ') return false;
  OddBytes odd;
  if (text.size() < OddBytes::block) {
    std::array<char, OddBytes::block> padded;
    padded.fill(' ');
    text.copy(padded.data(), text.size());
    odd.look_at(padded.data());
    return !odd.found();
  }
  for (std::size_t at = 0; at + OddBytes::block < text.size(); at += OddBytes::block) odd.look_at(text.data() + at);
  odd.look_at(text.data() + text.size() - OddBytes::block);
  return !odd.found();
}

/// A comment in which no line looks like a tag: such a line is joined to the one before it, and that one to its own if
/// it begins with a bracket too, as both together may look like a tag.
std::string without_tag_lines(std::string text) {
  text += '}';  // as what follows
  for (std::size_t at = text.find("\n["); at != std::string::npos; at = text.find("\n[", at + 1)) {
    if (boundary::is_tag_shaped(text, at + 1) == boundary::Answer::no) continue;
    for (std::size_t join = at; join != std::string::npos; join = text.rfind('\n', join)) {
      if (text[join + 1] != '[') break;
      text[join] = ' ';
    }
  }
  text.pop_back();
  return text;
}

// 8.1 Tags

/// Whether a value can be written as it is, but for what is escaped.
bool is_on_one_line(std::string_view value) noexcept {
  return std::ranges::none_of(value, [](char c) { return c == '\n' || c == '\r' || is_control_byte(c); });
}

std::string on_one_line(std::string_view value) {
  std::string line = without_controls(value);
  std::ranges::replace(line, '\n', ' ');
  return line;
}

/// Precondition: the value is on one line.
void append_tag(std::string& out, std::string_view name, std::string_view value) {
  out += '[';
  out += name;
  out += " \"";
  const bool plain = std::ranges::none_of(value, [](char c) { return c == '"' || c == '\\'; });
  plain ? out += value : out += escape_value(value);
  out += "\"]\n";
}

/// A position in canonical spelling; empty if the text is none, or none that the rules allow.
std::string canonical_position(std::string_view text) {
  const auto parsed = parse_position(text);
  const auto* const written = std::get_if<PositionText>(&parsed);
  if (written == nullptr) return {};
  const auto judged = Position::from(written->setup, Rules{.variant = written->variant});
  const auto* const position = std::get_if<Position>(&judged);
  return position == nullptr ? std::string() : format_position(*position, written->move_number);
}

/// The value in canonical spelling, where its type has one. Precondition: the value is on one line.
void append_canonical_value(std::string& out, TagKey key, std::string_view name, std::string_view value) {
  if (key == TagKey::result) {
    if (const auto told = recognise_result(value)) return append_tag(out, name, format_result(told->result));
  }
  if ((key == TagKey::date || key == TagKey::utc_date) && !is_canonical_date(value)) {
    if (const auto date = canonical_date(value)) return append_tag(out, name, *date);
  }
  if (key == TagKey::fen) {
    const std::string position = canonical_position(value);
    if (!position.empty()) return append_tag(out, name, position);
  }
  append_tag(out, name, value);
}

void append_canonical_tag(std::string& out, const Tag& tag, std::string_view name) {
  const std::string_view value = tag.value.view();
  if (is_on_one_line(value)) return append_canonical_value(out, tag.key, name, value);
  append_canonical_value(out, tag.key, name, on_one_line(value));
}

/// Tags in the order they are written: the seven first, then the others of the table, then the rest.
void append_tags(std::string& out, const Game& game, const WriteOptions& options) {
  const auto append = [&](const Tag& tag) {
    // An alias gives way to its name where that stands in the record too.
    const bool own_name = tag.key == TagKey::other || (tag.alias && game.find(tag.key) != &tag);
    append_canonical_tag(out, tag, own_name ? tag.name.view() : info(tag.key).name);
  };
  const auto append_all = [&](TagKey key) {
    const Tag* first = nullptr;
    std::set<std::pair<std::string_view, std::string_view>> written;
    for (const Tag& tag : game.tags) {
      if (tag.key != key) continue;
      if (first == nullptr) {
        first = &tag;
        append(tag);
        continue;
      }
      // An exact repetition says nothing more.
      if (written.empty()) written.emplace(first->name.view(), first->value.view());
      if (written.emplace(tag.name.view(), tag.value.view()).second) append(tag);
    }
  };
  const bool needs_termination = game.zero_mark && game.find(TagKey::termination) == nullptr;
  if (options.keep_tag_order) {
    for (const Tag& tag : game.tags) append(tag);
  }
  std::uint64_t present = 0;
  for (const Tag& tag : game.tags) present |= std::uint64_t{1} << static_cast<unsigned>(tag.key);
  for (const TagInfo& row : all_tags()) {
    const bool in_record = (present >> static_cast<unsigned>(row.key) & 1U) != 0;
    const bool in_roster = static_cast<std::size_t>(row.key) < roster_size;
    if (in_record && !options.keep_tag_order) append_all(row.key);
    if (in_record) continue;
    if (row.key == TagKey::result)
      append_tag(out, row.name, format_result(game.closing_result()));
    else if (in_roster)
      append_tag(out, row.name, row.unknown);
    else if (row.key == TagKey::termination && needs_termination)
      append_tag(out, row.name, "atsyrau");
    else if (row.key == TagKey::set_up && (present >> static_cast<unsigned>(TagKey::fen) & 1U) != 0)
      append_tag(out, row.name, "1");
  }
  if (!options.keep_tag_order && (present >> static_cast<unsigned>(TagKey::other)) != 0) append_all(TagKey::other);
}

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
      if (note.kind == NoteKind::variation) {
        if (depth == 0) break_line();
        word("(");
        glued_ = true;
        if (note.line->bare && !note.line->plies.empty()) {
          odd_numbers_ = odd_numbers_ || !note.line->numbers.empty();
          write_move(note.line->plies.front().move, half_move, Number::left_out);
        } else {
          write_line(*note.line, half_move, depth + 1);
        }
        if (at_line_start()) glued_ = true;
        text_.append(')');
        glued_ = false;
        if (depth == 0) break_line();
      } else {
        write_note(note);
      }
      if (note.kind != NoteKind::nag && text_.size() > before) numbered_ = true;
    }
  }
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
