#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "formats/tqn/builder.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/formats/tqn.hpp"

namespace tqn {

namespace {

/// No game text has room for more; larger move numbers are slips.
constexpr std::int64_t most_half_moves = most_game_bytes;
constexpr std::uint32_t most_count = MoveText::no_count - 1;

}  // namespace

// 5 Moves

void Builder::report_lookalike(const MoveToken& token) {
  if (Diagnostic* d = sink_.report(Code::confusable_character, token.move.where)) {
    const std::string canonical = format_move(token.move);
    d->message =
        token.lookalike
            ? fmt::format("a letter that looks like the digit 3 is used as one; \"{}\" was expected", canonical)
            : fmt::format("the tuzdyk mark is not the Latin letter x; \"{}\" was expected", canonical);
    d->fixes.push_back({fmt::format("write {}", canonical), Safety::safe, {{token.move.where, canonical}}});
  }
}

void Builder::comma_move(const MoveToken& token) {
  const Span where = token.move.where;
  // "12, 13" in prose before the moves or behind them is no half-move.
  if (closed_ || (!movetext_ && game_.main.plies.empty())) return bad_text(where);
  if (Diagnostic* d = sink_.report(Code::bad_token, {where.end - 1, where.end})) {
    d->message = fmt::format("a comma stands behind the half-move {}", format_move(token.move));
    d->fixes.push_back({"leave it out", Safety::safe, {{{where.end - 1, where.end}, ""}}});
  }
  move(token);
}

void Builder::faulty_move(const MoveToken& token) {
  const std::string_view text = slice(token.move.where);
  const bool zero = text.find('0') != std::string_view::npos;
  faulty_move(token, zero ? Code::pit_out_of_range : Code::bad_token,
              zero ? fmt::format("pit 0 does not exist in \"{}\": pits are numbered 1 to 9", in_message(text))
                   : fmt::format("\"{}\" is not a move: two pit numbers 1 to 9, optionally x, were expected",
                                 in_message(text)));
}

void Builder::faulty_move(const MoveToken& token, Code code, std::string message) {
  const Span where = token.move.where;
  if (begins_next(where)) return;
  if (Diagnostic* d = sink_.report(code, where)) d->message = std::move(message);
  line_->plies.emplace_back().move = token.move;
  ++half_move_;
  touch(where);
  // What stood there is kept beside the digit that could be read.
  Note& kept = note(NoteKind::comment, {where.end, where.end}, {where.end, where.end});
  kept.text = Text(fmt::format("[%written {}]", slice(where)));
}

void Builder::claim_number(std::uint32_t number, Span where, bool black, bool no_dot) {
  const std::int64_t claimed = 2 * (static_cast<std::int64_t>(number) - 1) + (black ? 1 : 0);
  const bool usable = number != 0 && claimed != half_move_ && claimed < most_half_moves;
  line_->numbers.push_back({static_cast<std::uint32_t>(line_->plies.size()), number, black, no_dot, !usable, where});
  other_count_ = usable ? claimed - half_move_ : 0;
}

void Builder::unexpected_number(std::uint32_t number, bool black, Span where) {
  if (closed_) return begin_next(where.begin);
  const bool fits_here = fits(number, black, half_move_);
  if (number == 1 && !fits_here) {
    if (const auto next = next_game_at(where.begin)) return begin_next(*next);
  }
  movetext_ = true;
  last_number_end_ = where.end;
  touch(where);
  if (fits_here) {
    line_->numbers.back().slip = true;
    other_count_ = 0;
  } else if (other_count_ != 0 && fits(number, black, half_move_ + other_count_)) {
    half_move_ = static_cast<std::uint32_t>(half_move_ + other_count_);
    other_count_ = 0;
  } else {
    claim_number(number, where, black, false);
  }
}

void Builder::lone_dots(Span where) {
  if (begins_next(where)) return;
  movetext_ = true;
  touch(where);
  if (where.size() == 1 || half_move_ % 2 == 1 || (half_move_ + other_count_) % 2 == 1) return;
  claim_number(half_move_ / 2 + 1, where, true, false);
}

bool Builder::is_bare_number(Pit from, Pit to) {
  const auto number = static_cast<std::uint32_t>(from.number() * 10 + to.number());
  if (!bare_numbers_ || half_move_ % 2 != 0 || number != half_move_ / 2 + 1) return false;
  claim_number(number, {token_begin_, token_begin_ + 2}, false, true);
  touch({token_begin_, token_begin_ + 2});
  return true;
}

void Builder::lone_number(std::uint32_t number, Span where) {
  // There is no move 0; and what a game cannot begin with does not end the one before it.
  if (number == 0 || (closed_ && number != 1)) return bad_text(where);
  if (begins_next(where)) return;
  const std::string_view text = slice(where);
  const bool due = half_move_ % 2 == 0 && number == half_move_ / 2 + 1;
  if (!due && number == 1) {
    if (const auto next = next_game_at(where.begin)) return begin_next(*next);
  }
  // "70", "07" and "4" are half-moves that cannot be read whole, unless a number of that value is due.
  const bool move_shaped = text.size() <= 2;
  const bool can_be_number = due && (text.size() == 1 ? !follows_number(where.begin) : bare_numbers_);
  // "769" is a half-move with a digit too many; as a number it would be dropped, and the half-move with it.
  if (text.size() == 3 && !due) return bad_text(where);
  // "3 May" in front of the moves is no half-move.
  if (move_shaped && !due && !movetext_ && game_.main.plies.empty()) return bad_text(where);
  if (move_shaped && !can_be_number) {
    MoveToken token;
    token.move.from = Pit::from_char(text[0]);
    if (text.size() == 2) token.move.to = Pit::from_char(text[1]);
    token.move.where = where;
    return faulty_move(token);
  }
  bare_numbers_ = watchful_ = true;
  movetext_ = true;
  last_number_end_ = where.end;
  touch(where);
  claim_number(number, where, false, true);
}

void Builder::lone_mark(Span where) {
  Ply* const ply = last_ply();
  if (!follows_move(where.begin) || ply->move.tuzdyk) return bad_text(where);
  ply->move.tuzdyk = true;
  touch(where);
  if (Diagnostic* d = sink_.report(Code::detached_mark, where)) {
    const std::string canonical = format_move(ply->move);
    d->message = fmt::format("the tuzdyk mark stands apart from its move; \"{}\" was expected", canonical);
    d->fixes.push_back(
        {fmt::format("write {}", canonical), Safety::safe, {{{ply->move.where.begin, where.end}, canonical}}});
  }
}

void Builder::lone_count(std::uint32_t count, Span where) {
  Ply* const ply = last_ply();
  if (!follows_move(where.begin) || ply->move.has_count()) return bad_text(where);
  ply->move.count = static_cast<std::uint16_t>(std::min(count, most_count));
  touch(where);
  if (Diagnostic* d = sink_.report(Code::parenthesis, where)) {
    const std::string canonical = format_move(ply->move);
    d->message = fmt::format("\"{}\" is read as a count of the move before it; \"{}\" was expected",
                             in_message(slice(where)), canonical);
    d->fixes.push_back(
        {fmt::format("write {}", canonical), Safety::safe, {{{ply->move.where.begin, where.end}, canonical}}});
  }
}

}  // namespace tqn
