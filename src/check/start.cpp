#include "check/start.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <variant>

#include "tqn/notation/position.hpp"
#include "tqn/text/ascii.hpp"

namespace tqn::checking {
namespace {

void report_value(Sink* sink, const Tag& tag, std::string message) {
  if (sink == nullptr) return;
  if (Diagnostic* d = sink->report(Code::bad_tag_value, tag.value_where)) d->message = std::move(message);
}

void report_position(Sink* sink, Span where, std::string message, std::vector<std::string> notes = {}) {
  if (sink == nullptr) return;
  if (Diagnostic* d = sink->report(Code::bad_position, where)) {
    d->message = std::move(message);
    d->notes = std::move(notes);
  }
}

/// What the tags say, before the FEN is looked at.
[[nodiscard]] Rules tagged_rules(const Game& game, Sink* sink) {
  Rules rules;
  if (const Tag* tag = game.find(TagKey::variant)) {
    if (const auto variant = parse_variant(tag->value.view())) {
      rules.variant = *variant;
    } else {
      report_value(sink, *tag, fmt::format("\"{}\" is no variant: Togyzqumalaq or Bestemshe", tag->value.view()));
    }
  }
  if (const Tag* tag = game.find(TagKey::rules)) {
    if (const auto told = parse_rules(tag->value.view(), rules)) {
      rules = *told;
    } else {
      report_value(sink, *tag,
                   fmt::format("\"{}\" is no setting of the rules: end=majority, end=exhaust, atsyrau=sweep or "
                               "atsyrau=extra",
                               tag->value.view()));
    }
  }
  return rules;
}

[[nodiscard]] std::optional<Start> start_from(const Game& game, const Tag& tag, Rules rules,
                                              const CheckOptions& options, Sink* sink) {
  const auto parsed = parse_position(tag.value.view());
  if (const auto* error = std::get_if<PositionTextError>(&parsed)) {
    const std::uint32_t base = tag.value_where.begin;
    report_position(sink, {base + error->where.begin, base + error->where.end}, error->message);
    return std::nullopt;
  }
  const auto& written = std::get<PositionText>(parsed);
  if (!options.rules && rules.variant != written.variant) {
    const Tag* const variant = game.find(TagKey::variant);
    if (variant != nullptr && parse_variant(variant->value.view())) {
      report_value(sink, *variant,
                   fmt::format("the tag Variant says \"{}\", the rows of the FEN have {} pits", variant->value.view(),
                               Rules{.variant = written.variant}.pits()));
    }
    rules.variant = written.variant;
  }
  const auto judged = Position::from(written.setup, rules);
  if (const auto* problems = std::get_if<SetupProblems>(&judged)) {
    if (sink == nullptr) return std::nullopt;
    std::vector<std::string> reasons = describe(written.setup, *problems, rules);
    std::string first = reasons.empty() ? "this is no position" : std::move(reasons.front());
    if (!reasons.empty()) reasons.erase(reasons.begin());
    report_position(sink, tag.value_where, std::move(first), std::move(reasons));
    return std::nullopt;
  }
  return Start{std::get<Position>(judged), rules, std::max<std::uint16_t>(written.move_number, 1)};
}

}  // namespace

std::optional<Variant> parse_variant(std::string_view value) noexcept {
  if (value.empty() || value == "?" || equal_ignoring_case(value, "Togyzqumalaq") ||
      equal_ignoring_case(value, "Standard")) {
    return Variant::standard;
  }
  if (equal_ignoring_case(value, "Bestemshe")) return Variant::bestemshe;
  return std::nullopt;
}

std::optional<Rules> parse_rules(std::string_view value, Rules rules) noexcept {
  while (!value.empty()) {
    const std::size_t blank = value.find(' ');
    const std::string_view word = value.substr(0, blank);
    value = blank == std::string_view::npos ? std::string_view() : value.substr(blank + 1);
    if (word == "end=majority" || word == "majority") {
      rules.end = EndRule::majority;
    } else if (word == "end=exhaust" || word == "exhaust") {
      rules.end = EndRule::exhaust;
    } else if (word == "atsyrau=sweep" || word == "sweep") {
      rules.atsyrau = AtsyrauRule::sweep;
    } else if (word == "atsyrau=extra" || word == "extra") {
      rules.atsyrau = AtsyrauRule::extra;
    } else if (!word.empty() && word != "?") {
      return std::nullopt;
    }
  }
  return rules;
}

std::optional<Start> find_start(const Game& game, const CheckOptions& options, Sink* sink) {
  Rules rules = tagged_rules(game, sink);
  if (options.rules) rules = *options.rules;
  if (const Tag* fen = game.start()) return start_from(game, *fen, rules, options, sink);
  return Start{Position::start(rules), rules, 1};
}

}  // namespace tqn::checking
