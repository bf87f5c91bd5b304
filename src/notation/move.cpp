#include "tqn/notation/move.hpp"

#include <array>
#include <charconv>
#include <cstddef>

#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

constexpr char illegible = '_';
constexpr std::uint16_t most_count = MoveText::no_count - 1;

[[nodiscard]] constexpr char to_char(std::optional<Pit> pit) noexcept { return pit ? pit->to_char() : illegible; }

[[nodiscard]] char* write_count(char* to, std::uint16_t count) noexcept {
  *to++ = '(';
  to = std::to_chars(to, to + 5, count).ptr;
  *to++ = ')';
  return to;
}

/// Takes a pit digit or '_' from the front.
[[nodiscard]] bool take_pit(std::string_view& rest, std::optional<Pit>& pit) noexcept {
  if (rest.empty()) return false;
  pit = Pit::from_char(rest.front());
  if (!pit && rest.front() != illegible) return false;
  rest.remove_prefix(1);
  return true;
}

/// Takes "(n)" from the front if it begins with a parenthesis; false if what follows is no count.
[[nodiscard]] bool take_count(std::string_view& rest, std::uint16_t& count) noexcept {
  if (rest.empty() || rest.front() != '(') return true;
  const std::size_t close = rest.find(')');
  if (close == std::string_view::npos || close == 1) return false;
  unsigned value = 0;
  for (const char c : rest.substr(1, close - 1)) {
    if (!is_digit(c)) return false;
    value = value * 10 + static_cast<unsigned>(c - '0');
    if (value > most_count) value = most_count;
  }
  count = static_cast<std::uint16_t>(value);
  rest.remove_prefix(close + 1);
  return true;
}

}  // namespace

char* write_move(char* to, const MoveText& move) noexcept {
  if (move.missing) {
    *to++ = '-';
    *to++ = '-';
    return to;
  }
  *to++ = to_char(move.from);
  *to++ = to_char(move.to);
  if (move.tuzdyk) *to++ = 'x';
  if (move.has_count()) to = write_count(to, move.count);
  if (move.plus) *to++ = '+';
  return to;
}

void append_move(std::string& out, const MoveText& move) {
  // Built on the side: one append a move is what the formatter's speed rests on.
  std::array<char, longest_move> text;
  out.append(text.data(), write_move(text.data(), move));
}

std::string format_move(const MoveText& move) {
  std::string out;
  append_move(out, move);
  return out;
}

std::optional<MoveText> parse_move(std::string_view text) noexcept {
  MoveText move;
  move.where = {0, static_cast<std::uint32_t>(text.size())};
  if (text == "--") {
    move.missing = true;
    return move;
  }
  std::string_view rest = text;
  if (!take_pit(rest, move.from) || !take_pit(rest, move.to)) return std::nullopt;
  if (!rest.empty() && (rest.front() == 'x' || rest.front() == 'X')) {
    move.tuzdyk = true;
    rest.remove_prefix(1);
  }
  if (!take_count(rest, move.count)) return std::nullopt;
  if (rest == "+") {
    move.plus = true;
    rest.remove_prefix(1);
  }
  if (!rest.empty()) return std::nullopt;
  return move;
}

}  // namespace tqn
