#include "tqn/query/query.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "query/node.hpp"
#include "tqn/check/check.hpp"
#include "tqn/notation/command.hpp"
#include "tqn/notation/date.hpp"
#include "tqn/text/letters.hpp"

namespace tqn {
namespace query {
namespace {

bool holds(Operator op, int order) noexcept {
  switch (op) {
    case Operator::equal:
      return order == 0;
    case Operator::unequal:
      return order != 0;
    case Operator::less:
      return order < 0;
    case Operator::at_most:
      return order <= 0;
    case Operator::more:
      return order > 0;
    case Operator::at_least:
      return order >= 0;
    case Operator::contains:
    case Operator::lacks:
      break;
  }
  return false;
}

/// What is not known makes only a denial true.
bool unknown_holds(Operator op) noexcept { return op == Operator::unequal || op == Operator::lacks; }

bool compare_text(const Comparison& wanted, std::string_view value) {
  const std::string small = small_letters(value);
  const bool stands_in_it = small.find(wanted.value) != std::string::npos;
  if (wanted.op == Operator::contains) return stands_in_it;
  if (wanted.op == Operator::lacks) return !stands_in_it;
  return holds(wanted.op, small == wanted.value ? 0 : 1);
}

bool compare_number(const Comparison& wanted, std::optional<double> value) noexcept {
  if (!value) return unknown_holds(wanted.op);
  return holds(wanted.op, *value < wanted.number ? -1 : *value > wanted.number ? 1 : 0);
}

std::optional<double> number_of(std::string_view text) noexcept {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) return std::nullopt;
  return number;
}

/// Compared as far as the condition goes: a day in May lies in May.
bool compare_date(const Comparison& wanted, std::string_view value) {
  const std::string date = canonical_date(value).value_or("");
  const std::string known = date.substr(0, wanted.value.size());
  if (known.size() < wanted.value.size() || known.find('?') != std::string::npos) return unknown_holds(wanted.op);
  return holds(wanted.op, known.compare(wanted.value));
}

bool has_words(std::string_view comment) {
  std::size_t commands = 0;
  for (const Command& command : parse_commands(comment)) commands += command.where.size();
  const auto blanks = static_cast<std::size_t>(std::ranges::count(comment, ' '));
  return commands + blanks < comment.size();
}

bool has_clock(std::string_view comment) {
  return std::ranges::any_of(parse_commands(comment),
                             [](const Command& command) { return command.name == "clk" || command.name == "emt"; });
}

bool says_something(const Tag* tag) noexcept {
  return tag != nullptr && !tag->value.empty() && tag->value.view() != info(tag->key).unknown;
}

/// One game under one condition; what replay tells is worked out once, and only if it is asked for.
class Evaluation {
 public:
  explicit Evaluation(const Game& game) noexcept : game_(game) {}

  bool matches(const Query::Node& node) {
    using enum Query::Node::Type;
    const auto match = [this](const auto& part) { return matches(*part); };
    switch (node.type) {
      case all:
        return std::ranges::all_of(node.parts, match);
      case any:
        return std::ranges::any_of(node.parts, match);
      case none:
        return std::ranges::none_of(node.parts, match);
      case comparison:
        return compare(node.comparison);
      case presence:
        return has(node.presence);
    }
    return false;
  }

 private:
  bool compare(const Comparison& wanted) {
    switch (wanted.field) {
      case Field::tag:
        return compare_tag(wanted, wanted.key);
      case Field::player:
        return compare_either(wanted, TagKey::white, TagKey::black);
      case Field::elo:
        return compare_either(wanted, TagKey::white_elo, TagKey::black_elo);
      case Field::team:
        return compare_either(wanted, TagKey::white_team, TagKey::black_team);
      case Field::year:
        return compare_number(wanted, number_of(year()));
      case Field::half_moves:
        return compare_number(wanted, static_cast<double>(game_.main.plies.size()));
      case Field::white_kazan:
        return compare_number(wanted, kazan(Side::white));
      case Field::black_kazan:
        return compare_number(wanted, kazan(Side::black));
    }
    return false;
  }

  bool compare_either(const Comparison& wanted, TagKey white, TagKey black) const {
    const bool first = compare_tag(wanted, white);
    const bool second = compare_tag(wanted, black);
    return unknown_holds(wanted.op) ? first && second : first || second;
  }

  [[nodiscard]] bool compare_tag(const Comparison& wanted, TagKey key) const {
    if (wanted.kind == Kind::result) return holds(wanted.op, game_.closing_result() == wanted.result ? 0 : 1);
    const Tag* const tag = game_.find(key);
    if (!says_something(tag)) return unknown_holds(wanted.op);
    const std::string_view value = tag->value.view();
    if (wanted.kind == Kind::text) return compare_text(wanted, value);
    return wanted.kind == Kind::date ? compare_date(wanted, value) : compare_number(wanted, number_of(value));
  }

  [[nodiscard]] std::string year() const {
    const std::string_view value = game_.value(TagKey::date);
    const std::string date = canonical_date(value).value_or("");
    return date.substr(0, 4);
  }

  std::optional<double> kazan(Side side) {
    replay();
    if (positions_.empty()) return std::nullopt;
    return positions_.back().kazan(side);
  }

  void replay() {
    if (!std::exchange(replayed_, true)) follow(game_, positions_);
  }

  bool has(const Presence& wanted) {
    switch (wanted.trait) {
      case Trait::tag:
        return says_something(game_.find(wanted.key));
      case Trait::tuzdyk:
        replay();
        return !positions_.empty() &&
               (positions_.back().tuzdyk(Side::white) != positions_.front().tuzdyk(Side::white) ||
                positions_.back().tuzdyk(Side::black) != positions_.front().tuzdyk(Side::black));
      case Trait::count:
        return std::ranges::any_of(game_.main.plies, [](const Ply& ply) { return ply.move.has_count(); });
      case Trait::moves:
        return !game_.main.plies.empty();
      case Trait::comment:
        return any_note([](const Note& note) { return is_comment(note) && has_words(note.text.view()); });
      case Trait::clock:
        return any_note([](const Note& note) { return is_comment(note) && has_clock(note.text.view()); });
      case Trait::variation:
        return any_note([](const Note& note) { return note.kind == NoteKind::variation; });
      case Trait::glyph:
        return any_note([](const Note& note) { return note.kind == NoteKind::nag; });
    }
    return false;
  }

  static bool is_comment(const Note& note) noexcept {
    return note.kind == NoteKind::comment || note.kind == NoteKind::line_comment;
  }

  /// Among the notes of the game and its main line.
  template <typename Test>
  [[nodiscard]] bool any_note(Test test) const {
    return std::ranges::any_of(game_.preface, test) || std::ranges::any_of(game_.main.before, test) ||
           std::ranges::any_of(game_.main.plies,
                               [&](const Ply& ply) { return ply.notes && std::ranges::any_of(*ply.notes, test); }) ||
           std::ranges::any_of(game_.after, test);
  }

  const Game& game_;
  std::vector<Position> positions_;
  bool replayed_ = false;
};

}  // namespace
}  // namespace query

bool Query::matches(const Game& game) const { return query::Evaluation(game).matches(*root_); }

}  // namespace tqn
