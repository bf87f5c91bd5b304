#include "check/tag_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "check/start.hpp"
#include "tqn/notation/command.hpp"
#include "tqn/notation/date.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn::checking {
namespace {

struct TerminationName {
  std::string_view name;
  Termination value;
};
constexpr std::array terminations{
    TerminationName{"kazan", Termination::kazan},
    TerminationName{"atsyrau", Termination::atsyrau},
    TerminationName{"draw", Termination::draw},
    TerminationName{"resignation", Termination::resignation},
    TerminationName{"agreement", Termination::agreement},
    TerminationName{"time", Termination::time},
    TerminationName{"time forfeit", Termination::time},
    TerminationName{"forfeit", Termination::forfeit},
    TerminationName{"adjudication", Termination::adjudication},
    TerminationName{"abandoned", Termination::abandoned},
    TerminationName{"rules-infraction", Termination::rules_infraction},
    TerminationName{"rules infraction", Termination::rules_infraction},
    TerminationName{"sheet-full", Termination::sheet_full},
    TerminationName{"unterminated", Termination::unterminated},
    TerminationName{"normal", Termination::normal},
    TerminationName{"unknown", Termination::unknown},
};

/// One to `most` digits and nothing else.
[[nodiscard]] bool is_number(std::string_view value, std::size_t most) noexcept {
  return !value.empty() && value.size() <= most && std::ranges::all_of(value, is_digit);
}

[[nodiscard]] bool is_unknown(const Tag& tag) noexcept {
  const std::string_view value = tag.value.view();
  return value.empty() || value == "?" || value == "-" || value == info(tag.key).unknown;
}

void report(Context& context, const Tag& tag, std::string_view expected, std::string_view mended = {}) {
  Diagnostic* d = context.sink.report(Code::bad_tag_value, tag.value_where);
  if (d == nullptr) return;
  d->message = fmt::format("tag \"{}\" holds \"{}\"; {} was expected", info(tag.key).name, tag.value.view(), expected);
  if (!mended.empty())
    d->fixes.push_back({fmt::format("write {}", mended), Safety::safe, {{tag.value_where, std::string(mended)}}});
}

void judge_date(Context& context, const Tag& tag) {
  const std::string_view value = tag.value.view();
  if (is_canonical_date(value)) return;
  Diagnostic* d = context.sink.report(Code::bad_date, tag.value_where);
  if (d == nullptr) return;
  auto canonical = canonical_date(value);
  if (!canonical && is_unknown(tag)) canonical = info(tag.key).unknown;
  if (!canonical) {
    d->message = fmt::format("date \"{}\" is not written YYYY.MM.DD", value);
    return;
  }
  d->message = fmt::format("date \"{}\" is not written YYYY.MM.DD; {} was expected", value, *canonical);
  d->fixes.push_back({fmt::format("write {}", *canonical), Safety::safe, {{tag.value_where, *canonical}}});
}

void judge_result(Context& context, const Tag& tag) {
  const std::string_view value = tag.value.view();
  if (parse_result(value)) return;
  Diagnostic* d = context.sink.report(Code::bad_result, tag.value_where);
  if (d == nullptr) return;
  d->message = fmt::format("result \"{}\" is not one of 1-0, 0-1, 1/2-1/2, *", value);
  const auto known = recognise_result(value);
  if (!known && !is_unknown(tag)) return;
  const std::string_view canonical = known ? format_result(known->result) : "*";
  // The balls of a score and the fact of a forfeit would be lost.
  const bool loses = known && (known->score || known->forfeit);
  d->fixes.push_back({fmt::format("write {}", canonical),
                      loses ? Safety::manual : Safety::safe,
                      {{tag.value_where, std::string(canonical)}}});
}

void judge_count(Context& context, const Tag& tag) {
  const auto count = parse_final_count(tag.value.view());
  if (!count) return report(context, tag, "the balls of both kazans, as in 82-80,");
  if (!count->canonical) report(context, tag, "82-80 as the form", fmt::format("{}-{}", count->white, count->black));
}

void judge_flag(Context& context, const Tag& tag) {
  const bool has_position = !context.game.value(TagKey::fen).empty();
  if (tag.value == "1" && has_position) return;
  if (tag.value == "0" && !has_position) return;
  if (tag.value == "1") return report(context, tag, "a tag FEN beside it");
  report(context, tag, has_position ? "1, as there is a tag FEN," : "0 or 1", has_position ? "1" : "");
}

}  // namespace

std::optional<Termination> parse_termination(std::string_view value) noexcept {
  for (const TerminationName& row : terminations) {
    if (equal_ignoring_case(value, row.name)) return row.value;
  }
  return std::nullopt;
}

std::optional<FinalCount> parse_final_count(std::string_view value) noexcept {
  FinalCount count;
  const auto take_number = [&value](int& number) {
    std::size_t size = 0;
    for (number = 0; size < value.size() && size < 4 && is_digit(value[size]); ++size)
      number = number * 10 + (value[size] - '0');
    value.remove_prefix(size);
    return size > 0 && size < 4;
  };
  const auto take = [&value](std::string_view text) {
    if (!value.starts_with(text)) return false;
    value.remove_prefix(text.size());
    return true;
  };
  const auto skip_blanks = [&] {
    bool any = false;
    while (take(" ")) any = true;
    return any;
  };
  if (!take_number(count.white)) return std::nullopt;
  const bool blanks = skip_blanks();
  const bool hyphen = take("-");
  if (!hyphen && !take(":") && !take("–") && !take("—") && !take("−")) return std::nullopt;
  count.canonical = !skip_blanks() && !blanks && hyphen;
  if (!take_number(count.black) || !value.empty()) return std::nullopt;
  return count;
}

void judge_tag_value(Context& context, const Tag& tag) {
  const std::string_view value = tag.value.view();
  switch (info(tag.key).type) {
    case TagType::text:
    case TagType::round:
    case TagType::time_control:
    case TagType::position:  // by find_start
    case TagType::variant:
    case TagType::rules:
      return;
    case TagType::date:
      return judge_date(context, tag);
    case TagType::result:
      return judge_result(context, tag);
    case TagType::time:
      if (!is_canonical_time(value) && !is_unknown(tag)) report(context, tag, "a time such as 19:37:05");
      return;
    case TagType::clock:
      if (!is_unknown(tag) && !parse_clock(value)) report(context, tag, "a clock such as 1:30:00");
      return;
    case TagType::integer:
      if (!is_unknown(tag) && !is_number(value, 9)) report(context, tag, "a number");
      return;
    case TagType::elo:
      if (!is_unknown(tag) && !is_number(value, 4)) report(context, tag, "a rating of one to four digits");
      return;
    case TagType::count:
      if (!is_unknown(tag)) judge_count(context, tag);
      return;
    case TagType::termination:
      if (!is_unknown(tag) && !parse_termination(value)) {
        report(context, tag, "kazan, atsyrau, draw, resignation, agreement, time, forfeit or another word of the list");
      }
      return;
    case TagType::flag:
      return judge_flag(context, tag);
  }
}

}  // namespace tqn::checking
