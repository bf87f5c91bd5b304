#include "tqn/notation/command.hpp"

#include <array>
#include <cstddef>

#include "tqn/text/ascii.hpp"

namespace tqn {
namespace {

constexpr std::string_view blanks = " \t\r\n";

[[nodiscard]] constexpr Span span(std::size_t begin, std::size_t end) noexcept {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

/// Length of the name at the front: a letter, then letters, digits and '_'.
[[nodiscard]] std::size_t name_length(std::string_view text) noexcept {
  if (text.empty() || !is_letter(text.front())) return 0;
  std::size_t length = 1;
  while (length < text.size() && (is_letter(text[length]) || is_digit(text[length]) || text[length] == '_')) ++length;
  return length;
}

/// What stands between "[%" and "]", if it is a command.
[[nodiscard]] std::optional<Command> parse_body(std::string_view comment, std::size_t begin, std::size_t end) noexcept {
  const std::string_view body = comment.substr(begin, end - begin);
  const std::size_t name = name_length(body);
  if (name == 0 || (name < body.size() && blanks.find(body[name]) == std::string_view::npos)) return std::nullopt;
  std::size_t first = body.find_first_not_of(blanks, name);
  if (first == std::string_view::npos) first = name;
  const std::size_t last = first == name ? name : body.find_last_not_of(blanks) + 1;
  return Command{.name = body.substr(0, name),
                 .arguments = body.substr(first, last - first),
                 .where = span(begin - 2, end + 1),
                 .arguments_where = span(begin + first, begin + last)};
}

/// Takes up to `most_digits` digits from the front.
[[nodiscard]] std::optional<std::uint64_t> take_number(std::string_view& rest, std::size_t most_digits) noexcept {
  std::size_t length = 0;
  std::uint64_t value = 0;
  while (length < rest.size() && is_digit(rest[length])) {
    if (length == most_digits) return std::nullopt;
    value = value * 10 + static_cast<std::uint64_t>(rest[length] - '0');
    ++length;
  }
  if (length == 0) return std::nullopt;
  rest.remove_prefix(length);
  return value;
}

/// Hundredths of ".45"; further digits are cut off. Nothing unless the whole text is a fraction.
[[nodiscard]] std::optional<std::uint64_t> parse_fraction(std::string_view text) noexcept {
  if (text.empty()) return 0;
  if (text.front() != '.' || text.size() == 1) return std::nullopt;
  text.remove_prefix(1);
  std::uint64_t hundredths = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_digit(text[i])) return std::nullopt;
    const auto digit = static_cast<std::uint64_t>(text[i] - '0');
    if (i == 0) hundredths += 10 * digit;
    if (i == 1) hundredths += digit;
  }
  return hundredths;
}

}  // namespace

std::vector<Command> parse_commands(std::string_view comment) {
  std::vector<Command> commands;
  for (std::size_t open = comment.find("[%"); open != std::string_view::npos;) {
    // A '[' ends the search too: no byte is looked at for two commands.
    const std::size_t end = comment.find_first_of("[]", open + 2);
    if (end == std::string_view::npos) break;
    if (comment[end] == ']') {
      if (const auto command = parse_body(comment, open + 2, end)) commands.push_back(*command);
    }
    open = comment.find("[%", end);
  }
  return commands;
}

std::optional<std::uint64_t> parse_clock(std::string_view text) noexcept {
  constexpr std::size_t most_parts = 3;  // hours, minutes, seconds
  std::uint64_t seconds = 0;
  for (std::size_t part = 0; part < most_parts; ++part) {
    const auto number = take_number(text, part == 0 ? 9 : 2);
    if (!number || (part != 0 && *number > 59)) return std::nullopt;
    seconds = seconds * 60 + *number;
    if (text.empty() || text.front() != ':') break;
    text.remove_prefix(1);
    if (part + 1 == most_parts) return std::nullopt;
  }
  const auto hundredths = parse_fraction(text);
  if (!hundredths) return std::nullopt;
  return seconds * 100 + *hundredths;
}

}  // namespace tqn
