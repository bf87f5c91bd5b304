#include "notation/positions/turn_text.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "tqn/text/letters.hpp"

namespace tqn {
namespace {

struct Phrase {
  std::string_view words;  ///< in small letters
  Side side;
};
constexpr std::array phrases{
    Phrase{"white to move", Side::white}, Phrase{"ход белых", Side::white},  Phrase{"black to move", Side::black},
    Phrase{"ход черных", Side::black},    Phrase{"ход чёрных", Side::black},
};

}  // namespace

std::optional<Side> turn_in(std::string_view line) {
  const std::string words = small_letters(line);
  for (const Phrase& phrase : phrases) {
    if (words.find(phrase.words) != std::string::npos) return phrase.side;
  }
  return std::nullopt;
}

bool tells_only_turn(std::string_view line) {
  constexpr std::string_view around = " \t\r\n.,:;!()";
  const std::size_t begin = line.find_first_not_of(around);
  if (begin == std::string_view::npos) return false;
  const std::string words = small_letters(line.substr(begin, line.find_last_not_of(around) - begin + 1));
  return std::ranges::find(phrases, words, &Phrase::words) != phrases.end();
}

bool has_letter(std::string_view line) noexcept {
  return std::ranges::any_of(line, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte >= 0x80;
  });
}

}  // namespace tqn
