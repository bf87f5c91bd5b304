#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "exit.hpp"
#include "tqn/core/position.hpp"
#include "tqn/notation/position_notation.hpp"

namespace tqn::tools {

/// A position that somebody wrote on the command line or into a file of them.
struct GivenPosition {
  Position position = Position::start();
  std::uint16_t number = 1;  ///< of the move that comes next
};
/// Reads it in a notation, or in the one that it looks like; a reading that only one custom makes legal is told. Why
/// it is no position that the rules allow, all reasons at once.
[[nodiscard]] std::variant<GivenPosition, Failure> read_given_position(std::string_view text,
                                                                       std::optional<PositionNotation> notation);

}  // namespace tqn::tools
