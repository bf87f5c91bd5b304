#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tqn/core/pit.hpp"
#include "tqn/text/span.hpp"

namespace tqn {

/// What the number in `76(10)` counts. Decided by replay over a whole game. tqn.md 5.3.
enum class CountDialect : std::uint8_t {
  undecided,  ///< both readings fit so far (or there are no counts)
  total,      ///< the mover's kazan after the move (PlayOK, PlayStrategy)
  captured,   ///< the balls this move captured
};

/// What a token of a record says; nothing of it is judged. tqn.md 5.
struct MoveText {
  static constexpr std::uint16_t no_count = 0xFFFF;

  std::optional<Pit> from;         ///< nothing: illegible ('_'), or a missing half-move
  std::optional<Pit> to;           ///< nothing: illegible ('_'), or not written by the notation
  bool missing = false;            ///< "--": a half-move known to be missing
  bool tuzdyk = false;             ///< marked as making a tuzdyk
  bool plus = false;               ///< 9Q's '+', advisory: the mover's kazan grew
  std::uint16_t count = no_count;  ///< "(n)"; larger numbers are cut to 0xFFFE
  Span where;                      ///< the token with mark and count

  [[nodiscard]] constexpr bool has_count() const noexcept { return count != no_count; }
  /// Both digits are written.
  [[nodiscard]] constexpr bool complete() const noexcept { return from.has_value() && to.has_value(); }
};

static_assert(sizeof(MoveText) <= 20);

/// Bytes of the longest half-move: "76x(65534)+".
inline constexpr std::size_t longest_move = 11;
/// The same as append_move(), into memory for the longest one; gives its end.
[[nodiscard]] char* write_move(char* to, const MoveText& move) noexcept;
/// Appends the canonical token: "76", "36x", "76(10)", "7_", "--". 9Q's '+' is kept. tqn.md 5.
void append_move(std::string& out, const MoveText& move);
[[nodiscard]] std::string format_move(const MoveText& move);
/// Reads one token, whole and in canonical spelling or PlayOK's (X); nothing if it is not one.
/// The span is set to the whole text.
[[nodiscard]] std::optional<MoveText> parse_move(std::string_view text) noexcept;

}  // namespace tqn
