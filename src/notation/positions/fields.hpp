#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "tqn/notation/position_notation.hpp"

// notation.md 8: rows of numbers, kazans, tuzdyks by their number, the turn. One table tells how the four
// notations of this kind differ.

namespace tqn {

/// Which number the first pit has where tuzdyks are told by their number.
enum class TuzdykBase : std::uint8_t { zero, one };

/// Whether a notation is of this kind.
[[nodiscard]] bool is_of_fields(PositionNotation notation) noexcept;
/// The base that belongs to a notation. Precondition: it is of this kind, as for all that follow.
[[nodiscard]] TuzdykBase tuzdyk_base(PositionNotation notation) noexcept;
[[nodiscard]] std::variant<PositionText, PositionTextError> parse_fields(std::string_view text,
                                                                         PositionNotation notation, TuzdykBase base);
[[nodiscard]] std::string format_fields(const Position& position, PositionNotation notation, std::uint16_t move_number);

}  // namespace tqn
