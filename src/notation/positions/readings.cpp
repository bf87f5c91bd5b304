#include <algorithm>
#include <array>
#include <utility>

#include "notation/positions/fields.hpp"
#include "tqn/notation/position_notation.hpp"

namespace tqn {
namespace {

void reverse_row(PositionText& text, Side row) {
  const int pits = Rules{text.variant}.pits();
  auto& balls = text.setup.rows[row];
  std::reverse(balls.begin(), balls.begin() + pits);
}

void mirror_tuzdyk_in(PositionText& text, Side row) {
  auto& tuzdyk = text.setup.tuzdyk[opponent(row)];
  if (tuzdyk) tuzdyk = Pit::from_number(Rules{text.variant}.pits() + 1 - tuzdyk->number());
}

/// Black's row the other way round; a tuzdyk that stands in the row goes with it.
PositionText with_black_reversed(PositionText text, bool tuzdyk_in_row) {
  reverse_row(text, Side::black);
  if (tuzdyk_in_row) mirror_tuzdyk_in(text, Side::black);
  return text;
}

/// The upper row as White's and the lower one as Black's, each from pit 1.
PositionText with_white_first(PositionText text) {
  reverse_row(text, Side::black);
  mirror_tuzdyk_in(text, Side::black);
  std::swap(text.setup.rows.white, text.setup.rows.black);
  std::swap(text.setup.tuzdyk.white, text.setup.tuzdyk.black);
  return text;
}

void add_twists(std::vector<PositionReading>& out, std::string_view text, PositionNotation notation) {
  const auto plain = parse_position(text, notation);
  if (is_of_fields(notation)) {
    const bool from_one = tuzdyk_base(notation) == TuzdykBase::one;
    const auto other = parse_fields(text, notation, from_one ? TuzdykBase::zero : TuzdykBase::one);
    const auto* const twisted = std::get_if<PositionText>(&other);
    const bool says_more = twisted != nullptr && (twisted->setup.tuzdyk.white || twisted->setup.tuzdyk.black);
    if (says_more) {
      out.push_back({notation, from_one ? "tuzdyks counted from 0" : "tuzdyks counted from 1", *twisted});
    }
  }
  const auto* const read = std::get_if<PositionText>(&plain);
  if (read == nullptr) return;
  if (notation == PositionNotation::fen) {
    out.push_back({notation, "White's row first, both from pit 1", with_white_first(*read)});
  } else {
    const bool picture = !is_of_fields(notation);
    out.push_back({notation, picture ? "Black's row from pit 1 to 9" : "Black's row from pit 9 to 1",
                   with_black_reversed(*read, picture)});
  }
}

bool is_legal(const PositionReading& reading) noexcept {
  return std::holds_alternative<Position>(Position::from(reading.text.setup, {reading.text.variant}));
}

/// The notation whose reader came farthest, and why it stopped.
PositionTextError nearest_error(std::string_view text) {
  PositionTextError best{{}, "this is no position in any notation that is known"};
  std::uint32_t farthest = 0;
  for (const PositionNotationInfo& row : all_position_notations()) {
    if (!row.one_line) continue;
    auto read = parse_position(text, row.notation);
    auto* const error = std::get_if<PositionTextError>(&read);
    if (error == nullptr || error->where.begin <= farthest) continue;
    farthest = error->where.begin;
    best = std::move(*error);
  }
  return best;
}

}  // namespace

std::vector<PositionReading> all_readings(std::string_view text) {
  std::vector<PositionReading> readings;
  for (const PositionNotationInfo& row : all_position_notations()) {
    const auto read = parse_position(text, row.notation);
    if (const auto* found = std::get_if<PositionText>(&read)) readings.push_back({row.notation, "", *found});
  }
  for (const PositionNotationInfo& row : all_position_notations()) add_twists(readings, text, row.notation);
  return readings;
}

PositionGuess guess_position(std::string_view text) {
  std::vector<PositionReading> all = all_readings(text);
  if (all.empty()) return {{}, nearest_error(text)};
  PositionGuess guess;
  for (const bool twisted : {false, true}) {
    for (const PositionReading& reading : all) {
      const bool known = std::ranges::any_of(
          guess.readings, [&](const PositionReading& other) { return other.text.setup == reading.text.setup; });
      if (reading.twist.empty() != twisted && is_legal(reading) && !known) guess.readings.push_back(reading);
    }
    if (!guess.readings.empty()) return guess;
  }
  guess.readings.push_back(all.front());
  return guess;
}

}  // namespace tqn
