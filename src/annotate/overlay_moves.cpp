#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "annotate/overlay_entry.hpp"

namespace tqn::annotating {
namespace {

/// Takes a move number, "12." or "12...", from the front of a word, whatever is glued to it. One that nothing could be
/// counted by is left out.
[[nodiscard]] std::optional<NumberClaim> take_number(std::string_view& word) noexcept {
  constexpr std::uint32_t most = 1'000'000;
  const std::size_t digits = word.find_first_not_of("0123456789");
  if (digits == 0 || digits == std::string_view::npos || word[digits] != '.') return std::nullopt;
  NumberClaim claim;
  const auto [read, error] = std::from_chars(word.data(), word.data() + digits, claim.number);
  const std::size_t end = std::min(word.find_first_not_of('.', digits), word.size());
  claim.black = end - digits > 1;
  word.remove_prefix(end);
  if (error != std::errc{} || claim.number == 0 || claim.number > most) return std::nullopt;
  return claim;
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
    std::string_view word = rest.substr(begin, end - begin);
    rest.remove_prefix(end);
    if (auto number = take_number(word)) {
      number->ply = static_cast<std::uint32_t>(variation.moves.size());
      variation.numbers.push_back(*number);
    }
    if (word.empty()) continue;
    auto move = parse_move(word);
    if (!move && word.size() == 1) {
      if (const auto pit = Pit::from_char(word.front())) move.emplace().from = pit;
    }
    if (!move) fail(node.place, fmt::format("'{}' is no half-move", word));
    variation.moves.push_back({*move, std::string(word)});
  }
  if (variation.moves.empty()) fail(node.place, "a variation without a half-move");
  if (variation.bare) variation.numbers.clear();
  if (variation.bare && variation.moves.size() != 1) fail(node.place, "parentheses hold one half-move");
}

}  // namespace tqn::annotating
