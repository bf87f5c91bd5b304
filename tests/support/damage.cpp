#include "support/damage.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace tqn::test {
namespace {

constexpr std::array<std::string_view, 30> strays = {
    "\"",           "{",        "}",  "[",   "]",  "(",    ")",   ";",   "%",     "\n", "\r",  "\t",   "\n\n",
    "\\",           "{{",       "}}", "[[",  "((", "\"\"", "1-0", "12.", "1. 76", "*",  "\n%", "\n; ", "\xC3",
    "\xEF\xBB\xBF", "\xD1\x85", "7b", "1..."};

enum class Kind : std::uint8_t { flip, replace, lose, repeat, cut, insert, exchange };
constexpr std::size_t kinds = static_cast<std::size_t>(Kind::exchange) + 1;

/// Mostly a few bytes, now and then a long piece.
std::size_t piece(Random& random, std::size_t most) {
  const std::size_t wish = random.chance(80) ? random.between(1, 8) : random.between(1, 200);
  return std::min(wish, most);
}

void spoil(std::string& text, Random& random, Kind kind, std::size_t at) {
  switch (kind) {
    case Kind::flip:
      text[at] = static_cast<char>(static_cast<unsigned char>(text[at]) ^ (1U << random.below(8)));
      break;
    case Kind::replace:
      text[at] = static_cast<char>(random.below(256));
      break;
    case Kind::lose:
      text.erase(at, piece(random, text.size() - at));
      break;
    case Kind::repeat:
      text.insert(at, text.substr(at, piece(random, text.size() - at)));
      break;
    case Kind::cut:
      text.resize(at);
      break;
    case Kind::insert:
      text.insert(at, random.pick(std::span(strays)));
      break;
    case Kind::exchange:
      std::swap(text[at], text[random.below(text.size())]);
      break;
  }
}

}  // namespace

void damage(std::string& text, Random& random) {
  if (text.empty()) return;
  spoil(text, random, static_cast<Kind>(random.below(kinds)), random.below(text.size()));
}

}  // namespace tqn::test
