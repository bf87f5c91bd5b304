#include "support/soup.hpp"

#include <array>
#include <span>
#include <string_view>

namespace tqn::test {
namespace {

using namespace std::string_view_literals;

constexpr std::array tokens = {
    // numbers, half-moves, and what is nearly one
    "1."sv, "1..."sv, "2."sv, "7."sv, "1"sv, "3"sv, "12"sv, "76"sv, "11x"sv, "44(10)"sv, "7_"sv, "--"sv, "7b"sv, "70"sv,
    "100"sv, "769"sv, "7698"sv, "76-98"sv, "76,98"sv, "x"sv, "\u0445"sv, "(8)"sv, "(12)"sv, "+"sv, "."sv, "..."sv,
    // results
    "1-0"sv, "0-1"sv, "1/2"sv, "*"sv, "0,5"sv, "82-80"sv, "84 : 78"sv, "(+)"sv, "(-)"sv, "+/-"sv, "1:"sv, "-"sv, "-0"sv,
    ":"sv, "\u2013"sv,
    // notes
    "("sv, ")"sv, "$1"sv, "$300"sv, "!?"sv, "+-"sv, "\u00B1"sv, "{a}"sv, "{[%unread 76]}"sv, "{zero}"sv, "{"sv, "}"sv,
    ";c"sv, "%e"sv,
    // tags
    "[Event \"x\"]"sv, "[Round 3]"sv, "[Site \"y\""sv, "[foo"sv, "[A"sv, "["sv, "]"sv, "\""sv,
    // none of these
    "junk"sv, "\x01"sv, "\u00A0"sv};
constexpr std::array gaps = {""sv, ""sv, " "sv, " "sv, "\n"sv, "\n"sv, "\n\n"sv, "\r\n"sv, "\t"sv};

}  // namespace

std::string token_soup(Random& random, std::size_t most) {
  std::string soup;
  const std::size_t count = random.between(1, most);
  for (std::size_t i = 0; i < count; ++i) {
    soup += random.pick(std::span(tokens));
    soup += random.pick(std::span(gaps));
  }
  return soup;
}

}  // namespace tqn::test
