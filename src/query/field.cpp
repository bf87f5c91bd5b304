#include "query/field.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "tqn/notation/date.hpp"
#include "tqn/text/letters.hpp"
#include "tqn/text/suggest.hpp"

namespace tqn::query {
namespace {

struct FieldName {
  std::string_view name;
  Field field;
  Kind kind;
};
constexpr std::array fields{
    FieldName{"player", Field::player, Kind::text},
    FieldName{"elo", Field::elo, Kind::number},
    FieldName{"team", Field::team, Kind::text},
    FieldName{"year", Field::year, Kind::number},
    FieldName{"half-moves", Field::half_moves, Kind::number},
    FieldName{"white-kazan", Field::white_kazan, Kind::number},
    FieldName{"black-kazan", Field::black_kazan, Kind::number},
};

struct TraitName {
  std::string_view name;
  Trait trait;
};
constexpr std::array traits{
    TraitName{"tuzdyk", Trait::tuzdyk}, TraitName{"comment", Trait::comment}, TraitName{"variation", Trait::variation},
    TraitName{"glyph", Trait::glyph},   TraitName{"clock", Trait::clock},     TraitName{"count", Trait::count},
    TraitName{"moves", Trait::moves},
};

std::optional<TagKey> find_key(std::string_view small_name) {
  for (const TagInfo& row : all_tags()) {
    if (small_letters(row.name) == small_name) return row.key;
  }
  return std::nullopt;
}

Kind kind_of(TagKey key) noexcept {
  switch (info(key).type) {
    case TagType::date:
      return Kind::date;
    case TagType::integer:
    case TagType::elo:
    case TagType::round:
      return Kind::number;
    case TagType::result:
      return Kind::result;
    case TagType::text:
    case TagType::time:
    case TagType::clock:
    case TagType::count:
    case TagType::termination:
    case TagType::variant:
    case TagType::rules:
    case TagType::flag:
    case TagType::position:
    case TagType::time_control:
      break;
  }
  return Kind::text;
}

bool is_order(Operator op) noexcept {
  return op == Operator::less || op == Operator::at_most || op == Operator::more || op == Operator::at_least;
}
bool is_search(Operator op) noexcept { return op == Operator::contains || op == Operator::lacks; }

/// "2018", "2018.05" or "2018.05.17" of any date that can be told.
std::optional<std::string> known_date(std::string_view value) {
  std::string date = canonical_date(value).value_or("");
  while (date.ends_with(".??")) date.resize(date.size() - 3);
  if (date.empty() || date.starts_with('?')) return std::nullopt;
  return date;
}

}  // namespace

bool find_field(Comparison& comparison, std::string_view name) {
  const std::string small = small_letters(name);
  if (const auto* const row = std::ranges::find(fields, small, &FieldName::name); row != fields.end()) {
    comparison.field = row->field;
    comparison.kind = row->kind;
    return true;
  }
  const auto key = find_key(small);
  if (!key) return false;
  comparison.key = *key;
  comparison.kind = kind_of(*key);
  return true;
}

std::optional<std::string> set_value(Comparison& comparison, std::string_view name, std::string_view value) {
  const bool order = is_order(comparison.op);
  const bool search = is_search(comparison.op);
  comparison.value = small_letters(value);
  switch (comparison.kind) {
    case Kind::text:
      if (order) return fmt::format("{} is a text, which has no order: use =, !=, ~ or !~", name);
      return std::nullopt;
    case Kind::number: {
      if (search) return fmt::format("{} is a number: use =, !=, <, <=, > or >=", name);
      const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), comparison.number);
      if (error == std::errc() && end == value.data() + value.size()) return std::nullopt;
      return fmt::format("{} is a number, and this is none", name);
    }
    case Kind::date: {
      if (search) return fmt::format("{} is a date: use =, !=, <, <=, > or >=", name);
      const auto date = known_date(value);
      if (!date) return fmt::format("{} is a date; write it as 2018, 2018.05 or 2018.05.17", name);
      comparison.value = *date;
      return std::nullopt;
    }
    case Kind::result: {
      if (order || search) return fmt::format("{} can be = or != only", name);
      const auto result = recognise_result(value);
      if (!result) return fmt::format("{} is one of 1-0, 0-1, 1/2-1/2 and *", name);
      comparison.result = result->result;
      return std::nullopt;
    }
  }
  return std::nullopt;
}

std::optional<Presence> find_trait(std::string_view name) {
  const std::string small = small_letters(name);
  if (const auto* const row = std::ranges::find(traits, small, &TraitName::name); row != traits.end())
    return Presence{row->trait, TagKey::other};
  const auto key = find_key(small);
  return key ? std::optional(Presence{Trait::tag, *key}) : std::nullopt;
}

std::string near_trait(std::string_view name) {
  std::vector<std::string_view> words;
  words.reserve(traits.size());
  for (const TraitName& row : traits) words.push_back(row.name);
  const auto near = nearest(small_letters(name), words);
  return near ? fmt::format(", did you mean {}?", *near) : std::string();
}

std::string near_field(std::string_view name) {
  std::vector<std::string> all;
  all.reserve(fields.size() + all_tags().size());
  for (const FieldName& row : fields) all.emplace_back(row.name);
  for (const TagInfo& row : all_tags()) all.push_back(small_letters(row.name));
  const std::vector<std::string_view> words(all.begin(), all.end());
  const auto near = nearest(small_letters(name), words);
  return near ? fmt::format(", did you mean {}?", *near) : std::string();
}

}  // namespace tqn::query
