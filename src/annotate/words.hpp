#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "tqn/annotate/pit_naming.hpp"
#include "tqn/core/pit.hpp"
#include "tqn/core/side.hpp"
#include "tqn/text/ink.hpp"
#include "tqn/text/language.hpp"

namespace tqn::annotating {

/// A sentence that can be said about a half-move.
enum class Phrase : std::uint8_t {
  takes_and_leads,
  takes_and_levels,
  takes_and_trails,
  makes_tuzdyk,
  wins,
  draws,
  starved,
  first_capture,
  takes_the_lead,
  tuzdyk_possible,
  capture_missed,
  captures_missed,
  more_than_half,
  atsyrau_in_sight,
  repeated,
  left_book,
};

/// What a sentence is about; what it does not speak of need not be set.
struct Matter {
  Side player = Side::white;
  int balls = 0;
  BySide<int> score{};  ///< told from the player's side
  std::optional<Pit> pit;
  std::string_view moves;  ///< "36, 72"
};

struct Voice {
  Language language = Language::en;
  PitNaming pits = PitNaming::numbers;
};

/// Appends a blank and the sentence.
void say(Ink& ink, Phrase phrase, const Matter& matter, const Voice& voice);

}  // namespace tqn::annotating
