#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "selection.hpp"

namespace tqn {
struct Storyboard;
}  // namespace tqn

namespace tqn::tools {

/// A place in a game: "start", "end", "12w" (after White's half-move of move 12) or "12b".
struct Moment {
  enum class Kind : std::uint8_t { start, end, half_move };
  Kind kind = Kind::end;
  std::uint32_t half_move = 0;  ///< 1 is White's of move 1; only for half_move
};
/// Reads it; nothing if it is none.
[[nodiscard]] std::optional<Moment> parse_moment(std::string_view text) noexcept;
/// "start", "12w", "12b".
[[nodiscard]] std::string moment_name(std::uint32_t half_move);

/// Which positions of a game are drawn. diagrams.md 9.
struct Picks {
  std::vector<Moment> at;
  std::uint64_t every = 0;  ///< moves; 0: not asked for
  bool at_comments = false;
  std::optional<Range> range;  ///< of moves

  /// None of them: the last position is drawn.
  [[nodiscard]] bool none() const noexcept { return at.empty() && every == 0 && !at_comments && !range; }
};

/// Why a position cannot be drawn.
struct NoSuchMoment {
  std::string message;
  bool unplayable = false;  ///< a half-move before it cannot be played
  bool by_rule = false;     ///< no place was named: --every or --range found none
};
/// The frames to draw, in the order of the game.
[[nodiscard]] std::variant<std::vector<std::size_t>, NoSuchMoment> pick(const Storyboard& story, const Picks& picks);

}  // namespace tqn::tools
