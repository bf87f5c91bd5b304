#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "tqn/check/trace.hpp"
#include "tqn/core/position.hpp"
#include "tqn/notation/move.hpp"
#include "tqn/record/game.hpp"
#include "tqn/text/sink.hpp"

namespace tqn {

/// The conformance ladder. tqn.md 9.
enum class Level : std::uint8_t {
  rejected,  ///< not even readable: tokens or structure are lost
  readable,  ///< tokens and structure
  legal,     ///< replays under the rules
  archival,  ///< legal, canonical bytes, required tags, ending explained
};
[[nodiscard]] std::string_view name(Level level) noexcept;
/// "open", "kazan", "draw", "atsyrau".
[[nodiscard]] std::string_view name(Ending ending) noexcept;

struct CheckOptions {
  bool suggest = true;         ///< search repairs of wrong moves (rules.md has none; diagnostics.md does)
  bool roster = true;          ///< missing tags of the roster are a finding (TQ201): not so where none can be written
  bool archival = false;       ///< an unexplained ending is a warning (TQ603)
  std::optional<Rules> rules;  ///< overrules the tags Variant and Rules
  Trace* trace = nullptr;      ///< takes the way of the main line as far as it is plain: digits, landing and mark
};

/// A half-move of the main line whose pit is not written, and the only one that goes with the rest of the record.
struct FilledPit {
  std::uint32_t ply = 0;  ///< in the line
  Pit pit;
};

/// What replay found out about one game.
struct Verdict {
  std::uint32_t half_moves = 0;  ///< of the main line, as written ("--" counts)
  std::uint32_t judged = 0;      ///< of them, replayed
  std::uint32_t not_judged = 0;  ///< of them, after a fault that could not be bridged
  std::uint32_t variation_half_moves = 0;
  CountDialect counts = CountDialect::undecided;
  Position start = Position::start();
  Position end = Position::start();  ///< after the last judged half-move
  std::uint16_t start_number = 1;    ///< number of the first move
  bool legal = false;                ///< every half-move was judged, and no error of TQ2xx-TQ6xx
  std::vector<FilledPit> filled;     ///< in the order of the line
};

/// Judges every claim of a game: tags, start position, every half-move with landing, mark and count,
/// checkpoints, final Count, result and ending, the same in every variation. One slip gives one
/// finding; replay goes on under the best-supported reading. rules.md 3-19, tqn.md 4-8.
///
/// `text` is the game's own text, into which the spans point; it is used to word findings and fixes.
[[nodiscard]] Verdict check(const Game& game, std::string_view text, Sink& sink, const CheckOptions& options = {});

/// Writes into the game what replaying tells and the record leaves open: landing digits, tuzdyk marks,
/// illegible digits where exactly one move fits, or as check() fills them in. Stops at the first half-move of a line
/// that cannot be played. Returns the number of half-moves that were changed.
std::uint32_t complete(Game& game, const CheckOptions& options = {});

/// The positions of the main line: at the start, and after each half-move up to the first one that cannot be
/// played; pits that are not written are those that check() fills in. Empty if the start cannot be told. Put into
/// `positions`, which is cleared first.
void follow(const Game& game, std::vector<Position>& positions, const CheckOptions& options = {});

/// Leaves out the half-moves of the main line that are not among those from `first` to `last`, counted from 1, and
/// what said how the game ended, if its end goes. False, and nothing is changed, if the position before the first
/// cannot be told. selection.md 3.
[[nodiscard]] bool cut_to(Game& game, std::uint32_t first, std::uint32_t last, const CheckOptions& options = {});

/// Writes the counts "(n)" of a game as totals: the mover's kazan behind every even capture, and nowhere
/// else. Completes the game as well, and stops where complete() stops. tqn.md 5.3.
void write_totals(Game& game, const CheckOptions& options = {});

}  // namespace tqn
