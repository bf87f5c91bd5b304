#include "annotate/tag_facts.hpp"

#include <algorithm>

#include "annotate/piece.hpp"
#include "annotate/piece_head.hpp"

namespace tqn::annotating {
namespace {

constexpr std::string_view empty_value = "\"\"";

}  // namespace

bool says_nothing(std::string_view value, TagKey key) noexcept {
  return value.empty() || value == "?" || value == "-" || value == info(key).unknown;
}

std::optional<TagKey> tag_of(Fact fact) noexcept {
  switch (fact) {
    case Fact::opening:
      return TagKey::opening;
    case Fact::count:
      return TagKey::count;
    case Fact::termination:
      return TagKey::termination;
    case Fact::plycount:
      return TagKey::ply_count;
    case Fact::counts:
    case Fact::tuzdyk:
    case Fact::kazans:
    case Fact::swing:
    case Fact::emt:
    case Fact::checkpoints:
    case Fact::prose:
    case Fact::moments:
      break;
  }
  return std::nullopt;
}

void set_tag(Game& game, Fact fact, std::string_view value, Ink& marks) {
  const auto key = tag_of(fact);
  if (!key) return;
  const auto same = [&](const Tag& tag) { return tag.key == *key; };
  const auto there = std::ranges::find_if(game.tags, same);
  if (there == game.tags.end()) {
    Tag tag;
    tag.key = *key;
    tag.name = Text::borrow(info(*key).name);
    tag.value = Text(value);
    game.tags.push_back(std::move(tag));
    return begin_piece(marks, fact);
  }
  if (!says_nothing(there->value.view(), *key) || std::ranges::count_if(game.tags, same) > 1) return;
  begin_piece(marks, fact, there->value.empty() ? empty_value : there->value.view());
  there->value = Text(value);
}

void restore_tag(Game& game, Fact fact, std::string_view before) {
  const auto key = tag_of(fact);
  const auto tag = key ? std::ranges::find(game.tags, *key, &Tag::key) : game.tags.end();
  if (tag == game.tags.end()) return;
  if (before.empty()) {
    game.tags.erase(tag);
  } else {
    tag->value = Text(before == empty_value ? std::string_view() : before);
  }
}

}  // namespace tqn::annotating
