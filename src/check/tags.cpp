#include "check/tags.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <vector>

#include "check/tag_value.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/suggest.hpp"

namespace tqn::checking {
namespace {

constexpr std::size_t known_tags = static_cast<std::size_t>(TagKey::other);
constexpr std::uint64_t roster = (std::uint64_t{1} << roster_size) - 1;
static_assert(known_tags <= 64, "the tags that were seen are kept as bits of one word");

/// Blank to the end of the line and the line end go with a tag that is removed.
[[nodiscard]] Span whole_line(std::string_view text, Span where) noexcept {
  if (where.end > text.size()) return where;
  const auto is_gap = [&](std::uint32_t at) { return text[at] == ' ' || text[at] == '\t'; };
  while (where.end < text.size() && is_gap(where.end)) ++where.end;
  if (where.end < text.size() && text[where.end] == '\r') ++where.end;
  if (where.end < text.size() && text[where.end] == '\n') ++where.end;
  return where;
}

void report_double(Context& context, const Tag& first, const Tag& second) {
  const bool same = first.value == second.value.view();
  Diagnostic* d = context.sink.report(same ? Code::bad_tag : Code::duplicate_tag, second.where);
  if (d == nullptr) return;
  const std::string_view name = first.name.view();
  d->message = same ? fmt::format("tag \"{}\" is there twice with the same value", name)
                    : fmt::format("tag \"{}\" is there twice with different values, \"{}\" and \"{}\"", name,
                                  first.value.view(), second.value.view());
  d->related.push_back({first.where, "the first one"});
  d->fixes.push_back({fmt::format("remove {} \"{}\"", same ? "the second" : "the second one,", second.value.view()),
                      same ? Safety::safe : Safety::manual,
                      {{whole_line(context.text, second.where), ""}}});
  if (same) return;
  d->fixes.push_back({fmt::format("remove the first one, \"{}\"", first.value.view()),
                      Safety::manual,
                      {{whole_line(context.text, first.where), ""}}});
}

void report_unknown(Context& context, const Tag& tag) {
  const std::string_view name = tag.name.view();
  const auto begin = tag.where.begin + 1;
  const Span where{begin, begin + static_cast<std::uint32_t>(name.size())};
  const bool in_place = where.end <= context.text.size() && context.text.substr(begin, name.size()) == name;
  Diagnostic* d = context.sink.report(Code::unknown_tag, in_place ? where : tag.where);
  if (d == nullptr) return;
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const TagInfo& row : all_tags()) all.push_back(row.name);
    return all;
  }();
  constexpr std::size_t farthest = 2;
  const auto near = nearest(name, names);
  const std::size_t distance = near ? edit_distance(name, *near) : farthest + 1;
  if (!near || distance > farthest) {
    d->message = fmt::format("unknown tag \"{}\"", name);
    return;
  }
  d->message = fmt::format("unknown tag \"{}\"; did you mean \"{}\"?", name, *near);
  if (!in_place) return;
  d->fixes.push_back({fmt::format("write {}", *near),
                      distance <= 1 ? Safety::suggested : Safety::manual,
                      {{where, std::string(*near)}}});
}

/// Unknown tags with the same name. Sorted, because a file can have a million of them.
void report_unknown_doubles(Context& context) {
  std::vector<const Tag*> others;
  for (const Tag& tag : context.game.tags) {
    if (tag.key == TagKey::other) others.push_back(&tag);
  }
  std::ranges::stable_sort(others, {}, [](const Tag* tag) { return tag->name.view(); });
  for (std::size_t i = 1; i < others.size(); ++i) {
    if (others[i - 1]->name == others[i]->name.view()) report_double(context, *others[i - 1], *others[i]);
  }
}

[[nodiscard]] std::string missing_names(std::uint64_t missing) {
  std::string out;
  std::size_t left = static_cast<std::size_t>(std::popcount(missing));
  for (std::size_t i = 0; i < roster_size; ++i) {
    if ((missing >> i & 1U) == 0) continue;
    out += fmt::format("\"{}\"", all_tags()[i].name);
    --left;
    if (left > 0) out += left == 1 ? " and " : ", ";
  }
  return out;
}

/// A tag that the reader made of the result stands where the result stands, behind the moves.
[[nodiscard]] bool has_written_tags(const Game& game) noexcept {
  return !game.tags.empty() && game.tags.front().where != game.result_where;
}

/// Names the unknown tags that may be missing ones, misspelt. Whether there are any.
bool relate_misspelt(const Game& game, std::uint64_t missing, Diagnostic& finding) {
  constexpr std::size_t most_looked_at = 64;  // of a million of them nobody would read more
  std::vector<std::string_view> wanted;
  for (std::size_t i = 0; i < roster_size; ++i) {
    if ((missing >> i & 1U) != 0) wanted.push_back(all_tags()[i].name);
  }
  for (std::size_t i = 0; i < std::min(game.tags.size(), most_looked_at); ++i) {
    const Tag& tag = game.tags[i];
    const auto near = tag.key == TagKey::other ? nearest(tag.name.view(), wanted) : std::nullopt;
    if (near) finding.related.push_back({tag.where, fmt::format("may be meant for \"{}\"", *near)});
  }
  return !finding.related.empty();
}

void report_missing(Context& context, std::uint64_t missing) {
  const Game& game = context.game;
  const bool has_tags = has_written_tags(game);
  const std::uint32_t place = place_of_new_tag(game);
  const Span where = has_tags ? game.tags.front().where : Span{place, place};
  Diagnostic* d = context.sink.report(Code::missing_tag, where);
  if (d == nullptr) return;
  const bool one = std::popcount(missing) == 1;
  d->message =
      fmt::format("required {} {} {} missing", one ? "tag" : "tags", missing_names(missing), one ? "is" : "are");
  std::string lines;
  for (std::size_t i = 0; i < roster_size; ++i) {
    if ((missing >> i & 1U) == 0) continue;
    const TagInfo& row = all_tags()[i];
    const bool told = row.key == TagKey::result && game.result;
    lines += fmt::format("[{} \"{}\"]\n", row.name, told ? format_result(*game.result) : row.unknown);
    if (told)
      d->notes.push_back(
          fmt::format("the moves end with {}; the tag shows it in lists of games too", format_result(*game.result)));
  }
  if (!has_tags) lines += '\n';
  const bool misspelt = relate_misspelt(game, missing, *d);
  d->fixes.push_back({one ? "add it, with the value for \"not known\"" : "add them, with the values for \"not known\"",
                      misspelt ? Safety::manual : Safety::safe,
                      {{{place, place}, lines}}});
}

}  // namespace

std::uint32_t place_of_new_tag(const Game& game) noexcept {
  return has_written_tags(game) ? game.tags.front().where.begin : game.where.begin;
}

void judge_tags(Context& context) {
  std::uint64_t seen = 0;
  std::array<std::uint32_t, known_tags> first;  // valid where the bit of `seen` is set
  std::uint32_t others = 0;
  const std::vector<Tag>& tags = context.game.tags;
  for (std::uint32_t i = 0; i < tags.size(); ++i) {
    const Tag& tag = tags[i];
    if (tag.key == TagKey::other) [[unlikely]] {
      ++others;
      report_unknown(context, tag);
      continue;
    }
    const auto key = static_cast<std::size_t>(tag.key);
    if ((seen >> key & 1U) != 0) [[unlikely]] {
      report_double(context, tags[first[key]], tag);
      continue;
    }
    seen |= std::uint64_t{1} << key;
    first[key] = i;
    judge_tag_value(context, tag);
  }
  if (others > 1) [[unlikely]]
    report_unknown_doubles(context);
  if (const std::uint64_t missing = roster & ~seen; missing != 0 && context.options.roster) [[unlikely]]
    report_missing(context, missing);
}

}  // namespace tqn::checking
