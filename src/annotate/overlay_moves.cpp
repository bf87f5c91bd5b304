#include <fmt/format.h>

#include <algorithm>

#include "annotate/overlay_entry.hpp"

namespace tqn::annotating {
namespace {

/// Whether a word is a move number: "12.", "12...", and what stands behind it, glued or not.
[[nodiscard]] std::string_view without_number(std::string_view word) noexcept {
  const std::size_t digits = word.find_first_not_of("0123456789");
  if (digits == 0 || digits == std::string_view::npos || word[digits] != '.') return word;
  const std::size_t end = word.find_first_not_of('.', digits);
  return end == std::string_view::npos ? std::string_view() : word.substr(end);
}

}  // namespace

void parse_variation_moves(const YamlNode& node, VariationWish& variation) {
  if (!node.is(YamlNode::Kind::text)) fail(node.place, "moves is a text of half-moves");
  std::string_view rest = node.text;
  if (rest.size() > 2 && rest.front() == '(' && rest.back() == ')') {
    variation.bare = true;
    rest = rest.substr(1, rest.size() - 2);
  }
  constexpr std::string_view blanks = " \t\r\n";
  while (!rest.empty()) {
    const std::size_t begin = std::min(rest.find_first_not_of(blanks), rest.size());
    const std::size_t end = std::min(rest.find_first_of(blanks, begin), rest.size());
    const std::string_view word = without_number(rest.substr(begin, end - begin));
    rest.remove_prefix(end);
    if (word.empty()) continue;
    auto move = parse_move(word);
    if (!move && word.size() == 1) {
      if (const auto pit = Pit::from_char(word.front())) move.emplace().from = pit;
    }
    if (!move) fail(node.place, fmt::format("'{}' is no half-move", word));
    variation.moves.push_back({*move, std::string(word)});
  }
  if (variation.moves.empty()) fail(node.place, "a variation without a half-move");
  if (variation.bare && variation.moves.size() != 1) fail(node.place, "parentheses hold one half-move");
}

}  // namespace tqn::annotating
