#include "selection.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "setters.hpp"

namespace tqn::tools {

std::variant<Range, std::string> parse_range(std::string_view text) {
  const std::size_t dash = text.find('-');
  const std::string_view first = text.substr(0, std::min(dash, text.size()));
  const std::string_view last = dash == std::string_view::npos ? first : text.substr(dash + 1);
  Range range;
  const auto read = [](std::string_view digits, std::uint64_t& number) {
    if (digits.empty()) return true;
    const auto parsed = parse_number(digits);
    if (parsed) number = *parsed;
    return parsed.has_value();
  };
  const bool read_both = read(first, range.first) && read(last, range.last);
  if (!read_both || (first.empty() && last.empty()))
    return fmt::format("'{}' is no number and no range such as 7, 7-9, 7- or -9", text);
  if (range.first == 0) return fmt::format("'{}' begins with 0; they count from 1", text);
  if (range.last < range.first) return fmt::format("'{}' ends before it begins", text);
  return range;
}

bool Selection::takes(const Game& game, std::uint64_t number, std::uint64_t taken) const {
  if (taken >= limit) return false;
  const auto holds = [number](const Range& range) { return range.first <= number && number <= range.last; };
  if (!games.empty() && std::ranges::none_of(games, holds)) return false;
  return std::ranges::all_of(where, [&](const Query& query) { return query.matches(game); });
}

}  // namespace tqn::tools
