#include <fmt/format.h>

#include "formats/tqn/builder.hpp"
#include "formats/tqn/quote.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn {

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

void Builder::foreign_result(ResultText told, Span where) {
  told.canonical = true;
  set_result(told, where);
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
    d->message = fmt::format("result \"{}\" is not one of 1-0, 0-1, 1/2-1/2, *", in_message(slice(where)));
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
  if (closed_) return bad_text(where);
  // Otherwise only the dash is strange.
  const auto digits = static_cast<std::uint32_t>(slice(where).find_first_of("0123456789"));
  bad_text({where.begin, static_cast<std::uint32_t>(where.begin + trimmed(slice(where).substr(0, digits)).size())});
  move_or_bad_text({where.begin + digits, where.end});
}

bool Builder::is_number_with_colon(std::string_view text) const noexcept {
  const std::size_t colon = text.find_first_not_of("0123456789");
  return colon <= 3 && text[colon] == ':' && !closed_ && half_move_ % 2 == 0 &&
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

}  // namespace tqn
