#include "tqn/annotate/overlay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "annotate/overlay_entry.hpp"
#include "annotate/replay.hpp"
#include "annotate/tag_facts.hpp"

namespace tqn {
namespace {

using namespace annotating;

[[nodiscard]] Tag* find_tag_of(Game& game, const TagWish& wish) {
  const TagKey key = find_tag(wish.name).key;
  const auto found = std::ranges::find_if(game.tags, [&](const Tag& tag) {
    return key == TagKey::other ? tag.key == key && tag.name == wish.name : tag.key == key;
  });
  return found == game.tags.end() ? nullptr : &*found;
}

[[nodiscard]] std::string_view value_of(const Game& game, std::string_view name) {
  const TagKey key = find_tag(name).key;
  if (key != TagKey::other) return game.value(key);
  const auto found =
      std::ranges::find_if(game.tags, [&](const Tag& tag) { return tag.key == TagKey::other && tag.name == name; });
  return found == game.tags.end() ? std::string_view() : found->value.view();
}

/// Appends a value so that it is told from the next one.
void append_value(std::string& values, std::string_view value) {
  values.append(std::to_string(value.size())).append(":").append(value);
}

/// Sets a tag, which is a person's then and no longer the program's.
void set_tag(Game& game, const TagWish& wish) {
  disclaim_tag(game, find_tag(wish.name).key);
  if (Tag* const there = find_tag_of(game, wish)) {
    there->value = Text(wish.value);
    return;
  }
  Tag tag;
  tag.key = find_tag(wish.name).key;
  tag.name = Text(tag.key == TagKey::other ? std::string_view(wish.name) : info(tag.key).name);
  tag.value = Text(wish.value);
  game.tags.push_back(std::move(tag));
}

/// What the notes must not have made of a legal game.
void judge(const Game& game, Place place) {
  Sink sink;
  if (check(game, {}, sink).legal) return;
  const auto& kept = sink.kept();
  const auto error = std::ranges::find(kept, Severity::error, &Diagnostic::severity);
  fail(place, fmt::format("with these notes the game is not legal: {}",
                          error == kept.end() ? std::string_view("it cannot be played") : error->message));
}

}  // namespace

Overlay::Overlay() noexcept = default;
Overlay::Overlay(Overlay&&) noexcept = default;
Overlay& Overlay::operator=(Overlay&&) noexcept = default;
Overlay::~Overlay() = default;

std::variant<Overlay, YamlFault> Overlay::parse(std::string_view yaml) {
  auto tree = read_yaml_tree(yaml);
  if (auto* const fault = std::get_if<YamlFault>(&tree)) return std::move(*fault);
  Overlay overlay;
  try {
    overlay.entries_ = parse_entries(std::get<YamlNode>(tree));
    overlay.sort();
  } catch (Fault& fault) {
    return std::move(fault.fault);
  }
  return overlay;
}

std::size_t Overlay::size() const noexcept { return entries_.size(); }

Place Overlay::place(std::size_t entry) const noexcept { return entries_[entry].place; }

bool Overlay::by_number() const noexcept { return !by_game_.empty(); }

void Overlay::sort() {
  for (std::size_t entry = 0; entry < entries_.size(); ++entry) {
    const OverlayEntry& wish = entries_[entry];
    if (wish.game) {
      by_game_.emplace(*wish.game, entry);
    } else {
      std::vector<std::string> names;
      std::string values;
      for (const TagWish& tag : wish.match) {
        names.push_back(tag.name);
        append_value(values, tag.value);
      }
      by_tags_[std::move(names)].emplace(std::move(values), entry);
    }
  }
}

std::vector<std::size_t> Overlay::entries_for(const Game& game, std::uint64_t number) const {
  std::vector<std::size_t> entries;
  const auto [first, last] = by_game_.equal_range(number);
  for (auto found = first; found != last; ++found) entries.push_back(found->second);
  for (const auto& [names, by_values] : by_tags_) {
    std::string values;
    for (const std::string& name : names) append_value(values, value_of(game, name));
    const auto [begin, end] = by_values.equal_range(values);
    for (auto found = begin; found != end; ++found) entries.push_back(found->second);
  }
  std::ranges::sort(entries);
  return entries;
}

std::optional<YamlFault> Overlay::apply(std::size_t entry, Game& game, const Verdict& verdict) const {
  const OverlayEntry& wish = entries_[entry];
  try {
    Replay replay;
    replay.run(game, verdict);
    lay_over(game.main, game.first_half_move(), replay.positions(), wish.line, 0);
    add_plain_notes(game.after, wish.end);
    for (const NoteWish& note : wish.end) {
      if (note.kind == NoteKind::nag) fail(note.place, "a glyph does not stand behind the result");
    }
    for (const TagWish& tag : wish.tags) set_tag(game, tag);
    judge(game, wish.place);
  } catch (Fault& fault) {
    return std::move(fault.fault);
  }
  return std::nullopt;
}

}  // namespace tqn
