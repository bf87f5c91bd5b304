#include "support/pathological.hpp"

#include <array>

namespace tqn::test {
namespace {

// One ball each goes round and round: 18 half-moves that capture nothing and end where they began.
constexpr std::string_view endless = "[SetUp \"1\"]\n[FEN \"8,1S/1S,8 80 80 S 1\"]\n\n";
constexpr std::string_view round_trip = "12 12 23 23 34 34 45 45 56 56 67 67 78 78 89 89 91 91\n";

constexpr std::array texts = {
    // The dimensions of ordinary files.
    Pathological{"games", "", "[Event \"#\"]\n\n1. 76 98\n2. 66 87\n3. 12 76 1-0\n\n", "", "TQ201", true},
    Pathological{"half-moves", endless, round_trip, "*\n", "", false},
    Pathological{"depth", "1. 76 98 2. 66 ", "(66 ", "", "TQ310", false},
    Pathological{"siblings", "1. 76 98 2. 66 ", "(12 89) ", "*\n", "", false},
    Pathological{"comments-on-one-move", "1. 76 ", "{word} ", "98 *\n", "", false},
    Pathological{"tags", "", "[Own# \"value\"]\n", "\n1. 76 98 *\n", "TQ202", false},
    Pathological{"same-tag", "", "[Event \"#\"]\n", "\n1. 76 98 *\n", "TQ203", false},
    Pathological{"bad-tokens", "1. 76 98 ", "zz ", "*\n", "TQ301", false},
    Pathological{"wrong-moves", "1. 76 98 ", "55 ", "*\n", "", false},
    // Brackets and quotes that never close, or close too often.
    Pathological{"open-parentheses", "1. 76 ", "(", "", "TQ110", false},
    Pathological{"closed-parentheses", "1. 76 ", ")", "", "TQ301", false},
    Pathological{"open-braces", "1. 76 ", "{", "", "TQ110", false},
    Pathological{"closed-braces", "1. 76 ", "}", "", "TQ301", false},
    Pathological{"open-brackets", "", "[", "", "TQ301", false},
    Pathological{"open-tags-on-one-line", "", "[A \"", "", "", false},
    Pathological{"open-tags-on-lines", "", "[A \"x\n", "", "", false},
    Pathological{"brace-then-tag", "1. 76 98\n", "{\n[A \"x\"]\n", "", "TQ110", false},
    Pathological{"brace-then-move", "1. 76 98\n", "{ 76 98 ", "", "TQ110", false},
    Pathological{"tag-in-comment", "1. 76 98\n{", "\n[A \"x\"]\n", "} *\n", "", false},
    Pathological{"unclosed-comment-in-every-game", "", "[Event \"#\"]\n\n1. 76 {words\n\n", "", "TQ110", true},
    Pathological{"quotes-in-a-tag", "[Event \"", "x\" ", "\"]\n\n1. 76 98 *\n", "TQ207", false},
    Pathological{"backslashes-in-a-tag", "[Event \"", "\\\\", "\"]\n\n1. 76 98 *\n", "", false},
    Pathological{"commands", "1. 76 {", "[%clk 0:01:00] ", "} 98 *\n", "", false},
    Pathological{"open-commands", "1. 76 {", "[%clk ", "} 98 *\n", "", false},
    Pathological{"checkpoints", "1. 76 ", "{[%pos 9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1]} ",
                 "98 *\n", "TQ504", false},
    // Long runs of one thing.
    Pathological{"one-long-word", "1. 76 ", "q", " 98 *\n", "TQ301", false},
    Pathological{"one-long-number", "1. 76 ", "7", " 98 *\n", "", false},
    Pathological{"one-long-comment", "1. 76 {", "word ", "} 98 *\n", "", false},
    Pathological{"one-long-tag", "[Event \"", "w", "\"]\n\n1. 76 98 *\n", "", false},
    Pathological{"blank-lines", "1. 76 98\n", "\n", "*\n", "", false},
    Pathological{"blanks", "1. 76 98", " ", "*\n", "", false},
    Pathological{"carriage-returns", "1. 76 98", "\r", "*\n", "", false},
    Pathological{"line-comments", "1. 76\n", "; word\n", "98 *\n", "", false},
    Pathological{"escape-lines", "1. 76\n", "%\n", "98 *\n", "", false},
    Pathological{"glyphs", "1. 76 ", "$1 ", "98 *\n", "", false},
    Pathological{"suffixes", "1. 76", "!", " 98 *\n", "", false},
    Pathological{"numbers", "1. 76 98 ", "5. ", "*\n", "TQ303", false},
    Pathological{"ellipses", "1. 76 ", "... ", "98 *\n", "", false},
    Pathological{"counts", "1. 76", "(10)", " 98 *\n", "", false},
    Pathological{"marks", "1. 76", " x", " 98 *\n", "", false},
    Pathological{"illegible", "1. 76 98 ", "__ ", "*\n", "", false},
    Pathological{"missing", "1. 76 98 ", "-- ", "*\n", "", false},
    Pathological{"results", "", "1-0 ", "", "", false},
    Pathological{"games-on-one-line", "", "[Event \"#\"] 1. 76 98 1-0 ", "", "", true},
    Pathological{"games-without-tags", "", "1. 76 98 1-0\n", "", "", true},
    Pathological{"tags-without-moves", "", "[Event \"#\"]\n\n", "", "", true},
    // Bytes that are no text.
    Pathological{"nul", "1. 76 ", std::string_view("\0", 1), " 98 *\n", "TQ104", false},
    Pathological{"not-utf8", "1. 76 ", "\xE6 ", " 98 *\n", "TQ101", false},
    Pathological{"cut-utf8", "[Event \"", "\xF0\x9F", "\"]\n\n1. 76 98 *\n", "TQ101", false},
    Pathological{"byte-order-marks", "1. 76 ", "\xEF\xBB\xBF", " 98 *\n", "TQ103", false},
    Pathological{"cyrillic-marks", "1. ", "76\xD1\x85 ", "*\n", "TQ102", false},
};

}  // namespace

std::span<const Pathological> pathological_texts() { return texts; }

std::string make(const Pathological& text, std::size_t repetitions) {
  std::string out(text.front);
  for (std::size_t i = 0; i < repetitions; ++i) {
    const std::size_t number = text.unit.find('#');
    out += text.unit.substr(0, number);
    if (number != std::string_view::npos) (out += std::to_string(i)) += text.unit.substr(number + 1);
  }
  return out += text.back;
}

}  // namespace tqn::test
