#include "formats/tqn/tag_writer.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>
#include <variant>

#include "formats/tqn/quote.hpp"
#include "tqn/notation/date.hpp"
#include "tqn/notation/position.hpp"
#include "tqn/notation/result.hpp"
#include "tqn/text/controls.hpp"

namespace tqn {
namespace {

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

/// An alias gives way to its name where that stands in the record too.
void append_tag_of(std::string& out, const Game& game, const Tag& tag) {
  const bool own_name = tag.key == TagKey::other || (tag.alias && game.find(tag.key) != &tag);
  append_canonical_tag(out, tag, own_name ? tag.name.view() : info(tag.key).name);
}

/// All tags with this key. An exact repetition says nothing more.
void append_all(std::string& out, const Game& game, TagKey key) {
  const Tag* first = nullptr;
  std::set<std::pair<std::string_view, std::string_view>> written;
  for (const Tag& tag : game.tags) {
    if (tag.key != key) continue;
    if (first == nullptr) {
      first = &tag;
      append_tag_of(out, game, tag);
      continue;
    }
    if (written.empty()) written.emplace(first->name.view(), first->value.view());
    if (written.emplace(tag.name.view(), tag.value.view()).second) append_tag_of(out, game, tag);
  }
}

/// A tag that the record does not have, but canonical text does.
void append_missing(std::string& out, const Game& game, const TagInfo& row, bool has_position) {
  const bool in_roster = static_cast<std::size_t>(row.key) < roster_size;
  if (row.key == TagKey::result)
    append_tag(out, row.name, format_result(game.closing_result()));
  else if (in_roster)
    append_tag(out, row.name, row.unknown);
  else if (row.key == TagKey::termination && game.zero_mark)
    append_tag(out, row.name, "atsyrau");
  else if (row.key == TagKey::set_up && has_position)
    append_tag(out, row.name, "1");
}

}  // namespace

void append_tags(std::string& out, const Game& game, const WriteOptions& options) {
  if (options.keep_tag_order) {
    for (const Tag& tag : game.tags) append_tag_of(out, game, tag);
  }
  std::uint64_t present = 0;
  for (const Tag& tag : game.tags) present |= std::uint64_t{1} << static_cast<unsigned>(tag.key);
  const auto has = [present](TagKey key) { return (present >> static_cast<unsigned>(key) & 1U) != 0; };
  for (const TagInfo& row : all_tags()) {
    if (!has(row.key))
      append_missing(out, game, row, has(TagKey::fen));
    else if (!options.keep_tag_order)
      append_all(out, game, row.key);
  }
  if (!options.keep_tag_order && has(TagKey::other)) append_all(out, game, TagKey::other);
}

}  // namespace tqn
