#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "conversion.hpp"
#include "extent.hpp"
#include "policy.hpp"
#include "tqn/check/check.hpp"
#include "tqn/record/game.hpp"
#include "tqn/render/diagram.hpp"
#include "tqn/report/report.hpp"
#include "tqn/text/diagnostic.hpp"
#include "tqn/text/span.hpp"

namespace tqn::tools {

/// What becomes of a game. cli "status".
enum class Status : std::uint8_t {
  ok,        ///< no warning, no error
  fixable,   ///< every warning and error has a fix that is safe or unambiguous
  review,    ///< somebody has to look
  rejected,  ///< it cannot be rewritten without losing or inventing something
};
[[nodiscard]] std::string_view name(Status status) noexcept;

/// What is kept of one game after it was judged. Owns everything: game and sink are used again at once.
struct GameRecord {
  std::uint32_t index = 0;      ///< in its batch, from 0
  Span where;                   ///< in the batch's text
  Extent before;                ///< of the batch's text before it
  std::uint64_t line_ends = 0;  ///< inside it, up to its last byte that is not blank
  std::string event, round, board, white, black, date;
  std::string_view result;
  std::uint32_t half_moves = 0;
  int kazan_white = 0;
  int kazan_black = 0;
  std::string_view ending;
  Level level = Level::rejected;
  bool flawed = false;  ///< something else than its layout keeps it from the archival rung
  Status status = Status::ok;
  Tally tally;
  std::uint32_t to_show = 0;         ///< findings at or above the level, kept or not
  std::vector<Diagnostic> findings;  ///< those of them that were kept, sorted
  std::string key;                   ///< start and half-moves, packed; see duplicates.hpp
};

/// Writes into a record what the game says about itself: tags, result, half-moves, kazans, ending.
void describe(GameRecord& record, const Game& game, const Verdict& verdict);

/// Bytes before and after they were rewritten.
struct Piece {
  Span before;        ///< in the batch's bytes
  Span after;         ///< in Work::rewritten
  bool open = false;  ///< canonical text of a game, to be followed by an empty line if anything follows
};

/// What was made of a batch.
struct Work {
  std::string_view text;  ///< what places count in: the bytes, or `rewritten` where fixes were applied
  Extent extent;          ///< of it
  Totals totals;          ///< of all games
  std::array<std::uint64_t, code_count> to_show{};  ///< findings at or above the level, by code
  bool failing = false;                             ///< a game makes the status 1
  std::uint64_t fixed = 0;                          ///< findings that were mended
  std::uint64_t written = 0;                        ///< games in `rewritten`
  std::uint64_t damaged = 0;                        ///< of them, those whose canonical text reads otherwise: left alone
  std::vector<GameRecord> records;                  ///< of games that have something to tell
  std::string rewritten;
  std::vector<Piece> pieces;
  std::vector<std::string> files;    ///< what the file of each piece is to be called, where there are several
  std::vector<std::uint64_t> games;  ///< of pictures: the game of each piece, in its batch, from 0
  std::vector<Diagram> diagrams;     ///< of each piece, where the document wants them
  std::uint64_t read = 0;            ///< games, taken or not
  Losses losses{};                   ///< of the games that were converted

  /// Forgets everything, keeps the memory.
  void clear();
};

}  // namespace tqn::tools
