#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "tqn/formats/format.hpp"

namespace tqn::test {

// What must hold for every text whatsoever. The property tests and the fuzz targets call the same functions.
// Each gives the empty string if all is well, else what is wrong.

/// Reading consumes everything, the spans of games and findings lie inside the text, checking and writing
/// end, canonical text is a fixed point and holds as many games.
[[nodiscard]] std::string reading_is_sound(std::string_view text);

/// Reading a text as a format ends; places of games lie inside the text and never go back, spans lie inside
/// their game; checking, completing and writing each game end, and canonical text of it can be read.
[[nodiscard]] std::string reading_is_sound(std::string_view text, const Format& format);

/// However the stream is cut into blocks, the same games come out. `sizes` are lengths of blocks, used in
/// turn; 0 counts as 1.
[[nodiscard]] std::string blocks_do_not_matter(std::string_view text, std::span<const std::uint8_t> sizes);

/// A text that is a position is written in a form that gives the same position back.
[[nodiscard]] std::string positions_come_back(std::string_view text);

/// A text that is a move is written in a form that gives the same move back; played as pits from the
/// start, the digits of any text keep 162 balls and a refused move changes nothing.
[[nodiscard]] std::string moves_come_back(std::string_view text);

}  // namespace tqn::test
