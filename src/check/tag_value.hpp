#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "check/context.hpp"
#include "tqn/record/tag.hpp"

namespace tqn::checking {

/// Judges the value of one tag by the kind of its key (TQ204, TQ205, TQ208). tqn.md 4.3.
void judge_tag_value(Context& context, const Tag& tag);

/// How a game ended, as the tag Termination says. tqn.md 6.3.
enum class Termination : std::uint8_t {
  kazan,
  atsyrau,
  draw,
  resignation,
  agreement,
  time,
  forfeit,
  adjudication,
  abandoned,
  rules_infraction,
  sheet_full,
  unterminated,
  normal,
  unknown,
};
/// Any case, and the spellings of other programs; nothing if it is not in the list.
[[nodiscard]] std::optional<Termination> parse_termination(std::string_view value) noexcept;

/// The balls in both kazans at the end, as the tag Count says: "82-80".
struct FinalCount {
  int white = 0;
  int black = 0;
  bool canonical = false;  ///< written without blanks and with a hyphen
};
[[nodiscard]] std::optional<FinalCount> parse_final_count(std::string_view value) noexcept;

}  // namespace tqn::checking
