#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn {

/// What the grammar gathers of one move token.
struct MoveToken {
  MoveText move;
  bool foreign_mark = false;  ///< the mark is not the letter x
  bool lookalike = false;     ///< a digit is written with a letter that looks like it
};

/// How a tag was written.
enum class TagForm : std::uint8_t { plain, quotes_inside, half_quoted, no_quotes, cut };

/// What the grammar gathers of one tag.
struct TagToken {
  std::string_view name;
  std::string_view value;
  TagForm form = TagForm::plain;
  bool escaped = false;  ///< the value holds a backslash
};

/// Makes a Game of tokens, reports what is wrong with the writing, and finds out where the game ends.
/// Knows nothing of PEGTL and nothing of the rules. One builder reads one game.
///
/// Every token function takes the span of its token. One that does not belong to this game any more
/// ends it: then open() is false and end() is the offset where the next game begins.
class Builder {
 public:
  Builder(std::string_view text, Game& game, Sink& sink) noexcept;

  [[nodiscard]] bool open() const noexcept { return open_; }
  [[nodiscard]] std::uint32_t end() const noexcept { return end_; }
  /// Whether something behind end() was read, and may have left its traces.
  [[nodiscard]] bool gave_back() const noexcept { return gave_back_; }
  /// After open() became false: whether the game goes on at end(), with the bytes before it skipped.
  [[nodiscard]] bool resume() noexcept;
  /// The half-move of the line that comes next, 0 being White's of move 1.
  [[nodiscard]] std::uint32_t half_move() const noexcept { return half_move_; }
  /// Takes the number of the first half-move from the tag FEN, if that was changed after it was read.
  void begin_at_start() { half_move_ = game_.first_half_move(); }

  /// Where the token that is read next begins.
  void begin_token(std::uint32_t at) noexcept { token_begin_ = at; }
  [[nodiscard]] std::uint32_t token_begin() const noexcept { return token_begin_; }

  // 4 Tags
  void tag(const TagToken& token, Span where);
  void bad_tag(Span where);
  // 5 Moves
  /// Two pit digits and nothing else; the token begins at token_begin().
  void plain_move(Pit from, Pit to) {
    if (watchful_) [[unlikely]] {
      if (closed_) return begin_next(token_begin_);
      if (is_bare_number(from, to)) return;
    }
    MoveText& move = line_->plies.emplace_back().move;
    move.from = from;
    move.to = to;
    move.where = {token_begin_, token_begin_ + 2};
    ++half_move_;
    game_.where.end = token_begin_ + 2;
  }
  void move(const MoveToken& token) {
    if (closed_) [[unlikely]]
      return begin_next(token.move.where.begin);
    if (token.foreign_mark || token.lookalike) [[unlikely]]
      report_lookalike(token);
    line_->plies.emplace_back().move = token.move;
    ++half_move_;
    touch(token.move.where);
  }
  /// A comma stands behind it.
  void comma_move(const MoveToken& token);
  void faulty_move(const MoveToken& token);
  /// The same in another notation, whose words for it are the caller's.
  void faulty_move(const MoveToken& token, Code code, std::string message);
  void move_number(std::string_view text, Span where) {
    std::uint64_t number = 0;
    std::size_t digits = 0;
    for (; digits < text.size() && text[digits] >= '0' && text[digits] <= '9'; ++digits) {
      number = number * 10 + static_cast<std::uint64_t>(text[digits] - '0');
      if (number > most_number) [[unlikely]]
        number = most_number;
    }
    const bool black = text.size() - digits >= 2;  // "..", "...", and the three bytes of an ellipsis
    if (closed_ || other_count_ != 0 || !fits(number, black, half_move_)) [[unlikely]] {
      return unexpected_number(static_cast<std::uint32_t>(number), black, where);
    }
    movetext_ = true;
    last_number_end_ = where.end;
    touch(where);
  }
  void lone_dots(Span where);
  void lone_number(std::uint32_t number, Span where);
  void lone_mark(Span where);
  void lone_count(std::uint32_t count, Span where);
  // 6 Results
  void result(Span where);
  void score_rest(Span where);
  /// A result that another notation writes in a way of its own, which is no fault there.
  void foreign_result(ResultText told, Span where);
  // 7 Notes
  void comment(Span where);
  void line_comment(Span where);
  void escape_line(Span where) { note(NoteKind::escape, {where.begin + 1, where.end}, where); }
  void nag(std::uint32_t number, Span where);
  void glyph(Span where);
  void open_variation(Span where);
  void close_variation(Span where);
  void bad_text(Span where);

  /// No token is left: closes what is open. `end` is one past the last byte.
  void finish(std::uint32_t end);

 private:
  struct Frame {
    Line* line;
    std::uint32_t half_move;
    std::int64_t other_count;
    Span opened;
  };

  static constexpr std::uint64_t most_number = 0xFFFFFFFF;
  static constexpr bool fits(std::uint64_t number, bool black, std::int64_t half_move) noexcept {
    return half_move >= 0 && number == static_cast<std::uint64_t>(half_move) / 2 + 1 && (!black || half_move % 2 == 1);
  }
  void unexpected_number(std::uint32_t number, bool black, Span where);
  void touch(Span where) noexcept { game_.where.end = where.end; }
  /// Ends the game in front of `at` if the result was read; says whether it did.
  [[nodiscard]] bool begins_next(Span where);
  void begin_next(std::uint32_t at);
  /// Closes what is open and gives the names their meaning that only the whole game tells.
  void close_game();
  /// Where the next game begins, if a blank line parts the number 1 at `at` from the moves before it.
  [[nodiscard]] std::optional<std::uint32_t> next_game_at(std::uint32_t at);
  /// In a record that writes its numbers without dots: whether two digits are the number that is due.
  bool is_bare_number(Pit from, Pit to);
  /// "1: 76": the number that is due with a colon instead of its dot, no score. 6.2.
  [[nodiscard]] bool is_number_with_colon(std::string_view text) const noexcept;
  void number_with_colon(Span where);
  /// Takes what stands where a half-move was expected: the half-move, or else unread text.
  void move_or_bad_text(Span where);
  /// Whether nothing but blanks of the same line stands between the last half-move and `at`.
  [[nodiscard]] bool follows_move(std::uint32_t at) noexcept;
  /// Whether the last move number stands directly before `at`.
  [[nodiscard]] bool follows_number(std::uint32_t at) const noexcept;
  /// Takes "( ... )" as unread text, where no variation can stand; a lone "(" if nothing closes it.
  void skip_variation(Span where);
  void skip_to(std::uint32_t end) noexcept;
  /// Whether the ")" of an open variation is the next thing behind `at`, comments apart.
  [[nodiscard]] bool ends_variation(std::uint32_t at) const noexcept;
  [[nodiscard]] std::vector<Note>& notes_here();
  [[nodiscard]] Ply* last_ply() noexcept { return line_->plies.empty() ? nullptr : &line_->plies.back(); }
  Note& note(NoteKind kind, Span text, Span where);
  /// Whether text that cannot be read at `at` continues a note before it.
  [[nodiscard]] bool goes_on(const Note& unread, std::uint32_t at) const noexcept;
  /// "{zero}" behind the result, once or more often. 6.4.
  [[nodiscard]] bool is_zero_mark(Span inside, Span where);
  /// Whether a comment on the line of a half-move begins with the number that is due, its dots and a half-move.
  [[nodiscard]] bool holds_next_move(Span inside) noexcept;
  /// "[%unread text]", alone in a comment: gives back the text that a writer kept there. 7.3.
  [[nodiscard]] bool is_unread_command(Span inside, Span where);
  void close_variations();
  void claim_number(std::uint32_t number, Span where, bool black, bool no_dot);
  void report_lookalike(const MoveToken& token);
  void set_result(const ResultText& result, Span where);
  void set_score(std::uint32_t white, std::uint32_t black, Span where);
  [[nodiscard]] std::string_view slice(Span where) const noexcept { return text_.substr(where.begin, where.size()); }

  std::string_view text_;
  Game& game_;
  Sink& sink_;
  Line* line_;                    ///< the line that is being read
  std::uint32_t half_move_ = 0;   ///< of the next move in it: 0 is White's of move 1
  std::int64_t other_count_ = 0;  ///< half_move_ by the last number that did not fit, as a difference
  std::uint32_t end_ = 0;
  std::uint32_t token_begin_ = 0;
  bool open_ = true;
  bool closed_ = false;          ///< the result was read: only notes may follow
  bool movetext_ = false;        ///< something was read that a tag cannot follow in the same game
  bool bare_numbers_ = false;    ///< this game writes its numbers without dots
  bool watchful_ = false;        ///< closed_ or bare_numbers_
  bool ragged_ = false;          ///< something that is no whole tag stood among the tags
  bool gave_back_ = false;       ///< notes were read that the next game begins with
  bool unclosed_ = false;        ///< a "(" was met that nothing closes
  std::uint64_t tags_seen_ = 0;  ///< one bit a TagKey
  std::uint32_t last_number_end_ = 0;
  bool resumes_ = false;  ///< open_ is false only so that the reader moves on to end_
  std::vector<Frame> stack_;
};

}  // namespace tqn
