#include "formats/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "formats/tqn/quote.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/ascii.hpp"
#include "tqn/text/utf8.hpp"

namespace tqn {
namespace {

/// A word as it was understood, as far as it was.
struct Word {
  MoveText move;
  bool whole = false;         ///< nothing in it was left over
  bool lookalike = false;     ///< a letter stands for a digit
  bool foreign_mark = false;  ///< the mark is not the Latin letter
};

class Scanner {
 public:
  explicit Scanner(std::string_view word) noexcept : rest_(word) {}

  Word scan() noexcept {
    Word word;
    if (rest_ == "--") {
      word.move.missing = word.whole = true;
      return word;
    }
    if (!take_pit(word, word.move.from)) return word;
    if (rest_.empty()) {
      word.whole = word.move.from.has_value();
      return word;
    }
    if (!take_pit(word, word.move.to)) return word;
    take_mark(word);
    word.whole = take_count(word.move);
    if (word.whole && rest_ == "+") {
      word.move.plus = true;
      rest_ = {};
    }
    word.whole = word.whole && rest_.empty();
    return word;
  }

 private:
  bool take(std::string_view text) noexcept {
    if (!rest_.starts_with(text)) return false;
    rest_.remove_prefix(text.size());
    return true;
  }

  bool take_pit(Word& word, std::optional<Pit>& pit) noexcept {
    if (rest_.empty()) return false;
    pit = Pit::from_char(rest_.front());
    if (pit || rest_.front() == '_' || rest_.front() == '?') {
      rest_.remove_prefix(1);
      return true;
    }
    if (!take("\u0417") && !take("\u0437")) return false;
    word.lookalike = true;
    pit = Pit::from_number(3);
    return true;
  }

  void take_mark(Word& word) noexcept {
    constexpr std::array<std::string_view, 5> marks{"x", "X", "\u0445", "\u0425", "\u00D7"};
    for (const std::string_view mark : marks) {
      if (!take(mark)) continue;
      word.move.tuzdyk = true;
      word.foreign_mark = mark.size() > 1;
      return;
    }
  }

  /// False if a parenthesis opens and what follows is no count.
  bool take_count(MoveText& move) noexcept {
    if (!take("(")) return true;
    const std::size_t digits = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
    if (digits == 0 || !rest_.substr(digits).starts_with(')')) return false;
    unsigned count = 0;
    for (const char c : rest_.substr(0, digits))
      count = std::min(count * 10 + static_cast<unsigned>(c - '0'), MoveText::no_count - 1U);
    move.count = static_cast<std::uint16_t>(count);
    rest_.remove_prefix(digits + 1);
    return true;
  }

  std::string_view rest_;
};

std::vector<Note>& notes_here(Game& game) {
  return game.main.plies.empty() ? game.main.before : game.main.plies.back().notes.make();
}

void add_note(Game& game, NoteKind kind, std::string_view text, Span where) {
  Note& note = notes_here(game).emplace_back();
  note.kind = kind;
  note.text = Text(text);
  note.where = where;
}

void report_faulty(std::string_view word, Span where, Sink& sink) {
  const bool zero = word.find('0') < 2 && word.size() <= 3;
  if (Diagnostic* d = sink.report(zero ? Code::pit_out_of_range : Code::bad_token, where)) {
    d->message = zero ? fmt::format("pit 0 does not exist in \"{}\": pits are numbered 1 to 9", in_message(word))
                      : fmt::format("\"{}\" is not a move: two pit numbers 1 to 9, optionally x, were expected",
                                    in_message(word));
  }
}

void report_letters(const Word& word, Span where, Sink& sink) {
  if (Diagnostic* d = sink.report(Code::confusable_character, where)) {
    const std::string canonical = format_move(word.move);
    d->message =
        word.lookalike
            ? fmt::format("a letter that looks like the digit 3 is used as one; \"{}\" was expected", canonical)
            : fmt::format("the tuzdyk mark is not the Latin letter x; \"{}\" was expected", canonical);
  }
}

void add_tag(Game& game, TagName name, std::string_view written, std::string_view value, Span where) {
  value = trimmed(value);
  if (value.empty()) return;
  Tag& tag = game.tags.emplace_back();
  tag.key = name.key;
  tag.alias = name.alias;
  tag.name = Text(written);
  tag.value = Text(value);
  tag.where = tag.value_where = where;
}

}  // namespace

void add_half_move(Game& game, std::string_view word, Span where, Marks marks, Sink& sink) {
  const Word read = Scanner(word).scan();
  MoveText& move = game.main.plies.emplace_back().move;
  move = read.move;
  move.where = where;
  if (!read.whole) {
    report_faulty(word, where, sink);
    move.tuzdyk = false;
    return add_note(game, NoteKind::comment, fmt::format("[%written {}]", in_message(word)), {where.end, where.end});
  }
  if (read.lookalike || (read.foreign_mark && marks == Marks::latin)) report_letters(read, where, sink);
}

void add_missing_half_move(Game& game, Span where) {
  MoveText& move = game.main.plies.emplace_back().move;
  move.missing = true;
  move.where = where;
}

void claim_number(Game& game, std::uint32_t number, Span where) {
  if (game.main.plies.size() % 2 == 1) add_missing_half_move(game, {where.begin, where.begin});
  const auto ply = static_cast<std::uint32_t>(game.main.plies.size());
  const std::uint32_t own = ply / 2 + 1;
  std::vector<NumberClaim>& claims = game.main.numbers;
  const bool shifted = !claims.empty() && !claims.back().slip;
  const std::uint32_t expected = shifted ? claims.back().number + (own - claims.back().ply / 2 - 1) : own;
  if (number == expected) return;
  if (number == own) {
    claims.back().slip = true;
    return;
  }
  claims.push_back({ply, number, false, false, number == 0, where});
}

bool is_half_move(std::string_view word) noexcept { return Scanner(word).scan().whole; }

void add_tag(Game& game, TagKey key, std::string_view value, Span where) {
  add_tag(game, {key, false}, info(key).name, value, where);
}

void add_tag(Game& game, std::string_view name, std::string_view value, Span where) {
  add_tag(game, find_tag(name), name, value, where);
}

void set_result(Game& game, std::string_view text, Span where, Sink& sink) {
  if (is_blank_text(text)) return;
  const auto told = recognise_result(text);
  if (!told || !told->canonical) {
    if (Diagnostic* d = sink.report(Code::bad_result, where))
      d->message = fmt::format("result \"{}\" is not one of 1-0, 0-1, 1/2-1/2, *", in_message(trimmed(text)));
  }
  if (!told) return add_note(game, NoteKind::comment, fmt::format("[%written {}]", in_message(trimmed(text))), where);
  if (game.result && *game.result != told->result) {
    if (Diagnostic* d = sink.report(Code::result_two_values, where)) {
      d->message =
          fmt::format("a second result, {}, beside {}", format_result(told->result), format_result(*game.result));
      d->related.push_back({game.result_where, "the first one"});
    }
    return;
  }
  if (game.result) return;
  game.result = told->result;
  game.result_where = where;
  add_tag(game, TagKey::result, format_result(told->result), where);
  if (told->forfeit) add_tag(game, TagKey::termination, "forfeit", where);
  if (told->score) add_tag(game, TagKey::count, fmt::format("{}-{}", told->white_score, told->black_score), where);
}

void add_unread(Game& game, std::string_view text, Span where, Sink& sink) {
  if (Diagnostic* d = sink.report(Code::bad_token, where))
    d->message = fmt::format("\"{}\" cannot be read here", in_message(trimmed(text)));
  add_note(game, NoteKind::unread, trimmed(text), where);
}

void add_unread_lines(Game& game, std::string_view text, std::size_t at, Sink& sink) {
  bool told = false;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
    const Span where{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
    const std::string_view line = trimmed(text.substr(at, end - at));
    at = end + 1;
    if (line.empty()) continue;
    if (told) {
      add_note(game, NoteKind::unread, line, where);
    } else {
      add_unread(game, line, where, sink);
    }
    told = true;
  }
}

void add_comment(Game& game, std::string_view text, Span where) { add_note(game, NoteKind::comment, text, where); }

}  // namespace tqn
