#include "position_text.hpp"

#include <fmt/format.h>

#include <string>
#include <vector>

#include "talk.hpp"
#include "tqn/text/line_end.hpp"

namespace tqn::tools {
namespace {

/// Tells the place of a fault; in a picture of several lines that of the line too.
Failure position_failure(const PositionTextError& error, std::string_view text) {
  std::size_t begin = 0;
  std::size_t line = 1;
  for (LineEnd end = find_line_end(text, 0); end.end < error.where.begin; end = find_line_end(text, begin)) {
    begin = end.next;
    ++line;
  }
  const std::string place = fmt::format("at character {}", error.where.begin - begin + 1);
  return {error.message, line == 1 ? place : fmt::format("in line {} of it, {}", line, place)};
}

std::string in_words(const PositionReading& reading) {
  const std::string_view name = info(reading.notation).name;
  return reading.twist.empty() ? std::string(name) : fmt::format("{}, {}", name, reading.twist);
}

std::variant<PositionText, Failure> guess(std::string_view text) {
  const PositionGuess found = guess_position(text);
  if (found.readings.empty()) return position_failure(found.error, text);
  const PositionReading& first = found.readings.front();
  if (found.readings.size() > 1) {
    std::vector<std::string> ways;
    for (const PositionReading& reading : found.readings) ways.push_back(in_words(reading));
    return Failure{"this can be read in several ways", fmt::format("{}", fmt::join(ways, "; "))};
  }
  const bool legal = std::holds_alternative<Position>(Position::from(first.text.setup, {first.text.variant}));
  if (!first.twist.empty() && legal) say(fmt::format("read as {}: only so is it legal", in_words(first)));
  return first.text;
}

std::variant<PositionText, Failure> read(std::string_view text, std::optional<PositionNotation> notation) {
  if (!notation) return guess(text);
  const auto parsed = parse_position(text, *notation);
  if (const auto* error = std::get_if<PositionTextError>(&parsed)) return position_failure(*error, text);
  return std::get<PositionText>(parsed);
}

}  // namespace

std::variant<GivenPosition, Failure> read_given_position(std::string_view text,
                                                         std::optional<PositionNotation> notation) {
  const auto found = read(text, notation);
  if (const auto* failure = std::get_if<Failure>(&found)) return *failure;
  const auto& written = std::get<PositionText>(found);
  const Rules rules{written.variant};
  const auto judged = Position::from(written.setup, rules);
  if (const auto* problems = std::get_if<SetupProblems>(&judged))
    return Failure{fmt::format("{}", fmt::join(describe(written.setup, *problems, rules), "; ")), ""};
  return GivenPosition{std::get<Position>(judged), written.move_number};
}

}  // namespace tqn::tools
