#include "tqn/notation/move.hpp"

#include <array>
#include <cstddef>

#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

constexpr char illegible = '_';
constexpr std::uint16_t most_count = MoveText::no_count - 1;

[[nodiscard]] constexpr char to_char(std::optional<Pit> pit) noexcept { return pit ? pit->to_char() : illegible; }

void append_count(std::string& out, std::uint16_t count) {
  std::array<char, 7> buffer;  // "(65534)"
  std::size_t begin = buffer.size();
  buffer[--begin] = ')';
  unsigned rest = count;
  do {
    buffer[--begin] = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest != 0);
  buffer[--begin] = '(';
  out.append(buffer.data() + begin, buffer.size() - begin);
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

void append_move(std::string& out, const MoveText& move) {
  if (move.missing) {
    out += "--";
    return;
  }
  // Built on the side: one append a move is what the formatter's speed rests on.
  const std::array<char, 3> token{to_char(move.from), to_char(move.to), 'x'};
  out.append(token.data(), move.tuzdyk ? 3 : 2);
  if (move.has_count()) append_count(out, move.count);
  if (move.plus) out += '+';
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
