#include "formats/tqn/builder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "formats/tqn/boundary.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/formats/tqn.hpp"
#include "tqn/notation/glyph.hpp"
#include "tqn/notation/result.hpp"

namespace tqn {
namespace {

/// No game text has room for more; larger move numbers are slips.
constexpr std::int64_t most_half_moves = most_game_bytes;
constexpr std::uint32_t most_count = MoveText::no_count - 1;

Text unescaped(std::string_view value) {
  std::string text;
  text.reserve(value.size());
  for (std::size_t i = 0; i < value.size(); ++i) {
    const bool escapes = value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
    if (escapes) ++i;
    text += value[i];
  }
  return Text(text);
}

/// A token as a message quotes it: short, on one line.
std::string quoted(std::string_view token) {
  constexpr std::size_t most = 24;
  std::string text(token.substr(0, std::min(token.find_first_of("\r\n"), token.size())));
  if (text.size() > most) {
    std::size_t cut = most;
    while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U) --cut;
    text.resize(cut);
    text += "…";
  }
  return text;
}

bool is_blank_text(std::string_view text) noexcept {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

std::string_view trimmed(std::string_view text) noexcept {
  const auto begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return text.substr(0, 0);
  return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

}  // namespace

Builder::Builder(std::string_view text, Game& game, Sink& sink) noexcept
    : text_(text), game_(game), sink_(sink), line_(&game.main) {}

// The end of a game

bool Builder::begins_next(Span where) {
  if (closed_) begin_next(where.begin);
  return closed_;
}

void Builder::close_game() {
  close_variations();
  const std::uint64_t date = std::uint64_t{1} << static_cast<unsigned>(TagKey::date);
  if ((tags_seen_ & date) != 0) return;
  for (Tag& tag : game_.tags) {  // MasterTK's Start is the date where there is no other
    if (tag.key != TagKey::other || tag.name != "Start") continue;
    tag.key = TagKey::date;
    tag.alias = true;
    return;
  }
}

void Builder::begin_next(std::uint32_t at) {
  close_game();
  open_ = false;
  end_ = at;
}

void Builder::finish(std::uint32_t end) {
  if (!open_) return;
  close_game();
  open_ = false;
  end_ = end;
}

bool Builder::blank_line_before(std::uint32_t at) const noexcept {
  int line_ends = 0;
  for (std::size_t i = at; i > 0 && boundary::is_plain_blank(text_[i - 1]); --i) {
    const char c = text_[i - 1];
    if (c == '\n' || (c == '\r' && (i >= text_.size() || text_[i] != '\n'))) ++line_ends;
  }
  return line_ends >= 2;
}

std::optional<std::uint32_t> Builder::next_game_at(std::uint32_t at) {
  Ply* const ply = last_ply();
  if (ply == nullptr || !stack_.empty()) return std::nullopt;
  if (!ply->notes) return blank_line_before(at) ? std::optional(at) : std::nullopt;
  // The blank line may stand in front of notes, which then are the next game's.
  auto& notes = *ply->notes;
  for (auto note = notes.begin(); note != notes.end(); ++note) {
    if (!blank_line_before(note->where.begin)) continue;
    const std::uint32_t begin = note->where.begin;
    game_.where.end = note == notes.begin() ? ply->move.where.end : std::prev(note)->where.end;
    notes.erase(note, notes.end());
    return begin;
  }
  return blank_line_before(at) ? std::optional(at) : std::nullopt;
}

bool Builder::follows_move(std::uint32_t at) noexcept {
  const Ply* const ply = last_ply();
  if (ply == nullptr || closed_ || ply->move.where.end > at) return false;
  return slice({ply->move.where.end, at}).find_first_not_of(" \t") == std::string_view::npos;
}

bool Builder::follows_number(std::uint32_t at) const noexcept {
  return last_number_end_ > 0 && last_number_end_ <= at && is_blank_text(slice({last_number_end_, at}));
}

void Builder::close_variations() {
  while (!stack_.empty()) {
    const Frame& frame = stack_.back();
    if (Diagnostic* d = sink_.report(Code::unterminated, frame.opened)) {
      d->message = "the variation opened here is never closed: a \")\" was expected";
      d->related.push_back({{game_.where.end, game_.where.end}, "the game ends here"});
    }
    line_->where.end = game_.where.end;
    line_ = frame.line;
    half_move_ = frame.half_move;
    stack_.pop_back();
  }
}

// 4 Tags

void Builder::tag(const TagToken& token, Span where) {
  const std::string_view name = token.name;
  const TagForm form = token.form;
  if (closed_ || movetext_ || !game_.main.plies.empty()) return begin_next(where.begin);
  const TagName known = find_tag(name);
  const std::uint64_t bit = known.key == TagKey::other ? 0 : std::uint64_t{1} << static_cast<unsigned>(known.key);
  if (!game_.tags.empty()) {
    const bool repeats = (tags_seen_ & bit) != 0 || name == game_.tags.front().name.view();
    if (repeats && (ragged_ || blank_line_before(where.begin))) return begin_next(where.begin);
  }
  tags_seen_ |= bit;
  ragged_ = ragged_ || form == TagForm::cut;
  std::string_view value = token.value;
  if (form != TagForm::plain) [[unlikely]] {
    value = trimmed(value);
    if (form == TagForm::cut && value.ends_with('"')) value.remove_suffix(1);
  }
  movetext_ = false;
  touch(where);
  if (!game_.main.before.empty()) [[unlikely]] {  // what stood before or between the tags
    std::move(game_.main.before.begin(), game_.main.before.end(), std::back_inserter(game_.preface));
    game_.main.before.clear();
  }

  Tag& tag = game_.tags.emplace_back();
  tag.key = known.key;
  tag.alias = known.alias;
  tag.name = Text::borrow(name);
  tag.value = token.escaped || form == TagForm::cut ? unescaped(value) : Text::borrow(value);
  tag.where = where;
  const auto value_begin = static_cast<std::uint32_t>(value.data() - text_.data());
  tag.value_where = {value_begin, value_begin + static_cast<std::uint32_t>(value.size())};
  if (tag.key == TagKey::fen) [[unlikely]]
    half_move_ = game_.first_half_move();
  if (form == TagForm::plain) [[likely]]
    return;
  if (Diagnostic* d = sink_.report(Code::bad_tag, where)) {
    d->message = form == TagForm::quotes_inside
                     ? fmt::format("the value of tag \"{}\" holds quotes that are not escaped", name)
                 : form == TagForm::no_quotes ? fmt::format("the value of tag \"{}\" has no quotes", name)
                                              : fmt::format("tag \"{}\" is not closed: \"]\" was expected", name);
    const std::string tag_text = fmt::format("[{} \"{}\"]", name, escape_value(tag.value.view()));
    d->fixes.push_back({fmt::format("write {}", quoted(tag_text)), Safety::safe, {{where, tag_text}}});
  }
}

void Builder::bad_tag(Span where) {
  if (!game_.main.plies.empty() || movetext_ || closed_) return bad_text(where);
  touch(where);
  ragged_ = true;
  note(NoteKind::unread, where, where);
  if (Diagnostic* d = sink_.report(Code::bad_tag, where)) {
    d->message = fmt::format("\"{}\" is not a tag: a name and a value in quotes were expected", quoted(slice(where)));
  }
}

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

void Builder::faulty_move(const MoveToken& token) {
  const Span where = token.move.where;
  if (begins_next(where)) return;
  const std::string_view text = slice(where);
  const bool zero = text.find('0') != std::string_view::npos;
  if (Diagnostic* d = sink_.report(zero ? Code::pit_out_of_range : Code::bad_token, where)) {
    d->message =
        zero ? fmt::format("pit 0 does not exist in \"{}\": pits are numbered 1 to 9", quoted(text))
             : fmt::format("\"{}\" is not a move: two pit numbers 1 to 9, optionally x, were expected", quoted(text));
  }
  line_->plies.emplace_back().move = token.move;
  ++half_move_;
  touch(where);
  // What stood there is kept beside the digit that could be read.
  Note& kept = note(NoteKind::comment, {where.end, where.end}, {where.end, where.end});
  kept.text = Text(fmt::format("[%written {}]", text));
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
  if (begins_next(where)) return;
  const std::string_view text = slice(where);
  const bool due = half_move_ % 2 == 0 && number == half_move_ / 2 + 1;
  if (!due && number == 1) {
    if (const auto next = next_game_at(where.begin)) return begin_next(*next);
  }
  // "70", "07" and "4" are half-moves that cannot be read whole, unless a number of that value is due.
  const bool move_shaped = text.size() <= 2 && number != 0;
  const bool can_be_number = due && (text.size() == 1 ? !follows_number(where.begin) : bare_numbers_);
  // "7698" is two half-moves run together; as a number it would be dropped, and they with it.
  if (text.size() > 3 && !due) return bad_text(where);
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
                             quoted(slice(where)), canonical);
    d->fixes.push_back(
        {fmt::format("write {}", canonical), Safety::safe, {{{ply->move.where.begin, where.end}, canonical}}});
  }
}

// 6 Results

void Builder::result(Span where) {
  const std::string_view text = slice(where);
  const auto told = recognise_result(text);
  if (!told) return bad_text(where);
  if (told->forfeit && !game_.main.plies.empty() && !closed_ && text.size() == 3 && text[1] == '/') {
    note(NoteKind::nag, {where.begin, where.begin}, where).nag = text[0] == '+' ? 16 : 17;  // the old ± and ∓
    return;
  }
  // "1. 43-11" is no score, and a result in front of the ")" that closes a variation is not the game's.
  if ((told->score && follows_number(where.begin)) || ends_variation(where.end)) return bad_text(where);
  if (told->score && is_number_with_colon(text)) return number_with_colon(where);
  set_result(*told, where);
}

void Builder::set_result(const ResultText& told, Span where) {
  if (closed_) {
    if (game_.result == told.result) return bad_text(where);
    if (Diagnostic* d = sink_.report(Code::result_two_values, where)) {
      d->message =
          fmt::format("a second result, {}, follows {}", format_result(told.result), format_result(*game_.result));
      d->related.push_back({game_.result_where, "the first one"});
    }
    touch(where);
    note(NoteKind::unread, where, where);
    return;
  }
  close_variations();
  closed_ = watchful_ = true;
  movetext_ = true;
  game_.result = told.result;
  game_.result_where = where;
  touch(where);
  if (told.score) set_score(told.white_score, told.black_score, where);
  if (told.forfeit && game_.find(TagKey::termination) == nullptr) {
    Tag& tag = game_.tags.emplace_back();
    tag.key = TagKey::termination;
    tag.name = Text("Termination");
    tag.value = Text("forfeit");
    tag.where = tag.value_where = where;
  }
  if (told.canonical) return;
  if (Diagnostic* d = sink_.report(Code::bad_result, where)) {
    const std::string_view canonical = format_result(told.result);
    d->message = fmt::format("result \"{}\" is not one of 1-0, 0-1, 1/2-1/2, *", quoted(slice(where)));
    if (!told.score && !told.forfeit) {
      d->fixes.push_back({fmt::format("write {}", canonical), Safety::safe, {{where, std::string(canonical)}}});
    }
  }
}

void Builder::set_score(std::uint32_t white, std::uint32_t black, Span where) {
  if (game_.find(TagKey::count) != nullptr) return;
  Tag& tag = game_.tags.emplace_back();
  tag.key = TagKey::count;
  tag.name = Text("Count");
  tag.value = Text(fmt::format("{}-{}", white, black));
  tag.where = tag.value_where = where;
}

void Builder::score_rest(Span where) {
  // "84 : 78": the first number was read as a move.
  Ply* const ply = last_ply();
  if (follows_move(where.begin) && ply->move.complete() && !ply->notes && !follows_number(ply->move.where.begin)) {
    const Span whole = join(ply->move.where, where);
    const auto told = recognise_result(slice(whole));
    if (told && told->score) {
      line_->plies.pop_back();
      if (half_move_ > 0) --half_move_;
      return set_result(*told, whole);
    }
  }
  // Otherwise only the dash is strange.
  const auto digits = static_cast<std::uint32_t>(slice(where).find_first_of("0123456789"));
  bad_text({where.begin, static_cast<std::uint32_t>(where.begin + trimmed(slice(where).substr(0, digits)).size())});
  move_or_bad_text({where.begin + digits, where.end});
}

bool Builder::is_number_with_colon(std::string_view text) const noexcept {
  const std::size_t colon = text.find_first_not_of("0123456789");
  return colon != std::string_view::npos && colon <= 3 && text[colon] == ':' && !closed_ && half_move_ % 2 == 0 &&
         text.substr(0, colon) == fmt::format_int(half_move_ / 2 + 1).c_str();
}

void Builder::number_with_colon(Span where) {
  const auto colon = static_cast<std::uint32_t>(slice(where).find(':'));
  const auto move = static_cast<std::uint32_t>(slice(where).find_first_of("0123456789", colon));
  bad_text({where.begin, where.begin + colon + 1});
  move_or_bad_text({where.begin + move, where.end});
}

void Builder::move_or_bad_text(Span where) {
  const auto move = parse_move(slice(where));
  if (!move) return bad_text(where);
  MoveToken token;
  token.move = *move;
  token.move.where = where;
  this->move(token);
}

// 7 Notes

std::vector<Note>& Builder::notes_here() {
  if (closed_) return game_.after;
  Ply* const ply = last_ply();
  return ply == nullptr ? line_->before : ply->notes.make();
}

Note& Builder::note(NoteKind kind, Span text, Span where) {
  touch(where);
  Note& added = notes_here().emplace_back();
  added.kind = kind;
  added.text = Text::borrow(slice(text));
  added.where = where;
  return added;
}

void Builder::comment(Span where) {
  const bool closed = where.size() >= 2 && text_[where.end - 1] == '}';
  const Span inside{where.begin + 1, where.end - (closed ? 1U : 0U)};
  if (closed_ && !game_.zero_mark && trimmed(slice(inside)) == "zero") {
    game_.zero_mark = true;
    touch(where);
    return;
  }
  note(NoteKind::comment, inside, where);
  if (closed) return;
  if (Diagnostic* d = sink_.report(Code::unterminated, {where.begin, where.begin + 1})) {
    d->message = "the comment opened here is never closed: a \"}\" was expected";
    d->related.push_back(
        {{where.end, where.end}, where.end == text_.size() ? "the text ends here" : "the next game begins here"});
  }
}

void Builder::nag(std::uint32_t number, Span where) {
  if (closed_ || number > 255) return bad_text(where);
  movetext_ = true;
  note(NoteKind::nag, {where.begin, where.begin}, where).nag = static_cast<std::uint8_t>(number);
}

void Builder::glyph(Span where) {
  const auto number = parse_glyph(slice(where));
  if (closed_ || !number) return bad_text(where);
  movetext_ = true;
  note(NoteKind::nag, {where.begin, where.begin}, where).nag = *number;
}

void Builder::open_variation(Span where) {
  // A variation needs a half-move to replace.
  if (closed_ || last_ply() == nullptr) return skip_variation(where);
  movetext_ = true;
  if (stack_.size() >= most_variation_depth) {
    if (Diagnostic* d = sink_.report(Code::too_large, where)) {
      d->message =
          fmt::format("variations are nested deeper than {}: this one is kept as it is, unread", most_variation_depth);
    }
    const Span whole{where.begin, static_cast<std::uint32_t>(boundary::find_variation_end(text_, where.begin))};
    note(NoteKind::unread, whole, whole);
    return skip_to(whole.end);
  }
  Note& added = note(NoteKind::variation, {where.begin, where.begin}, where);
  stack_.push_back({line_, half_move_, other_count_, where});
  line_ = &added.line.make();
  line_->where = where;
  other_count_ = 0;
  if (half_move_ > 0) --half_move_;
}

void Builder::skip_variation(Span where) {
  if (unclosed_) return bad_text(where);
  const Span whole{where.begin, static_cast<std::uint32_t>(boundary::find_variation_end(text_, where.begin))};
  unclosed_ = text_[whole.end - 1] != ')';
  if (unclosed_) return bad_text(where);
  bad_text(whole);
  skip_to(whole.end);
}

void Builder::skip_to(std::uint32_t end) noexcept {
  open_ = false;
  end_ = end;
  resumes_ = true;
}

bool Builder::ends_variation(std::uint32_t at) const noexcept {
  if (stack_.empty()) return false;
  std::size_t next = boundary::skip_blanks(text_, at);
  while (next < text_.size() && text_[next] == '{') {
    next = boundary::skip_blanks(text_, boundary::find_comment_end(text_, next));
  }
  return next < text_.size() && text_[next] == ')';
}

bool Builder::resume() noexcept {
  if (!resumes_) return false;
  resumes_ = false;
  return open_ = true;
}

void Builder::close_variation(Span where) {
  if (stack_.empty() || closed_) return bad_text(where);
  touch(where);
  line_->where.end = where.end;
  line_->bare = line_->plies.size() == 1 && where.end - line_->where.begin == 4 && line_->plies.front().move.complete();
  line_ = stack_.back().line;
  half_move_ = stack_.back().half_move;
  other_count_ = stack_.back().other_count;
  stack_.pop_back();
  last_ply()->notes->back().where.end = where.end;
}

void Builder::bad_text(Span where) {
  ragged_ = true;
  auto& notes = notes_here();
  if (!notes.empty() && notes.back().kind == NoteKind::unread &&
      is_blank_text(slice({notes.back().where.end, where.begin}))) {
    Note& before = notes.back();
    before.where = join(before.where, where);
    before.text = Text::borrow(slice(before.where));
    touch(where);
    return;
  }
  note(NoteKind::unread, where, where);
  if (Diagnostic* d = sink_.report(Code::bad_token, where)) {
    d->message = fmt::format("\"{}\" is not a move, a number, a result or a note", quoted(slice(where)));
  }
}

}  // namespace tqn
