#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tqn/query/query.hpp"
#include "tqn/record/tag.hpp"

namespace tqn {

namespace query {

enum class Operator : std::uint8_t { equal, unequal, less, at_most, more, at_least, contains, lacks };

/// What a comparison looks at. selection.md 2.1.
enum class Field : std::uint8_t { tag, player, elo, team, year, half_moves, white_kazan, black_kazan };
/// How it is compared. selection.md 2.2.
enum class Kind : std::uint8_t { text, number, date, result };
/// What "has" asks for. selection.md 2.3.
enum class Trait : std::uint8_t { tag, tuzdyk, comment, variation, glyph, clock, count, moves };

struct Comparison {
  Field field = Field::tag;
  TagKey key = TagKey::other;
  Kind kind = Kind::text;
  Operator op = Operator::equal;
  std::string value;  ///< text in small letters, a date without unknown parts
  double number = 0;
  Result result = Result::unknown;
};

struct Presence {
  Trait trait = Trait::tag;
  TagKey key = TagKey::other;
};

}  // namespace query

/// One part of a condition.
struct Query::Node {
  enum class Type : std::uint8_t { all, any, none, comparison, presence };
  Type type = Type::all;
  std::vector<std::shared_ptr<const Node>> parts;  ///< of all, any and none
  query::Comparison comparison;
  query::Presence presence;
};

}  // namespace tqn
