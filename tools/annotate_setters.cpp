#include <fmt/format.h>

#include <vector>

#include "setters.hpp"
#include "tqn/text/suggest.hpp"

namespace tqn::tools {
namespace {

Problem unknown_fact(std::string_view word) {
  std::vector<std::string_view> names{"all"};
  for (const FactInfo& row : all_facts()) names.push_back(row.name);
  const auto near = nearest(word, names);
  return fmt::format("there is no fact '{}'; {}", word,
                     near ? fmt::format("did you mean {}?", *near) : fmt::format("known: {}", fmt::join(names, ", ")));
}

/// What stands behind "=".
Problem refine(FactOptions& options, Fact fact, std::string_view value) {
  if (fact == Fact::counts) {
    if (value != "totals" && value != "captured") return not_one_of(value, "totals|captured");
    options.counts = value == "totals" ? CountDialect::total : CountDialect::captured;
    return std::nullopt;
  }
  constexpr std::uint64_t most_moves = 100'000;
  const auto number = parse_number(value);
  if (!number || *number == 0 || *number > most_moves) return not_a_number(value, 1, most_moves);
  options.checkpoint_moves = static_cast<std::uint32_t>(*number);
  return std::nullopt;
}

Problem add_facts(Facts& facts, FactOptions* options, std::string_view value) {
  if (words_of(value).empty()) return "it is empty";
  for (const std::string_view word : words_of(value)) {
    const auto [name, more] = key_and_value(word);
    const auto fact = find_fact(name);
    if (!fact && name != "all") return unknown_fact(name);
    facts |= fact ? Facts(*fact) : Facts::all();
    if (name.size() == word.size()) continue;
    const bool refinable = fact == Fact::counts || fact == Fact::checkpoints;
    if (options == nullptr || !refinable) return fmt::format("'{}' takes no value", name);
    if (auto problem = refine(*options, *fact, more)) return problem;
  }
  return std::nullopt;
}

}  // namespace

Problem set_add(Settings& settings, std::string_view value, const Option&) {
  return add_facts(settings.add.facts, &settings.add, value);
}

Problem set_strip(Settings& settings, std::string_view value, const Option&) {
  return add_facts(settings.strip, nullptr, value);
}

Problem set_language(Settings& settings, std::string_view value, const Option& option) {
  auto problem = choose(settings.add.language, value, option);
  settings.drawing.language = settings.add.language;
  return problem;
}

Problem set_pit_names(Settings& settings, std::string_view value, const Option&) {
  if (value != "true" && value != "false") return not_one_of(value, "true|false");
  settings.add.pits = value == "true" ? PitNaming::names : PitNaming::numbers;
  return std::nullopt;
}

}  // namespace tqn::tools
