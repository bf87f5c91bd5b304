#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "tqn/check/check.hpp"
#include "tqn/core/position.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn::checking {

/// Where a game begins.
struct Start {
  Position position = Position::start();
  Rules rules;
  std::uint16_t number = 1;  ///< of the first move
};

/// The value of the tag Rules: "end=exhaust atsyrau=extra", either setting alone, the words behind
/// "=" alone, or nothing. tqn.md 4.6. Nothing if it says something else. The variant is left as it is.
[[nodiscard]] std::optional<Rules> parse_rules(std::string_view value, Rules rules) noexcept;
/// The value of the tag Variant.
[[nodiscard]] std::optional<Variant> parse_variant(std::string_view value) noexcept;

/// The start of a game by its tags FEN, Variant and Rules and by the options; nothing if the FEN is no
/// position. Reports what is wrong with them (TQ206, TQ208) if there is a sink.
[[nodiscard]] std::optional<Start> find_start(const Game& game, const CheckOptions& options, Sink* sink);

}  // namespace tqn::checking
